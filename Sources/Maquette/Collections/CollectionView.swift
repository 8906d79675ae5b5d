public import CellViews
public import CollectionLayouts
public import LayoutGeometry

/// Cells placed by a collection layout; only visible ones are built.
///
/// ```swift
/// CollectionView(colors, layout: .grid(columns: 2, spacing: 20)) { color in
///   Text(color.description)
/// }
/// ```
public nonisolated struct CollectionView: _BuiltInView, Sendable {
  private let layout: any CollectionLayout
  private(set) var sections: [CollectionSection]
  private var settings = Settings()

  /// The settings of a collection view other than its layout and its sections.
  private struct Settings: Sendable {
    var contentOffset = ContentOffset.rest
    var contentInset = EdgeInsets.zero
    var scrollTarget: ScrollTarget?
    var sticky: Sticky = []
    var selected: Set<ItemIndex> = []
    var loadMoreThreshold: Double?
    var loadingFooter: CollectionSection.Nodes?
    var globalHeader: CollectionSection.Nodes?
    var globalFooter: CollectionSection.Nodes?
    /// The source line that sets a header or a footer of the whole collection.
    var globalViewPlace: (file: String, line: UInt)?
    var highlighted: Set<ItemIndex> = []
    var isEditing = false
    var dragged: DraggedCell?
    var isRefreshing = false
    var isLoading = false
  }

  /// An offset to which a collection view is scrolled.
  public typealias ContentOffset = CellViews.ContentOffset
  /// The supplementary views that stay visible while their section is.
  public typealias Sticky = StickyViews

  /// Creates a collection view of sections in order, placed by a layout.
  public init(layout: some CollectionLayout, sections: [CollectionSection]) {
    self.layout = layout
    self.sections = sections
  }

  /// Creates a collection view of sections in order, placed by a layout.
  public init(
    layout: some CollectionLayout, @SectionBuilder sections: () -> [CollectionSection]
  ) {
    self.init(layout: layout, sections: sections())
  }

  /// Creates a collection view with a cell for each element of `data`, placed by a layout.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each, in one section.
  ///   - layout: The layout of the items, as in `.grid(columns: 2)`.
  ///   - itemHeight: The height of an item at the width from the layout, in points; by default,
  ///     cells measure themselves.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: some CollectionLayout,
    itemHeight: (@Sendable (_ indexPath: ItemIndex, _ width: Double) throws -> Double)? = nil,
    @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    var section = CollectionSection(data, cell: cell)
    section.itemHeight = itemHeight
    self.init(layout: layout, sections: [section])
  }

  /// Creates a collection view with a cell for each element of `data`, which can depend on the
  /// selection of its item.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: some CollectionLayout,
    @ViewBuilder cell: @escaping @MainActor (Data.Element, CellContext) -> Cell
  ) {
    self.init(layout: layout, sections: [CollectionSection(data, cell: cell)])
  }

  /// Creates a collection view with a cell for each element of `data`, in `cols` columns of equal
  /// width, `spacing` points apart.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each, in one section.
  ///   - cols: The number of columns, at least 1.
  ///   - spacing: The space between columns and between rows, in points.
  ///   - cell: The views of an element's cell, on top of each other if there are several.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, cols: Int = 3, spacing: Double = 5,
    @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    self.init(data, layout: .grid(columns: cols, spacing: spacing), cell: cell)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let objects = layout as? any ObjectLayout
    objects?.scroll(to: settings.contentOffset, inset: settings.contentInset)
    if objects != nil, let place = settings.globalViewPlace {
      context.problems.add(
        SourceProblem(file: place.file, line: place.line, error: ClassLayoutBoundary()))
    }
    let lists = objects?.lists(count: sections.count) ?? [:]
    var collection = CollectionNode(
      layout: layout,
      sections: sections.enumerated().map { index, section in
        var node = section.node(in: context)
        if let list = lists[index] {
          node.list = list.list.listConfiguration
          node.cell = list.rows(node.cell, in: context)
        }
        return node
      },
      contentOffset: settings.contentOffset, contentInset: settings.contentInset,
      sticky: settings.sticky.union(objects?.pinnedKinds ?? []), selected: settings.selected,
      loadMoreThreshold: settings.loadMoreThreshold,
      loadingFooter: settings.loadingFooter?(context))
    // The layout's own views are the same as in any other section with some.
    let views = collection.sections.compactMap(\.boundaryView)
    collection.boundaryView = { kind, index in
      try views.lazy.compactMap { try $0(kind, index) }.first
    }
    collection.scrollTarget = settings.scrollTarget
    collection.globalHeader = settings.globalHeader?(context)
    collection.globalFooter = settings.globalFooter?(context)
    collection.highlighted = settings.highlighted
    collection.isEditing = settings.isEditing
    collection.dragged = settings.dragged
    collection.isRefreshing = settings.isRefreshing
    collection.isLoading = settings.isLoading
    let background =
      objects?.background ?? layout.listConfiguration?.appearance.background
    if context.environment.hidesListBackground { return _ViewNodes(collection.withoutBackground) }
    guard let background else { return _ViewNodes(.collection(collection)) }
    return _ViewNodes(
      ViewNode.collection(collection).onListGround(background, .color(background)))
  }
}

extension CollectionView {
  /// Returns the collection scrolled to a point of its content, or to an item.
  public func contentOffset(_ offset: ContentOffset) -> CollectionView {
    setting(\.contentOffset, to: offset)
  }

