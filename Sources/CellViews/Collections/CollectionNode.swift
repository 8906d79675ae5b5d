public import CollectionLayouts
package import LayoutGeometry

/// Cells placed by a collection layout; only those that the canvas shows are built.
package struct CollectionNode: Sendable {
  /// The rule that places the cells.
  package var layout: any CollectionLayout
  /// The sections, in the order in which they follow each other.
  package var sections: [SectionNode]
  /// What the collection is scrolled to.
  package var contentOffset: ContentOffset
  /// Space around the content that scrolls with it, in points.
  package var contentInset: EdgeInsets
  /// Which supplementary views stay in sight.
  package var sticky: Sticky
  /// The items whose cells are built as selected.
  package var selected: Set<ItemIndex>
  /// How much content may be left after the viewport, in points, for the next page to be loaded;
  /// nil where there are no pages.
  package var loadMoreThreshold: Double?
  /// The footer of the last section, instead of its own, while the next page is loading.
  package var loadingFooter: ViewNode?
  /// The view before the first section, across the content; nil for none.
  package var globalHeader: ViewNode?
  /// The view after the last section, across the content; nil for none.
  package var globalFooter: ViewNode?
  /// The view of a kind at the boundary of the whole layout, by its number among those of the kind; nil
  /// for none.
  package var boundaryView: (@Sendable (_ kind: String, ItemIndex) throws -> ViewNode?)?

  /// Where scrolling ends; nil for where the layout leaves it.
  package var scrollTarget: ScrollTarget?
  /// True for a viewport, to which frames inside may be relative; a grid of SwiftUI's in a scroll view is
  /// none.
  package var isContainer = true
  /// The items whose cells are built as pressed.
  package var highlighted: Set<ItemIndex> = []
  /// True where the items can be deleted and moved.
  package var isEditing = false
  /// The cell that is lifted to be moved; nil for none.
  package var dragged: DraggedCell?
  /// True while the content is being loaded again: a spinner pushes it down.
  package var isRefreshing = false
  /// True while the first content is being loaded: what the elements show is redacted.
  package var isLoading = false

  /// A collection, at rest unless it is scrolled.
  ///
  /// - Parameter layout: The layout of the sections that have none of their own.
  package init(
    layout: any CollectionLayout, sections: [SectionNode],
    contentOffset: ContentOffset = .rest, contentInset: EdgeInsets = .zero,
    sticky: Sticky = [], selected: Set<ItemIndex> = [], loadMoreThreshold: Double? = nil,
    loadingFooter: ViewNode? = nil
  ) {
    self.layout = layout.withSections(sections.map(\.ownLayout))
    self.sections = sections.map { $0.inList(of: layout) }
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.sticky = sticky
    self.selected = selected
    self.loadMoreThreshold = loadMoreThreshold
    self.loadingFooter = loadingFooter
  }

  /// What a collection is scrolled to.
  package typealias ContentOffset = CellViews.ContentOffset
  /// The supplementary views that stay in sight while their section is.
  package typealias Sticky = StickyViews
}

extension CollectionNode {
  /// The places of the whole collection's header and footer, as far as it has them.
  var boundaryItems: [NamedBoundaryItem] {
    let axis = layout.scrollAxis
    var items: [NamedBoundaryItem] = []
    if globalHeader != nil {
      items.append(.globalHeader(along: axis, isPinned: sticky.contains(.globalHeader)))
    }
    if globalFooter != nil {
      items.append(.globalFooter(along: axis, isPinned: sticky.contains(.globalFooter)))
    }
    return items
  }
}

/// What a cell is built for.
public struct CellContext: Hashable, Sendable {
  /// The cell's section and item.
  public var index: ItemIndex
  /// True if the item is one of the collection's `selected`.
  public var isSelected: Bool
  /// True if the item is one of the collection's `highlighted`.
  public var isHighlighted = false
  /// True where the collection's items can be deleted and moved.
  public var isEditing = false
  /// True for a cell that is lifted to be moved.
  public var isDragged = false

