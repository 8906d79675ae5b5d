import CellViews
import ConfigLanguage

extension ViewDeclaration {
  static let texts: [ViewDeclaration] = [
    .text, .markdown, .runs,
  ]

  static let text = ViewDeclaration(
    "text", ValueType<String>.shownText.map { .text(TextNode($0)) }, "A text.")
}

extension ValueType<String> {
  private static let written = text.orMapping(localizedText)

  /// The text of a text view: in a cell, and computed from expressions, a state may change it.
  static let shownText = shown(written)

  /// A text that a control shows: a state may change it as that of a text view.
  static let label = shown(text)

  private static func shown(_ type: ValueType<String>) -> ValueType<String> {
    ValueType(schema: type.schema) { node, place, compiler in
      guard let text = type.compile(node, place, compiler) else { return nil }
      guard !text.isConstant else { return text }
      return text.evaluated { text, scope in
        guard let state = scope.state, scope.scope.value(named: "index") != nil else {
          return text
        }
        return state.text(text)
      }
    }
  }
}
