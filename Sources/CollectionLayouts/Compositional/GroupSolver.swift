import LayoutGeometry

/// Places the cells of groups, one group after the other.
struct GroupSolver {
  /// The most cells in a group; more are a mistake, such as a length near zero.
  static let cellLimit = 10_000
  /// The excess, in points, up to which an item still fits: it comes from rounding alone.
  static let tolerance = 0.01

  /// The size that the cell of an item takes for a proposal.
  typealias Measure = (_ item: Int, ProposedSize) throws -> Size

  /// The size that the cell of an item takes; nil to keep the estimates.
  let measure: Measure?
  let itemCount: Int
  /// The item whose cell is the next to be placed.
  private(set) var nextItem: Int
  /// The measurements of cells that then did not fit in their group: they are not measured again.
  private var known: [Int: Known] = [:]
  /// Indicates whether cells keep the explanations of their sizes.
  var explains = false
  /// The problems found so far.
  private(set) var problems: [Found] = []
  /// The index of the subitem being placed in each group around it, from the outermost group on.
  private var path: [Int] = []

  /// A problem at a subitem, by indices from the outermost group on; empty for that group.
  struct Found: Hashable {
    let problem: Problem
    let path: [Int]
  }

  /// A problem caused by too little room in a group.
  enum Problem: Hashable {
    /// A subitem is longer than its group's room along an axis.
    case tooLong(Axis, subitem: Double, room: Double)
    /// Only some of a group's subitems fit: with the next one, they have this length.
    case leftOut(Axis, placed: Int, of: Int, length: Double, room: Double)
    /// Flexible spacing has nothing to share.
    case noFlexibleRoom(Axis)
    /// Insets leave a cell no length along an axis.
    case insetAway(Axis)
    /// A group with frames of its own computes none.
    case noFrames
    /// The group has more cells than the limit.
    case tooManyCells
  }

  /// The measurement of an item's cell.
  private struct Known {
    let proposal: ProposedSize
    let size: Size
  }

  /// The size and contents of a placed group or cell.
  struct Placed {
    /// The size with the insets, without the edge spacing.
    var size: Size
    /// The cells, relative to the origin of the group or cell.
    var cells: [Cell]
    /// The views at cells, in the order of these, from the same origin.
    var supplementaries: [Supplementary] = []
    var place: Place
    /// The contents of a group that its siblings may extend; nil for all others.
    var contents: Contents?
  }

  /// The place of a group or a cell.
  struct Place {
    /// The item of its first cell.
    var item: Int
    /// The container that lengths are fractions of.
    var container: Size
    /// The axis along which its group decides its length; nil for none.
    var given: Axis?
    /// Indicates whether it is the group that its section repeats.
    var isOutermost: Bool
  }

  /// The subitems of a group, which share the room if it grows.
  struct Contents {
    let group: CompositionalGroup
    /// The subitems with the widths that they share.
    var unshared: [Child]
    /// The same subitems with the heights that they share.
    var children: [Child]
  }

  /// A placed view at a cell.
  struct Supplementary {
    /// The number of the cell.
    var cell: Int
    var frame: Rect
    let item: SupplementaryItem
  }

  struct Cell {
    var frame: Rect
    /// The explanation of its size, from its group's on.
    var steps: [LayoutPhrase]
  }

  init(
    from item: Int = 0, of itemCount: Int,
    measure: Measure? = nil
  ) {
    nextItem = item
    self.itemCount = itemCount
    self.measure = measure
  }

  /// Places an item's cells in a container; nil if no item is left.
  ///
  /// - Parameters:
  ///   - limit: The greatest width of a cell that measures it: the container's, or if that is
  ///     measured, too, that of the surrounding group.
  ///   - length: The length along an axis that its group gives it, instead of its own.
  mutating func place(
    _ item: CompositionalItem, in container: Size, limit: Size,
    length: (axis: Axis, value: Double)? = nil
  ) throws -> Placed? {
    guard nextItem < itemCount else { return nil }
    let place = Place(
      item: nextItem, container: container, given: length?.axis, isOutermost: path.isEmpty)
    var size = Size(
      width: item.width.length(in: container), height: item.height.length(in: container))
    if let length { size[length.axis] = length.value.boundedLength }
    var placed: Placed
    if let group = item.group {
      placed = try self.place(group, of: item, size: size, at: place, limit: limit)
    } else {
      placed = try placeCell(item, size: size, at: place, limit: limit)
    }
    explain(&placed, of: item)
    return placed
  }

  /// Places a subitem of the group that is being placed.
  private mutating func place(
    subitem number: Int, of group: CompositionalGroup, in container: Size,
    limit: Size, length: (axis: Axis, value: Double)? = nil
  ) throws -> Placed? {
    path.append(number)
    defer { path.removeLast() }
    return try place(group.subitems[number], in: container, limit: limit, length: length)
  }

