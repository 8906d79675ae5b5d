import LayoutGeometry

/// Places the cells of groups, one group after the other.
struct GroupSolver {
  /// No group has more cells; one of more is a mistake, as of a length near zero.
  static let cellLimit = 10_000
  /// Less than this does not fit by rounding alone, in points.
  private static let tolerance = 0.01

  /// The size that the cell of an item takes; nil to keep the estimates.
  let measure: ((_ item: Int, ProposedSize) throws -> Size)?
  /// How many items there are.
  let itemCount: Int
  /// The item whose cell is the next to be placed.
  private(set) var nextItem: Int
  /// What cells measured that then did not fit in their group: they are not measured again.
  private var known: [Int: Known] = [:]
  /// True if cells keep how their sizes came about.
  var explains = false
  /// What did not fit.
  private(set) var problems: [Found] = []
  /// Which subitem of each group around it is being placed, from the outermost group on.
  private var path: [Int] = []

  /// A problem with its place: which subitem, from the outermost group on; empty for that group.
  struct Found: Hashable {
    let problem: Problem
    let path: [Int]
  }

  /// Something that a group has too little room for.
  enum Problem: Hashable {
    /// A subitem is longer than its group's room along an axis.
    case tooLong(Axis, subitem: Double, room: Double)
    /// Only some of a group's subitems fit: with the next one, they have this length along the axis.
    case leftOut(Axis, placed: Int, of: Int, length: Double, room: Double)
    /// Flexible spacing has nothing to share.
    case noFlexibleRoom(Axis)
    /// Insets leave a cell no length along an axis.
    case insetAway(Axis)
    /// A group with frames of its own has none.
    case noFrames
    /// The group has more cells than there may be.
    case tooManyCells
  }

  /// What the cell of an item measured.
  private struct Known {
    let proposal: ProposedSize
    let size: Size
  }

  /// What a group or a cell takes.
  struct Placed {
    /// The size with the insets, without the edge spacing.
    var size: Size
    /// The cells, from the placed thing's origin.
    var cells: [Cell]
    /// The views at cells, in the order of these, from the same origin.
    var supplementaries: [Supplementary] = []
  }

  /// A placed view at a cell.
  struct Supplementary {
    /// The number of the cell.
    var cell: Int
    var frame: Rect
    let item: SupplementaryItem
  }

  /// A placed cell.
  struct Cell {
    var frame: Rect
    /// How its size came about, from its group's on.
    var steps: [LayoutPhrase]
  }

  init(
    from item: Int = 0, of itemCount: Int,
    measure: ((_ item: Int, ProposedSize) throws -> Size)? = nil
  ) {
    nextItem = item
    self.itemCount = itemCount
    self.measure = measure
  }

  /// Places an item's cells in a container; nil where no item is left.
  ///
  /// - Parameter length: The length along an axis that its group gives it, instead of its own.
  mutating func place(
    _ item: CompositionalItem, in container: Size, length: (axis: Axis, value: Double)? = nil
  ) throws -> Placed? {
    guard nextItem < itemCount else { return nil }
    var size = Size(
      width: item.width.length(in: container), height: item.height.length(in: container))
    if let length { size[length.axis] = length.value.boundedLength }
    var placed: Placed
    if let group = item.group {
      placed = try place(group, of: item, size: size)
    } else {
      placed = try placeCell(item, size: size, in: container, fixed: length?.axis)
    }
    if explains {
      let steps = steps(for: item, size: placed.size, in: container, given: length?.axis)
      for index in placed.cells.indices {
        placed.cells[index].steps.insert(contentsOf: steps, at: 0)
      }
    }
    return placed
  }

  /// Places a subitem of the group that is being placed.
  private mutating func place(
    subitem number: Int, of group: CompositionalGroup, in container: Size,
    length: (axis: Axis, value: Double)? = nil
  ) throws -> Placed? {
    path.append(number)
    defer { path.removeLast() }
    return try place(group.subitems[number], in: container, length: length)
  }

