/// The difference of a picture from its golden.
///
/// Pictures of two sizes are compared on a canvas with room for both, from the top left; pixels
/// that only one of them covers differ.
package struct PictureDifference: Hashable, Sendable {
  /// The golden's size.
  package var expectedSize: PixelSize
  /// The picture's size.
  package var actualSize: PixelSize
  /// The scales that the pictures were drawn at; nil if they are the same or not known.
  package var scales: ScaleChange?
  /// The number of pixels that differ.
  package var differingPixels: Int
  /// The number of pixels that look antialiased, and so are not counted as differing.
  package var antialiasedPixels: Int
  /// The number of pixels under a mask.
  package var maskedPixels: Int
  /// The groups of differing pixels that are close together, the largest number of pixels first; at
  /// most 100.
  package var clusters: [Cluster]
  /// The number of clusters, including those that `clusters` leaves out.
  package var clusterCount: Int
  /// The numbers of pixels that would differ at other thresholds, the lowest first.
  package var sweep: [SweepStep]

  /// Differing pixels that are close together.
  package struct Cluster: Hashable, Sendable {
    /// The smallest rectangle around them.
    package var box: PixelRect
    /// The number of pixels that differ.
    package var differingPixels: Int
    /// The elements under the box, as in `item 7`; empty if they are not known.
    package var elements: [String]

    /// Creates a cluster in a box.
    package init(box: PixelRect, differingPixels: Int, elements: [String] = []) {
      self.box = box
      self.differingPixels = differingPixels
      self.elements = elements
    }
  }

  /// The number of pixels that would differ at a threshold.
  package struct SweepStep: Hashable, Sendable {
    /// The threshold, from 0 to 1.
    package var threshold: Double
    /// The number of pixels that would differ.
    package var differingPixels: Int

    /// Creates a step with its number of pixels.
    package init(threshold: Double, differingPixels: Int) {
      self.threshold = threshold
      self.differingPixels = differingPixels
    }
  }

  /// The largest number of clusters that are described one by one: more are noise, which their
  /// number shows.
  static let clusterLimit = 100

  /// Creates a difference by its numbers; the number of clusters defaults to that of those given.
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

  /// The number of pixels of the canvas with room for both pictures.
  package var pixelCount: Int {
    max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
  }

  /// The share of the pixels that differ, from 0 to 1.
  package var differingRatio: Double { Double(differingPixels) / Double(max(pixelCount, 1)) }
}

/// The device pixels a point of two pictures that were drawn at different scales.
package struct ScaleChange: Hashable, Sendable {
  /// The golden's scale.
  package var expected: Double
  /// The picture's scale.
  package var actual: Double

  /// Creates a change from one scale to another.
  package init(expected: Double, actual: Double) {
    self.expected = expected
    self.actual = actual
  }
}

/// The thresholds at which differing pixels are counted.
enum ThresholdSweep {
  /// The thresholds, from the strictest on; the small ones distinguish shades of a colour.
  static let thresholds = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

  /// The number of levels: a pixel exceeds none of the thresholds, one, and so on.
  static let levelCount = thresholds.count + 1

  /// Returns the steps for pixels that were counted by the number of thresholds that they exceed.
  static func steps(_ countsByLevel: [Int]) -> [PictureDifference.SweepStep] {
    thresholds.indices.map { index in
      PictureDifference.SweepStep(
        threshold: thresholds[index],
        differingPixels: countsByLevel[(index + 1)...].reduce(0, +))
    }
  }
}
