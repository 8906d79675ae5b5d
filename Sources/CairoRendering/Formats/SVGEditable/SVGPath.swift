import DisplayList
import LayoutGeometry

/// The steps of a path as SVG writes them, relative to the step before.
///
/// Places are rounded to hundredths before they are subtracted, so that no error adds up.
struct SVGPath {
  /// The steps so far.
  private(set) var text = ""
  private var current = Place()
  private var start = Place()

  /// A place in hundredths.
  private struct Place: Hashable {
    var x = 0.0
    var y = 0.0

    init() {}

    init(_ point: Point) {
      x = (point.x * 100).rounded()
      y = (point.y * 100).rounded()
    }
  }

  /// Starts a new outline.
  mutating func move(to point: Point) {
    current = Place(point)
    start = current
    add("M", [current.x, current.y])
  }

  /// Adds a straight line.
  mutating func line(to point: Point) {
    let end = Place(point)
    if end.y == current.y {
      add("h", [end.x - current.x])
    } else if end.x == current.x {
      add("v", [end.y - current.y])
    } else {
      add("l", [end.x - current.x, end.y - current.y])
    }
    current = end
  }

  /// Adds a cubic curve.
  mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    let end = Place(point)
    let places = [Place(control1), Place(control2), end]
    add("c", places.flatMap { [$0.x - current.x, $0.y - current.y] })
    current = end
  }

  /// Adds a quarter of a circle, clockwise.
  private mutating func corner(to point: Point, radius: Double) {
    let end = Place(point)
    if end == current { return }
    let size = (radius * 100).rounded()
    add("a", [size, size, 0, 0, 100, end.x - current.x, end.y - current.y])
    current = end
  }

  /// Adds a straight line back to where the outline started.
  mutating func close() {
    text += "z"
    current = start
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

  private mutating func add(_ letter: String, _ hundredths: [Double]) {
    text += letter + SVGNumber.list(hundredths.map { SVGNumber.length($0 / 100) })
  }
}
