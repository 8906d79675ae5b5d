import DisplayList
import LayoutGeometry

/// A shape's paint in the colours of its appearance; a gradient's line is still of the unit square.
enum ResolvedPaint: Sendable {
  case color(RGBA)
  case linearGradient(start: Point, end: Point, stops: [Paint.Stop])

  /// The paint across a view's place, in canvas points.
  func paint(in frame: Rect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let start, let end, let stops):
      .linearGradient(
        Paint.Gradient(
          start: frame.point(atUnit: start), end: frame.point(atUnit: end), stops: stops))
    }
  }
}

extension Rect {
  /// The point at a place of the unit square: (0, 0) is the top left, (1, 1) the bottom right.
  fileprivate func point(atUnit unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

extension ShapePaint {
  /// The paint in the colours of an appearance.
  func resolved(in appearance: Appearance) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(color.resolved(in: appearance))
    case .linearGradient(let gradient): gradient.resolved(in: appearance)
    }
  }
}

extension LinearGradient {
  /// The gradient in the colours of an appearance.
  func resolved(in appearance: Appearance) -> ResolvedPaint {
    .linearGradient(
      start: startPoint, end: endPoint,
      stops: stops.map {
        Paint.Stop(location: $0.location, color: $0.color.resolved(in: appearance))
      })
  }
}
