/// How far a picture is from its golden.
///
/// Pictures of two sizes are compared on a canvas that holds both, from the top left; what only one
/// of them covers differs.
public struct PictureDifference: Hashable, Sendable {
  /// The golden's size.
  public var expectedSize: PixelSize
  /// The picture's size.
  public var actualSize: PixelSize
  /// The scales that the pictures were drawn at; nil if they are the same or not known.
  public var scales: ScaleChange?
  /// How many pixels differ.
  public var differingPixels: Int
  /// How many pixels look antialiased, and so were not counted as differing.
  public var antialiasedPixels: Int
  /// How many pixels are under a mask.
  public var maskedPixels: Int
  /// Where differing pixels are close together, the largest number of pixels first; at most 100.
  public var clusters: [Cluster]
  /// How many clusters there are, with those that `clusters` leaves out.
  public var clusterCount: Int
  /// How many pixels would differ at other thresholds, the lowest first.
  public var sweep: [SweepStep]

  /// Differing pixels that are close together.
  public struct Cluster: Hashable, Sendable {
    /// The smallest rectangle around them.
    public var box: PixelRect
    /// How many differ.
    public var differingPixels: Int
    /// The elements under the box, as in `item 7`; empty if that is not known.
    public var elements: [String]

    /// A cluster in a box.
    public init(box: PixelRect, differingPixels: Int, elements: [String] = []) {
      self.box = box
      self.differingPixels = differingPixels
      self.elements = elements
    }
  }

  /// How many pixels would differ at a threshold.
  public struct SweepStep: Hashable, Sendable {
    /// From 0 to 1.
    public var threshold: Double
    /// How many pixels would differ.
    public var differingPixels: Int

    /// A number of pixels for a threshold.
    public init(threshold: Double, differingPixels: Int) {
      self.threshold = threshold
      self.differingPixels = differingPixels
    }
  }

  /// The most clusters that are described one by one: more are noise, which their number shows.
  static let clusterLimit = 100

  /// A difference by its numbers; the number of clusters defaults to that of those given.
  public init(
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
  public var pixelCount: Int {
    max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
  }

  /// Which part of the pixels differs, from 0 to 1.
  public var differingRatio: Double { Double(differingPixels) / Double(max(pixelCount, 1)) }
}
