import CellViews
import TextShaping

extension ValueType<Font> {
  /// A text style by its name, or a mapping.
  static let font = ValueType<TextStyle>.word(pending: .body).map { Font.style($0) }.orMapping(
    .record(
      "font", "A text style, or a font of a fixed size.",
      Field(
        Field(optional: "style", .word(pending: TextStyle.body), "A text style of iOS."),
        Field(optional: "size", .number(1...1000), "A fixed size in points, instead of `style`."),
        Field(optional: "weight", .weight, "The strokes' weight."),
        Field(
          optional: "family", .fontFamily,
          "A font family, pinned or from `fonts`; with `size` only."),
        Field("italic", .truth, default: false, shown: "false", "Italic; with `size` only.")
      ) { style, size, weight, family, isItalic throws(Mismatch) in
        guard let size else {
          guard family == nil, !isItalic else {
            throw Mismatch("expected 'size' beside 'family' and 'italic'")
          }
          return .style(style ?? .body, weight: weight)
        }
        guard style == nil else { throw Mismatch("expected either 'style' or 'size'") }
        return .fixed(
          FontRequest(
            family: family, size: size, weight: weight ?? .regular, isItalic: isItalic))
      }))
}

extension ValueType<FontWeight> {
  /// SwiftUI's names of weights.
  static let weight = ValueType.words(
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ], pending: .regular)
}
