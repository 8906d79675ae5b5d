import DisplayList
import LayoutGeometry

extension Path {
  /// Both paths in one.
  func joined(with other: Path) -> Path {
    Path(elements + other.elements)
  }

  /// A line with round ends, as an outline to fill.
  static func line(from start: Point, to end: Point, lineWidth: Double) -> Path {
    let reach = end - start
    let half = lineWidth / 2 / (reach.x * reach.x + reach.y * reach.y).squareRoot()
    let along = Point(x: reach.x * half, y: reach.y * half)
    // A quarter turn clockwise, as y points down.
    let across = Point(x: -along.y, y: along.x)
    let back = Point(x: -along.x, y: -along.y)
    let left = Point(x: -across.x, y: -across.y)
    return Path([
      .move(start + left), .line(end + left),
      .quarter(around: end, from: left, to: along),
      .quarter(around: end, from: along, to: across),
      .line(start + across),
      .quarter(around: start, from: across, to: back),
      .quarter(around: start, from: back, to: left),
      .close,
    ])
  }

  /// A circle's line, as an outline to fill; the inner circle turns the other way.
  static func ring(center: Point, radius: Double, lineWidth: Double) -> Path {
    let outer = circle(center: center, radius: radius + lineWidth / 2, turn: 1)
    return outer.joined(with: circle(center: center, radius: radius - lineWidth / 2, turn: -1))
  }

  private static func circle(center: Point, radius: Double, turn: Double) -> Path {
    let ends = [
      Point(x: 0, y: -radius), Point(x: turn * radius, y: 0), Point(x: 0, y: radius),
      Point(x: -turn * radius, y: 0),
    ]
    let quarters = ends.indices.map { index in
      Element.quarter(around: center, from: ends[index], to: ends[(index + 1) % 4])
    }
    return Path([.move(center + ends[0])] + quarters + [.close])
  }
}

extension Path.Element {
  /// A quarter of a circle between two points at right angles, both seen from its centre.
  fileprivate static func quarter(around center: Point, from: Point, to: Point) -> Path.Element {
    // The length of the tangents with which a cubic curve comes nearest to a quarter circle.
    let tangent = 0.5522847498
    return .curve(
      center + to,
      control1: center + Point(x: from.x + to.x * tangent, y: from.y + to.y * tangent),
      control2: center + Point(x: to.x + from.x * tangent, y: to.y + from.y * tangent))
  }
}
