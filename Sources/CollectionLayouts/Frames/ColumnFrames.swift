import LayoutGeometry

/// Frames in columns that are filled from the top without regard to the others' rows.
struct ColumnFrames: Sendable {
  /// Where the columns are.
  let columns: Tracks
  private let heights: [Double]
  /// The column of each item.
  private let columnOfItem: [Int32]
  /// The position of each item in the two lists by column.
  private let positionOfItem: [Int32]
  /// The items of the first column from top to bottom, then of the second, and so on.
  private let itemsByColumn: [Int32]
  /// Their top edges: a search through a column reads nothing else.
  private let topsByColumn: [Double]
  /// Where each column starts in the lists by column, and where the last one ends.
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
    var topsByColumn = [Double](repeating: 0, count: columnOfItem.count)
    var positionOfItem: [Int32] = []
    positionOfItem.reserveCapacity(columnOfItem.count)
    for (item, column) in columnOfItem.enumerated() {
      let position = next[Int(column)]
      itemsByColumn[position] = Int32(item)
      topsByColumn[position] = tops[item]
      positionOfItem.append(Int32(position))
      next[Int(column)] += 1
    }
    self.columns = columns
    self.heights = heights
    self.columnOfItem = columnOfItem
    self.positionOfItem = positionOfItem
    self.itemsByColumn = itemsByColumn
    self.topsByColumn = topsByColumn
    self.columnStarts = columnStarts
  }

  var count: Int { heights.count }

  func frame(at item: Int) -> Rect {
    let column = Int(columnOfItem[item])
    return Rect(
      x: columns.start(column), y: topsByColumn[Int(positionOfItem[item])],
      width: columns.length(column), height: heights[item])
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    (0..<columns.count).reduce(.zero) { bounds, column in
      let positions = positions(in: column)
      guard let first = positions.first, let last = positions.last else { return bounds }
      let top = topsByColumn[first]
      return bounds.union(
        Rect(
          x: columns.start(column), y: top, width: columns.length(column),
          height: topsByColumn[last] + heights[Int(itemsByColumn[last])] - top))
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(*columns* × log *items* + *hits* × log *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    var hits: [Int] = []
    for column in columns.touching(from: rect.minX, to: rect.maxX) {
      let positions = positions(in: column)
      // The first item below the rectangle's top edge, and the one before, which may reach there.
      let below = positions.partitionPoint { topsByColumn[$0] > rect.minY }
      for position in max(below - 1, positions.lowerBound)..<positions.upperBound {
        guard topsByColumn[position] < rect.maxY else { break }
        hits.append(Int(itemsByColumn[position]))
      }
    }
    hits.sort()
    for item in hits {
      body(item, frame(at: item))
    }
  }

  private func positions(in column: Int) -> Range<Int> {
    columnStarts[column]..<columnStarts[column + 1]
  }
}
