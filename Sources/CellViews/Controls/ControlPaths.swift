import DisplayList
import LayoutGeometry

// The few signs that controls always need, so that they load no symbol.
extension Path {
  /// A magnifying glass with its handle to the bottom right, in the unit square.
  static let magnifyingGlass = Path.ring(
    center: Point(x: 0.42, y: 0.42), radius: 0.335, lineWidth: 0.09
  ).joined(
    with: .line(from: Point(x: 0.67, y: 0.67), to: Point(x: 0.92, y: 0.92), lineWidth: 0.1))

  /// An angle that points to the left, in the unit square of a space of 12 × 21 points.
  static let chevronLeft = chevron(tip: 2, ends: 10)

  /// An angle that points to the right, in the unit square of a space of 12 × 21 points.
  static let chevronRight = chevron(tip: 10, ends: 2)

  /// An angle that points downwards, in the unit square of a space of 21 × 12 points.
  static let chevronDown = chevronRight.mapped { Point(x: $0.y, y: $0.x) }

  /// A minus, in the unit square.
  static let minus = bar(from: Point(x: 0.05, y: 0.5), to: Point(x: 0.95, y: 0.5))

  /// A plus, in the unit square.
  ///
  /// Two crossing bars would leave their middle out if both ran the same way around.
  static let plus = minus.joined(
    with: bar(from: Point(x: 0.5, y: 0.05), to: Point(x: 0.5, y: 0.425))
  )
  .joined(with: bar(from: Point(x: 0.5, y: 0.575), to: Point(x: 0.5, y: 0.95)))

  private static func bar(from start: Point, to end: Point) -> Path {
    .line(from: start, to: end, lineWidth: 0.1)
  }

  /// The eight spokes of a spinner, clockwise from the top, in the unit square.
  static let spokes: [Path] = {
    let diagonal = 0.5.squareRoot()
    let directions = [
      Point(x: 0, y: -1), Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0),
      Point(x: diagonal, y: diagonal), Point(x: 0, y: 1), Point(x: -diagonal, y: diagonal),
      Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal),
    ]
    return directions.map { direction in
      // In a square of 20 points: spokes of 2.5 whose round ends are 3.33 and 10 off its middle (iOS 18.2).
      func point(_ distance: Double) -> Point {
        Point(x: 0.5 + direction.x * distance / 20, y: 0.5 + direction.y * distance / 20)
      }
      return .line(from: point(4.58), to: point(8.75), lineWidth: 2.5 / 20)
    }
  }()

  /// A hook, in the unit square of a space of 15 × 13 points.
  static let hook = polyline(
    [Point(x: 1.4, y: 7.2), Point(x: 5.4, y: 11.4), Point(x: 13.6, y: 1.4)], lineWidth: 2.1,
    in: Size(width: 15, height: 13))

  /// A hook in the middle of a circle of 22 points.
  static let smallHook = polyline(
    [Point(x: 6.4, y: 11.6), Point(x: 9.6, y: 15), Point(x: 15.8, y: 7.4)], lineWidth: 1.9,
    in: Size(width: 22, height: 22))

  /// A minus in the middle of a circle of 22 points.
  static let circledMinus = polyline(
    [Point(x: 5.8, y: 11), Point(x: 16.2, y: 11)], lineWidth: 2, in: Size(width: 22, height: 22))

  /// A plus in the middle of a circle of 22 points; its bars do not cross, as those of `plus`.
  static let circledPlus = circledMinus.joined(with: circledBar(from: 5.8, to: 9.6))
    .joined(with: circledBar(from: 12.4, to: 16.2))

  private static func circledBar(from top: Double, to bottom: Double) -> Path {
    polyline(
      [Point(x: 11, y: top), Point(x: 11, y: bottom)], lineWidth: 2,
      in: Size(width: 22, height: 22))
  }

  /// Three lines, in the unit square of a space of 20 × 11 points.
  static let grip: Path = {
    let lines = [0.75, 5.5, 10.25].map { y in
      polyline(
        [Point(x: 0.75, y: y), Point(x: 19.25, y: y)], lineWidth: 1.5,
        in: Size(width: 20, height: 11))
    }
    return Path(lines.flatMap(\.elements))
  }()

  /// An i in a circle, in the unit square of a space of 22 × 22 points.
  static let information: Path = {
    let ring = Path.ring(center: Point(x: 11, y: 11), radius: 9.6, lineWidth: 1.4)
      .joined(with: circle(center: Point(x: 11, y: 6.8), radius: 1.15, turn: 1))
      .mapped { Point(x: $0.x / 22, y: $0.y / 22) }
    return ring.joined(
      with: polyline(
        [Point(x: 11, y: 10), Point(x: 11, y: 15.6)], lineWidth: 1.6,
        in: Size(width: 22, height: 22)))
  }()

  /// Returns lines with round ends between points of a space, in the unit square.
  private static func polyline(_ points: [Point], lineWidth: Double, in space: Size) -> Path {
    let lines = zip(points, points.dropFirst()).map { line(from: $0, to: $1, lineWidth: lineWidth) }
    return Path(lines.flatMap(\.elements)).mapped {
      Point(x: $0.x / space.width, y: $0.y / space.height)
    }
  }

  private static func chevron(tip: Double, ends: Double) -> Path {
    let middle = Point(x: tip, y: 10.5)
    return Path.line(from: Point(x: ends, y: 2.5), to: middle, lineWidth: 2.4)
      .joined(with: .line(from: middle, to: Point(x: ends, y: 18.5), lineWidth: 2.4))
      .mapped { Point(x: $0.x / 12, y: $0.y / 21) }
  }
}

extension Path {
  /// Returns both paths in one.
  fileprivate func joined(with other: Path) -> Path {
    Path(elements + other.elements)
  }

  /// Returns a line with round ends, as an outline to fill.
  fileprivate static func line(from start: Point, to end: Point, lineWidth: Double) -> Path {
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

  /// Returns a circle's line, as an outline to fill; the inner circle turns the other way.
  fileprivate static func ring(center: Point, radius: Double, lineWidth: Double) -> Path {
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
  /// Returns a quarter of a circle between two points at right angles, as seen from its centre.
  fileprivate static func quarter(around center: Point, from: Point, to: Point) -> Path.Element {
    let tangent = Path.circleControl
    return .curve(
      center + to,
      control1: center + Point(x: from.x + to.x * tangent, y: from.y + to.y * tangent),
      control2: center + Point(x: to.x + from.x * tangent, y: to.y + from.y * tangent))
  }
}
