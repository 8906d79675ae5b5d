import LayoutGeometry

/// The groups of a section in its room.
struct CompositionalGroups {
  let layout: Compositional
  let section: LayoutSection
  let space: SectionSpace
  let measure: ((_ item: Int, ProposedSize) throws -> Size)?

  /// Creates the groups of a section.
  ///
  /// - Parameter measure: The size of an item that measures itself; nil to keep the estimates.
  init(
    of layout: Compositional, _ section: LayoutSection, in space: SectionSpace,
    measure: ((_ item: Int, ProposedSize) throws -> Size)? = nil
  ) {
    self.layout = layout
    self.section = section
    self.space = space
    self.measure = measure
  }

  /// The space around all groups: the layout's own, and the margins outside of its reference.
  var insets: EdgeInsets { layout.contentInsets.adding(space.margins) }

  /// The section's room without the insets; nothing along an axis without an end.
  var container: Size {
    Size(
      width: max(0, space.size.width.finiteRoom - insets.horizontal),
      height: max(0, space.size.height.finiteRoom - insets.vertical))
  }

  /// The greatest width of cells that measure it: content is as wide as it is along the axis on
  /// which its groups follow each other.
  private var limit: Size {
    var limit = container
    limit[layout.groupAxis] = .infinity
    return limit
  }

  private var origin: Point { Point(x: insets.leading, y: insets.top) }

  var areAlike: Bool {
    measure == nil
      || layout.group.cells.allSatisfy { !$0.width.isMeasured && !$0.height.isMeasured }
  }

  func pattern(explaining explains: Bool = false) throws -> (
    placed: GroupSolver.Placed?, problems: [GroupSolver.Found]
  ) {
    var solver = GroupSolver(of: .max)
    solver.explains = explains
    return (try solver.place(layout.group, in: container, limit: limit), solver.problems)
  }

  /// Returns all groups' cells.
  func arranged() throws -> SectionArrangement {
    guard section.itemCount > 0 else {
      return SectionArrangement(frames: [], size: size(length: 0, breadth: 0))
    }
    return areAlike ? try arrangedAlike() : try arrangedOneByOne()
  }

  private func arrangedAlike() throws -> SectionArrangement {
    guard let group = try pattern().placed, !group.cells.isEmpty else {
      return SectionArrangement(frames: [], size: size(length: 0, breadth: 0))
    }
    let axis = layout.groupAxis
    let pitch = group.size[axis] + layout.interGroupSpacing
    let count = (section.itemCount - 1) / group.cells.count + 1
    let length = Double(count) * pitch - layout.interGroupSpacing
    let scroll = scrolled(
      by: scroll(of: group, count: count, length: length), items: .each(group.cells.count)
    ) { $0 / group.cells.count }
    let scrolled = start(scrolledBy: scroll)
    let frames = PatternFrames(
      count: section.itemCount, axis: axis, pitch: pitch,
      pattern: group.cells.map { $0.frame.offset(by: scrolled) })
    let first = group.cells[0].frame.size
    var arrangement = SectionArrangement(
      .pattern(frames), size: size(length: length, breadth: group.size[axis.cross]),
      cellSize: group.cells.allSatisfy { $0.frame.size == first } ? first : nil)
    arrangement.scroll = scroll
    arrangement.supplementaries = SupplementaryFrames(
      group.views(movedBy: scrolled), itemCount: section.itemCount, items: frames)
    return arrangement
  }

  private func arrangedOneByOne() throws -> SectionArrangement {
    let axis = layout.groupAxis
    var frames: [Rect] = []
    frames.reserveCapacity(section.itemCount)
    var starts: [Double] = []
    var lengths: [Double] = []
    var firstItems: [Int] = []
    var views: [(place: SupplementaryFrames.Place, frame: Rect)] = []
    var end = 0.0
    var breadth = 0.0
    try forEachGroup { first, group in
      let start = starts.isEmpty ? 0 : end + layout.interGroupSpacing
      var distance = Point.zero
      distance[axis] = start
      frames += group.cells.map { $0.frame.offset(by: distance) }
      views += group.views(from: first, movedBy: distance)
      starts.append(start)
      lengths.append(group.size[axis])
      firstItems.append(first)
      end = start + group.size[axis]
      breadth = max(breadth, group.size[axis.cross])
      return true
    }
    let scroll = scrolled(
      by: scroll(over: .each(starts: starts, lengths: lengths), length: end),
      items: .first(firstItems)
    ) { item in firstItems.indices.partitionPoint { firstItems[$0] > item } - 1 }
    let scrolled = start(scrolledBy: scroll)
    var arrangement = SectionArrangement(
      frames: frames.map { $0.offset(by: scrolled) }, size: size(length: end, breadth: breadth))
    arrangement.scroll = scroll
    arrangement.supplementaries = SupplementaryFrames(
      views.map { ($0.place, $0.frame.offset(by: scrolled)) })
    return arrangement
  }

