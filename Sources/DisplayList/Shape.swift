public import LayoutGeometry

/// An outline, in points.
public enum Shape: Hashable, Sendable {
  /// A rectangle with square corners.
  case rect(Rect)
  /// A rectangle with circular corners.
  case roundedRect(Rect, CornerRadii)
  /// The ellipse that touches the rectangle's four sides.
  case ellipse(Rect)
  /// Any outline.
  case path(Path)
}
