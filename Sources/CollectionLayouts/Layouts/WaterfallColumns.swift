/// The columns of a waterfall while its items are placed one after the other.
struct WaterfallColumns {
  /// The start of the next cell in each column, in points.
  private(set) var starts: [Double]
  private let placement: Waterfall.Placement
  private let tieTolerance: Double?
  private let rowSpacing: Double
  /// The lowest column, if the placement needs it.
  private var lowest: LowestColumn?
  /// The column after the item before; for `rightToLeft`, counted from the trailing side.
  private var cursor = 0
  private var gaps: ColumnGaps?
  private var isEmpty = true

  /// Creates empty columns.
  ///
  /// - Parameter leastHeight: The least height of an item.
  init(_ layout: Waterfall, widths: ColumnWidths, leastHeight: Double) {
    starts = [Double](repeating: 0, count: widths.count)
    placement = layout.placement
    tieTolerance = layout.tieTolerance
    rowSpacing = widths.rowSpacing
    let asksForLowest =
      (placement == .shortestFirst || placement == .balanced) && tieTolerance == nil
    lowest = asksForLowest ? LowestColumn(count: widths.count) : nil
    gaps = layout.isDense ? ColumnGaps(leastHeight: leastHeight) : nil
  }

  /// The end of the lowest cell.
  var bottom: Double { isEmpty ? 0 : (starts.max() ?? 0) - rowSpacing }

  /// Places an item by the waterfall's rule.
  ///
  /// - Parameter span: The number of columns that it covers; no more than exist.
  mutating func place(
    _ item: Int, height: Double, spanning span: Int
  ) -> (column: Int, top: Double) {
    if let gap = gaps?.place(height: height, spanning: span) {
      gaps?.fill(gap, spanning: span, upTo: gap.top + height + rowSpacing)
      return (gap.column, gap.top)
    }
    let column = column(for: item, spanning: span)
    return (column, place(height: height, spanning: span, at: column))
  }

  /// Places an item under the lowest of the cells in the columns from `column` on.
  mutating func place(height: Double, spanning span: Int, at column: Int) -> Double {
    isEmpty = false
    let covered = column..<column + span
    let top = span == 1 ? starts[column] : starts[covered].max() ?? 0
    if span > 1 {
      gaps?.append(firstColumn: column, starts: starts[covered], end: top - rowSpacing)
    }
    let next = top + height + rowSpacing
    for column in covered {
      starts[column] = next
      lowest?.update(column, to: next)
    }
    return top
  }

  private mutating func column(for item: Int, spanning span: Int) -> Int {
    let last = starts.count - span
    switch placement {
    case .roundRobin:
      return min(item % starts.count, last)
    case .shortestFirst, .balanced:
      return shortest(spanning: span)
    case .leftToRight:
      return turn(spanning: span)
    case .rightToLeft:
      return last - turn(spanning: span)
    }
  }

  /// Returns the place beside the item before, or the first one if the row is full.
  private mutating func turn(spanning span: Int) -> Int {
    let column = cursor + span <= starts.count ? cursor : 0
    cursor = column + span
    return column
  }

  /// Returns the place with the highest start for the item.
  private mutating func shortest(spanning span: Int) -> Int {
    guard let tieTolerance else {
      if span == 1, let lowest { return lowest.column }
      let tops = windowMaxima(of: starts, spanning: span)
      // `<`, not `<=`: an earlier column keeps a tie.
      return tops.indices.reduce(0) { tops[$1] < tops[$0] ? $1 : $0 }
    }
    let tops = windowMaxima(of: starts, spanning: span)
    let limit = (tops.min() ?? 0) + tieTolerance
    let column =
      tops.indices.dropFirst(cursor).first { tops[$0] <= limit }
      ?? tops.firstIndex { $0 <= limit } ?? 0
    cursor = column + span
    return column
  }
}

/// The room above spanning items, for a dense waterfall to fill.
private struct ColumnGaps {
  /// The room above one spanning item, in its columns.
  private struct Gap {
    let firstColumn: Int
    /// The start of a cell in each column.
    var starts: [Double]
    /// The limit for the end of a cell.
    let end: Double
  }

