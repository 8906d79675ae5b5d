import CollectionLayouts
import ConfigLanguage
import Diagnostics
import PlainText

/// The declaration of a layout: its key, and its settings.
struct LayoutDeclaration: Sendable {
  let name: String
  let help: String
  /// Indicates whether the layout has settings without defaults.
  let isNeedy: Bool
  let settings: ValueType<any CollectionLayout>

  init(
    _ name: String, _ help: String, isNeedy: Bool = false,
    _ settings: Field<any CollectionLayout>
  ) {
    self.name = name
    self.help = help
    self.isNeedy = isNeedy
    self.settings = .record(name, help, settings)
  }

  /// All layouts of the language, in the reference's order.
  static let all: [LayoutDeclaration] = [
    .grid, .lazyVGrid, .lazyHGrid, .waterfall, .justified, .mosaic, .aspectGrid, .flow, .list,
    .carousel, .compositional,
  ]

  /// The names of all layouts, as a suggestion.
  static let listing = "the layouts are \(all.map(\.name).joined(separator: ", "))"
}

extension ValueType<any CollectionLayout> {
  /// A mapping of one layout's name to its settings, or the name alone.
  static let layout = ValueType(
    schema: {
      let references = LayoutDeclaration.all.flatMap { $0.settings.schema().references }
      let forms = LayoutDeclaration.all.map { layout in
        JSONValue.members([
          "type": "object", "required": .array([.string(layout.name)]),
          "properties": .object([
            JSONValue.Member(name: layout.name, value: layout.settings.schema().json)
          ]),
          "additionalProperties": .bool(false),
        ])
      }
      let names = LayoutDeclaration.all.filter { !$0.isNeedy }.map { JSONValue.string($0.name) }
      return Schema(
        "[layout](#layouts)",
        .members(["anyOf": .array(forms + [.members(["enum": .array(names)])])]),
        references: references)
    },
    compile: { node, place, compiler in
      switch node.content {
      case .scalar(let scalar) where !scalar.isMissing:
        // A name alone is the layout with all its defaults.
        let settings = ConfigNode(.mapping([]), at: node.range)
        let entry = ConfigEntry(scalar.text, at: node.range, settings)
        return compile(entry, with: compiler)
      case .mapping(let entries):
        guard let first = entries.first, entries.count == 1 else {
          let range = entries.count > 1 ? entries[1].keyRange : node.range
          compiler.report(
            Mismatch(
              "expected one layout, found \(entries.count)",
              suggestion: entries.isEmpty ? LayoutDeclaration.listing : nil),
            at: range, label: place.label)
          return nil
        }
        return compile(first, with: compiler)
      default:
        return compiler.refuse(
          node, "a layout", suggestion: LayoutDeclaration.listing, label: place.label)
      }
    })

  private static func compile(
    _ entry: ConfigEntry, with compiler: Compiler
  ) -> Dynamic<any CollectionLayout>? {
    guard let layout = LayoutDeclaration.all.first(where: { $0.name == entry.key }) else {
      compiler.report(
        Diagnostic(
          at: entry.keyRange, "unknown layout '\(excerpt(of: entry.key, limit: 40))'",
          suggestion: suggestion(for: entry.key, among: LayoutDeclaration.all.map(\.name))
            ?? LayoutDeclaration.listing))
      return nil
    }
    return layout.settings.compile(entry.value, label: entry.key, with: compiler)
  }
}