  private mutating func placeCell(
    _ item: CompositionalItem, size: Size, at place: Place, limit: Size
  ) throws -> Placed {
    var size = size
    let insets = item.effectiveInsets
    let measuredAxes = Axis.allCases.filter { item.dimension($0).isMeasured && $0 != place.given }
    if let measure, !measuredAxes.isEmpty {
      var proposal = ProposedSize(
        width: max(0, size.width - insets.horizontal),
        height: max(0, size.height - insets.vertical))
      for axis in measuredAxes { proposal[axis] = nil }
      var taken = try measured(for: proposal, by: measure)
      if measuredAxes.contains(.horizontal), taken.width > limit.width + Self.tolerance {
        // A cell is no wider than its group: it wraps its text instead.
        proposal.width = limit.width
        taken = try measured(for: proposal, by: measure)
        taken.width = min(taken.width, limit.width)
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
      supplementaries: item.supplementaries(at: frame), place: place)
  }

  /// Returns the measurement of the next item's cell.
  private mutating func measured(
    for proposal: ProposedSize, by measure: Measure
  ) throws -> Size {
    if let known = known[nextItem], known.proposal == proposal { return known.size }
    let size = try measure(nextItem, proposal)
    known[nextItem] = Known(proposal: proposal, size: size)
    return size
  }

  /// Forgets the measurements of cells that have their place.
  mutating func forgetPlaced() {
    known = known.filter { $0.key >= nextItem }
  }

  mutating func note(_ problem: Problem) {
    let found = Found(problem: problem, path: path)
    if !problems.contains(found) { problems.append(found) }
  }

  /// A subitem placed in its group, before flexible spacing moves it.
  struct Child {
    let item: CompositionalItem
    var placed: Placed
  }

  private mutating func place(
    _ group: CompositionalGroup, of item: CompositionalItem, size: Size, at place: Place,
    limit: Size
  ) throws -> Placed {
    if case .custom(let frames) = group.filling {
      return try self.place(frames, of: item, size: size, at: place)
    }
    let (axis, insets) = (group.axis, item.effectiveInsets)
    let content = Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    // A measured group's estimate counts for fractions of it alone: its cells measure.
    var room = (fractions: content, limit: content)
    for axis in Axis.allCases where item.dimension(axis).isMeasured && axis != place.given {
      room.limit[axis] = limit[axis]
    }
    let isMeasured = item.dimension(axis).isMeasured && axis != place.given
    var children = try fill(group, room, isMeasured: isMeasured)
    // Heights follow from widths.
    try shareLongest(.horizontal, among: &children)
    let unshared = children
    try shareLongest(.vertical, among: &children)
    var outer = size
    if isMeasured {
      outer[axis] = children.length(along: axis, spacing: group.interItemSpacing.least)
    }
    if item.dimension(axis.cross).isMeasured, axis.cross != place.given {
      outer[axis.cross] =
        children.map {
          $0.placed.size[axis.cross] + $0.item.edgeSpacing.least(axis.cross)
        }.max() ?? 0
    }
    for axis in Axis.allCases
    where children.contains(where: { $0.item.needsLength(axis) })
      && item.dimension(axis).isMeasured
    {
      // As in UIKit, fractions of an estimate are not measured.
      outer[axis] = max(outer[axis], size[axis])
    }
    return spread(
      Contents(group: group, unshared: unshared, children: children), of: item, size: outer,
      at: place)
  }

  /// Places the cells of a group with frames of its own.
  private mutating func place(
    _ frames: CustomFrames, of item: CompositionalItem, size: Size, at place: Place
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
    var placed = Placed(size: size, cells: [], place: place)
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

  /// Returns the subitems that a group holds, in order.
  private mutating func fill(
    _ group: CompositionalGroup, _ room: (fractions: Size, limit: Size), isMeasured: Bool
  ) throws -> [Child] {
    let content = room.fractions
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
            subitem: 0, of: group, in: content, limit: room.limit,
            length: isMeasured ? nil : (axis, max(0, length)))
        else { break }
        children.append(Child(item: item, placed: placed))
      }
      if !isMeasured, length <= 0 { note(.insetAway(axis)) }
    case .repeating(let count):
      for _ in 0..<count {
        guard
          let placed = try place(subitem: 0, of: group, in: content, limit: room.limit)
        else { break }
        children.append(Child(item: group.subitems[0], placed: placed))
      }
      check(children, of: group, room: content[axis], isMeasured: isMeasured)
    case .custom: break
    case .subitems:
      children = try repeatSubitems(of: group, room, isMeasured: isMeasured)
      check(Array(children.prefix(1)), of: group, room: content[axis], isMeasured: isMeasured)
    }
    return children
  }

  /// Adds all subitems repeatedly until one does not fit; each once if their lengths decide the
  /// group's.
  private mutating func repeatSubitems(
    of group: CompositionalGroup, _ room: (fractions: Size, limit: Size), isMeasured: Bool
  ) throws -> [Child] {
    let length = isMeasured ? .infinity : room.fractions[group.axis] + Self.tolerance
    var cellCount = 0
    var filled = Filled(group)
    for turn in 0... {
      let lengthBefore = filled.own
      for (number, item) in group.subitems.enumerated() {
        let before = self
        guard
          let placed = try place(
            subitem: number, of: group, in: room.fractions, limit: room.limit)
        else { return filled.children }
        // The first one is always placed, so that every group shows something.
        let needed = try add(
          Child(item: item, placed: placed), to: &filled,
          room: filled.children.isEmpty ? .infinity : length)
        if let needed {
          let found = (problems, known)
          self = before
          (problems, known) = found
          if turn == 0 {
            note(
              .leftOut(
                group.axis, placed: filled.children.count, of: group.subitems.count,
                length: needed, room: room.fractions[group.axis]))
          }
          return filled.children
        }
        cellCount += placed.cells.count
        if cellCount > Self.cellLimit {
          note(.tooManyCells)
          return filled.children
        }
      }
      // Subitems without a length would be repeated without end.
      if isMeasured || filled.own <= lengthBefore || turn >= Self.cellLimit { break }
    }
    return filled.children
  }

  private mutating func check(
    _ children: [Child], of group: CompositionalGroup, room: Double, isMeasured: Bool
  ) {
    let length = children.length(along: group.axis, spacing: group.interItemSpacing.least)
    if !isMeasured, length > room + Self.tolerance {
      note(.tooLong(group.axis, subitem: length, room: room))
    }
  }
}
