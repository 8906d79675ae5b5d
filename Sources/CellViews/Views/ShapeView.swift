public import DisplayList

/// A shape that fills the space it is offered, in the foreground colour unless told otherwise.
public struct ShapeView: Hashable, Sendable {
  /// The shape's edge, in whatever space the shape is offered.
  public var outline: Outline
  /// What the inside is painted with; nil leaves it empty where there is a stroke.
  public var fill: ShapePaint?
  /// The line along the outline; nil for none.
  public var stroke: Stroke?

  /// A shape; without paints it is filled with the foreground colour.
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
    /// A path in the unit square, which is stretched over the space.
    case path(Path)
  }

  /// A line along the outline, half inside and half outside, in points.
  public struct Stroke: Hashable, Sendable {
    /// What the line is painted with.
    public var paint: ShapePaint
    /// The line's width, in points.
    public var lineWidth: Double
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [Double]

    /// A solid line, one point wide, unless told otherwise.
    public init(_ paint: ShapePaint, lineWidth: Double = 1, dash: [Double] = []) {
      self.paint = paint
      self.lineWidth = lineWidth
      self.dash = dash
    }
  }
}
