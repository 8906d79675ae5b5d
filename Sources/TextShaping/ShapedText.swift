public import DisplayList
public import LayoutGeometry

/// A text as lines of glyph runs, in points from the text's top left corner.
public struct ShapedText: Hashable, Sendable {
  /// The smallest size that holds all lines: their widest width, the sum of their heights.
  public var size: Size
  /// From top to bottom; empty for an empty text.
  public var lines: [Line]
  /// True if text was left out for want of room.
  public var isTruncated: Bool
  /// What shaping noticed, each thing once.
  public var notices: [TextNotice]

  /// A text of `lines` that are in place.
  public init(size: Size, lines: [Line], isTruncated: Bool, notices: [TextNotice]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.notices = notices
  }

  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// The line's place: as high as its fonts' line height, as wide as its advance.
    ///
    /// Every line has room for the text's own font; one that needs another grows where that is
    /// higher or deeper.
    public var frame: Rect
    /// The baseline's distance from the text's top, in points.
    public var baseline: Double
    /// From left to right, whatever the direction of reading.
    public var runs: [PlacedRun]

    /// A line of `runs` that are in place.
    public init(frame: Rect, baseline: Double, runs: [PlacedRun]) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// A glyph run and the place of its origin.
  public struct PlacedRun: Hashable, Sendable {
    /// The glyphs, relative to `origin`.
    public var run: GlyphRun
    /// The left end of the run's baseline, in points from the text's top left corner.
    public var origin: Point

    /// A run at `origin`.
    public init(run: GlyphRun, origin: Point) {
      self.run = run
      self.origin = origin
    }
  }
}
