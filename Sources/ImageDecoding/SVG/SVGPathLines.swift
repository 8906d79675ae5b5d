import DisplayList
import LayoutGeometry

/// The lines of a path, as far as the cost of drawing them depends on them.
///
/// Everything after a mistake counts, too, though librsvg draws only what is before it.
struct SVGPathLines {
  /// A straight piece, in the path's own units.
  struct Line {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
  }

  /// The path's lines; a curve is four, between points of it.
  private(set) var lines: [Line] = []
  /// The number of points; a curve has three.
  private(set) var pointCount = 0
  /// The number of places at which a marker may be.
  private(set) var vertexCount = 0
  /// The lines' lengths together, each as the sum of its sides.
  private(set) var length = 0.0
  /// The points at which a subpath begins and ends, and which is all of it.
  private(set) var dots: [Point] = []

  private var current = Point.zero
  private var start = Point.zero
  /// The length, and the number of lines, before the subpath.
  private var before = (length: 0.0, lines: 0)

  /// Points over this number are not looked at: the path is refused.
  private static let pointLimit = SVGCost.limit.points + 1

  /// Reads the attribute `d` of a path.
  init(path text: String) {
    var data = SVGPathData(text, isBounded: false)
    while pointCount < Self.pointLimit, let segment = data.nextPassingOverMistakes() {
      add(segment)
    }
    endSubpath()
  }

  /// Reads the attribute `points` of a polygon or polyline.
  init(points text: String) {
    self.init(path: "M" + text + "Z")
  }

  private mutating func add(_ segment: SVGPathData.Segment) {
    switch segment {
    case .move(let point):
      endSubpath()
      (current, start) = (point, point)
      pointCount += 1
      vertexCount += 1
    case .line(let end): addLine(to: end)
    case .quadratic(let end, let control): addCurve(control, control, to: end)
    case .cubic(let end, let control1, let control2): addCurve(control1, control2, to: end)
    case .arc(let arc):
      // An arc stays within twice its radii.
      let (rx, ry) = (abs(arc.radii.x), abs(arc.radii.y))
      addCurve(
        Point(x: current.x + rx, y: current.y + ry), Point(x: arc.end.x - rx, y: arc.end.y - ry),
        to: arc.end)
      pointCount += 9
      length += 6 * (rx + ry)
    case .close: addLine(to: start)
    }
  }

  private mutating func endSubpath() {
    if lines.count > before.lines, length == before.length { dots.append(start) }
    before = (length, lines.count)
  }

  private mutating func addLine(to end: Point) {
    lines.append(Line(x0: current.x, y0: current.y, x1: end.x, y1: end.y))
    length += abs(end.x - current.x) + abs(end.y - current.y)
    pointCount += 1
    vertexCount += 1
    current = end
  }

  private mutating func addCurve(_ control1: Point, _ control2: Point, to end: Point) {
    let begin = current
    for step in 1...4 {
      let t = Double(step) / 4
      let (p, q, r, s) = (
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
      )
      addLine(
        to: Point(
          x: p * begin.x + q * control1.x + r * control2.x + s * end.x,
          y: p * begin.y + q * control1.y + r * control2.y + s * end.y))
    }
    pointCount -= 1
    vertexCount -= 3
  }
}

/// Counts the pairs of a path's lines that may cross: at least as many as do.
///
/// Cairo looks for all crossings of a path to know its extents, which takes about a microsecond each:
/// ten thousand long lines cross ten million times. How often lines cross does not change with how
/// the path is scaled or turned.
enum SVGCrossings {
  /// A square with no more lines than this is not divided.
  private static let smallSquare = 8
  private static let depthLimit = 16
  /// The most squares of lines that are looked at: long lines beside each other pass many.
  private static let workLimit = 20_000_000

  /// The pairs of lines that are close to each other, up to a little more than `limit`.
  ///
  /// - Complexity: O(*lines* × *depth* + *limit*).
  static func count(_ lines: [SVGPathLines.Line], limit: Int) -> Int {
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
      _ indices: [Int], of lines: [SVGPathLines.Line], x: Double, y: Double, side: Double,
      depth: Int
    ) {
      work += indices.count * 4
      // Lines that take this long to distinguish are not a picture.
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
      // Dividing further does not separate lines that all pass every quarter.
      for quarter in 0..<4 where !quarters[quarter].isEmpty {
        divide(
          quarters[quarter], of: lines, x: x + (quarter & 1 == 0 ? 0 : half),
          y: y + (quarter & 2 == 0 ? 0 : half), side: half, depth: depth + 1)
      }
    }

    /// Returns true if a line passes a square, by the separating axes of both.
    private func touches(
      _ line: SVGPathLines.Line, _ x: Double, _ y: Double, _ side: Double
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
