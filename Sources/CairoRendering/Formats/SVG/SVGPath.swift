import DisplayList
import LayoutGeometry

/// The steps of a path in SVG's syntax, relative to the step before.
///
/// Places are rounded before they are subtracted, so that no error adds up.
struct SVGPath {
  /// The steps so far.
  private(set) var text = ""
  private let digits: Int
  private var current = Place(x: 0, y: 0)
  /// The end of the last step before rounding.
  private var end = Point.zero
  /// The start of the outline before rounding.
  private var beginning = Point.zero
  private var start = Place(x: 0, y: 0)

  /// A place in the smallest parts that are written.
  private struct Place: Hashable {
    var x: Int
    var y: Int

    /// Returns the distances of a place from another one, across and down; the parts of both are
    /// bounded.
    static func - (place: Place, other: Place) -> [Int] { [place.x - other.x, place.y - other.y] }
  }

  /// Creates a path without steps.
  ///
  /// - Parameter digits: The number of digits of places after the point.
  init(digits: Int = 2) {
    self.digits = digits
  }

  /// Adds the steps of a path, each at the place of its points.
  mutating func add(_ elements: [Path.Element], at place: (Point) -> Point = { $0 }) {
    for element in elements {
      switch element {
      case .move(let point): move(to: place(point))
      case .line(let point): line(to: place(point))
      case .curve(let point, let control1, let control2):
        curve(to: place(point), place(control1), place(control2))
      case .close: close()
      }
    }
  }

  private func place(_ point: Point) -> Place {
    Place(
      x: SVGNumber.parts(point.x, digits: digits), y: SVGNumber.parts(point.y, digits: digits))
  }

  /// Starts a new outline.
  mutating func move(to point: Point) {
    current = place(point)
    start = current
    end = point
    beginning = point
    add("M", [current.x, current.y])
  }

  /// Adds a straight line.
  mutating func line(to point: Point) {
    let next = place(point)
    if next.y == current.y {
      add("h", [next.x - current.x])
    } else if next.x == current.x {
      add("v", [next.y - current.y])
    } else {
      add("l", next - current)
    }
    current = next
    end = point
  }

  /// Adds a cubic curve; one that is quadratic, as those of many fonts are, with one control point.
  mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    let next = place(point)
    // The cubic's control points are two thirds of the way to the quadratic's one.
    let first = Point(x: (3 * control1.x - end.x) / 2, y: (3 * control1.y - end.y) / 2)
    let second = Point(x: (3 * control2.x - point.x) / 2, y: (3 * control2.y - point.y) / 2)
    if abs(first.x - second.x) < 1e-6, abs(first.y - second.y) < 1e-6 {
      add("q", (place(first) - current) + (next - current))
    } else {
      add("c", (place(control1) - current) + (place(control2) - current) + (next - current))
    }
    current = next
    end = point
  }

  /// Adds a quarter of a circle, clockwise.
  private mutating func corner(to point: Point, radius: Double) {
    let next = place(point)
    if next == current { return }
    let size = SVGNumber.length(radius)
    let distance = (next - current).map { SVGNumber.text(of: $0, digits: digits) }
    text += "a" + SVGNumber.list([size, size, "0", "0", "1"] + distance)
    current = next
    end = point
  }

  /// Adds a straight line back to where the outline started.
  mutating func close() {
    text += "z"
    current = start
    end = beginning
  }

  /// Adds a rectangle with corners of `scale` times `radii`, clockwise.
  mutating func addRoundedRect(_ rect: Rect, _ radii: CornerRadii, scale: Double) {
    let (topLeft, topRight) = (radii.topLeft * scale, radii.topRight * scale)
    let (bottomLeft, bottomRight) = (radii.bottomLeft * scale, radii.bottomRight * scale)
    move(to: Point(x: rect.minX + topLeft, y: rect.minY))
    line(to: Point(x: rect.maxX - topRight, y: rect.minY))
    corner(to: Point(x: rect.maxX, y: rect.minY + topRight), radius: topRight)
    line(to: Point(x: rect.maxX, y: rect.maxY - bottomRight))
    corner(to: Point(x: rect.maxX - bottomRight, y: rect.maxY), radius: bottomRight)
    line(to: Point(x: rect.minX + bottomLeft, y: rect.maxY))
    corner(to: Point(x: rect.minX, y: rect.maxY - bottomLeft), radius: bottomLeft)
    if topLeft > 0 {
      line(to: Point(x: rect.minX, y: rect.minY + topLeft))
      corner(to: Point(x: rect.minX + topLeft, y: rect.minY), radius: topLeft)
    }
    close()
  }

  private mutating func add(_ letter: String, _ parts: [Int]) {
    text += letter
    for (position, part) in parts.enumerated() {
      if position > 0, part >= 0 { text += " " }
      text += SVGNumber.text(of: part, digits: digits)
    }
  }
}
