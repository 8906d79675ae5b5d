public import LayoutGeometry

/// Where the lines of a text stand in the text's width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// All that decides how a text is shaped; equal requests share one shaping.
public struct TextRequest: Hashable, Sendable {
  public var string: String
  public var font: FontRequest
  /// The width at which lines wrap, in points; nil for lines as long as they are.
  public var width: Double?
  /// The height that must not be exceeded, in points; lines that do not fit are cut with an ellipsis.
  public var height: Double?
  /// How many lines there may be; the last one ends with an ellipsis where text is left.
  public var lineLimit: Int?
  public var alignment: TextAlignment
  public var layoutDirection: LayoutDirection

  public init(
    string: String, font: FontRequest, width: Double? = nil, height: Double? = nil,
    lineLimit: Int? = nil, alignment: TextAlignment = .leading,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.layoutDirection = layoutDirection
  }
}
