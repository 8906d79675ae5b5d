import CollectionLayouts
import PlainText

/// The declaration of a layout: its key, and its settings.
struct LayoutDeclaration: Sendable {
  let name: String
  let help: String
  /// True if the layout has settings without defaults.
  let isNeedy: Bool
  let settings: ValueType<any CollectionLayout>

  init<Layout: CollectionLayout>(
    _ name: String, _ help: String, isNeedy: Bool = false, _ settings: Field<Layout>
  ) {
    self.name = name
    self.help = help
    self.isNeedy = isNeedy
    let record = ValueType<Layout>.record(name, help, settings)
    self.settings = record.map { $0 as any CollectionLayout }
  }

  init(
    _ name: String, _ help: String, isNeedy: Bool = false,
    existential settings: Field<any CollectionLayout>
  ) {
    self.name = name
    self.help = help
    self.isNeedy = isNeedy
    self.settings = .record(name, help, settings)
  }

  /// All layouts of the language, in the reference's order.
  static let all: [LayoutDeclaration] = [
    .grid, .waterfall, .aspectGrid, .flow, .list, .carousel,
  ]

  /// The names of all layouts, as a suggestion.
  static let listing = "the layouts are \(all.map(\.name).joined(separator: ", "))"
}
