package import LayoutGeometry
package import PlainText

/// The properties that decide how a text is shaped; equal requests share one shaping.
///
/// Texts are equal by their bytes: see `ByteText`.
package struct TextRequest: Hashable, Sendable {
  /// The text; its line breaks are kept, its other control characters left out.
  @ByteText package var string: String
  /// The font of the whole text, or of its parts without a style of their own.
  package var font: FontRequest
  /// The parts of the text that have styles, in order, whose texts together are `string`; none for
  /// a text that is all in its font.
  package private(set) var runs: [TextRun] = []
  /// The space between two lines, in points, besides the height of a line.
  package var lineSpacing = 0.0
  /// The height of each line; nil for that of its fonts and of their style.
  package var lineHeight: LineHeight?
  /// The length of a device's pixel, in points, to which the heights of lines are rounded up; 0 for
  /// lines of any height.
  package var pixel = 0.0
  /// The smallest size of the text if it does not fit, as a share of its own size.
  package var minimumScaleFactor = 1.0
  /// Indicates whether a text of one line may have less space between its letters to avoid being
  /// cut.
  package var allowsTightening = false
  /// The locale whose rules break words at the end of a line; nil for words that stay whole.
  package var hyphenation: TextLocale?
  /// Indicates whether the last line of a paragraph may take a word from the line above so that it
  /// is not a word alone: see `LoneWord`.
  package var avoidsLoneWords = false
  /// The width at which lines wrap, in points; nil or infinity for lines of any length.
  ///
  /// Lines break between words, and within a word only if a line has no room for it.
  package var width: Double?
  /// The height that must not be exceeded, in points; lines that do not fit are cut with an
  /// ellipsis.
  ///
  /// The first line is always kept.
  package var height: Double?
  /// The largest number of lines; the last one ends with an ellipsis where text is left.
  ///
  /// Below 1 it counts as 1.
  package var lineLimit: Int?
  /// The part that is left out if the text exceeds the width, the height or the line limit.
  package var truncationMode: TruncationMode
  /// The position of lines that are narrower than the widest one.
  package var alignment: TextAlignment
  /// The layout's direction; also that of a paragraph whose own characters have none.
  package var layoutDirection: LayoutDirection

  /// Creates a request for `string` in `font`.
  package init(
    string: String, font: FontRequest, width: Double? = nil, height: Double? = nil,
    lineLimit: Int? = nil, truncationMode: TruncationMode = .tail,
    alignment: TextAlignment = .leading,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.layoutDirection = layoutDirection
  }

  /// Gives the parts of the text styles of their own.
  package mutating func set(_ runs: [TextRun]) {
    // Most texts are one run, whose string is shared.
    string = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    // One run with nothing but a font needs no style.
    if runs.count == 1, let run = runs.first, run == TextRun(run.string, font: run.font) {
      font = run.font
      self.runs = []
    } else {
      self.runs = runs
    }
  }

  /// Indicates whether a font of the text names a family.
  var namesFamilies: Bool {
    font.family != nil || runs.contains { $0.font.family != nil }
  }

  /// Replaces the families of the text's fonts by a closure that returns a family's name if it
  /// replaced it.
  ///
  /// - Returns: The names, each once, in the order of the text.
  mutating func replaceFamilies(_ replace: (inout FontRequest) -> String?) -> [String] {
    var names = runs.indices.compactMap { replace(&runs[$0].font) }
    names += replace(&font).map { [$0] } ?? []
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The fonts' sizes; the largest decides the scale at which everything is shaped.
  var largestSize: Double { runs.map(\.font.size).max() ?? font.size }

  func styles(scale: Double, optics: Optics) -> [ShapingStyle] {
    runs.isEmpty
      ? [ShapingStyle(font, optics: optics)]
      : runs.map { ShapingStyle($0, scale: scale, optics: optics) }
  }

  /// The text with the numbers of its styles.
  var styledText: StyledText {
    guard runs.count > 1 else { return StyledText(string) }
    var text = StyledText()
    for (number, run) in runs.enumerated() { text.append(run.string, style: number) }
    return text
  }
}

/// A part of a text in one style.
package struct TextRun: Hashable, Sendable {
  /// The characters; one object replacement character for a picture.
  @ByteText package var string: String
  /// The font.
  package var font: FontRequest
  /// The space after each letter, in points.
  package var tracking = 0.0
  /// The distance of the letters above the baseline, in points.
  package var baselineOffset = 0.0
  /// The room of a picture that replaces the characters.
  package private(set) var picture: Picture?

  /// Creates a part in a font.
  package init(_ string: String, font: FontRequest) {
    self.string = string
    self.font = font
  }

  /// Creates the room for a picture, on the baseline of a text in a font.
  package init(_ picture: Picture, font: FontRequest) {
    self.init("\u{FFFC}", font: font)
    self.picture = picture
  }

  /// The room for a picture in a line, in points.
  package struct Picture: Hashable, Sendable {
    /// The width.
    package var width: Double
    /// The height above the baseline.
    package var ascent: Double
    /// The height below the baseline.
    package var descent: Double

    /// Creates the room for a picture.
    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }
}

/// The position of a text's lines in its width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// On the side where reading begins in the layout's direction, even if the text's own direction
  /// differs.
  case leading
  /// In the middle.
  case center
  /// On the side opposite to `leading`.
  case trailing
}

/// The part of a text that is left out if it does not fit.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The start of the last line; the text's end is shown.
  case head
  /// The middle of the last line; the text's start and end are shown.
  case middle
  /// The text's end.
  case tail
}
