import CollectionLayouts
import DisplayList
import LayoutGeometry

/// A collection: as large as its proposal, or as its content without one.
///
/// One that is not a viewport is always as long as its content, as SwiftUI's lazy grids are outside of
/// a scroll view.
struct CollectionNodeLayout: NodeLayout {
  let collection: CollectionNode
  /// The `id` of the collection's view.
  let id: String?
  let cells: CollectionCells
  private let environment: ViewEnvironment
  /// The colour shown in the gap of a row in a card.
  let gapColor: ShownColor
  /// The mark of the collection's view.
  let mark: ViewMark?
  /// Indicates whether the layout, or that of a section, reads the container's margins.
  let readsMargins: Bool

  init(_ collection: CollectionNode, in environment: ViewEnvironment) {
    self.collection = collection
    id = environment.id
    mark = environment.mark
    self.environment = environment
    gapColor = environment.shown(.systemGroupedBackground)
    cells = CollectionCells(of: collection, in: environment)
    readsMargins = collection.layout.readsMargins(ofSections: collection.sections.count)
  }

  /// Makes a layout of the same collection with cells of its own, for another thread; nil if
  /// elements must be built on the calling thread, or are kept since they were measured.
  var forOtherThreads: (@Sendable () -> CollectionNodeLayout)? {
    guard !cells.keepsMeasured, collection.sections.allSatisfy(\.isBuiltOnAnyThread) else {
      return nil
    }
    return { [collection, environment, container = cells.container, width = cells.listWidth] in
      let layout = CollectionNodeLayout(collection, in: environment)
      layout.cells.container = container
      layout.cells.listWidth = width
      return layout
    }
  }

  /// The distance to which ink may reach out of its element, in points: a shadow of radius 32 that
  /// is moved by 16.
  static let inkReach = 64.0

  /// Indicates whether there is a view to show while the next page is loading.
  private var showsLoading: Bool {
    collection.loadingFooter != nil && collection.loadMoreThreshold != nil
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let proposal = own(proposal)
    if let width = proposal.width, let height = proposal.height {
      return Measurement(size: Size(width: max(width, 0), height: max(height, 0)))
    }
    // Without a length to scroll along, all content is visible, and so the next page is loading.
    let isLoading = showsLoading && proposal[collection.layout.scrollAxis] == nil
    let content = try arrangement(for: proposal, isLoading: isLoading, at: nil, in: pass)
      .contentSize
    let inset = collection.shownInset
    return Measurement(
      size: proposal.filled(
        ideal: Size(
          width: content.width + inset.horizontal, height: content.height + inset.vertical)))
  }

