/// Returns whether rectangles that are not compared cover a whole picture.
package func coverAll(_ rects: [PixelRect], of size: PixelSize) -> Bool {
  let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  return PixelMask(rects, canvas: size).count(in: whole) == size.width * size.height
}

/// The union of rectangles whose pixels are not compared, clipped to a canvas.
struct PixelMask: Sendable {
  /// Rows that are masked alike.
  private struct Band {
    var rows: Range<Int>
    /// The masked columns, from left to right, without two that touch.
    var columns: [Range<Int>]
  }

  /// The bands from top to bottom; rows without a masked pixel are in none.
  private let bands: [Band]

  /// Creates the union of `rects`, which may overlap each other and the canvas's edges.
  ///
  /// - Complexity: O(*n* ²) for *n* rectangles.
  init(_ rects: [PixelRect], canvas: PixelSize) {
    let clipped = rects.compactMap { rect -> (x: Range<Int>, y: Range<Int>)? in
      let x = Self.clipped(rect.x, rect.width, to: canvas.width)
      let y = Self.clipped(rect.y, rect.height, to: canvas.height)
      return x.isEmpty || y.isEmpty ? nil : (x, y)
    }
    let edges = Set(clipped.flatMap { [$0.y.lowerBound, $0.y.upperBound] }).sorted()
    bands = zip(edges, edges.dropFirst()).compactMap { top, bottom in
      let ranges = clipped.filter { $0.y.contains(top) }.map(\.x)
      guard !ranges.isEmpty else { return nil }
      return Band(rows: top..<bottom, columns: Self.union(of: ranges))
    }
  }

  func count(in area: PixelRect) -> Int {
    let (x, y) = (area.x..<area.x + area.width, area.y..<area.y + area.height)
    return bands.reduce(0) { sum, band in
      let width = band.columns.reduce(0) { $0 + $1.clamped(to: x).count }
      return sum + band.rows.clamped(to: y).count * width
    }
  }

  /// Returns the masked columns of row `y`, from left to right.
  ///
  /// - Complexity: O(log *n*).
  func columns(inRow y: Int) -> [Range<Int>] {
    band(ofRow: y).map { bands[$0].columns } ?? []
  }

  /// Returns the number of the band around row `y`: rows of one band are masked alike; nil for a
  /// row without a masked pixel.
  ///
  /// - Complexity: O(log *n*).
  func band(ofRow y: Int) -> Int? {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].rows.upperBound <= y { low = middle + 1 } else { high = middle }
    }
    return low < bands.count && bands[low].rows.contains(y) ? low : nil
  }

  private static func clipped(_ start: Int, _ length: Int, to side: Int) -> Range<Int> {
    let (sum, overflows) = start.addingReportingOverflow(max(length, 0))
    let lower = min(max(start, 0), side)
    return lower..<max(lower, overflows ? side : min(sum, side))
  }

  private static func union(of ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