  /// Calls `body` with each group and its first item until it returns false.
  func forEachGroup(
    explaining explains: Bool = false, _ body: (Int, GroupSolver.Placed) throws -> Bool
  ) throws {
    var solver = GroupSolver(of: section.itemCount, measure: measure)
    solver.explains = explains
    let shared = Axis.allCases.filter { layout.group.dimension($0).isUniform }
    var groups: [(first: Int, group: GroupSolver.Placed)] = []
    while solver.nextItem < section.itemCount {
      let first = solver.nextItem
      guard let group = try solver.place(layout.group, in: container, limit: limit),
        solver.nextItem > first
      else { break }
      solver.forgetPlaced()
      if shared.isEmpty {
        guard try body(first, group) else { return }
      } else {
        groups.append((first, group))
      }
    }
    // The longest group is known after all are placed.
    for axis in shared {
      guard let longest = groups.map({ $0.group.size[axis] }).max() else { return }
      for index in groups.indices {
        try solver.grow(&groups[index].group, of: layout.group, along: axis, to: longest)
      }
    }
    for (first, group) in groups {
      guard try body(first, group) else { return }
    }
  }

  /// Returns the section's size: as broad as its room if it scrolls across the collection's axis.
  private func size(length: Double, breadth: Double) -> Size {
    let axis = layout.groupAxis
    var size = Size.zero
    size[axis] = length + insets[axis]
    size[axis.cross] = breadth + insets[axis.cross]
    let across = layout.scrollAxis.cross
    if space.size[across].isFinite { size[across] = space.size[across] }
    return size
  }

  /// Returns the scrolling of groups of one size; nil if they do not scroll.
  func scroll(
    of group: GroupSolver.Placed, count: Int, length: Double
  ) -> OrthogonalScroll? {
    scroll(
      over: .uniform(
        count: count, length: group.size[layout.groupAxis], spacing: layout.interGroupSpacing),
      length: length)
  }

  /// Returns the scrolling of groups across the collection's axis; nil if they do not scroll.
  private func scroll(over groups: Tracks, length: Double) -> OrthogonalScroll? {
    let axis = layout.groupAxis
    guard let orthogonal = layout.orthogonal, space.size[axis].isFinite else { return nil }
    return OrthogonalScroll(
      behavior: orthogonal.behavior, groups: groups,
      leadingInset: axis == .horizontal ? insets.leading : insets.top,
      trailingInset: axis == .horizontal ? insets.trailing : insets.bottom,
      viewport: space.size[axis], length: length)
  }

  /// Returns the section's scroll position; nil for one that does not scroll.
  private func scrolled(
    by scroll: OrthogonalScroll?, items: PlacedScroll.Items, groupOfItem: (Int) -> Int
  ) -> PlacedScroll? {
    guard let scroll, let orthogonal = layout.orthogonal else { return nil }
    return PlacedScroll(
      scroll: scroll, axis: layout.groupAxis,
      offset: scroll.resting(at: orthogonal.offset, groupOfItem: groupOfItem), items: items)
  }

  /// Returns the start of the groups: after the insets, less the section's scroll offset.
  private func start(scrolledBy scroll: PlacedScroll?) -> Point {
    var start = origin
    start[layout.groupAxis] -= scroll?.offset ?? 0
    return start
  }
}

extension GroupSolver.Placed {
  /// Returns the views at the group's cells, the first of which is an item.
  fileprivate func views(
    from item: Int = 0, movedBy distance: Point
  ) -> [(place: SupplementaryFrames.Place, frame: Rect)] {
    supplementaries.map {
      (
        SupplementaryFrames.Place(
          item: item + $0.cell, kind: $0.item.kind, zIndex: $0.item.zIndex),
        $0.frame.offset(by: distance)
      )
    }
  }
}
