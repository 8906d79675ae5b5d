public import DisplayList
public import LayoutGeometry

/// A text as lines of glyph runs, in points from the text's top left corner.
public struct ShapedText: Hashable, Sendable {
  /// The smallest size that holds all lines: their widest width, the sum of their heights.
  public var size: Size
  public var lines: [Line]
  /// True if text was left out for want of room.
  public var isTruncated: Bool
  public var notices: [TextNotice]

  public init(size: Size, lines: [Line], isTruncated: Bool, notices: [TextNotice]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.notices = notices
  }

  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// The line's place: as high as its fonts' line height, as wide as its advance.
    public var frame: Rect
    /// The baseline's distance from the text's top, in points.
    public var baseline: Double
    public var runs: [PlacedRun]

    public init(frame: Rect, baseline: Double, runs: [PlacedRun]) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// A glyph run and the place of its origin.
  public struct PlacedRun: Hashable, Sendable {
    public var run: GlyphRun
    public var origin: Point

    public init(run: GlyphRun, origin: Point) {
      self.run = run
      self.origin = origin
    }
  }
}

/// What shaping noticed about a text.
public enum TextNotice: Hashable, Sendable {
  /// A character that no font of the catalog has.
  case missingCharacter(Unicode.Scalar)
  /// The text was longer than `limit` characters and was cut there.
  case tooManyCharacters(limit: Int)
  /// The text had more than `limit` lines and was cut there.
  case tooManyLines(limit: Int)
  /// A run of more than `limit` combining marks was cut there.
  case tooManyCombiningMarks(limit: Int)
}
