import LayoutGeometry

extension GroupSolver {
  /// Returns a group with its subitems one after the other; its flexible spacings share the
  /// remaining room.
  mutating func spread(
    _ contents: Contents, of item: CompositionalItem, size: Size, at place: Place
  ) -> Placed {
    let (group, insets) = (contents.group, item.effectiveInsets)
    let room = Size(
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
    let origin = Point(x: insets.leading, y: insets.top)
    var placed = Placed(size: size, cells: [], place: place)
    spread(contents.children, of: group, in: room, from: origin, into: &placed)
    if !placed.cells.isEmpty {
      placed.supplementaries.insert(
        contentsOf: item.supplementaries(at: Rect(origin: origin, size: room)), at: 0)
    }
    if Axis.allCases.contains(where: { item.dimension($0).isUniform }) {
      placed.contents = contents
    }
    return placed
  }

  private mutating func spread(
    _ children: [Child], of group: CompositionalGroup, in room: Size, from origin: Point,
    into placed: inout Placed
  ) {
    let axis = group.axis
    let used = children.length(along: axis, spacing: group.interItemSpacing.least)
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
  }

  /// Extends subitems with a shared dimension to the length of the longest measured one.
  mutating func shareLongest(_ axis: Axis, among children: inout [Child]) throws {
    guard children.contains(where: { $0.item.dimension(axis).isUniform }) else { return }
    let longest = children.filter { $0.item.dimension(axis).isMeasured }
      .map { $0.placed.size[axis] }.reduce(0, max)
    for index in children.indices where children[index].item.dimension(axis).isUniform {
      try grow(&children[index].placed, of: children[index].item, along: axis, to: longest)
    }
  }

  /// Extends a cell or a group along an axis, to the length that its siblings share.
  ///
  /// A group keeps its items. Across its own axis, subitems that share their length grow with it.
  mutating func grow(
    _ placed: inout Placed, of item: CompositionalItem, along axis: Axis, to length: Double
  ) throws {
    guard length > placed.size[axis] else { return }
    if let contents = placed.contents {
      var size = placed.size
      size[axis] = length
      let grown = try grown(contents, of: item, along: axis, to: &size, at: placed.place)
      placed = spread(grown, of: item, size: size, at: placed.place)
    } else if item.group == nil, var frame = placed.cells.first?.frame {
      placed.size[axis] = length
      frame.size[axis] = length
      // A wider cell may be less high.
      if axis == .horizontal, item.height.isMeasured, placed.place.given != .vertical, let measure {
        let taken = try measure(placed.place.item, ProposedSize(width: length, height: nil))
        placed.size.height = taken.height.boundedLength
        frame.size.height = placed.size.height
      }
      placed.cells = [Cell(frame: frame, steps: [])]
      placed.supplementaries = item.supplementaries(at: frame)
    } else {
      placed.size[axis] = length
      return
    }
    explain(&placed, of: item)
  }

  /// Returns the contents of an extended group.
  ///
  /// - Parameter size: The group's; a column that measures its height may become less high as it
  ///   becomes wider. One of a fixed height keeps its cells as they are, since other items might
  ///   fit in it then.
  private mutating func grown(
    _ contents: Contents, of item: CompositionalItem, along axis: Axis, to size: inout Size,
    at place: Place
  ) throws -> Contents {
    let (group, across) = (contents.group, contents.group.axis.cross)
    let isMeasured = item.dimension(group.axis).isMeasured && group.axis != place.given
    guard axis == across, axis == .vertical || isMeasured else { return contents }
    var grown = contents
    if axis == .horizontal { grown.children = contents.unshared }
    for index in grown.children.indices
    where grown.children[index].item.dimension(axis).isUniform {
      let child = grown.children[index].item
      try grow(
        &grown.children[index].placed, of: child, along: axis,
        to: size[axis] - child.edgeSpacing.least(axis))
    }
    if axis == .horizontal {
      grown.unshared = grown.children
      try shareLongest(.vertical, among: &grown.children)
      size.height = grown.children.length(along: .vertical, spacing: group.interItemSpacing.least)
    }
    return grown
  }

  /// Puts the explanation of an item's size before those of its cells.
  func explain(_ placed: inout Placed, of item: CompositionalItem) {
    guard explains else { return }
    let steps = steps(for: item, size: placed.size, at: placed.place)
    for index in placed.cells.indices {
      placed.cells[index].steps.insert(contentsOf: steps, at: 0)
    }
  }

  private func steps(
    for item: CompositionalItem, size: Size, at place: Place
  ) -> [LayoutPhrase] {
    let sides = [Axis.horizontal, .vertical].map { axis -> LayoutPhrase in
      guard axis != place.given else {
        return "\(length: size[axis]) \(axis == .horizontal ? "wide" : "high") (an equal share)"
      }
      return item.dimension(axis).phrase(
        along: axis, in: place.container, length: size[axis],
        sharers: place.isOutermost ? "all groups" : "its siblings")
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

extension GroupSolver.Child {
  /// Returns the subitem's start across its group's axis, where flexible spacing shares the rest.
  fileprivate func startAcross(_ axis: Axis, in room: Size) -> Double {
    let across = axis.cross
    let (before, after) = (item.edgeSpacing.before(across), item.edgeSpacing.after(across))
    let shares = [before, after].count(where: \.isFlexible)
    let left = max(0, room[across] - placed.size[across] - item.edgeSpacing.least(across))
    return before.least + (before.isFlexible ? left / Double(shares) : 0)
  }
}

extension CompositionalItem {
  /// Returns the views at the item, whose first cell has the number 0.
  func supplementaries(at frame: Rect) -> [GroupSolver.Supplementary] {
    supplementaryItems.map {
      GroupSolver.Supplementary(cell: 0, frame: $0.frame(at: frame), item: $0)
    }
  }
}
