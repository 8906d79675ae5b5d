/// A case as it is drawn now, to be compared with its golden.
public struct DrawnCase: Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  public var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  public var name: String
  /// The picture as a PNG file, with the chunks that tell what it was drawn from and with.
  public var png: [UInt8]
  /// The layout and the drawing in words.
  public var layout: LayoutSnapshot
  /// Device pixels a point.
  public var scale: Double

  /// A case with its picture and its layout.
  public init(suite: String, name: String, png: [UInt8], layout: LayoutSnapshot, scale: Double) {
    self.suite = suite
    self.name = name
    self.png = png
    self.layout = layout
    self.scale = scale
  }
}
