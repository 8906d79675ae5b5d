/// A row of items of one height.
struct ItemRow: Equatable, Sendable {
  /// The row's items.
  var items: Range<Int>
  /// The sum of their ratios of width to height.
  var sum: Double
  /// Their height, in points.
  var height: Double
  /// Their height if none was cropped: an item is as wide as its ratio times this.
  var natural: Double
  /// Indicates whether the items end where the row does.
  var fills = true
  /// Indicates whether an item has the row to itself, as it does at every breakout.
  var isBreakout = false
  /// Indicates whether the items are those after the last full row.
  var isLeft = false
  /// The start of the first item.
  var start = 0.0
  /// The width added to each item beyond that of its ratio.
  var share = 0.0
}

extension Justified {
  /// The least and the greatest height of a row.
  var rowHeights: ClosedRange<Double> {
    let least = minRowHeight ?? min(targetRowHeight / 2, maxRowHeight ?? .infinity)
    return least...max(maxRowHeight ?? targetRowHeight * 2, least)
  }

  /// Returns the rows that items of these ratios fill, and then the items left over.
  ///
  /// An item is added to a row while the row would be too high without another; if it would make
  /// the row too low, it is added if the sum of ratios is then at least as near to the target's. A
  /// row whose gaps alone would fill the width takes no more items, nor does one that has as many as
  /// a row may have.
  ///
  /// - Parameter width: The length of a row, in points; infinite for one row without end.
  /// - Complexity: O(*items*).
  func rows(of ratios: [Double], width: Double) -> [ItemRow] {
    var rows: [ItemRow] = []
    var first = 0
    var sum = 0.0
    func isFull() -> Bool { rows.count == maxNumRows }
    func close(before end: Int, isBreakout: Bool = false) {
      rows.append(row(of: first..<end, sum: sum, width: width, isBreakout: isBreakout))
      first = end
      sum = 0
    }
    for (item, ratio) in ratios.enumerated() {
      if item > first, !takes(ratio, after: item - first, sum: sum, width: width) {
        close(before: item)
        if isFull() { return rows }
      }
      let isBreakout = item == first && breaksOut(ratio, inRow: rows.count) && width.isFinite
      sum += ratio
      if isBreakout || isComplete(sum: sum, width: width) || item + 1 - first == maxItemsPerRow {
        close(before: item + 1, isBreakout: isBreakout)
        if isFull() { return rows }
      }
    }
    if first < ratios.count, let last = leftover(first..<ratios.count, sum, width, after: rows.last)
    {
      rows.append(last)
    }
    return rows
  }

  /// Returns the sum of ratios that makes a row without gaps as high as the target.
  private func targetSum(width: Double) -> Double { width / targetRowHeight }

  private func isComplete(sum: Double, width: Double) -> Bool {
    width.isFinite && sum >= targetSum(width: width) * (1 - targetRowHeightTolerance)
  }

  /// Returns whether a row of `count` items takes one more.
  private func takes(_ ratio: Double, after count: Int, sum: Double, width: Double) -> Bool {
    let room = width - Double(count) * columnSpacing
    guard room > 0 else { return false }
    guard sum + ratio > targetSum(width: width) * (1 + targetRowHeightTolerance) else {
      return true
    }
    let before = targetSum(width: width - Double(count - 1) * columnSpacing)
    return abs(sum + ratio - targetSum(width: room)) <= abs(sum - before)
  }

  /// Returns whether an item that starts a row has it to itself.
  private func breaksOut(_ ratio: Double, inRow row: Int) -> Bool {
    guard let fullWidthBreakoutRowCadence else { return false }
    return (row + 1) % fullWidthBreakoutRowCadence == 0 && ratio >= 1
  }

  /// Returns the height at which items fill the width.
  private func natural(_ items: Range<Int>, _ sum: Double, _ width: Double) -> Double {
    let gaps = Double(items.count - 1) * columnSpacing
    return (max(0, width - gaps) / sum).boundedLength
  }

  private func row(of items: Range<Int>, sum: Double, width: Double, isBreakout: Bool) -> ItemRow {
    let natural = natural(items, sum, width)
    let height = min(max(natural, rowHeights.lowerBound), rowHeights.upperBound)
    return ItemRow(
      items: items, sum: sum, height: height, natural: natural, isBreakout: isBreakout)
  }

  /// Returns the row of the items after the last full row; nil if they are hidden.
  private func leftover(
    _ items: Range<Int>, _ sum: Double, _ width: Double, after last: ItemRow?
  ) -> ItemRow? {
    guard width.isFinite else {
      return ItemRow(
        items: items, sum: sum, height: targetRowHeight, natural: targetRowHeight, fills: false,
        isLeft: true)
    }
    guard lastRow != .hidden else { return nil }
    let wished = last.map { $0.isBreakout ? targetRowHeight : $0.height } ?? targetRowHeight
    // They may be too wide at the height of a row that was hard to fill.
    let most = min(rowHeights.upperBound, maxLastRowHeight ?? .infinity)
    let height = min(wished, natural(items, sum, width), most)
    let gaps = Double(items.count - 1) * columnSpacing
    let left = max(0, width - gaps - sum * height)
    var row = ItemRow(
      items: items, sum: sum, height: height, natural: height, fills: false, isLeft: true)
    switch lastRow {
    case .start, .hidden: break
    case .center: row.start = left / 2
    case .end: row.start = left
    case .justify:
      row.share = left / Double(items.count)
      row.fills = true
    }
    return row
  }
}
