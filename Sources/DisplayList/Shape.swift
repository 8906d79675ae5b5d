public import LayoutGeometry

/// An outline, in points.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(Rect, CornerRadii)
  case ellipse(Rect)
  case path(Path)
}

/// The radii of a rectangle's four corners, in points, each at most half of the shorter side.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// Lines and cubic curves, in points; filled by the nonzero winding rule.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

/// How an outline is stroked; the line lies on both sides of the outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]

  public init(lineWidth: Double, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
