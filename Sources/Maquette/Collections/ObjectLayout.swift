package import CellViews
package import CollectionLayouts
package import LayoutGeometry

/// A collection layout that is an object, which decides more of the collection view around it than frames.
///
/// UIKit's layout classes are these; the module that has them is not imported here.
package protocol ObjectLayout: CollectionLayout {
  /// The kinds of supplementary views that stay in sight.
  @MainActor var pinnedKinds: CollectionView.Sticky { get }

  /// The color behind the collection; nil for none.
  @MainActor var background: Color? { get }

  /// Returns the lists among the first `count` sections, by their numbers.
  @MainActor func lists(count: Int) -> [Int: any ObjectList]

  /// Sets what the collection is scrolled to, and the space around its content.
  func scroll(to offset: CollectionView.ContentOffset, inset: EdgeInsets)
}

/// A list of an `ObjectLayout`: a section whose rows are more than their cells.
package protocol ObjectList {
  /// The layout of the rows.
  var list: CollectionLayouts.List { get }

  /// Returns the cells with what the list adds to them, as swipe actions.
  @MainActor func rows(
    _ cell: @escaping @Sendable (CellContext) throws -> ViewNode, in context: _ViewContext
  ) -> @Sendable (CellContext) throws -> ViewNode
}