  /// The context of the cell of an item.
  public init(index: ItemIndex, isSelected: Bool = false) {
    self.index = index
    self.isSelected = isSelected
  }
}

/// A section of a collection: what its layout must know, and how its cells are built.
package struct SectionNode: Sendable {
  /// The number of items, and what is known of their lengths.
  package var layout: LayoutSection
  /// What places the items; nil for the collection's layout.
  package var ownLayout: (any CollectionLayout)?
  /// The cell of an item; called only for cells that are measured or seen.
  package var cell: @Sendable (CellContext) throws -> ViewNode
  /// What all cells have in common: the modifiers around a view that is not known before `cell` is
  /// called; nil for cells of which nothing is known.
  package var cellOutline: ViewNode?
  /// True if `cell` returns the same view for all items and all their states: a million cells then
  /// need one view.
  package var cellIsCommon = false
  /// True if the section's views may be built on any thread, and on several at once.
  package var isBuiltOnAnyThread = false
  /// The view before the items, or nil for none.
  package var header: ViewNode?
  /// The view after the items, or nil for none.
  package var footer: ViewNode?
  /// The view behind the items, or nil for none.
  package var background: ViewNode?

  /// The header or the footer where `header` and `footer` are nil; called only for those that are
  /// measured or seen.
  package var supplementary: (@Sendable (ElementKind) throws -> ViewNode?)?

  /// The badge of an item, or nil for an item without one; called only for badges that are seen.
  package var badge: (@Sendable (CellContext) throws -> ViewNode?)?

  /// The view of a kind at the section's boundary, where the layout has such, by its section and its
  /// number among those of the kind; nil for none.
  ///
  /// It is called only for those that are measured or seen.
  package var boundaryView: (@Sendable (_ kind: String, ItemIndex) throws -> ViewNode?)?

  /// The view of a kind at an item, where the layout has such; nil for none.
  ///
  /// It is called only for those that are seen.
  package var supplementaryItem: (@Sendable (_ kind: String, CellContext) throws -> ViewNode?)?

  /// The views behind the section by the kinds that its layout gives them.
  package var decorations: [String: ViewNode] = [:]

  /// The height of an item at the width that the layout gives it, in points, instead of the cell's
  /// own; nil where the cell measures itself.
  ///
  /// Heights that `layout` gives take precedence.
  package var itemHeight: (@Sendable (_ index: ItemIndex, _ width: Double) throws -> Double)?

  /// The list whose rows the items are, where it has an appearance; nil for all other layouts.
  package var list: List?

  /// What tints the rows that have no tint themselves, in a list with an appearance; nil for what is
  /// around the list.
  package var itemTint: ListItemTint?

  /// The data of an item as JSON; nil for a section whose maker keeps none.
  package var rowData: (@Sendable (_ item: Int) -> String?)?

  /// A section; `layout` must announce the header, footer, background and badges that it has.
  package init(
    layout: LayoutSection, cell: @escaping @Sendable (CellContext) throws -> ViewNode,
    header: ViewNode? = nil, footer: ViewNode? = nil, background: ViewNode? = nil,
    badge: (@Sendable (CellContext) throws -> ViewNode?)? = nil,
    itemHeight: (@Sendable (_ index: ItemIndex, _ width: Double) throws -> Double)? = nil
  ) {
    self.layout = layout
    self.cell = cell
    self.header = header
    self.footer = footer
    self.background = background
    self.badge = badge
    self.itemHeight = itemHeight
  }
}

extension CollectionNode: LeafView {
  package var description: ViewDescription {
    // The layout text has a part for each collection: its line has what `layout` and `sections` were
    // given, the offset that follows from `contentOffset` and `scrollTarget`, and what `settings` makes of
    // `contentInset`, `sticky`, `selected`, `highlighted`, `dragged`, `isEditing`, `isRefreshing`,
    // `isLoading` and `isContainer`. The elements in it have what `globalHeader`, `globalFooter`,
    // `boundaryView`, `loadMoreThreshold` and `loadingFooter` show.
    ViewDescription("collection")
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(CollectionNodeLayout(self, in: environment))
  }
}
