package import CollectionLayouts
import LayoutGeometry

/// The elements' views of one collection, built when they are measured or visible, and its
/// arrangements.
final class CollectionCells {
  /// The number of levels of `ViewNode.depthLimit` that a collection takes, as placing an element
  /// recurses as much deeper.
  private static let levels = 8

  private struct Key: Hashable {
    var kind: ElementKind
    var index: ItemIndex
    /// Indicates whether the element is the footer shown while the next page is loading.
    var isLoadingFooter = false

    /// Hashes the place alone, which two elements rarely share.
    func hash(into hasher: inout Hasher) {
      hasher.combine(index.section)
      hasher.combine(index.item)
    }
  }

  /// The container of a collection's layout.
  struct Container: Hashable {
    /// The room for its content.
    var size: Size
    /// The margins at its edges.
    var margins = ContainerMargins()
    /// The scroll offsets of its sections, by their numbers.
    var sectionOffsets: [Int: Double] = [:]
    /// Indicates whether the last section has the footer shown while the next page is loading.
    var isLoading: Bool
  }

  let collection: CollectionNode
  /// The look of lists.
  let lists: SystemStyle.ListStyle
  private let outside: ViewEnvironment
  /// The surroundings of the elements: the collection's room is their container.
  private var environment: ViewEnvironment
  private var measured: [Key: LayoutNode] = [:]
  /// The cell of all items of a section, by its number, if they share one.
  private var common: [Int: (node: LayoutNode, viewCount: Int)] = [:]
  private var arrangements: [Container: CollectionArrangement] = [:]
  /// Indicates whether a list's section has a row with a background that may show what is behind it, by its number.
  private var clearRows: [Int: Bool] = [:]

  /// Creates the elements of a collection in its surroundings.
  init(of collection: CollectionNode, in environment: ViewEnvironment) {
    self.collection = collection
    lists = environment.listStyle
    var inner = environment.inside()
    inner.depth = environment.depth + Self.levels
    inner.leaveTop()
    if collection.isLoading { inner.isRedacted = true }
    outside = inner
    self.environment = inner
  }

  /// The size to which elements' frames are relative.
  var container: ProposedSize {
    get { environment.container }
    set { environment.container = newValue }
  }

  /// The width of the last arrangement's container, on which the margins of a list depend.
  var listWidth = 0.0 {
    didSet {
      guard listWidth != oldValue, !measured.isEmpty else { return }
      if collection.sections.contains(where: { $0.list != nil }) { measured = [:] }
    }
  }

  /// Indicates whether measured elements are kept until they have their places.
  var keepsMeasured: Bool { !measured.isEmpty }

  /// Returns the arrangement in a container; laid out once for each.
  func arrangement(in container: Container, pass: LayoutPass) throws -> CollectionArrangement {
    if collection.isContainer { setContainer(container.size) }
    listWidth = container.size.width
    if let known = arrangements[container] { return known }
    let isLoading = container.isLoading
    var sections = collection.sections.map(\.layoutWithCellLengths)
    if isLoading, let last = sections.indices.last { sections[last].footer = .measured }
    var room = LayoutContainer(
      size: container.size, layoutDirection: pass.direction, margins: container.margins,
      boundaryItems: collection.boundaryItems)
    room.listMargins = lists.margins
    let arrangement = try arrange(
      collection.layout.scrolling(sections: container.sectionOffsets, of: sections.count),
      sections: sections, in: room
    ) { kind, index, proposal in
      try self.size(of: key(kind, index, isLoading: isLoading), for: proposal, in: pass)
    }
    arrangements[container] = arrangement
    return arrangement
  }

  /// Sets the size to which frames are relative: elements made for another size are rebuilt.
  private func setContainer(_ size: Size) {
    let room = ProposedSize(
      width: size.width.isFinite ? size.width : nil,
      height: size.height.isFinite ? size.height : nil)
    guard environment.container != room else { return }
    environment = outside
    environment.container = room
    measured = [:]
    common = [:]
  }

  /// Returns the node of an element to place, or nil for one that shows nothing.
  ///
  /// - Parameters:
  ///   - index: The section and item whose data the element shows.
  ///   - isLoading: Whether the arrangement is that of a next page that is loading.
  /// - Throws: `ViewError`, and the errors of building the element's view.
  func node(
    of kind: ElementKind, at index: ItemIndex, isLoading: Bool, in pass: LayoutPass
  ) throws -> LayoutNode? {
    if kind == .cell, let common = common[index.section] {
      try pass.countElement(ofViews: common.viewCount, of: environment.mark)
      return common.node
    }
    let key = key(kind, index, isLoading: isLoading)
    // A pass that keeps no views needs no node after its element is drawn.
    if let node = pass.given.keepsViews ? measured[key] : measured.removeValue(forKey: key) {
      return node
    }
    let built = try build(key, in: pass)
    if kind == .cell, collection.sections[index.section].hasOneCell {
      common[index.section] = built
    }
    return built?.node
  }