  private mutating func placeCell(
    _ item: CompositionalItem, size: Size, in container: Size, fixed: Axis?
  ) throws -> Placed {
    var size = size
    let insets = item.effectiveInsets
    let measuredAxes = Axis.allCases.filter { item.dimension($0).isMeasured && $0 != fixed }
    if let measure, !measuredAxes.isEmpty {
      var proposal = ProposedSize(
        width: max(0, size.width - insets.horizontal),
        height: max(0, size.height - insets.vertical))
      for axis in measuredAxes { proposal[axis] = nil }
      var taken = try measured(for: proposal, by: measure)
      if measuredAxes.contains(.horizontal), taken.width > container.width + Self.tolerance {
        // A cell is no wider than its group: it wraps its text instead.
        proposal.width = container.width
        taken = try measured(for: proposal, by: measure)
        taken.width = min(taken.width, container.width)
      }
      for axis in measuredAxes { size[axis] = taken[axis].boundedLength }
    }
    nextItem += 1
    let frame = Rect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
    for axis in Axis.allCases where size[axis] > 0 && frame.size[axis] <= 0 {
      note(.insetAway(axis))
    }
    return Placed(
      size: size, cells: [Cell(frame: frame, steps: [])],
      supplementaries: item.supplementaries(at: frame))
  }

