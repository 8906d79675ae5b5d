/// A case as it is drawn now, to be compared with its golden.
public struct DrawnCase: Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  public var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  public var name: String
  /// The picture as a PNG file, with the chunks that tell what it was drawn from and with.
  public var png: [UInt8]
  /// The layout and the drawing in words, made each time they are asked for: a case that passes
  /// needs none.
  public var layout: LayoutSnapshot { makeLayout() }
  /// Device pixels a point.
  public var scale: Double

  private let makeLayout: @Sendable () -> LayoutSnapshot

  /// A case with its picture and its layout.
  public init(
    suite: String, name: String, png: [UInt8],
    layout: @autoclosure @escaping @Sendable () -> LayoutSnapshot, scale: Double
  ) {
    self.suite = suite
    self.name = name
    self.png = png
    makeLayout = layout
    self.scale = scale
  }
}