  private func key(_ kind: ElementKind, _ index: ItemIndex, isLoading: Bool) -> Key {
    let isLast = index.section == collection.sections.count - 1
    return Key(
      kind: kind, index: index, isLoadingFooter: isLoading && isLast && kind == .footer)
  }

  private func size(
    of key: Key, for proposal: ProposedSize, in pass: LayoutPass
  ) throws -> Size {
    if key.kind == .cell, let width = proposal.width,
      let height = collection.sections[key.index.section].itemHeight
    {
      return Size(width: width, height: try height(key.index, width))
    }
    return try pass.measuringElement(of: environment.mark) {
      if let kept = measured[key] { return try kept.measure(proposal, in: pass).size }
      guard let built = try build(key, in: pass) else { return .zero }
      if pass.keepsAnother(ofViews: built.viewCount) { measured[key] = built.node }
      return try built.node.measure(proposal, in: pass).size
    }
  }

  private func build(
    _ key: Key, in pass: LayoutPass
  ) throws -> (node: LayoutNode, viewCount: Int)? {
    let written =
      key.isLoadingFooter ? collection.loadingFooter : try writtenView(of: key.kind, at: key.index)
    // Copying a section is slower than looking at it, as each of its views is counted.
    let rows =
      collection.sections[key.index.section].list == nil
      ? nil
      : ListRows(
        of: collection.sections[key.index.section], width: listWidth, in: environment,
        hasClearRow: { hasClearRow(inSection: key.index.section) })
    let view = rows.map { $0.decorated(written, key.kind, at: context(at: key.index)) } ?? written
    guard let view else { return nil }
    var count = 0
    let node = try view.node(in: environment, count: &count)
    node.source = written ?? view
    try pass.countElement(ofViews: count, of: environment.mark)
    return (node, count)
  }

  private func context(at index: ItemIndex) -> CellContext { collection.context(at: index) }

  /// Indicates whether a row of a section `hasClearBackground`; asks its cells once, up to the first such.
  private func hasClearRow(inSection number: Int) -> Bool {
    if let known = clearRows[number] { return known }
    let section = collection.sections[number]
    let count = section.cellIsCommon ? min(section.layout.itemCount, 1) : section.layout.itemCount
    let found = (0..<count).contains { item in
      // A cell that cannot be built is reported when it is measured.
      let cell = try? section.cell(context(at: ItemIndex(section: number, item: item)))
      return cell?.takingRowTraits().traits.hasClearBackground ?? false
    }
    clearRows[number] = found
    return found
  }

  /// Returns the spinner over content that is being refreshed.
  func refreshControl() throws -> LayoutNode {
    var count = 0
    return try ProgressNode().view.node(in: environment, count: &count)
  }

  /// Returns the view of an element as written; nil for one that shows nothing.
  func writtenView(of kind: ElementKind, at index: ItemIndex) throws -> ViewNode? {
    try collection.writtenView(of: kind, at: index)
  }
}

extension CollectionNode {
  fileprivate func context(at index: ItemIndex) -> CellContext {
    var context = CellContext(index: index, isSelected: selected.contains(index))
    context.isHighlighted = highlighted.contains(index)
    context.isEditing = isEditing
    context.isDragged = dragged?.index == index
    return context
  }

  /// Returns the view of an element as written; nil for one that shows nothing.
  ///
  /// The section must exist.
  package func writtenView(of kind: ElementKind, at index: ItemIndex) throws -> ViewNode? {
    // Most elements are cells, and copying a section is slower than looking at it.
    if kind == .cell { return try sections[index.section].cell(context(at: index)) }
    if kind == .globalHeader, let header = globalHeader { return header }
    if kind == .globalFooter, let footer = globalFooter { return footer }
    if case .layoutBoundary(let kind) = kind { return try boundaryView?(kind, index) }
    let section = sections[index.section]
    switch kind {
    case .cell, .layoutBoundary: return nil
    case .boundary(let kind): return try section.boundaryView?(kind, index)
    case .background: return section.background
    case .header: return try section.header ?? section.supplementary?(.header)
    case .footer: return try section.footer ?? section.supplementary?(.footer)
    case .badge: return try section.badge?(context(at: index))
    case .decoration(let kind): return section.decorations[kind]
    case .supplementary(let kind):
      return try section.supplementaryItem?(kind, context(at: index))
    }
  }
}

extension SectionNode {
  /// Indicates whether all cells are one view; the rows of a list have more around them.
  fileprivate var hasOneCell: Bool { cellIsCommon && list == nil }
}
