/// How far a picture is from its golden.
///
/// Pictures of two sizes are compared on a canvas that holds both, from the top left; what only one
/// of them covers differs.
package struct PictureDifference: Hashable, Sendable {
  /// The golden's size.
  package var expectedSize: PixelSize
  /// The picture's size.
  package var actualSize: PixelSize
  /// The scales that the pictures were drawn at; nil if they are the same or not known.
  package var scales: ScaleChange?
  /// How many pixels differ.
  package var differingPixels: Int
  /// How many pixels look antialiased, and so were not counted as differing.
  package var antialiasedPixels: Int
  /// How many pixels are under a mask.
  package var maskedPixels: Int
  /// Where differing pixels are close together, the largest number of pixels first; at most 100.
  package var clusters: [Cluster]
  /// How many clusters there are, with those that `clusters` leaves out.
  package var clusterCount: Int
  /// How many pixels would differ at other thresholds, the lowest first.
  package var sweep: [SweepStep]

  /// Differing pixels that are close together.
  package struct Cluster: Hashable, Sendable {
    /// The smallest rectangle around them.
    package var box: PixelRect
    /// How many differ.
    package var differingPixels: Int
    /// The elements under the box, as in `item 7`; empty if that is not known.
    package var elements: [String]

    /// A cluster in a box.
    package init(box: PixelRect, differingPixels: Int, elements: [String] = []) {
      self.box = box
      self.differingPixels = differingPixels
      self.elements = elements
    }
  }

  /// How many pixels would differ at a threshold.
  package struct SweepStep: Hashable, Sendable {
    /// From 0 to 1.
    package var threshold: Double
    /// How many pixels would differ.
    package var differingPixels: Int

    /// A number of pixels for a threshold.
    package init(threshold: Double, differingPixels: Int) {
      self.threshold = threshold
      self.differingPixels = differingPixels
    }
  }

  /// The most clusters that are described one by one: more are noise, which their number shows.
  static let clusterLimit = 100

  /// A difference by its numbers; the number of clusters defaults to that of those given.
  package init(
    expectedSize: PixelSize, actualSize: PixelSize, scales: ScaleChange? = nil,
    differingPixels: Int, antialiasedPixels: Int = 0, maskedPixels: Int = 0,
    clusters: [Cluster] = [], clusterCount: Int? = nil, sweep: [SweepStep] = []
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.scales = scales
    self.differingPixels = differingPixels
    self.antialiasedPixels = antialiasedPixels
    self.maskedPixels = maskedPixels
    self.clusters = clusters
    self.clusterCount = clusterCount ?? clusters.count
    self.sweep = sweep
  }

  /// How many pixels the canvas that holds both pictures has.
  package var pixelCount: Int {
    max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
  }

  /// Which part of the pixels differs, from 0 to 1.
  package var differingRatio: Double { Double(differingPixels) / Double(max(pixelCount, 1)) }
}

/// The device pixels a point of two pictures that were drawn at different scales.
package struct ScaleChange: Hashable, Sendable {
  /// The golden's scale.
  package var expected: Double
  /// The picture's scale.
  package var actual: Double

  /// A change from one scale to another.
  package init(expected: Double, actual: Double) {
    self.expected = expected
    self.actual = actual
  }
}

/// The thresholds at which it is counted how many pixels would differ.
enum ThresholdSweep {
  /// From the strictest on; the small ones distinguish shades of a colour.
  static let thresholds = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

  /// A pixel is above none of the thresholds, above one, and so on.
  static let levelCount = thresholds.count + 1

  /// The steps for pixels that were counted by how many thresholds they are above.
  static func steps(_ countsByLevel: [Int]) -> [PictureDifference.SweepStep] {
    thresholds.indices.map { index in
      PictureDifference.SweepStep(
        threshold: thresholds[index],
        differingPixels: countsByLevel[(index + 1)...].reduce(0, +))
    }
  }
}
