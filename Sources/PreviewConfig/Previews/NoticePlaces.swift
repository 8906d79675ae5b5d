import CellViews
import CollectionLayouts

/// Where in a config stands what a later phase may notice something about.
///
/// A notice names an element or shows a text; that only one place can have made it is seen here, else
/// the place is the preview's root view.
struct NoticePlaces: Sendable {
  private let view: SourceRange
  /// The preview's collections, with their keys.
  private var collections: [ConfigEntry] = []
  /// The places of texts without expressions.
  private var texts: [String: [SourceRange]] = [:]

  /// The places in a preview's root view and cells.
  init(view: ConfigNode, cells: ConfigNode?) {
    self.view = view.range
    find(in: view)
    if let cells { find(in: cells) }
  }

  /// The place for a notice.
  func place(of notice: Notice) -> SourceRange {
    switch notice {
    case .overflow(let kind, let index, missing: _):
      guard let collection = collections.first, collections.count == 1 else { return view }
      return place(of: kind, section: index.section, in: collection)
    case .text(_, in: let beginning):
      let found = texts.filter { $0.key.hasPrefix(beginning) }.flatMap(\.value)
      return found.count == 1 ? found[0] : view
    case .recentring:
      let carousels = collections.compactMap { collection in
        collection.value["layout"]?.mapping?.first { $0.key == "carousel" }
      }
      guard let carousel = carousels.first, carousels.count == 1 else { return view }
      let sets = carousel.value.mapping?.first { $0.key == "numberOfSets" }
      return (sets ?? carousel).keyRange
    case .computedValuesDoNotSettle:
      return view
    }
  }

  /// The key of an element's view: its section's, or what the collection says for all sections.
  private func place(
    of kind: ElementKind, section: Int, in collection: ConfigEntry
  ) -> SourceRange {
    let sections = collection.value["sections"]?.list ?? []
    let own = sections.indices.contains(section) ? sections[section] : nil
    for node in [own, collection.value] {
      let key = node?.mapping?.first { $0.key == Self.key(of: kind) }
      if let key { return key.keyRange }
    }
    return collection.keyRange
  }

  private static func key(of kind: ElementKind) -> String {
    switch kind {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .background: "sectionBackground"
    case .badge: "badge"
    }
  }

  private mutating func find(in node: ConfigNode) {
    for element in node.list ?? [] { find(in: element) }
    for entry in node.mapping ?? [] {
      switch entry.key {
      // Data, which only looks like views.
      case "items": continue
      case "collection": collections.append(entry)
      case "text":
        if let scalar = entry.value.scalar, !scalar.isTemplate {
          texts[scalar.text, default: []].append(entry.value.range)
        }
      default: break
      }
      find(in: entry.value)
    }
  }
}