  /// Returns a proposal without its length along the scroll axis unless the collection scrolls.
  private func own(_ proposal: ProposedSize) -> ProposedSize {
    var own = proposal
    if !collection.isContainer { own[collection.layout.scrollAxis] = nil }
    return own
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let proposal = own(proposal)
    let key = pass.keys.next()
    // A surrounding viewport that looks for scroll targets has none in this one.
    if pass.scrollTargets != nil, collection.isContainer {
      return PlacedView(frame: frame, drawing: nil)
    }
    let scrollOffset = pass.given.scrollOffsets[key]
    func shown(isLoading: Bool) throws -> CollectionViewport {
      CollectionViewport(
        of: collection,
        showing: try arrangement(
          for: proposal, isLoading: isLoading, at: (key, frame), in: pass), in: frame,
        scrollOffset: scrollOffset, safeArea: pass.sight.safeArea,
        pinning: collection.isContainer
          ? nil : pass.sight.pinning?.frames[collection.layout.scrollAxis],
        direction: pass.direction)
    }
    var viewport = try shown(isLoading: false)
    let loadsMore = collection.loadMoreThreshold.map(viewport.loadsMore(threshold:))
    // The footer makes the content longer, and must not undo the condition that made it appear.
    let isLoading = showsLoading && loadsMore == true
    if isLoading { viewport = try shown(isLoading: true).loading(as: viewport) }
    for (section, notice) in viewport.arrangement.notices {
      pass.notice(.layout(notice, section: section), mark: mark)
    }
    for notice in collection.absentItems { pass.notice(notice, mark: mark) }
    if let notice = viewport.scrolledPast { pass.notice(notice, mark: mark) }
    for notice in viewport.notices { pass.notice(.layout(notice, section: 0), mark: mark) }
    let axis = collection.layout.scrollAxis
    let window = pass.sight.window(of: frame, along: axis, pass.direction)
    pass.note(
      PlacedCollection(
        key: key, id: id, frame: frame, contentOffset: viewport.contentOffset,
        contentInset: collection.shownInset,
        window: window,
        offsetExplanation: viewport.offsetExplanation, currentItem: viewport.currentItem,
        settings: collection.settings,
        loadsMore: loadsMore, arrangement: viewport.arrangement, scrolling: viewport.scrolling,
        rowData: collection.sections.map(\.rowData)))
    let position = pass.collections.count - 1
    if let piece = pass.piece?.asked, piece.key == key {
      pass.piece?.drawn = try drawn(piece, of: viewport, isLoading: isLoading, in: pass)
      return PlacedView(frame: frame, drawing: nil)
    }
    let offset = viewport.contentOffset[axis]
    pass.noteScrolling(
      of: frame, in: window, along: axis,
      by: offset - viewport.scrolling.first[axis],
      isAfter: offset < viewport.scrolling.last[axis] - 0.5)
    let visible = pass.sight.visible.intersection(window)
    let isScrolled = scrollOffset != nil
    // During scrolling, elements just outside cast their shadows into the viewport.
    let reach = isScrolled ? Self.inkReach : 0
    let elements = lifting(
      visible.map { viewport.elements(in: $0.inset(by: -reach)) } ?? [], direction: pass.direction)
    pass.unseen.append(
      UnseenElements(
        of: self, key, in: viewport, isLoading: isLoading,
        among: elements, visible: visible, around: pass))
    guard let visible else {
      return PlacedView(
        frame: frame,
        drawing: ViewportDrawing(collection: position, isClipped: false, window: window))
    }

    let outside = pass.sight
    pass.sight = outside.through(visible)
    defer { pass.sight = outside }
    try pass.count(elements.count, of: mark)
    let placing = ElementPlacing(
      key: key, viewport: viewport, outside: outside, visible: visible, reach: reach,
      isLoading: isLoading)
    var children: [PlacedView]
    if canDrawAtOnce(elements, in: pass), placing.clips.isEmpty {
      let commands = try placing.commands(of: elements, by: self, in: pass)
      children = [PlacedView(frame: frame, drawing: CommandsDrawing(commands: commands))]
    } else {
      let views = try elements.map { try placing.view(of: $0, by: self, in: pass) }
      children = placing.clips.clipped(
        try separated(views, elements, direction: pass.direction), of: elements)
    }
    let content = Rect(
      origin: frame.origin + (Point.zero - viewport.contentOffset),
      size: viewport.arrangement.contentSize)
    if let control = try refreshControl(over: content, in: pass),
      control.frame.intersects(visible)
    {
      children.append(control)
    }
    // An edge that sticks out by less than a hundredth of a point does so by rounding.
    let edges = window.inset(by: -0.01)
    return PlacedView(
      frame: frame,
      drawing: ViewportDrawing(
        collection: position,
        isClipped: isScrolled || elements.contains { !edges.contains($0.frame) }, window: window),
      children: children)
  }

