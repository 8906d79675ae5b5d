/// The reference of a word of the config language, for a terminal.
struct ReferenceTopics {
  private let definitions = PreviewLanguage.definitions()
  private let vocabulary = PreviewLanguage.vocabulary

  /// The words in the reference, in alphabetical order.
  var words: [String] {
    let names =
      vocabulary.views.map(\.name) + vocabulary.flows.map(\.name)
      + vocabulary.modifiers.map(\.name) + LayoutDeclaration.all.map(\.name)
      + definitions.filter { !$0.value.keys.isEmpty }.keys
    return Set(names).sorted()
  }

  /// Returns the description of a word, and the keys of its mapping, with a newline at the end; nil
  /// for an unknown word.
  func text(for word: String) -> String? {
    var parts: [String] = []
    if let view = vocabulary.view(named: word) {
      parts.append(part("The view '\(word)'", view.help, view.argument.schema()))
    }
    if let flow = vocabulary.flow(named: word) {
      parts.append(part("'\(word)', in the place of a view", flow.help, flow.views.schema()))
    }
    if let modifier = vocabulary.modifier(named: word) {
      parts.append(part("The modifier '\(word)'", modifier.help, modifier.argument.schema()))
    }
    if let layout = LayoutDeclaration.all.first(where: { $0.name == word }) {
      parts.append(part("The layout '\(word)'", layout.help, keys: definitions[word]?.keys ?? []))
    }
    if parts.isEmpty, let definition = definitions[word], !definition.keys.isEmpty {
      parts.append(part("The mapping '\(word)'", definition.help, keys: definition.keys))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Returns a word whose value is of a type, with the keys of the first mapping in it.
  private func part(_ name: String, _ help: String, _ schema: Schema) -> String {
    let mapping = schema.references.first { !$0.definition().keys.isEmpty }
    let words = schema.words.withoutLinks
    return part(
      name, help, value: words == mapping?.name ? nil : words,
      keys: mapping?.definition().keys ?? [])
  }

  private func part(
    _ name: String, _ help: String, value: String? = nil, keys: [KeyDescription]
  ) -> String {
    var lines = ["\(name): \(help.withoutLinks)"]
    if let value { lines.append("Its value: \(value)") }
    for key in keys {
      let end =
        key.isRequired ? "; required" : key.defaultWords.map { "; by default \($0)" } ?? ""
      lines += ["", "  \(key.name): \(key.schema.words.withoutLinks)\(end)"]
      lines.append("      \(key.help.withoutLinks)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The Markdown text without the targets of links.
  fileprivate var withoutLinks: String {
    replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
  }
}
