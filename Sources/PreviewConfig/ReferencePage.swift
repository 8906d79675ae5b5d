import CellViews

/// The reference of the config language in Markdown, generated from the declarations of its keys.
struct ReferencePage {
  private let definitions = PreviewLanguage.definitions()
  private let vocabulary = PreviewLanguage.vocabulary

  /// The page as text.
  var text: String {
    var lines = Self.introduction
    var rest = definitions
    func add(_ heading: String, _ names: [String]) {
      for name in names {
        guard let definition = rest.removeValue(forKey: name), !definition.keys.isEmpty else {
          continue
        }
        lines += ["", "\(heading) `\(name)`", "", definition.help, ""] + table(definition.keys)
      }
    }
    add("##", ["preview", "file", "canvas"])
    lines += ["", "## Views", ""] + viewTable
    add("###", vocabulary.views.map(\.name).filter { $0 != "collection" })
    lines += ["", "## Views by conditions, and components", ""] + flowTable
    add("###", vocabulary.flows.flatMap(\.typeNames) + ["component", "parameter", "includedFile"])
    lines += ["", "## Modifiers", ""] + modifierTable
    add("###", vocabulary.modifiers.map(\.name))
    add("##", ["collection", "section"])
    lines += ["", "## Layouts", ""] + layoutTable
    add("###", LayoutDeclaration.all.map(\.name))
    lines += ["", "## Other mappings"]
    add("###", rest.keys.sorted())
    return lines.joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "# The config language", "",
    "A value that is one expression, `${…}`, keeps the expression's type; expressions are allowed in "
      + "any scalar.", "",
    "Lengths are in points, from 0 to 1000000; distances may be negative.", "",
    "Colours are system colours by name, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, each with "
      + "`.opacity(0.2)` after it or without:",
    Color.allNames.map { "`\($0)`" }.joined(separator: ", ") + ".",
  ]

  private var viewTable: [String] {
    rows(
      ["view", "value", ""],
      vocabulary.views.map { ["`\($0.name)`", $0.argument.schema().words, $0.help] })
  }

  private var flowTable: [String] {
    rows(
      ["view", ""],
      vocabulary.flows.flatMap { flow in
        flow.typeNames.map { ["[`\(flow.name)`](#\(anchor($0)))", flow.help] }
      })
  }

  private var modifierTable: [String] {
    rows(
      ["modifier", "value", ""],
      vocabulary.modifiers.map { ["`\($0.name)`", $0.argument.schema().words, $0.help] }
        + [["`modifiers`", "list of modifiers", "Modifiers in order, if one is needed twice."]])
  }

  private var layoutTable: [String] {
    rows(
      ["layout", ""],
      LayoutDeclaration.all.map { ["[`\($0.name)`](#\(anchor($0.name)))", $0.help] }
    )
  }

  private func table(_ keys: [KeyDescription]) -> [String] {
    rows(
      ["key", "type", "default", ""],
      keys.map { key in
        let value = key.isRequired ? "required" : key.defaultWords.map { "`\($0)`" } ?? ""
        return ["`\(key.name)`", key.schema.words, value, key.help]
      })
  }

  private func rows(_ head: [String], _ body: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    return [line(head), line(head.map { _ in "---" })] + body.map(line)
  }
}

extension FlowDeclaration {
  /// The names of the flow's types in the schema.
  fileprivate var typeNames: [String] { views.schema().references.map(\.name) }
}
