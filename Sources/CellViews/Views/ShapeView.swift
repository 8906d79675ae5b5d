/// A shape that fills the space it is offered, in the foreground colour unless told otherwise.
public struct ShapeView: Hashable, Sendable {
  public var outline: Outline
  /// What the inside is painted with; nil leaves it empty where there is a stroke.
  public var fill: ShapePaint?
  public var stroke: Stroke?

  public init(_ outline: Outline, fill: ShapePaint? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }

  /// The outlines of SwiftUI's shapes.
  public enum Outline: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: Double)
    /// The largest circle in the middle of the space.
    case circle
    /// A rectangle whose shorter sides are half circles.
    case capsule
  }

  /// A line along the outline, half inside and half outside, in points.
  public struct Stroke: Hashable, Sendable {
    public var paint: ShapePaint
    public var lineWidth: Double
    public var dash: [Double]

    public init(_ paint: ShapePaint, lineWidth: Double = 1, dash: [Double] = []) {
      self.paint = paint
      self.lineWidth = lineWidth
      self.dash = dash
    }
  }
}

/// A colour or a gradient across the shape.
public enum ShapePaint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}
