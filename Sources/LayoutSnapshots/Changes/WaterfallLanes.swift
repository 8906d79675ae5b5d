import LayoutGeometry

// Columns that are filled each for itself.
extension PlaceRule {
  /// Columns of a waterfall: each item is below the lowest of those in its columns, in the column that the
  /// placement gives it, and the columns are equally far apart.
  ///
  /// Not known is the column of an item under `balanced`, which looks ahead at all items, with a tie tolerance,
  /// and in a waterfall whose gaps are filled: such an item may be in any column, below another one there.
  /// Where the first items are out of sight, no column's length is known, and none is the shortest.
  func inWaterfall(_ cells: [Cell]) -> Verdict? {
    guard let columns, columns > 0, isContiguous(cells) else { return nil }
    let side = axis.cross
    let padding = length("cellPadding") ?? 0
    let space = gap(side) + 2 * padding
    // The distance between two columns, of which an item covers as many as it spans.
    let pitch = most(cells.map { ($0.frame.size[side] + space) / Double($0.span) })
    guard pitch > 0.01 else { return nil }
    func breadth(_ cell: Cell) -> Double { Double(cell.span) * pitch - space }
    guard cells.allSatisfy({ abs($0.frame.size[side] - breadth($0)) < pitch / 2 }) else {
      return nil
    }
    let first = insets(side).start + padding
    var verdict = Verdict()
    let lanes = cells.map { cell in
      let number = ((cell.frame.origin[side] - first) / pitch).rounded()
      return number.isFinite ? min(max(Int(number), 0), columns - cell.span) : 0
    }
    place(
      zip(cells, lanes).map { $0.frame.origin[side] - Double($1) * pitch }, first: first,
      sums: columns, in: &verdict)
    for index in cells.indices {
      let cell = cells[index]
      if !Self.isNear(cell.frame.size[side], breadth(cell), sums: cell.span) {
        verdict.deviating.insert(index)
      }
    }
    var lines = Array(repeating: [Int](), count: columns)
    for index in cells.indices { lines[lanes[index]].append(index) }
    lines.removeAll(where: \.isEmpty)
    // From the first item on, all columns begin at one height.
    let tops = lines.map { cells[$0[0]].frame.origin[axis] }
    var begin = cells[0].item == 0 ? most(tops) : nil
    if begin != nil, let rest = start.map({ $0 + insetAtStart + padding }) {
      if tops.contains(where: { Self.isNear($0, rest) }) {
        begin = rest
      } else {
        verdict.shifted.insert(axis)
      }
    }
    let gap = gap(axis) + 2 * padding
    var filled = WaterfallLanes(
      count: columns, start: begin, placement: settings["placement"] ?? "shortestFirst",
      isDense: settings["dense"] != nil, hasTolerance: settings["tieTolerance"] != nil)
    let found = zip(cells, lanes).map {
      filled.place(
        $0.item, $0.span, length: $0.frame.size[axis] + gap, top: $0.frame.origin[axis], in: $1)
    }
    for index in cells.indices where !found[index].isInColumn { verdict.deviating.insert(index) }
    guard settings["dense"] == nil, cells.allSatisfy({ $0.span == 1 }) else {
      for index in cells.indices where !found[index].isBelow { verdict.deviating.insert(index) }
      return verdict
    }
    for line in lines {
      var own = Verdict()
      chain(line.map { [$0] }, cells, gap: gap, isCentred: false, from: begin, in: &own)
      verdict.deviating.formUnion(own.deviating)
    }
    return verdict
  }
}

/// The columns of a waterfall while its items are placed one after the other.
private struct WaterfallLanes {
  /// Where the items of each column end, with the gap below them, in ascending order; none for a column of
  /// which nothing is known.
  private var ends: [[Double]]
  private let placement: String
  private let isDense: Bool
  /// Whether it is known where a column begins, so that it is known which one is the shortest.
  private let isFromStart: Bool
  private let hasTolerance: Bool
  /// The column after the item before; for `rightToLeft`, counted from the trailing side.
  private var cursor = 0

  /// - Parameter start: Where all columns begin; nil where that is out of sight.
  init(count: Int, start: Double?, placement: String, isDense: Bool, hasTolerance: Bool) {
    ends = Array(repeating: start.map { [$0] } ?? [], count: count)
    self.placement = placement
    self.isDense = isDense
    isFromStart = start != nil
    self.hasTolerance = hasTolerance
  }

  /// Places an item.
  ///
  /// One that is not where it should be is placed there, so that those after it are compared with that.
  ///
  /// - Parameters:
  ///   - length: How long it is, with the gap below it.
  ///   - top: Where it begins.
  ///   - column: The first column that it covers.
  /// - Returns: Whether it can be in that column, and whether it begins below the items there.
  mutating func place(
    _ item: Int, _ span: Int, length: Double, top: Double, in column: Int
  ) -> (isInColumn: Bool, isBelow: Bool) {
    let columns = columns(of: item, span)
    let isInColumn = columns?.contains(column) ?? true
    let own = isInColumn ? column : columns?.first ?? column
    let covered = own..<own + span
    var expected: Double? = -Double.infinity
    for lane in covered {
      // Room above another item may be filled.
      let end = isDense ? ends[lane].last { $0 < top + 0.01 } ?? ends[lane].first : ends[lane].last
      expected = end.flatMap { end in expected.map { max($0, end) } }
    }
    let isBelow = expected.map { PlaceRule.isNear(top, $0, sums: 1) } ?? true
    let next = (isBelow ? top : expected ?? top) + length
    for lane in covered {
      let place = ends[lane].lastIndex { $0 <= next }.map { $0 + 1 } ?? 0
      ends[lane].insert(next, at: place)
    }
    return (isInColumn, isBelow)
  }

  /// The columns in which an item may begin; nil where that is not known.
  private mutating func columns(of item: Int, _ span: Int) -> [Int]? {
    let last = ends.count - span
    switch placement {
    case _ where isDense: return nil
    case "roundRobin": return [min(item % ends.count, last)]
    case "leftToRight" where isFromStart: return [turn(span)]
    case "rightToLeft" where isFromStart: return [last - turn(span)]
    case "shortestFirst" where isFromStart && !hasTolerance:
      let tops = (0...last).map { first in
        ends[first..<first + span].compactMap(\.last).max() ?? 0
      }
      let least = tops.min() ?? 0
      // Rounded lengths do not decide between columns that are equally long.
      return tops.indices.filter { PlaceRule.isNear(tops[$0], least, sums: 2) }
    default: return nil
    }
  }

  /// The place beside the item before, or the first one where the row is full.
  private mutating func turn(_ span: Int) -> Int {
    let column = cursor + span <= ends.count ? cursor : 0
    cursor = column + span
    return column
  }
}
