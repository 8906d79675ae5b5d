public import LayoutGeometry

/// Lines and cubic curves, in points; filled by the nonzero winding rule.
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

  /// A path of `elements`, empty unless told otherwise.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
