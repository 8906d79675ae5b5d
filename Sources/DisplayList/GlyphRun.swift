/// A font as a value: which file, which face in it, and what is synthesised on top.
public struct FontFace: Hashable, Sendable {
  /// The face's full name, as in `Inter Semi Bold`; what dumps and reports show.
  public var name: String
  /// The font file's path; never part of an output.
  public var file: String
  /// The face's index in a collection file, else 0.
  public var index: Int
  /// True if the face has no italic of its own and is slanted when it is drawn.
  public var isSlanted: Bool
  /// True if the face has no such weight of its own and is emboldened when it is drawn.
  public var isEmboldened: Bool

  public init(
    name: String, file: String, index: Int = 0, isSlanted: Bool = false,
    isEmboldened: Bool = false
  ) {
    self.name = name
    self.file = file
    self.index = index
    self.isSlanted = isSlanted
    self.isEmboldened = isEmboldened
  }
}

/// A glyph of a font and the place of its origin, in points from the run's origin on the baseline.
public struct Glyph: Hashable, Sendable {
  public var id: UInt32
  public var x: Double
  public var y: Double

  public init(id: UInt32, x: Double, y: Double = 0) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font at one size on one baseline, in the order in which they are drawn.
public struct GlyphRun: Hashable, Sendable {
  public var font: FontFace
  /// The font size, in points.
  public var size: Double
  public var glyphs: [Glyph]
  /// How far the run reaches along the baseline, in points.
  public var advance: Double
  /// Above and below the baseline, in points, both positive: a bound of what is drawn.
  public var ascent: Double
  public var descent: Double
  /// The text that the glyphs show, in reading order.
  public var text: String

  public init(
    font: FontFace, size: Double, glyphs: [Glyph], advance: Double, ascent: Double,
    descent: Double, text: String
  ) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.text = text
  }
}
