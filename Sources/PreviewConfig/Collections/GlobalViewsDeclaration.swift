import CellViews
import CollectionLayouts
import ConfigLanguage

/// The header and the footer of a whole collection.
struct GlobalViews: Sendable {
  let header: Dynamic<ViewNode>?
  let footer: Dynamic<ViewNode>?

  /// Checks that the collection's layout has no views of its own at the same boundaries.
  func check(in layout: (any CollectionLayout)?) throws(Mismatch) {
    let items = layout?.configuration.boundaryItems ?? []
    for (view, key, place) in [(header, "globalHeader", 0.0), (footer, "globalFooter", 1)] {
      guard view != nil, items.contains(where: { $0.placeAlong == place }) else { continue }
      throw Mismatch(
        "expected one of '\(key)' and the layout's own views at that boundary, found both",
        suggestion: "write it among the configuration's 'boundarySupplementaryItems'")
    }
  }

  /// Returns the collection with these views.
  ///
  /// - Parameter scope: The names of the collection.
  func applied(to collection: CollectionNode, in scope: BuildScope) throws -> CollectionNode {
    var collection = collection
    collection.globalHeader = try header?.value(in: scope)
    collection.globalFooter = try footer?.value(in: scope)
    return collection
  }
}

extension Field<GlobalViews> {
  /// The keys of a whole collection's header and footer.
  static let globalViews = Field(
    Field<Dynamic<ViewNode>?>(
      optional: "globalHeader", ValueType<ViewNode>.view.deferred(),
      "The view before the first section, across the content, which scrolls with it."),
    Field<Dynamic<ViewNode>?>(
      optional: "globalFooter", ValueType<ViewNode>.view.deferred(),
      "The view after the last section.")
  ) { GlobalViews(header: $0, footer: $1) }
}
