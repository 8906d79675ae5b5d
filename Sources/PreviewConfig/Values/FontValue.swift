import Catalogs
import CellViews
import ConfigLanguage
import PlainText
import TextShaping

extension ValueType<Font> {
  /// A fixed size in points.
  private static let size = ValueType<Double>.number(Bounds.fontSize).map {
    Font.fixed(FontRequest(family: nil, size: $0, weight: .regular, isItalic: false))
  }

  /// A text style or a font of a theme by its name.
  private static let name = ValueType(
    schema: {
      .anyOf(
        "one of \(TextStyle.names.joined(separator: ", ")), or a name under `fonts:`",
        [
          ValueType<TextStyle>.word(pending: .body).schema(),
          Schema(
            "",
            .members(["type": "string", "pattern": .string("^\(ValueUse.identifierPattern)$")])),
        ])
    }
  ) { node, place, compiler in
    let fonts = compiler.declared.theme.fonts
    if let name = node.scalar?.text { compiler.noteFont(name, at: node.range) }
    let catalogs = node.scalar?.isTemplate == true ? compiler.declared.theme.catalogs : nil
    let range = node.range
    // A token's font may have a name like a font of CSS.
    if let text = node.scalar?.text, TextStyle(rawValue: text) == nil, fonts[text] == nil,
      let familiar = FamiliarWords.font(text)
    {
      return compiler.refuse(
        node, "the name of a font, a size or a mapping", suggestion: familiar, label: place.label)
    }
    return oneOf(TextStyle.names + fonts.keys.sorted(), pending: .style(.body)) { name in
      if let style = TextStyle(rawValue: name) { return Font.style(style) }
      if let catalogs, catalogs.tokens?.fonts[name] != nil {
        catalogs.note(TokenUse(kind: .font, words: name, isNamed: true, range: range))
      }
      return fonts[name]
    }.compile(node, place, compiler)
  }

  /// A name, a size, or a mapping.
  static let font = name.choice(with: size) { $0.scalar.flatMap { Double($0.text) } != nil }
    .orMapping(
      .record(
        "font", "A text style, or a font of a fixed size.",
        Field(
          Field(optional: "style", .word(pending: TextStyle.body), "A text style of iOS."),
          Field(
            optional: "size", .number(Bounds.fontSize),
            "A fixed size in points, instead of `style`."),
          Field(
            optional: "relativeTo", .word(pending: TextStyle.body),
            "A text style with which `size` grows, as dynamic type has it."),
          Field(optional: "weight", .weight, "The strokes' weight."),
          Field(
            optional: "family", .fontFamily,
            "A font family, pinned or from `fonts`; with `size` only."),
          Field(
            optional: "design", .word(pending: FontDesign.default),
            "The kind of letters, instead of `family`."),
          Field("italic", default: false, "Italic; with `size` only.")
        ) { style, size, relative, weight, family, design, isItalic throws(Mismatch) in
          guard family == nil || design == nil else {
            throw Mismatch("expected either 'family' or 'design'")
          }
          func designed(_ font: Font) -> Font { design.map { .designed(font, $0) } ?? font }
          guard let size else {
            guard family == nil, !isItalic else {
              throw Mismatch("expected 'size' beside 'family' and 'italic'")
            }
            guard relative == nil else { throw Mismatch("expected 'size' beside 'relativeTo'") }
            return designed(.style(style ?? .body, weight: weight))
          }
          guard style == nil else {
            throw Mismatch(
              "expected either 'style' or 'size'",
              suggestion: "write 'relativeTo' for a size that grows with a style")
          }
          let request = FontRequest(
            family: family, size: size, weight: weight ?? .regular, isItalic: isItalic)
          return designed(relative.map { .scaled(request, relativeTo: $0) } ?? .fixed(request))
        }))
}

extension TextStyle {
  fileprivate static let names = allCases.map(\.rawValue)
}
