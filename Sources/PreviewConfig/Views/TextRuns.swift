import CellViews
import ConfigLanguage
import TextShaping

extension ViewDeclaration {
  static let markdown = ViewDeclaration(
    "markdown", ValueType<String>.shownText.map { .text(TextNode(markdown: $0)) },
    "A text with Markdown's inline styles: `**bold**`, `*italic*`, `~~struck~~`, code and links.")

  static let runs = ViewDeclaration(
    "runs",
    ValueType<TextNode.Piece>.run.list("runs", count: 0...1000).map { .text(TextNode($0)) },
    "A text of several runs, each in a style of its own, with symbols and pictures among them.")
}

extension ValueType<TextNode.Piece> {
  /// A text, or a mapping with a text, a symbol or a picture and its style.
  fileprivate static let run = ValueType<String>.shownText.map { TextNode.Piece($0) }
    .orMapping(
      .record(
        "run", "A run of a text: one of `text`, `symbol` and `image`, and its style.",
        Field(content, style) { piece, changes throws(Mismatch) in
          var piece = piece
          piece.changes = changes
          return piece
        }))

  private static let content = Field(
    Field(optional: "text", ValueType<String>.shownText, "The characters."),
    Field(optional: "symbol", .symbol, "A symbol as high as the letters, in their colour."),
    Field(optional: "image", .image, "A picture on the baseline.")
  ) { text, symbol, image throws(Mismatch) -> TextNode.Piece in
    guard [text != nil, symbol != nil, image != nil].count(where: { $0 }) == 1 else {
      throw Mismatch("expected one of 'text', 'symbol' and 'image'")
    }
    if let text { return TextNode.Piece(text) }
    guard case .image(let image)? = symbol ?? image else { return TextNode.Piece("") }
    return TextNode.Piece(image)
  }

  private static let style = Field(font, decoration) { $0 + $1 }

  private static let font = Field(
    Field(optional: "font", ValueType<Font>.font, "The font."),
    Field(optional: "fontWeight", .weight, "The strokes' weight, whatever the font's."),
    Field(optional: "bold", flag, "Bold."), Field(optional: "italic", flag, "Italic."),
    Field(optional: "fontDesign", .word(pending: FontDesign.default), "The kind of letters."),
    Field(optional: "monospacedDigit", flag, "Digits that are all of one width."),
    Field(
      optional: "contextualAlternates", flag,
      "Whether letters may have other forms beside some letters.")
  ) { font, weight, bold, italic, design, digits, alternates -> [EnvironmentChange] in
    [
      font.map { .font($0) }, weight.map { .fontWeight($0) }, bold.map { .bold($0) },
      italic.map { .italic($0) }, design.map { .text(.design($0)) },
      digits.map { .text(.monospacedDigit($0)) },
      alternates.map { .text(.contextualAlternates($0)) },
    ].compactMap(\.self)
  }

  private static let decoration = Field(
    Field(optional: "foregroundColor", .color, "The colour."),
    Field(optional: "underline", ValueType<TextLine?>.textLine, "A line under the letters."),
    Field(optional: "strikethrough", ValueType<TextLine?>.textLine, "A line through the letters."),
    Field(optional: "kerning", .letterSpacing, "The space after each letter, in points."),
    Field(
      optional: "tracking", .letterSpacing,
      "The space after each letter, in points, instead of `kerning`."),
    Field(
      optional: "baselineOffset", .distance, "How far above the baseline the run is, in points.")
  ) { color, underline, strikethrough, kerning, tracking, offset -> [EnvironmentChange] in
    [
      color.map { .foregroundColor($0) }, underline.map { .text(.underline($0)) },
      strikethrough.map { .text(.strikethrough($0)) }, kerning.map { .text(.kerning($0)) },
      tracking.map { .text(.tracking($0)) }, offset.map { .text(.baselineOffset($0)) },
    ].compactMap(\.self)
  }

  private static let flag = ValueType<Bool>.truth.orMissing(true, words: "true")
}
