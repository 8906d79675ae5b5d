import DisplayList
import LayoutGeometry

// The few signs that controls cannot do without, so that they need no symbol to be loaded.
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

  /// The eight spokes of a spinner, clockwise from the top, in the unit square.
  static let spokes: [Path] = {
    let diagonal = 0.5.squareRoot()
    let directions = [
      Point(x: 0, y: -1), Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0),
      Point(x: diagonal, y: diagonal), Point(x: 0, y: 1), Point(x: -diagonal, y: diagonal),
      Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal),
    ]
    return directions.map { direction in
      // In a square of 20 points: spokes of 2.2 from 4.8 to 8.8 points off its middle.
      func point(_ distance: Double) -> Point {
        Point(x: 0.5 + direction.x * distance / 20, y: 0.5 + direction.y * distance / 20)
      }
      return .line(from: point(4.8), to: point(8.8), lineWidth: 2.2 / 20)
    }
  }()

  private static func chevron(tip: Double, ends: Double) -> Path {
    let middle = Point(x: tip, y: 10.5)
    return Path.line(from: Point(x: ends, y: 2.5), to: middle, lineWidth: 2.4)
      .joined(with: .line(from: middle, to: Point(x: ends, y: 18.5), lineWidth: 2.4))
      .mapped { Point(x: $0.x / 12, y: $0.y / 21) }
  }
}
