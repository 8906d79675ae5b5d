import CellViews
import ConfigLanguage
import PlainText
import TextShaping

extension ModifierDeclaration {
  static let text: [ModifierDeclaration] = [
    .font, .bold, .italic, .foregroundColor, .foregroundStyle, .symbolRenderingMode, .imageScale,
    .multilineTextAlignment, .lineLimit, .truncationMode,
  ]

  static let font = ModifierDeclaration(
    "font", ValueType<Font>.font.map { .font($0) }, "A text style, a size, or a size and a weight.")

  static let bold = ModifierDeclaration(
    "bold", ValueType<Bool>.truth.orMissing(true, words: "true").map { .bold($0) }, "Bold text.")

  static let italic = ModifierDeclaration(
    "italic", ValueType<Bool>.truth.orMissing(true, words: "true").map { .italic($0) },
    "Italic text.")

  static let foregroundColor = ModifierDeclaration(
    "foregroundColor", ValueType<Color>.color.map { .foregroundColor($0) },
    "The colour of texts, symbols and shapes.")

  static let foregroundStyle = ModifierDeclaration(
    "foregroundStyle",
    ValueType<Color>.color.map { [$0] }
      .orList(ValueType<Color>.color.list("a list of one to three colours", count: 1...3))
      .map { EnvironmentChange.foregroundColors($0) },
    "The colour of texts, symbols and shapes; of several, the second and the third are those of "
      + "what is further back in a symbol.")

  static let symbolRenderingMode = ModifierDeclaration(
    "symbolRenderingMode",
    ValueType<SymbolColoring>.word(pending: .monochrome)
      .map { EnvironmentChange.symbolColoring($0) },
    "How the parts of the symbols inside are coloured; defaults to palette with several colours.")

  static let imageScale = ModifierDeclaration(
    "imageScale",
    ValueType<SymbolScale>.word(pending: .medium).map { EnvironmentChange.symbolScale($0) },
    "How large the symbols inside are beside texts.")

  static let multilineTextAlignment = ModifierDeclaration(
    "multilineTextAlignment", .textAlignment,
    "How the lines of a text are aligned, and the text in a field.")

  static let lineLimit = ModifierDeclaration(
    "lineLimit", .lineLimit, "The most lines a text may have.")

  static let truncationMode = ModifierDeclaration(
    "truncationMode", .truncationMode,
    "Which part of a text is left out where it does not fit; such a cut is not a warning.")
}

extension ValueType<FontWeight> {
  /// SwiftUI's names of weights.
  static let weight = ValueType.words(FontWeight.named, pending: .regular)
}

extension ValueType<EnvironmentChange> {
  /// The alignment of a text's lines.
  fileprivate static let textAlignment = ValueType<TextAlignment>.word(pending: .leading)
    .map { EnvironmentChange.multilineTextAlignment($0) }

  /// The part of a text that is truncated.
  fileprivate static let truncationMode = ValueType<TruncationMode>.word(pending: .tail)
    .map { EnvironmentChange.truncationMode($0) }

  /// A number of lines, or `none`.
  fileprivate static let lineLimit = ValueType.scalar(
    "a number of lines or none", shown: "a whole number from 1 to 10000, or none",
    json: .members([
      "anyOf": .array([
        .members(["type": "integer", "minimum": .number(1), "maximum": .number(10_000)]),
        .members(["const": "none"]),
      ])
    ]), pending: .lineLimit(nil)
  ) { value throws(Mismatch) in
    if case .string("none") = value { return .lineLimit(nil) }
    return .lineLimit(
      try value.whole(within: 1...10_000, "a number of lines or none", or: ["none"]))
  }
}
