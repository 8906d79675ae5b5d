import Glibc
package import LayoutGeometry

/// A part of an ellipse between two points, as the command `A` of SVG's path data describes it.
package struct EllipticalArc: Hashable, Sendable {
  /// The point at which the part starts.
  package var start: Point
  /// The point at which the part ends.
  package var end: Point
  /// The half axes; their signs do not matter.
  package var radii: Point
  /// The turn of the first axis from the horizontal, in radians; clockwise on the screen.
  package var rotation: Double
  /// Indicates whether the part is the one of more than half of the ellipse.
  package var isLarge: Bool
  /// Indicates whether the part goes clockwise on the screen.
  package var isClockwise: Bool

  /// A part of an ellipse between two points.
  package init(
    start: Point, end: Point, radii: Point, rotation: Double, isLarge: Bool, isClockwise: Bool
  ) {
    self.start = start
    self.end = end
    self.radii = radii
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }
}

extension Path {
  /// Adds an arc from where the path is, as cubic curves.
  ///
  /// What the arc's numbers leave open follows appendix B.2 of SVG 2: radii that do not reach are scaled
  /// up until they do, and an arc without a radius is a line.
  package mutating func append(_ arc: EllipticalArc) {
    let (begin, end) = (arc.start, arc.end)
    guard begin != end else { return }
    var (rx, ry) = (abs(arc.radii.x), abs(arc.radii.y))
    guard rx > 0, ry > 0 else {
      elements.append(.line(end))
      return
    }
    let half = Transform.turn(-arc.rotation)(
      Point(x: (begin.x - end.x) / 2, y: (begin.y - end.y) / 2))
    let reach = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let (across, down) = (rx * rx * half.y * half.y, ry * ry * half.x * half.x)
    let part = max(rx * rx * ry * ry - across - down, 0) / (across + down)
    let side = (arc.isLarge == arc.isClockwise ? -1 : 1) * part.squareRoot()
    let center = Point(x: side * rx * half.y / ry, y: -side * ry * half.x / rx)
    let first = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
    let last = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx)
    var unit = Path()
    unit.addArc(
      center: .zero, radius: 1, start: first,
      delta: Path.partOfTurn(from: first, to: last, isClockwise: arc.isClockwise))
    let turn = Transform.turn(arc.rotation)
    let middle = turn(center)
    let place = Transform.scale(x: rx, y: ry).followed(by: turn).followed(
      by: .move(
        Point(x: middle.x + (begin.x + end.x) / 2, y: middle.y + (begin.y + end.y) / 2)))
    elements += unit.transformed(by: place).elements.dropFirst()
    // The next step starts exactly at the end.
    if case .curve(_, let control1, let control2) = elements.last {
      elements[elements.count - 1] = .curve(end, control1: control1, control2: control2)
    }
  }
}
