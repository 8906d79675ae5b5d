public import LayoutGeometry

/// Lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to a point.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line back to where the outline started.
    case close
  }

  /// The steps, in the order in which they are drawn.
  public var elements: [Element]
  /// Indicates whether points inside an even number of outlines are outside the path; else the
  /// directions of the outlines decide, by the nonzero winding rule.
  package var isEvenOdd = false

  /// Creates a path of `elements`, empty by default.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The distance of the control points along the tangents, for the cubic nearest to a quarter of a
  /// circle, in radii.
  ///
  /// 4/3 × (√2 − 1), or 4/3 × tan(π/8): the curve meets the circle at both ends and in the middle.
  package static let circleControl = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Returns the path with `place` applied to each point.
  package func mapped(_ place: (Point) -> Point) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let point, let control1, let control2):
        .curve(place(point), control1: place(control1), control2: place(control2))
      case .close: .close
      }
    }
    return path
  }

  /// Creates the outline of a rectangle with round corners, clockwise from its top left.
  init(roundedRect rect: Rect, _ radii: CornerRadii) {
    if radii.style == .continuous {
      self.init(continuousRect: rect, radii)
      return
    }
    self.init()
    // The distance of the control points from the corner itself, in radii.
    let short = 1 - Self.circleControl
    func corner(_ x: Double, _ y: Double, _ radius: Double, from: Point, to: Point) {
      func place(_ towards: Point, _ distance: Double) -> Point {
        Point(x: x + towards.x * radius * distance, y: y + towards.y * radius * distance)
      }
      let start = place(from, 1)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      elements.append(
        .curve(place(to, 1), control1: place(from, short), control2: place(to, short)))
    }
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    corner(rect.minX, rect.minY, radii.topLeft, from: down, to: right)
    corner(rect.maxX, rect.minY, radii.topRight, from: left, to: down)
    corner(rect.maxX, rect.maxY, radii.bottomRight, from: up, to: left)
    corner(rect.minX, rect.maxY, radii.bottomLeft, from: right, to: up)
    elements.append(.close)
  }
}
