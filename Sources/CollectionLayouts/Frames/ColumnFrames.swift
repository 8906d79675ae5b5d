import LayoutGeometry

/// Frames in columns, each filled from the top regardless of the others, or in rows, each filled
/// from the leading edge.
struct ColumnFrames: Sendable {
  let columns: Tracks
  /// The axis along which the columns are filled.
  private let axis: Axis
  private let heights: [Double]
  private let columnOfItem: [Int32]
  /// The position of each item in the two lists by column.
  private let positionOfItem: [Int32]
  /// The items of the first column from top to bottom, then of the second, and so on.
  private let itemsByColumn: [Int32]
  /// The items' top edges: a search through a column reads nothing else.
  private let topsByColumn: [Double]
  /// The start of each column in the lists by column, and the end of the last one.
  private let columnStarts: [Int]

  /// Creates frames of items that follow each other in their columns in item order.
  ///
  /// - Complexity: O(*items* + *columns*).
  init(
    columns: Tracks, axis: Axis, columnOfItem: [Int32], tops: [Double], heights: [Double]
  ) {
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
    self.axis = axis
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
    return rect(in: column, from: topsByColumn[Int(positionOfItem[item])], length: heights[item])
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    (0..<columns.count).reduce(.zero) { bounds, column in
      let positions = positions(in: column)
      guard let first = positions.first, let last = positions.last else { return bounds }
      let top = topsByColumn[first]
      let end = topsByColumn[last] + heights[Int(itemsByColumn[last])]
      return bounds.union(rect(in: column, from: top, length: end - top))
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(*columns* × log *items* + *hits* × log *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    var hits: [Int] = []
    let across = rect.origin[axis.cross]
    let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
    for column in columns.touching(from: across, to: across + rect.size[axis.cross]) {
      let positions = positions(in: column)
      // The first item below the rectangle's top edge, and the one before, which may reach down
      // there.
      let below = positions.partitionPoint { topsByColumn[$0] > start }
      for position in max(below - 1, positions.lowerBound)..<positions.upperBound {
        guard topsByColumn[position] < end else { break }
        hits.append(Int(itemsByColumn[position]))
      }
    }
    hits.sort()
    for item in hits {
      body(item, frame(at: item))
    }
  }

  private func rect(in column: Int, from top: Double, length: Double) -> Rect {
    axis == .vertical
      ? Rect(x: columns.start(column), y: top, width: columns.length(column), height: length)
      : Rect(x: top, y: columns.start(column), width: length, height: columns.length(column))
  }

  private func positions(in column: Int) -> Range<Int> {
    columnStarts[column]..<columnStarts[column + 1]
  }
}
