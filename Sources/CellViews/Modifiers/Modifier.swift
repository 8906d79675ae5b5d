public import LayoutGeometry

/// What changes a view's size, surroundings or looks; modifiers apply in the order written.
public enum Modifier: Sendable {
  case padding(EdgeInsets)
  case frame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case relativeWidth(RelativeWidth)
  /// A view behind, proposed the size of what it stands behind.
  case background(View, Alignment)
  /// A view on top, proposed the size of what it covers.
  case overlay(View, Alignment)
  /// A line inside the view's edges.
  case border(Color, width: Double)
  /// Cuts off what lies outside an outline of the view's size; `cornerRadius` is one of these.
  case clipShape(ShapeView.Outline)
  case shadow(ShadowStyle)
  case opacity(Double)
  case offset(Point)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case accessibilityLabel(String)
  case id(String)
  /// Puts the view as content into a viewport that scrolls along an axis, shown from its start.
  case scroll(Axis)
  case dimensions(Dimensions)
  /// Names the view for those who made it; changes nothing.
  case mark(ViewMark)
  /// Changes what texts, symbols and shapes inside take from their surroundings.
  case environment(EnvironmentChange)
}
