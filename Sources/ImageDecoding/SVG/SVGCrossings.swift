/// How many pairs of a path's lines may cross: at least as many as do.
///
/// Cairo looks for all crossings of a path to know its extents, which takes about a microsecond each:
/// ten thousand long lines cross ten million times. How often lines cross does not change with how
/// the path is scaled or turned.
enum SVGCrossings {
  /// A square with no more lines than this is not divided.
  private static let smallSquare = 8
  private static let depthLimit = 16
  /// How many squares of lines may be looked at: long lines beside each other pass many.
  private static let workLimit = 20_000_000

  /// The pairs of lines that are close to each other, up to a little more than `limit`.
  ///
  /// - Complexity: O(*lines* × *depth* + *limit*).
  static func count(_ lines: [SVGPathData.Line], limit: Int) -> Int {
    guard lines.count > 1 else { return 0 }
    var bounds = (x: Double.infinity, y: Double.infinity, side: 0.0)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for line in lines {
      bounds.x = min(bounds.x, line.x0, line.x1)
      bounds.y = min(bounds.y, line.y0, line.y1)
      maxX = max(maxX, line.x0, line.x1)
      maxY = max(maxY, line.y0, line.y1)
    }
    // The lines of a path in one direction alone do not cross.
    bounds.side = max(maxX - bounds.x, maxY - bounds.y)
    var search = Search(limit: limit)
    search.divide(
      Array(lines.indices), of: lines, x: bounds.x, y: bounds.y, side: bounds.side, depth: 0)
    return search.pairs
  }

  private struct Search {
    let limit: Int
    var pairs = 0
    private var work = 0

    init(limit: Int) {
      self.limit = limit
    }

    mutating func divide(
      _ indices: [Int], of lines: [SVGPathData.Line], x: Double, y: Double, side: Double,
      depth: Int
    ) {
      work += indices.count * 4
      // What takes this long to be told apart is no picture.
      if work > workLimit { pairs = limit + 1 }
      guard pairs <= limit else { return }
      guard indices.count > smallSquare, depth < depthLimit, side > 0 else {
        // Neighbours meet where one ends and the other begins, and do not cross there.
        pairs += max(0, indices.count * (indices.count - 1) / 2 - (indices.count - 1))
        return
      }
      let half = side / 2
      var quarters: [[Int]] = [[], [], [], []]
      for index in indices {
        for quarter in 0..<4 {
          let left = x + (quarter & 1 == 0 ? 0 : half)
          let top = y + (quarter & 2 == 0 ? 0 : half)
          if touches(lines[index], left, top, half) { quarters[quarter].append(index) }
        }
      }
      // Lines that all pass every quarter are not told apart by dividing further.
      for quarter in 0..<4 where !quarters[quarter].isEmpty {
        divide(
          quarters[quarter], of: lines, x: x + (quarter & 1 == 0 ? 0 : half),
          y: y + (quarter & 2 == 0 ? 0 : half), side: half, depth: depth + 1)
      }
    }

    /// True if a line passes a square, by the separating axes of both.
    private func touches(
      _ line: SVGPathData.Line, _ x: Double, _ y: Double, _ side: Double
    ) -> Bool {
      guard max(line.x0, line.x1) >= x, min(line.x0, line.x1) <= x + side,
        max(line.y0, line.y1) >= y, min(line.y0, line.y1) <= y + side
      else { return false }
      let (dx, dy) = (line.x1 - line.x0, line.y1 - line.y0)
      let middle = dx * (y + side / 2 - line.y0) - dy * (x + side / 2 - line.x0)
      return abs(middle) <= (abs(dx) + abs(dy)) * side / 2 * 1.000_001
    }
  }
}
