import CellViews
import CollectionLayouts
import LayoutGeometry

/// What a config says of a collection.
struct CollectionSpec: Sendable {
  var layout: any CollectionLayout = Grid(columns: 1)
  var sections: [SectionSpec] = []
  var contentOffset: Collection.ContentOffset
  var contentInset: EdgeInsets
  var sticky: Collection.Sticky
  var selected: Set<ItemIndex>
  var loadMoreThreshold: Double?
  var loadingFooter: Dynamic<View>?

  /// The collection for the names in scope.
  func collection(in scope: BuildScope) throws -> Collection {
    Collection(
      layout: layout,
      sections: try sections.enumerated().map { try $0.element.section($0.offset, in: scope) },
      contentOffset: contentOffset, contentInset: contentInset, sticky: sticky,
      selected: selected, loadMoreThreshold: loadMoreThreshold,
      loadingFooter: try loadingFooter?.value(in: scope))
  }
}