  /// What the cell of the next item takes.
  private mutating func measured(
    for proposal: ProposedSize, by measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> Size {
    if let known = known[nextItem], known.proposal == proposal { return known.size }
    let size = try measure(nextItem, proposal)
    known[nextItem] = Known(proposal: proposal, size: size)
    return size
  }

  /// Forgets what the cells measured that have their place.
  mutating func forgetPlaced() {
    known = known.filter { $0.key >= nextItem }
  }

  private mutating func note(_ problem: Problem) {
    let found = Found(problem: problem, path: path)
    if !problems.contains(found) { problems.append(found) }
  }

  /// A subitem that has its place in its group but for what flexible spacing adds.
  fileprivate struct Child {
    let item: CompositionalItem
    var placed: Placed
  }

  private mutating func place(
    _ group: CompositionalGroup, of item: CompositionalItem, size: Size
  ) throws -> Placed {
    if case .custom(let frames) = group.filling {
      return try place(frames, of: item, size: size)
    }
    let (axis, insets) = (group.axis, item.effectiveInsets)
    let content = Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let isMeasured = item.dimension(axis).isMeasured
    var children = try fill(group, content: content, isMeasured: isMeasured)
    for axis in Axis.allCases { children.shareLongest(axis) }
    var outer = size
    let used = children.length(along: axis, spacing: group.interItemSpacing.least)
    if isMeasured { outer[axis] = used }
    if item.dimension(axis.cross).isMeasured {
      outer[axis.cross] =
        children.map {
          $0.placed.size[axis.cross] + $0.item.edgeSpacing.least(axis.cross)
        }.max() ?? 0
    }
    let room = Size(
      width: max(0, outer.width - insets.horizontal),
      height: max(0, outer.height - insets.vertical))
    let origin = Point(x: insets.leading, y: insets.top)
    var placed = spread(children, of: group, in: room, used: used, from: origin)
    placed.size = outer
    if !placed.cells.isEmpty {
      placed.supplementaries.insert(
        contentsOf: item.supplementaries(at: Rect(origin: origin, size: room)), at: 0)
    }
    return placed
  }

  /// The cells of a group with frames of its own.
  private mutating func place(
    _ frames: CustomFrames, of item: CompositionalItem, size: Size
  ) throws -> Placed {
    let insets = item.effectiveInsets
    var content = Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let found = try frames.frames(
      in: content, limit: min(itemCount - nextItem, Self.cellLimit + 1))
    if found.isEmpty { note(.noFrames) }
    if found.count > Self.cellLimit { note(.tooManyCells) }
    nextItem += found.count
    let origin = Point(x: insets.leading, y: insets.top)
    var placed = Placed(size: size, cells: [])
    for (number, frame) in found.enumerated() {
      let step: LayoutPhrase = """
        frame \(number) of the group's own: x = \(length: frame.minX), y = \(length: frame.minY), \
        \(length: frame.width) wide, \(length: frame.height) high
        """
      placed.cells.append(
        Cell(frame: frame.offset(by: origin), steps: explains ? [step] : []))
    }
    for axis in Axis.allCases where item.dimension(axis).isMeasured {
      placed.size[axis] =
        found.map { $0.origin[axis] + $0.size[axis] }.reduce(0, max) + insets[axis]
      content[axis] = placed.size[axis]
    }
    if !found.isEmpty {
      placed.supplementaries = item.supplementaries(at: Rect(origin: origin, size: content))
    }
    return placed
  }

  /// The subitems that a group holds, in order.
  private mutating func fill(
    _ group: CompositionalGroup, content: Size, isMeasured: Bool
  ) throws -> [Child] {
    let axis = group.axis
    let spacing = group.interItemSpacing.least
    var children: [Child] = []
    switch group.filling {
    case .count(let count):
      let item = group.subitems[0]
      let around = item.edgeSpacing.least(axis)
      let length =
        (content[axis] - spacing * Double(count - 1)) / Double(count) - around
      for _ in 0..<count {
        guard
          let placed = try place(
            subitem: 0, of: group, in: content, length: isMeasured ? nil : (axis, max(0, length)))
        else { break }
        children.append(Child(item: item, placed: placed))
      }
      if !isMeasured, length <= 0 { note(.insetAway(axis)) }
    case .repeating(let count):
      for _ in 0..<count {
        guard let placed = try place(subitem: 0, of: group, in: content) else { break }
        children.append(Child(item: group.subitems[0], placed: placed))
      }
      check(children, of: group, room: content[axis], isMeasured: isMeasured)
    case .custom: break
    case .subitems:
      try repeatSubitems(of: group, content: content, isMeasured: isMeasured, into: &children)
      check(Array(children.prefix(1)), of: group, room: content[axis], isMeasured: isMeasured)
    }
    return children
  }

  /// Adds all subitems again and again until one does not fit; each once where what they take
  /// decides how long the group is.
  private mutating func repeatSubitems(
    of group: CompositionalGroup, content: Size, isMeasured: Bool, into children: inout [Child]
  ) throws {
    let axis = group.axis
    var cellCount = 0
    var length = 0.0
    var line = Line(axis: axis, spacing: group.interItemSpacing.least)
    for turn in 0... {
      let lengthBefore = length
      for (number, item) in group.subitems.enumerated() {
        let before = self
        guard let placed = try place(subitem: number, of: group, in: content) else { return }
        children.append(Child(item: item, placed: placed))
        line.append(children[children.count - 1])
        length = line.length
        cellCount += placed.cells.count
        // The first one is there in any case, so that every group shows something.
        if !isMeasured, children.count > 1, length > content[axis] + Self.tolerance {
          children.removeLast()
          let found = (problems, known)
          self = before
          (problems, known) = found
          if turn == 0 {
            note(
              .leftOut(
                axis, placed: children.count, of: group.subitems.count, length: length,
                room: content[axis]))
          }
          return
        }
        if cellCount > Self.cellLimit {
          note(.tooManyCells)
          return
        }
      }
      // Subitems without a length would be repeated without end.
      if isMeasured || length <= lengthBefore || turn >= Self.cellLimit { return }
    }
  }

  private mutating func check(
    _ children: [Child], of group: CompositionalGroup, room: Double, isMeasured: Bool
  ) {
    let length = children.length(along: group.axis, spacing: group.interItemSpacing.least)
    if !isMeasured, length > room + Self.tolerance {
      note(.tooLong(group.axis, subitem: length, room: room))
    }
  }

  /// The cells of subitems that follow each other, and the views at them, with what is left of the room shared by the
  /// flexible spacings among them.
  private mutating func spread(
    _ children: [Child], of group: CompositionalGroup, in room: Size, used: Double,
    from origin: Point
  ) -> Placed {
    let axis = group.axis
    let edges = children.flatMap {
      [$0.item.edgeSpacing.before(axis), $0.item.edgeSpacing.after(axis)]
    }
    let gaps = group.interItemSpacing.isFlexible ? max(0, children.count - 1) : 0
    let shares = gaps + edges.count(where: \.isFlexible)
    let share = shares > 0 ? max(0, room[axis] - used) / Double(shares) : 0
    if shares > 0, used > room[axis] + Self.tolerance { note(.noFlexibleRoom(axis)) }
    func length(_ spacing: CompositionalSpacing) -> Double {
      spacing.least + (spacing.isFlexible ? share : 0)
    }
    var placed = Placed(size: room, cells: [])
    var position = origin[axis]
    for (index, child) in children.enumerated() {
      let edges = child.item.edgeSpacing
      position += (index == 0 ? 0 : length(group.interItemSpacing)) + length(edges.before(axis))
      var distance = Point.zero
      distance[axis] = position
      distance[axis.cross] = origin[axis.cross] + child.startAcross(axis, in: room)
      for var supplementary in child.placed.supplementaries {
        supplementary.cell += placed.cells.count
        supplementary.frame = supplementary.frame.offset(by: distance)
        placed.supplementaries.append(supplementary)
      }
      for cell in child.placed.cells {
        placed.cells.append(Cell(frame: cell.frame.offset(by: distance), steps: cell.steps))
      }
      position += child.placed.size[axis] + length(edges.after(axis))
    }
    return placed
  }

  private func steps(
    for item: CompositionalItem, size: Size, in container: Size, given: Axis?
  ) -> [LayoutPhrase] {
    let sides = [Axis.horizontal, .vertical].map { axis -> LayoutPhrase in
      guard axis != given else {
        return "\(length: size[axis]) \(axis == .horizontal ? "wide" : "high") (an equal share)"
      }
      return item.dimension(axis).phrase(along: axis, in: container, length: size[axis])
    }
    let name: LayoutPhrase = item.group.map { "\($0.name) group" } ?? "item"
    var steps: [LayoutPhrase] = [
      .joined([name, .joined(sides, separator: ", ")], separator: ": ")
    ]
    let insets = item.effectiveInsets
    if insets != .zero {
      steps.append(
        """
        contentInsets: top \(length: insets.top), leading \(length: insets.leading), \
        bottom \(length: insets.bottom), trailing \(length: insets.trailing)
        """)
    }
    return steps
  }
}

/// How long subitems are one after the other, with the least space around and between them.
private struct Line {
  let axis: Axis
  let spacing: Double
  private var count = 0
  private var lengths = 0.0
  /// How many of them are as long as the longest.
  private var uniformCount = 0
  private var longest = 0.0

