package import CellViews
package import CollectionLayouts
package import LayoutGeometry

/// A collection layout that is an object, which decides more about its collection view than frames.
///
/// UIKit's layout classes are such layouts; their module is not imported here.
package protocol ObjectLayout: CollectionLayout {
  /// The kinds of supplementary views that stay visible.
  @MainActor var pinnedKinds: CollectionView.Sticky { get }

  /// The background colour of the collection; nil for none.
  @MainActor var background: Color? { get }

  /// Returns the lists among the first `count` sections, by their numbers.
  @MainActor func lists(count: Int) -> [Int: any ObjectList]

  /// Sets the content offset, and the space around the content.
  func scroll(to offset: CollectionView.ContentOffset, inset: EdgeInsets)
}

/// A list of an `ObjectLayout`: a section whose rows add to their cells.
package protocol ObjectList {
  /// The layout of the rows.
  var list: CollectionLayouts.List { get }

  /// Returns the cells with the additions of the list, such as swipe actions.
  @MainActor func rows(
    _ cell: @escaping @Sendable (CellContext) throws -> ViewNode, in context: _ViewContext
  ) -> @Sendable (CellContext) throws -> ViewNode
}
