import ConfigLanguage
import Diagnostics
import PlainText

extension ModifierDeclaration {
  static let style = ModifierDeclaration(
    "style", change: .style,
    "The modifiers of a style under `styles:`, or of several, in order.")
}

extension ValueType<ViewChange> {
  /// The names of styles, whose modifiers are compiled with the names in scope here.
  fileprivate static let style = ValueType(
    schema: {
      .anyOf(
        "a style's name, or a list of them",
        [
          Schema("", .members(["type": "string"])),
          Schema("", .members(["type": "array", "items": .members(["type": "string"])])),
        ])
    },
    compile: { node, place, compiler in
      let nodes = node.list ?? [node]
      var changes: [Dynamic<ViewChange>] = []
      for node in nodes {
        guard
          let name = ValueType<String>.text.constant().compile(node, place, compiler)?.constant
        else { return nil }
        guard compiler.declared.theme.styles[name] != nil else {
          let known = compiler.declared.theme.styles.keys
          compiler.report(
            Mismatch(
              "unknown style '\(excerpt(of: name, limit: 40))'",
              suggestion: suggestion(for: name, among: known)
                ?? listing("the styles are", known) ?? "declare it under 'styles:'"),
            at: node.range, label: place.label)
          return nil
        }
        guard let own = compiler.changes(ofStyle: name, at: node.range) else { return nil }
        changes += own
      }
      return combined(changes).map { changes in
        { view in changes.reduce(view) { $1($0) } }
      }
    })
}

extension Compiler {
  /// Returns the changes by the modifiers of a style; nil if one of them is invalid, which is
  /// reported.
  ///
  /// - Parameter range: The place of the style's use.
  func changes(ofStyle name: String, at range: SourceRange) -> [Dynamic<ViewChange>]? {
    guard let node = declared.theme.styles[name] else { return nil }
    return insideStyle(name, at: range) {
      let nodes = node.list ?? [node]
      guard nodes.allSatisfy({ $0.mapping != nil }) else {
        report(
          Mismatch(
            "expected modifiers, found \(node.typeName)",
            suggestion: "write them as '{ padding: …, background: … }'"),
          at: node.range, label: name)
        return nil
      }
      return ModifierChain(nodes.flatMap { $0.mapping ?? [] }, after: "style").compile(with: self)
    }
  }
}
