public import ImageDecoding

/// A picture at its natural size, or scaled to the space that it is offered.
public struct Image: Sendable {
  /// The decoded picture.
  public var picture: Picture
  /// True if the image fills what it is offered; else it keeps its natural size.
  public var isResizable: Bool
  /// True for a symbol: drawn in the foreground colour, one font size high.
  public var isSymbol: Bool

  /// An image of natural size and colours unless told otherwise.
  public init(_ picture: Picture, isResizable: Bool = false, isSymbol: Bool = false) {
    self.picture = picture
    self.isResizable = isResizable
    self.isSymbol = isSymbol
  }
}
