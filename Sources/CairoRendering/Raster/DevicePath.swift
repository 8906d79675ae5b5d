import CCairo
import DisplayList
import LayoutGeometry

/// An outline in device pixels of the canvas, on cairo's grid of 1/256 pixel.
///
/// A translation by whole pixels is exact, so a shape has the same pixels in every band.
struct DevicePath: Sendable {
  var elements: [Path.Element] = []
  /// Indicates whether points inside an even number of outlines are outside the path.
  var isEvenOdd = false

  /// The bound of coordinates: cairo's paths have 24 bits before the point, and this leaves room
  /// for its own sums.
  private static let cairoLimit = 4_000_000.0

  init() {}

  /// Creates the path with its points on the grid.
  init(_ path: Path, grid: PixelGrid) {
    func fine(_ point: Point) -> Point { Point(x: grid.fine(point.x), y: grid.fine(point.y)) }
    elements = path.mapped(fine).elements
    isEvenOdd = path.isEvenOdd
  }

  /// Adds a rectangle of device pixels with corners of radii in pixels; a radius of 0 is a square
  /// corner.
  mutating func addRoundedRect(_ rect: Rect, _ radii: CornerRadii) {
    if radii.style == .continuous {
      elements += Path(continuousRect: rect, radii).elements
      return
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    elements.append(.move(Point(x: left + radii.topLeft, y: top)))
    addCorner(
      from: Point(x: right - radii.topRight, y: top), around: Point(x: right, y: top),
      to: Point(x: right, y: top + radii.topRight))
    addCorner(
      from: Point(x: right, y: bottom - radii.bottomRight), around: Point(x: right, y: bottom),
      to: Point(x: right - radii.bottomRight, y: bottom))
    addCorner(
      from: Point(x: left + radii.bottomLeft, y: bottom), around: Point(x: left, y: bottom),
      to: Point(x: left, y: bottom - radii.bottomLeft))
    addCorner(
      from: Point(x: left, y: top + radii.topLeft), around: Point(x: left, y: top),
      to: Point(x: left + radii.topLeft, y: top))
    elements.append(.close)
  }

  /// Adds the ellipse in a rectangle of device pixels.
  mutating func addEllipse(in rect: Rect) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    elements.append(.move(Point(x: rect.midX, y: top)))
    addCorner(
      from: Point(x: rect.midX, y: top), around: Point(x: right, y: top),
      to: Point(x: right, y: rect.midY))
    addCorner(
      from: Point(x: right, y: rect.midY), around: Point(x: right, y: bottom),
      to: Point(x: rect.midX, y: bottom))
    addCorner(
      from: Point(x: rect.midX, y: bottom), around: Point(x: left, y: bottom),
      to: Point(x: left, y: rect.midY))
    addCorner(
      from: Point(x: left, y: rect.midY), around: Point(x: left, y: top),
      to: Point(x: rect.midX, y: top))
    elements.append(.close)
  }

  /// Adds a line to `start` and from there a quarter of an ellipse to `end` whose tangents meet at
  /// `corner`.
  private mutating func addCorner(from start: Point, around corner: Point, to end: Point) {
    elements.append(.line(start))
    if start == end { return }
    func control(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * Path.circleControl,
        y: point.y + (corner.y - point.y) * Path.circleControl)
    }
    elements.append(.curve(end, control1: control(start), control2: control(end)))
  }

  /// The smallest rectangle of whole pixels that holds the path.
  var hull: DeviceRect {
    PixelGrid(scale: 1).hull(Path(elements).bounds, slack: 1)
  }

  /// Adds the path to a context whose origin is the canvas's device pixel (`x`, `y`).
  func add(to context: OpaquePointer, x: Int, y: Int) {
    func shifted(_ point: Point) -> Point {
      // Curves' control points are products: they go on the grid again before the shift.
      let fineX = (point.x * 256).rounded() / 256 - Double(x)
      let fineY = (point.y * 256).rounded() / 256 - Double(y)
      return Point(
        x: min(max(fineX, -Self.cairoLimit), Self.cairoLimit),
        y: min(max(fineY, -Self.cairoLimit), Self.cairoLimit))
    }
    for element in elements {
      switch element {
      case .move(let point):
        let to = shifted(point)
        cairo_move_to(context, to.x, to.y)
      case .line(let point):
        let to = shifted(point)
        cairo_line_to(context, to.x, to.y)
      case .curve(let point, let control1, let control2):
        let (a, b, to) = (shifted(control1), shifted(control2), shifted(point))
        cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
      case .close:
        cairo_close_path(context)
      }
    }
  }
}