  /// Returns the collection scrolled to a point of its content, in points.
  public func contentOffset(x: Double = 0, y: Double = 0) -> CollectionView {
    contentOffset(.point(Point(x: x, y: y)))
  }

  /// Returns the collection with space around its content that scrolls with it, in points.
  public func contentInset(_ inset: EdgeInsets) -> CollectionView {
    setting(\.contentInset, to: inset)
  }

  /// Returns the collection with a rule for the end of scrolling to `contentOffset`: at a multiple
  /// of the viewport, or at a cell's leading edge.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> CollectionView {
    setting(\.scrollTarget, to: behavior == .paging ? .paging : .viewAligned)
  }

  /// Keeps headers, footers or both visible while their section is.
  public func sticky(_ sticky: Sticky) -> CollectionView {
    setting(\.sticky, to: sticky)
  }

  /// Returns the collection with selected items, for whose cells `isSelected` is true.
  public func selected(_ items: Set<ItemIndex>) -> CollectionView {
    setting(\.selected, to: items)
  }

  /// Returns the collection with selected items of the first section, for whose cells `isSelected`
  /// is true.
  public func selected(_ items: Int...) -> CollectionView {
    selected(Set(items.map { ItemIndex(section: 0, item: $0) }))
  }

  /// Returns the collection with pressed items, for whose cells `isHighlighted` is true.
  public func highlighted(_ items: Set<ItemIndex>) -> CollectionView {
    setting(\.highlighted, to: items)
  }

  /// Returns the collection with pressed items of the first section, for whose cells
  /// `isHighlighted` is true.
  public func highlighted(_ items: Int...) -> CollectionView {
    highlighted(Set(items.map { ItemIndex(section: 0, item: $0) }))
  }

  /// Returns the collection in its editing state: rows show their accessories for deletion and
  /// moves, and `isEditing` is true for all cells.
  public func editing(_ isEditing: Bool = true) -> CollectionView {
    setting(\.isEditing, to: isEditing)
  }

  /// Returns the collection while an item is moved: its cell is lifted over the gap that it leaves,
  /// at an offset in points.
  public func dragged(
    _ item: ItemIndex, offset: Point = Point(x: 4, y: -12)
  ) -> CollectionView {
    setting(\.dragged, to: DraggedCell(item, offset: offset))
  }

  /// Returns the collection while an item of the first section is moved.
  public func dragged(_ item: Int, offset: Point = Point(x: 4, y: -12)) -> CollectionView {
    dragged(ItemIndex(section: 0, item: item), offset: offset)
  }

  /// Returns the collection while its content is reloaded, as after a pull: a spinner pushes it
  /// down.
  public func refreshing(_ isRefreshing: Bool = true) -> CollectionView {
    setting(\.isRefreshing, to: isRefreshing)
  }

  /// Returns the collection while its first content is loaded: texts are bars, and pictures are
  /// gray.
  public func loading(_ isLoading: Bool = true) -> CollectionView {
    setting(\.isLoading, to: isLoading)
  }

  /// Returns the collection with a length of content left after the viewport, in points, at which
  /// the next page is loaded.
  public func loadMoreThreshold(_ threshold: Double) -> CollectionView {
    setting(\.loadMoreThreshold, to: threshold)
  }

  /// Returns the collection with a footer of the last section, instead of its own, while the next
  /// page is loaded.
  ///
  /// - Parameter content: The footer's views, on top of each other if there are several.
  public func loadingFooter<Content: View>(@ViewBuilder content: () -> Content) -> CollectionView {
    setting(\.loadingFooter, to: nodes(of: content()))
  }

  /// Returns the collection with a view before the first section, across the content, which scrolls
  /// with it.
  ///
  /// `.sticky(.globalHeader)` keeps it visible. A layout that is a class places all elements by
  /// itself, so that a header of the collection is an error there. Several views are on top of each
  /// other.
  public func globalHeader<Content: View>(
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) -> CollectionView {
    setting(\.globalHeader, to: nodes(of: content()))
      .setting(\.globalViewPlace, to: ("\(file)", line))
  }

  /// Returns the collection with a view after the last section, across the content; several views
  /// are on top of each other.
  public func globalFooter<Content: View>(
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) -> CollectionView {
    setting(\.globalFooter, to: nodes(of: content()))
      .setting(\.globalViewPlace, to: ("\(file)", line))
  }

  private func setting<Value>(
    _ property: WritableKeyPath<Settings, Value>, to value: Value
  ) -> CollectionView {
    var collection = self
    collection.settings[keyPath: property] = value
    return collection
  }

  /// Returns the collection with changed sections, except for those that have the setting
  /// themselves.
  public func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> CollectionView {
    var collection = self
    for index in collection.sections.indices where isUnset(collection.sections[index]) {
      change(&collection.sections[index])
    }
    return collection
  }
}

/// An error for a header or a footer of a collection whose layout is a class.
private struct ClassLayoutBoundary: Error, CustomStringConvertible {
  let description =
    "a layout that is a class places all elements by itself; give its configuration "
    + "'boundarySupplementaryItems' instead of the collection a global header or footer"
}

/// Returns the nodes of a view in a setting, on top of each other.
func nodes(of view: some View) -> CollectionSection.Nodes {
  nonisolated(unsafe) let view = view
  return { view._nodes(in: $0).layered() }
}
