/// The columns of a waterfall while its items are placed one after the other.
struct WaterfallColumns {
  /// Where the next cell of each column would start, in points.
  private(set) var starts: [Double]
  private let placement: Waterfall.Placement
  private let tieTolerance: Double?
  private let rowSpacing: Double
  /// The lowest column, where the placement asks for it.
  private var lowest: LowestColumn?
  /// The column after the item before; for `rightToLeft`, counted from the trailing side.
  private var cursor = 0
  private var gaps: ColumnGaps?
  private var isEmpty = true

  /// Empty columns.
  ///
  /// - Parameter leastHeight: No item is less high.
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

  /// Where the lowest cell ends.
  var bottom: Double { isEmpty ? 0 : (starts.max() ?? 0) - rowSpacing }

  /// Places an item by the waterfall's rule.
  ///
  /// - Parameter span: How many columns it covers; no more than there are.
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

  /// The place beside the item before, or the first one where the row is full.
  private mutating func turn(spanning span: Int) -> Int {
    let column = cursor + span <= starts.count ? cursor : 0
    cursor = column + span
    return column
  }

  /// The place that an item can start highest at.
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
