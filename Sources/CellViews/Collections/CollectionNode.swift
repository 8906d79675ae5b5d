public import CollectionLayouts
package import LayoutGeometry

/// Cells placed by a collection layout; only those that the canvas shows are built.
package struct CollectionNode: Sendable {
  /// The rule that places the cells.
  package var layout: any CollectionLayout
  /// The sections, in the order in which they follow each other.
  package var sections: [SectionNode]
  /// The scroll offset of the collection.
  package var contentOffset: ContentOffset
  /// Space around the content that scrolls with it, in points.
  package var contentInset: EdgeInsets
  /// The supplementary views that stay in sight.
  package var sticky: Sticky
  /// The items whose cells are built as selected.
  package var selected: Set<ItemIndex>
  /// The remaining length of content after the viewport, in points, at which the next page is
  /// loaded; nil without pages.
  package var loadMoreThreshold: Double?
  /// The footer of the last section, instead of its own, while the next page is loading.
  package var loadingFooter: ViewNode?
  /// The view before the first section, across the content; nil for none.
  package var globalHeader: ViewNode?
  /// The view after the last section, across the content; nil for none.
  package var globalFooter: ViewNode?
  /// Returns the view of a kind at the boundary of the whole layout, by its number among those of
  /// the kind; nil for none.
  package var boundaryView: (@Sendable (_ kind: String, ItemIndex) throws -> ViewNode?)?

  /// The place where scrolling ends; nil for the layout's own.
  package var scrollTarget: ScrollTarget?
  /// Indicates whether the collection is a viewport, to which frames inside may be relative; a grid
  /// of SwiftUI's in a scroll view is not.
  package var isContainer = true
  /// The items whose cells are built as pressed.
  package var highlighted: Set<ItemIndex> = []
  /// Indicates whether the items can be deleted and moved.
  package var isEditing = false
  /// The cell that is lifted to be moved; nil for none.
  package var dragged: DraggedCell?
  /// Indicates whether the content is being reloaded: a spinner pushes it down.
  package var isRefreshing = false
  /// Indicates whether the first content is being loaded: the elements' contents are redacted.
  package var isLoading = false

  /// Creates a collection, at rest unless it is scrolled.
  ///
  /// - Parameter layout: The layout of the sections without their own.
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

  /// The scroll offset of a collection.
  package typealias ContentOffset = CellViews.ContentOffset
  /// The supplementary views that stay in sight while their section does.
  package typealias Sticky = StickyViews
}

extension CollectionNode {
  /// The places of the whole collection's header and footer, if it has them.
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

/// The item and the state for which a cell is built.
public struct CellContext: Hashable, Sendable {
  /// The cell's section and item.
  public var index: ItemIndex
  /// Indicates whether the item is one of the collection's `selected`.
  public var isSelected: Bool
  /// Indicates whether the item is one of the collection's `highlighted`.
  public var isHighlighted = false
  /// Indicates whether the collection's items can be deleted and moved.
  public var isEditing = false
  /// Indicates whether the cell is lifted to be moved.
  public var isDragged = false

  /// Creates the context of the cell of an item.
  public init(index: ItemIndex, isSelected: Bool = false) {
    self.index = index
    self.isSelected = isSelected
  }
}

/// A section of a collection: the input of its layout, and its cells.
package struct SectionNode: Sendable {
  /// The number of items, and their known lengths.
  package var layout: LayoutSection
  /// The section's own layout; nil for the collection's.
  package var ownLayout: (any CollectionLayout)?
  /// Returns the cell of an item; called only for cells that are measured or visible, and for all of a list of cards
  /// whose background shows what is behind it.
  package var cell: @Sendable (CellContext) throws -> ViewNode
  /// The modifiers that all cells share, around a view that is unknown before `cell` is called; nil
  /// for cells without known modifiers.
  package var cellOutline: ViewNode?
  /// Indicates whether `cell` returns the same view for all items and all their states: a million
  /// cells then need one view.
  package var cellIsCommon = false
  /// Indicates whether the section's views may be built on any thread, and on several at once.
  package var isBuiltOnAnyThread = false
  /// The view before the items, or nil for none.
  package var header: ViewNode?
  /// The view after the items, or nil for none.
  package var footer: ViewNode?
  /// The view behind the items, or nil for none.
  package var background: ViewNode?

  /// Returns the header or the footer if `header` and `footer` are nil; called only for those that
  /// are measured or visible.
  package var supplementary: (@Sendable (ElementKind) throws -> ViewNode?)?

  /// Returns the badge of an item, or nil for an item without one; called only for visible badges.
  package var badge: (@Sendable (CellContext) throws -> ViewNode?)?

  /// Returns the view of a kind at the section's boundary, if the layout has such, by its section
  /// and its number among those of the kind; nil for none.
  ///
  /// It is called only for those that are measured or visible.
  package var boundaryView: (@Sendable (_ kind: String, ItemIndex) throws -> ViewNode?)?

  /// Returns the view of a kind at an item, if the layout has such; nil for none.
  ///
  /// It is called only for visible ones.
  package var supplementaryItem: (@Sendable (_ kind: String, CellContext) throws -> ViewNode?)?

  /// The views behind the section by the kinds that its layout gives them.
  package var decorations: [String: ViewNode] = [:]

  /// Returns the height of an item at the width that the layout gives it, in points, instead of the
  /// cell's own; nil if the cell measures itself.
  ///
  /// Heights that `layout` gives take precedence.
  package var itemHeight: (@Sendable (_ index: ItemIndex, _ width: Double) throws -> Double)?

  /// The list whose rows the items are; nil for a layout that looks like none.
  package var list: ListConfiguration?

  /// The tint of the rows that have none themselves, in a list with an appearance; nil for that of
  /// the surroundings.
  package var itemTint: ListItemTint?

  /// The least height of a row in a list with an appearance, in points; nil for the system's.
  package var minimumRowHeight: Double?

  /// The least height of a row of one line unless a list sets another, in points, as in a UITableView.
  package static let defaultMinimumRowHeight = 44.0

  /// Returns the data of an item as JSON; nil for a section without data.
  package var rowData: (@Sendable (_ item: Int) -> String?)?

  /// Creates a section; `layout` must announce its header, footer, background and badges.
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