  /// Places an element in the middle of its frame, which is in canvas points.
  ///
  /// - Parameters:
  ///   - key: The collection's key.
  ///   - index: The section and item whose data the element shows.
  ///   - effect: The layout's effect on a cell; nil for none.
  ///   - isLoading: Whether the arrangement is that of a next page that is loading.
  func place(
    _ element: LayoutElement, of key: CollectionKey, showing index: ItemIndex, effect: CellEffect?,
    isLoading: Bool, in pass: LayoutPass
  ) throws -> PlacedView {
    let isLifted = isLifted(element)
    let effect = isLifted ? DraggedCell.effect : effect
    let shadow = isLifted ? DraggedCell.shadow : nil
    var drawing = ElementDrawing(
      kind: element.kind, index: element.index, effect: effect,
      shadow: shadow.map { $0.shown(in: environment) })
    guard let node = try cells.node(of: element.kind, at: index, isLoading: isLoading, in: pass)
    else {
      return PlacedView(frame: element.frame, drawing: drawing, mark: mark)
    }
    drawing.template = node.source?.templateName
    let proposal = ProposedSize(element.frame.size)
    let measured = try node.measure(proposal, in: pass)
    let size = measured.size
    let place = Rect(
      x: element.frame.midX - size.width / 2, y: element.frame.midY - size.height / 2,
      width: size.width, height: size.height)
    pass.elements.append(Notice.Element(element.kind, element.index))
    let (outside, keys) = (pass.sight, pass.keys)
    pass.keys = .inside(element.kind, index, of: key)
    defer {
      pass.sight = outside
      pass.keys = keys
      pass.elements.removeLast()
    }
    // The layout's own notice reports an element without a length across.
    if element.frame.size[collection.layout.scrollAxis.cross] <= 0 { pass.sight.isHidden = true }
    if let missing = outside.excess(of: place, over: element.frame) {
      pass.noticeOverflow(
        of: place, over: element.frame, missing: missing, as: .element, mark: mark)
    }
    pass.sight.space = Sight.Space(frame: element.frame, room: .element, mark: mark)
    let firstTouch = pass.touches.count
    let content = try node.place(in: place, proposal: proposal, pass: pass)
    if let effect, effect != .identity {
      let middle = Point(x: element.frame.midX, y: element.frame.midY)
      let scale = Size(width: effect.horizontalScale, height: effect.verticalScale)
      if effect.opacity > 0 {
        pass.touches.scale(
          from: firstTouch, about: middle, by: scale, visible: pass.sight.visible)
      } else {
        pass.touches.remove(from: firstTouch)
      }
    }
    if let separator = separator(under: element) {
      drawing.end = cells.end(
        of: content, in: element, under: separator,
        guides: SeparatorInsets(
          guidesOf: measured, from: place.minX - element.frame.minX, inWidth: element.frame.width),
        direction: pass.direction)
    }
    if !pass.given.keepsViews {
      var commands: [Command] = []
      content.draw(into: &commands)
      // A list that grew has spare capacity of the same size.
      if commands.capacity > commands.count {
        var exact: [Command] = []
        exact.reserveCapacity(commands.count)
        exact += commands
        commands = exact
      }
      drawing.content = commands
      return PlacedView(frame: element.frame, drawing: drawing, mark: mark)
    }
    return PlacedView(
      frame: element.frame, drawing: drawing, children: [content], mark: mark)
  }

  /// Returns the placed elements with the layout's separators over the cells of each section.
  func separated(
    _ placed: [PlacedView], _ elements: [LayoutElement], direction: LayoutDirection
  ) throws -> [PlacedView] {
    var views: [PlacedView] = []
    var lines: [SeparatorsDrawing.Line] = []
    func drawLines() {
      guard !lines.isEmpty else { return }
      views.append(
        PlacedView(
          frame: lines.reduce(.zero) { $0.union($1.frame) },
          drawing: SeparatorsDrawing(lines: lines)))
      lines = []
    }
    for (view, element) in zip(placed, elements) {
      if element.kind != .cell || isLifted(element) { drawLines() }
      if let gap = gap(at: element, direction: direction) { views.append(gap) }
      views.append(view)
      guard let separator = separator(under: element) else { continue }
      let end = (view.drawing as? ElementDrawing)?.end ?? RowEnd()
      let own = [
        cells.line(over: element, end, direction: direction),
        cells.line(separator, under: element, end, direction: direction),
      ]
      for line in own.compactMap(\.self) {
        let color = environment.shown(line.tint ?? cells.lists.lineColor)
        lines.append(SeparatorsDrawing.Line(row: element.index, frame: line.frame, color: color))
      }
    }
    drawLines()
    return views
  }

