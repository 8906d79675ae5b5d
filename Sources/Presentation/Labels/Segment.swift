package import LayoutGeometry

/// A straight line between two points.
package struct Segment: Hashable, Sendable {
  /// Where the line starts.
  package var start: Point
  /// Where the line ends.
  package var end: Point

  /// A line between two points.
  package init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The smallest rectangle that holds both ends.
  var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// True if the line and a rectangle have a point in common.
  ///
  /// The line is cut at each pair of edges in turn, after Liang and Barsky.
  func crosses(_ rect: Rect) -> Bool {
    var from = 0.0
    var to = 1.0
    for axis in [Axis.horizontal, .vertical] {
      let length = end[axis] - start[axis]
      let low = rect.origin[axis] - start[axis]
      let high = low + rect.size[axis]
      if length == 0 {
        if low > 0 || high < 0 { return false }
        continue
      }
      from = max(from, min(low / length, high / length))
      to = min(to, max(low / length, high / length))
    }
    return from <= to
  }

  /// True if two lines cross; lines that only touch at an end may count as crossing.
  func crosses(_ other: Segment) -> Bool {
    func side(_ point: Point, of line: Segment) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y)
        - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    return side(other.start, of: self) * side(other.end, of: self) <= 0
      && side(start, of: other) * side(end, of: other) <= 0
  }
}
