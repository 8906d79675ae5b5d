/// Assigns items to columns so that the longest column is as short as possible.
///
/// This is the scheduling of jobs on identical machines, which is NP-hard. Up to 24 items are
/// searched by branch and bound, from the highest to the least high, within a bounded number of
/// steps. More items go from the highest on to the shortest column each (Graham's LPT rule, at most
/// a third longer than the best), or in item order if that is as good.
///
/// - Parameters:
///   - heights: The length that each item adds to its column.
///   - starts: The initial length of each column.
/// - Returns: The column of each item.
/// - Complexity: O(*items* × (log *items* + log *columns*)).
func balancedColumns(heights: [Double], starts: [Double]) -> [Int] {
  let byHeight = heights.indices.sorted { (heights[$1], $0) < (heights[$0], $1) }
  let inOrder = shortestFirst(heights.indices, heights: heights, starts: starts)
  let longestFirst = shortestFirst(byHeight, heights: heights, starts: starts)
  // The result in item order is kept unless another is shorter by more than arithmetic rounds.
  let best =
    longestFirst.length < inOrder.length * (1 - 1e-12) ? longestFirst : inOrder
  guard heights.count <= 24 else { return best.columns }
  var search = ColumnSearch(heights: heights, starts: starts, order: byHeight, best: best)
  search.run()
  return search.best.columns
}

/// A column for each item, and the resulting length of the longest column.
private struct Assignment {
  var columns: [Int]
  var length: Double
}

/// Assigns each item, in an order, to the shortest column so far.
private func shortestFirst(
  _ order: some Sequence<Int>, heights: [Double], starts: [Double]
) -> Assignment {
  var lengths = starts
  var lowest = LowestColumn(count: starts.count)
  for column in starts.indices {
    lowest.update(column, to: starts[column])
  }
  var columns = [Int](repeating: 0, count: heights.count)
  for item in order {
    let column = lowest.column
    columns[item] = column
    lengths[column] += heights[item]
    lowest.update(column, to: lengths[column])
  }
  return Assignment(columns: columns, length: lengths.max() ?? 0)
}

/// A search through all assignments that may be shorter than the best so far.
private struct ColumnSearch {
  let heights: [Double]
  /// The items from the highest to the least high: long ones decide early.
  let order: [Int]
  var best: Assignment
  private var lengths: [Double]
  private var columns: [Int]
  /// The remaining number of columns to try.
  private var stepsLeft = 2_000_000
  /// A lower bound on the longest column: the columns share all heights, none gets shorter than it
  /// is, and the highest item is in one of them.
  private let bound: Double

  init(heights: [Double], starts: [Double], order: [Int], best: Assignment) {
    self.heights = heights
    self.order = order
    self.best = best
    lengths = starts
    columns = [Int](repeating: 0, count: heights.count)
    let total = starts.reduce(0, +) + heights.reduce(0, +)
    bound = max(
      total / Double(starts.count), starts.max() ?? 0,
      (starts.min() ?? 0) + (heights.max() ?? 0))
  }

  mutating func run() {
    search(from: 0)
  }

  /// Assigns the items from a position in the order on; recurses at most once for each item.
  private mutating func search(from position: Int) {
    guard best.length > bound * (1 + 1e-12), stepsLeft > 0 else { return }
    stepsLeft -= lengths.count
    guard position < order.count else {
      let length = lengths.max() ?? 0
      if length < limit { best = Assignment(columns: columns, length: length) }
      return
    }
    let item = order[position]
    for column in lengths.indices {
      let length = lengths[column]
      // Columns of one length are alike: the first represents all.
      guard length + heights[item] < limit, !lengths[..<column].contains(length) else { continue }
      lengths[column] = length + heights[item]
      columns[item] = column
      search(from: position + 1)
      lengths[column] = length
    }
  }

  /// The length below which an assignment counts as better: by more than arithmetic rounds.
  private var limit: Double { best.length * (1 - 1e-12) }
}