  init(axis: Axis, spacing: Double) {
    self.axis = axis
    self.spacing = spacing
  }

  mutating func append(_ child: GroupSolver.Child) {
    count += 1
    lengths += child.item.edgeSpacing.least(axis)
    if child.sharesLength(axis) {
      uniformCount += 1
      longest = max(longest, child.placed.size[axis])
    } else {
      lengths += child.placed.size[axis]
    }
  }

  var length: Double {
    lengths + longest * Double(uniformCount) + spacing * Double(max(0, count - 1))
  }
}

extension [GroupSolver.Child] {
  /// How long the subitems are one after the other, with the least space around and between them.
  fileprivate func length(along axis: Axis, spacing: Double) -> Double {
    reduce(into: Line(axis: axis, spacing: spacing)) { $0.append($1) }.length
  }

  /// Makes all cells with a dimension that siblings share as long as the longest of them.
  fileprivate mutating func shareLongest(_ axis: Axis) {
    let sharing = indices.filter { self[$0].sharesLength(axis) }
    guard let longest = sharing.map({ self[$0].placed.size[axis] }).max() else { return }
    for index in sharing {
      self[index].placed.size[axis] = longest
      for cell in self[index].placed.cells.indices {
        self[index].placed.cells[cell].frame.size[axis] = longest
        self[index].placed.supplementaries = self[index].item.supplementaries(
          at: self[index].placed.cells[cell].frame)
      }
    }
  }
}

extension GroupSolver.Child {
  /// True for a cell that is as long as the longest of its siblings.
  fileprivate func sharesLength(_ axis: Axis) -> Bool {
    item.dimension(axis).isUniform && item.group == nil
  }

  /// Where the subitem starts across its group's axis; flexible spacing shares what is left there.
  fileprivate func startAcross(_ axis: Axis, in room: Size) -> Double {
    let across = axis.cross
    let (before, after) = (item.edgeSpacing.before(across), item.edgeSpacing.after(across))
    let shares = [before, after].count(where: \.isFlexible)
    let left = max(0, room[across] - placed.size[across] - item.edgeSpacing.least(across))
    return before.least + (before.isFlexible ? left / Double(shares) : 0)
  }
}

extension CompositionalItem {
  /// The views at the item, whose first cell has the number 0.
  fileprivate func supplementaries(at frame: Rect) -> [GroupSolver.Supplementary] {
    supplementaryItems.map {
      GroupSolver.Supplementary(cell: 0, frame: $0.frame(at: frame), item: $0)
    }
  }
}
