import LayoutGeometry

/// Frames in rows that follow each other downwards, each of one height and any number of items.
///
/// Each item takes two numbers, and each row a few.
struct RowFrames: Sendable {
  /// The rows, from the top.
  let rows: [ItemRow]
  /// The rows' top edges.
  let tops: [Double]
  private let starts: [Double]
  private let widths: [Double]

  /// Creates rows of items whose widths follow from their ratios.
  ///
  /// - Parameters:
  ///   - ratios: Width divided by height of each item.
  ///   - width: The width of a full row.
  /// - Complexity: O(*items*).
  init(
    _ rows: [ItemRow], ratios: [Double], width: Double, rowSpacing: Double, itemSpacing: Double
  ) {
    let count = rows.last?.items.upperBound ?? 0
    var tops: [Double] = []
    var starts: [Double] = []
    var widths: [Double] = []
    tops.reserveCapacity(rows.count)
    starts.reserveCapacity(count)
    widths.reserveCapacity(count)
    var top = 0.0
    for row in rows {
      tops.append(top)
      top += row.height + rowSpacing
      var x = row.start
      for item in row.items {
        let isLast = item == row.items.upperBound - 1
        // The last item of a full row ends where the row does, regardless of rounding.
        let own =
          row.fills && isLast ? width - x : (ratios[item] * row.natural + row.share).boundedLength
        starts.append(x)
        widths.append(max(0, own))
        x += max(0, own) + itemSpacing
      }
    }
    self.rows = rows
    self.tops = tops
    self.starts = starts
    self.widths = widths
  }

  /// The number of items.
  var count: Int { starts.count }

  /// Returns the row of an item.
  ///
  /// - Complexity: O(log *rows*).
  func row(of item: Int) -> Int {
    rows.indices.partitionPoint { rows[$0].items.upperBound > item }
  }

  func frame(at item: Int) -> Rect { frame(at: item, in: row(of: item)) }

  /// The smallest rectangle around all frames.
  ///
  /// - Complexity: O(*rows*).
  var bounds: Rect {
    rows.indices.reduce(.zero) { bounds, row in
      let items = rows[row].items
      return bounds.union(frame(at: items.lowerBound, in: row))
        .union(frame(at: items.upperBound - 1, in: row))
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(log *rows* + *rows near* × log *items* + *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    let first = rows.indices.partitionPoint { tops[$0] + rows[$0].height > rect.minY }
    for row in first..<rows.count {
      guard tops[row] < rect.maxY else { break }
      let items = rows[row].items
      let start = items.partitionPoint { starts[$0] + widths[$0] > rect.minX }
      for item in start..<items.upperBound {
        guard starts[item] < rect.maxX else { break }
        body(item, frame(at: item, in: row))
      }
    }
  }

  private func frame(at item: Int, in row: Int) -> Rect {
    Rect(x: starts[item], y: tops[row], width: widths[item], height: rows[row].height)
  }
}
