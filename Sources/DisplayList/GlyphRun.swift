package import PlainText

/// Glyphs of one font at one size on one baseline, in the order in which they are drawn.
package struct GlyphRun: Hashable, Sendable {
  /// The font of all glyphs.
  package var font: FontFace
  /// The font size, in points.
  package var size: Double
  /// The glyphs and their places.
  package var glyphs: [Glyph]
  /// The length of the run along the baseline, in points.
  package var advance: Double
  /// The run's extent above the baseline, in points, positive: a bound of the ink.
  package var ascent: Double
  /// The run's extent below the baseline, in points, positive: a bound of the ink.
  package var descent: Double
  /// The text that the glyphs show, in reading order.
  @ByteText package var text: String
  /// The whole text that the run begins, if it is cut off; nil for one that is shown whole.
  ///
  /// It is not drawn.
  package var wholeText: String? {
    get { whole?.wrappedValue }
    set { whole = newValue.map { ByteText(wrappedValue: $0) } }
  }
  private var whole: ByteText?
  /// The factor by which glyphs are wider than their font has them; their places and the advance
  /// already include it.
  package var stretch = 1.0
  /// The space after each letter that the text asks for, in points; the glyphs' places include it.
  package var tracking = 0.0
  /// The space after each letter that the font's size asks for, in points; the glyphs' places
  /// include it.
  package var fontTracking = 0.0
  /// Indicates whether all digits have the same width, where the font has such digits.
  package var hasMonospacedDigits = false
  /// Indicates whether letters may have other forms beside some letters, where the font has such
  /// forms.
  package var hasContextualAlternates = true
  /// The run's turn about its origin; nil for a level one.
  package var turn: Turn?
  /// The level at which the text is embedded in text of the other direction: even for text that
  /// runs to the right, odd for text that runs to the left.
  ///
  /// Source: the levels of the Unicode Bidirectional Algorithm, UAX #9.
  package var level: UInt8 = 0

  /// Indicates whether the text is read from right to left.
  package var isRightToLeft: Bool { level % 2 == 1 }

  /// Creates a run of `glyphs` that shows `text`.
  package init(
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

/// A glyph of a font and the place of its origin, in points from the run's origin on the baseline.
package struct Glyph: Hashable, Sendable {
  /// The glyph's index in its font.
  package var id: UInt32
  /// The distance of the glyph's origin to the right of the run's origin, in points.
  package var x: Double
  /// The distance of the glyph's origin below the baseline, in points.
  package var y: Double

  /// Creates the glyph `id` at a place, by default on the baseline.
  package init(id: UInt32, x: Double, y: Double = 0) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// A font as a value: a file, a face in it, and the synthesised styles.
///
/// All runs of a font share this record: in each run it would take a third of a command.
package struct FontFace: Hashable, Sendable {
  private let facts: Facts

  private struct Values: Hashable, Sendable {
    var name: String
    @ByteText var file: String
    var index: Int
    var family: String
    var weight: Int
    var isItalic: Bool
    var isSlanted: Bool
    var isEmboldened: Bool
    var nameAtSmallSizes: String?
    var keepsLetters = false
  }

  private final class Facts: Hashable, Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    static func == (left: Facts, right: Facts) -> Bool {
      left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) { values.hash(into: &hasher) }
  }

  /// The face's full name, as in `Inter Semi Bold`; dumps and reports show it.
  package var name: String { facts.values.name }
  /// The font file's path; never part of an output.
  ///
  /// Compared by its bytes: two files may have names that Unicode calls equivalent.
  package var file: String { facts.values.file }
  /// The face's index in a collection file, else 0.
  package var index: Int { facts.values.index }
  /// The family's name, as in `Inter`, by which another program finds the font.
  package var family: String { facts.values.family }
  /// OpenType's number for the weight that the face is designed with, from 1 to 1000.
  package var weight: Int { facts.values.weight }
  /// Indicates whether the face is designed as an italic or an oblique one.
  package var isItalic: Bool { facts.values.isItalic }
  /// Indicates whether the face has no italic of its own and is slanted when it is drawn.
  package var isSlanted: Bool { facts.values.isSlanted }
  /// Indicates whether the face has no such weight of its own and is emboldened when it is drawn.
  package var isEmboldened: Bool { facts.values.isEmboldened }
  /// The name of the face with the same style for small sizes, where a text's size has chosen this
  /// one; nil for a face that a text names.
  package var nameAtSmallSizes: String? { facts.values.nameAtSmallSizes }
  /// Indicates whether letters keep their form whatever is beside them, unless a text asks for
  /// others.
  package var keepsLetters: Bool { facts.values.keepsLetters }

  /// Creates the face at `index` of `file`, as designed unless something is synthesised.
  ///
  /// - Parameter family: Defaults to `name`.
  package init(
    name: String, file: String, index: Int = 0, family: String? = nil, weight: Int = 400,
    isItalic: Bool = false, isSlanted: Bool = false, isEmboldened: Bool = false,
    nameAtSmallSizes: String? = nil, keepsLetters: Bool = false
  ) {
    facts = Facts(
      Values(
        name: name, file: file, index: index, family: family ?? name, weight: weight,
        isItalic: isItalic, isSlanted: isSlanted, isEmboldened: isEmboldened,
        nameAtSmallSizes: nameAtSmallSizes, keepsLetters: keepsLetters))
  }
}