  /// A place in a gap.
  struct Place {
    let column: Int
    let top: Double
    fileprivate let gap: Int
  }

  private var gaps: [Gap] = []
  /// The least height of an item; a gap with less room is ignored.
  private let leastHeight: Double

  /// The greatest number of stored gaps, which bounds the time for an item; older ones are dropped.
  private static let most = 32

  init(leastHeight: Double) {
    self.leastHeight = leastHeight
  }

  /// Records the room in neighbouring columns from `starts` to `end`.
  mutating func append(firstColumn: Int, starts: ArraySlice<Double>, end: Double) {
    guard hasRoom(in: starts, upTo: end) else { return }
    if gaps.count == Self.most { gaps.removeFirst() }
    gaps.append(Gap(firstColumn: firstColumn, starts: Array(starts), end: end))
  }

  /// Returns the highest place for a cell that covers `span` columns; ties go to the leading one.
  func place(height: Double, spanning span: Int) -> Place? {
    var best: Place?
    for (index, gap) in gaps.enumerated() where gap.starts.count >= span {
      for (offset, top) in windowMaxima(of: gap.starts, spanning: span).enumerated()
      where top + height <= gap.end {
        let column = gap.firstColumn + offset
        if best.map({ (top, column) < ($0.top, $0.column) }) ?? true {
          best = Place(column: column, top: top, gap: index)
        }
      }
    }
    return best
  }

  /// Takes the room of a cell and the space below it.
  mutating func fill(_ place: Place, spanning span: Int, upTo next: Double) {
    let first = place.column - gaps[place.gap].firstColumn
    for column in first..<first + span {
      gaps[place.gap].starts[column] = next
    }
    if !hasRoom(in: gaps[place.gap].starts[...], upTo: gaps[place.gap].end) {
      gaps.remove(at: place.gap)
    }
  }

  private func hasRoom(in starts: ArraySlice<Double>, upTo end: Double) -> Bool {
    starts.contains { $0 + leastHeight <= end }
  }
}

/// Returns the largest of each `span` neighbouring values.
///
/// - Complexity: O(*values* × log *span*).
private func windowMaxima(of values: [Double], spanning span: Int) -> [Double] {
  guard span > 1 else { return values }
  var maxima = values
  // Each value is the largest of `reach` neighbours from its place on; two such make a longer one.
  var reach = 1
  while reach < span {
    let step = min(reach, span - reach)
    for index in 0...(values.count - reach - step) {
      maxima[index] = max(maxima[index], maxima[index + step])
    }
    reach += step
  }
  return Array(maxima.prefix(values.count - span + 1))
}

/// The column with the lowest value, and the leading one of several: a tournament among columns.
struct LowestColumn {
  /// The values of the columns, and infinity up to a power of two.
  private var values: [Double]
  /// The winner below each node; node 1 is the root, and node n's children are 2n and 2n + 1.
  private var winners: [Int]

  /// Creates a number of columns, all of value zero.
  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    values = [Double](repeating: .infinity, count: leaves)
    winners = [Int](repeating: 0, count: 2 * leaves)
    for column in 0..<leaves {
      if column < count { values[column] = 0 }
      winners[leaves + column] = column
    }
    for node in (1..<leaves).reversed() {
      winners[node] = winner(winners[2 * node], winners[2 * node + 1])
    }
  }

  /// The lowest column.
  var column: Int { winners[1] }

  /// Changes the value of a column.
  ///
  /// - Complexity: O(log *columns*).
  mutating func update(_ column: Int, to value: Double) {
    values[column] = value
    var node = (values.count + column) / 2
    while node > 0 {
      winners[node] = winner(winners[2 * node], winners[2 * node + 1])
      node /= 2
    }
  }

  private func winner(_ left: Int, _ right: Int) -> Int {
    // `<=`: an earlier column keeps a tie.
    values[left] <= values[right] ? left : right
  }
}