  /// Returns whether elements can be drawn as soon as they have their places: their views are not
  /// needed later, and nothing is drawn between them.
  private func canDrawAtOnce(_ elements: [LayoutElement], in pass: LayoutPass) -> Bool {
    !pass.given.keepsViews && pass.elements.isEmpty
      && elements.count >= CommandsWithCopies.leastCount
      && collection.dragged == nil && !haveSeparators(elements)
  }

  /// Returns whether a layout may draw between the elements: a list, or a custom one, anywhere.
  private func haveSeparators(_ elements: [LayoutElement]) -> Bool {
    guard !collection.sections.isEmpty else { return false }
    func separators(ofSection index: Int) -> (layout: any CollectionLayout, isList: Bool) {
      (collection.layout.ofSection(index), collection.sections[index].list != nil)
    }
    var (current, own, section) = (0, separators(ofSection: 0), collection.sections[0].layout)
    return elements.contains { element in
      guard element.kind == .cell else { return false }
      let index = element.index.section
      if index != current {
        (current, own, section) = (
          index, separators(ofSection: index), collection.sections[index].layout
        )
      }
      return own.isList || own.layout.separator(after: element.index.item, in: section) != nil
    }
  }

  /// Returns a layout's line between a cell and the next one; nil for none.
  private func separator(under element: LayoutElement) -> LayoutSeparator? {
    guard element.kind == .cell else { return nil }
    let (item, index) = (element.index.item, element.index.section)
    let (layout, section) = (collection.layout.ofSection(index), collection.sections[index].layout)
    // A layout class has lists among its sections, and is none.
    if layout.listConfiguration == nil, let list = collection.sections[index].list {
      return list.separator(after: item, in: section)
    }
    return layout.separator(after: item, in: section)
  }

  /// Returns the arrangement for a proposal.
  ///
  /// - Parameter place: The collection's key and its place on the canvas; nil while it is measured.
  private func arrangement(
    for proposal: ProposedSize, isLoading: Bool, at place: (key: CollectionKey, frame: Rect)?,
    in pass: LayoutPass
  ) throws -> CollectionArrangement {
    try pass.checkMayHoldCollections()
    // Across its scroll axis a collection cannot be as wide as its content, whose width depends on
    // it; without a proposed width, or with an infinite one, it has the canvas's.
    var size = Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    if collection.layout.scrollAxis == .vertical, size.width == .infinity {
      size.width = pass.given.canvas.width
    }
    let inset = collection.shownInset
    size.width = max(size.width - inset.horizontal, 0)
    size.height = max(size.height - inset.vertical, 0)
    var container = CollectionCells.Container(size: size, isLoading: isLoading)
    if readsMargins {
      container.margins = margins(
        at: place?.frame, width: size.width + inset.horizontal, in: pass)
    }
    if let place, !pass.given.scrollOffsets.isEmpty {
      for section in collection.sections.indices {
        guard let offset = pass.given.scrollOffsets[place.key.ofSection(section)] else { continue }
        // From right to left, the content moves the other way.
        let axis = collection.layout.scrollAxis.cross
        let isMirrored = axis == .horizontal && pass.direction == .rightToLeft
        container.sectionOffsets[section] = isMirrored ? -offset[axis] : offset[axis]
      }
    }
    return try cells.arrangement(in: container, pass: pass)
  }
}

/// The lines between the rows of a list, over all of them: the next row's background would hide a
/// part of a line that its own row draws.
private struct SeparatorsDrawing: ViewDrawing {
  /// The lines in the order of the rows.
  let lines: [Line]

  /// The line under a row.
  struct Line {
    let row: ItemIndex
    let frame: Rect
    let color: ShownColor
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    commands += lines.compactMap(command(for:))
  }

  /// Assigns each line to its row: the row's golden text reports changes of the line.
  func part(of view: PlacedView) -> ViewPart {
    .ofCells(lines.compactMap { line in command(for: line).map { (line.row, $0) } })
  }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.nothing) }

  /// Returns the command of a line, or nil for an invisible one.
  private func command(for line: Line) -> Command? {
    let color = line.color.color
    return line.frame.isEmpty || color.alpha <= 0 ? nil : .fill(.rect(line.frame), .color(color))
  }
}
