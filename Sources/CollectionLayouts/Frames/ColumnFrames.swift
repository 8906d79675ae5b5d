import LayoutGeometry

/// Frames in columns that are filled from the top without regard to the others' rows.
struct ColumnFrames: Sendable {
  /// Where the columns stand.
  let columns: Tracks
  /// The top edge of each item.
  private let tops: [Double]
  private let heights: [Double]
  /// The column of each item.
  private let columnOfItem: [Int32]
  /// The items of the first column from top to bottom, then of the second, and so on.
  private let itemsByColumn: [Int32]
  /// Where each column starts in `itemsByColumn`, and where the last one ends.
  private let columnStarts: [Int]

  /// Frames of items that follow each other in their columns in item order.
  ///
  /// - Complexity: O(*items* + *columns*).
  init(columns: Tracks, columnOfItem: [Int32], tops: [Double], heights: [Double]) {
    var columnStarts = [Int](repeating: 0, count: columns.count + 1)
    for column in columnOfItem {
      columnStarts[Int(column) + 1] += 1
    }
    for column in 0..<columns.count {
      columnStarts[column + 1] += columnStarts[column]
    }
    var next = columnStarts
    var itemsByColumn = [Int32](repeating: 0, count: columnOfItem.count)
    for (item, column) in columnOfItem.enumerated() {
      itemsByColumn[next[Int(column)]] = Int32(item)
      next[Int(column)] += 1
    }
    self.columns = columns
    self.tops = tops
    self.heights = heights
    self.columnOfItem = columnOfItem
    self.itemsByColumn = itemsByColumn
    self.columnStarts = columnStarts
  }

  var count: Int { tops.count }

  func frame(at item: Int) -> Rect {
    let column = Int(columnOfItem[item])
    return Rect(
      x: columns.start(column), y: tops[item], width: columns.length(column),
      height: heights[item])
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    (0..<columns.count).reduce(.zero) { bounds, column in
      guard let first = items(of: column).first, let last = items(of: column).last else {
        return bounds
      }
      let top = tops[Int(first)]
      return bounds.union(
        Rect(
          x: columns.start(column), y: top, width: columns.length(column),
          height: tops[Int(last)] + heights[Int(last)] - top))
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(*columns* × log *items* + *hits* × log *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    var hits: [Int] = []
    for column in columns.touching(from: rect.minX, to: rect.maxX) {
      let items = items(of: column)
      let first = items.indices.partitionPoint {
        tops[Int(items[$0])] + heights[Int(items[$0])] > rect.minY
      }
      for item in items[first...] {
        guard tops[Int(item)] < rect.maxY else { break }
        hits.append(Int(item))
      }
    }
    hits.sort()
    for item in hits {
      body(item, frame(at: item))
    }
  }

  private func items(of column: Int) -> ArraySlice<Int32> {
    itemsByColumn[columnStarts[column]..<columnStarts[column + 1]]
  }
}
