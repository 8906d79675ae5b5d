/// A colour or a gradient across the shape.
public enum ShapePaint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}
