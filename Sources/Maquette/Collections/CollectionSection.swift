public import CellViews
public import CollectionLayouts

/// A section of a collection view: a cell for each element of data, a header, a footer.
///
/// ```swift
/// CollectionView(layout: .waterfall(columns: 2, cellPadding: 8)) {
///   CollectionSection(["Welcome"]) { title in Text(title) }.columns(1).itemHeight(120)
///   CollectionSection(deals) { deal in Text(deal) }
/// }
/// ```
public nonisolated struct CollectionSection: Sendable {
  /// A function that returns the nodes of a view, on top of each other, in an environment.
  typealias Nodes = @MainActor (_ViewContext) -> ViewNode

  /// The section in the layout's terms.
  package var layout: LayoutSection
  /// The layout of the items; nil for the collection's.
  private var ownLayout: (any CollectionLayout)?
  let cell: @MainActor (CellContext, _ViewContext) -> ViewNode
  var header: Nodes?
  var footer: Nodes?
  var background: Nodes?
  /// The tint of rows that do not have one; nil for the collection's.
  var itemTint: ListItemTint?
  /// The function that returns the header or the footer if there is none above; nil for no view.
  package var supplementary: (@MainActor (ElementKind, _ViewContext) -> ViewNode?)?
  var badge: (@MainActor (CellContext, _ViewContext) -> ViewNode?)?
  /// The views of a layout's supplementary items by their kinds.
  var supplementaryItems: [String: @MainActor (CellContext, _ViewContext) -> ViewNode?] = [:]
  /// The function that returns the view of a kind that is not among these; nil for no view.
  package var otherSupplementaryItem: (@MainActor (String, CellContext, _ViewContext) -> ViewNode?)?
  /// The function that returns the layout's element kind of the header or the footer; nil for none.
  package var boundaryKind: (@MainActor (ElementKind) -> String?)?
  /// The views of a layout's decorations by their kinds.
  var decorations: [String: Nodes] = [:]
  var itemHeight: (@Sendable (_ index: ItemIndex, _ width: Double) throws -> Double)?

  /// Creates a section with a cell for each element of `data`.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    self.init(data) { element, _ in cell(element) }
  }

  /// Creates a section with a cell for each element of `data`, which can depend on the selection of
  /// its item.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, @ViewBuilder cell: @escaping @MainActor (Data.Element, CellContext) -> Cell
  ) {
    layout = LayoutSection(itemCount: data.count)
    nonisolated(unsafe) let data = data
    self.cell = { cellContext, context in
      let index = data.index(data.startIndex, offsetBy: cellContext.index.item)
      return context.evaluating { cell(data[index], cellContext) }._nodes(in: context)
        .row(in: context)
    }
  }

  /// Creates a section with a layout of its own, and a cell for each element of `data`.
  ///
  /// ```swift
  /// CollectionView(layout: .list()) {
  ///   CollectionSection(albums, layout: .grid(columns: 2, spacing: 16)) { Text($0) }
  ///   CollectionSection(songs) { Text($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The elements, an item each.
  ///   - layout: The layout of the items, instead of the collection's, which decides the axis along
  ///     which the sections follow each other.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: some CollectionLayout,
    @ViewBuilder cell: @escaping @MainActor (Data.Element) -> Cell
  ) {
    self.init(data, cell: cell)
    ownLayout = layout
  }

  /// Creates a section with a layout of its own, and a cell for each element of `data`, which can
  /// depend on the selection of its item.
  ///
  /// - Parameters:
  ///   - data: The elements, an item each.
  ///   - layout: The layout of the items, instead of the collection's.
  ///   - cell: The views of an element's cell, on top of each other if there are several; called
  ///     for the cells that are measured or visible.
  public init<Data: RandomAccessCollection, Cell: View>(
    _ data: Data, layout: some CollectionLayout,
    @ViewBuilder cell: @escaping @MainActor (Data.Element, CellContext) -> Cell
  ) {
    self.init(data, cell: cell)
    ownLayout = layout
  }

  /// Returns the section for the layout.
  @MainActor package func node(in context: _ViewContext) -> SectionNode {
    let cell = cell
    // Cells are created when they are measured or visible, long after the screen.
    let make: @MainActor (CellContext) throws -> ViewNode = {
      let node = cell($0, context)
      try context.problems.check()
      return node
    }
    var badges: (@Sendable (CellContext) throws -> ViewNode?)?
    if let badge {
      let make: @MainActor (CellContext) -> ViewNode? = { badge($0, context) }
      badges = { cellContext in onMainActor { make(cellContext) } }
    }
    var section = SectionNode(
      layout: layout,
      cell: { cellContext in try onMainActor { try make(cellContext) } },
      header: header?(context), footer: footer?(context), background: background?(context),
      badge: badges,
      itemHeight: itemHeight)
    section.ownLayout = ownLayout
    section.itemTint = itemTint ?? context.environment.listItemTint
    section.decorations = decorations.mapValues { $0(context) }
    if !supplementaryItems.isEmpty || otherSupplementaryItem != nil {
      let make: @MainActor (String, CellContext) -> ViewNode? = {
        [supplementaryItems, otherSupplementaryItem] kind, cell in
        if let view = supplementaryItems[kind] { return view(cell, context) }
        return otherSupplementaryItem?(kind, cell, context)
      }
      section.supplementaryItem = { kind, cell in onMainActor { make(kind, cell) } }
      section.boundaryView = { kind, index in
        onMainActor { make(kind, CellContext(index: index)) }
      }
    }
    if supplementary != nil || boundaryKind != nil {
      let make: @MainActor (ElementKind) -> ViewNode? = {
        [supplementary, boundaryKind, supplementaryItems] kind in
        if let name = boundaryKind?(kind), let view = supplementaryItems[name] {
          return view(CellContext(index: ItemIndex(section: 0, item: 0)), context)
        }
        return supplementary?(kind, context)
      }
      section.supplementary = { kind in onMainActor { make(kind) } }
      if layout.header == nil, let name = boundaryKind?(.header), supplementaryItems[name] != nil {
        section.layout.header = .measured
      }
      if layout.footer == nil, let name = boundaryKind?(.footer), supplementaryItems[name] != nil {
        section.layout.footer = .measured
      }
    }
    return section
  }
}

/// A builder of the sections in a closure, in source order, with `if`, `switch` and `for` among
/// them.
@resultBuilder
public enum SectionBuilder {
  /// Returns a section of the closure.
  public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] {
    [section]
  }

  /// Returns the sections of a block in order.
  public static func buildBlock(_ parts: [CollectionSection]...) -> [CollectionSection] {
    parts.flatMap { $0 }
  }

  /// Returns the sections of an `if` without an `else`.
  public static func buildOptional(_ part: [CollectionSection]?) -> [CollectionSection] {
    part ?? []
  }

  /// Returns the sections of an `if`, or of a `switch`'s case.
  public static func buildEither(first part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// Returns the sections of an `else`, or of a `switch`'s other cases.
  public static func buildEither(second part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// Returns the sections of each iteration of a `for`.
  public static func buildArray(_ parts: [[CollectionSection]]) -> [CollectionSection] {
    parts.flatMap { $0 }
  }
}

extension _ViewNodes {
  /// Returns one node, as `layered()` does; a single view keeps its traits as a row for a list
  /// around it.
  @MainActor fileprivate func row(in context: _ViewContext) -> ViewNode {
    guard let traits = onlyTraits else { return layered() }
    return layered().with(.listRow("", "", traits.rowTraits(of: nil, in: context)))
  }
}
