package import CellViews

/// A shape, that can be filled, stroked and clipped with; as a view it is filled with the foreground.
public protocol Shape: Sendable, View {
  /// The shape's outline.
  nonisolated var _outline: _Outline { get }
}

/// The outline of a shape.
public struct _Outline: Sendable {
  package var outline: ShapeNode.Outline
}

nonisolated extension Shape {
  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(_ style: Style) -> _PaintedShape {
    _PaintedShape(ShapeNode(_outline.outline, fill: style._paint.paint))
  }

  /// A line along the shape's outline, half inside and half outside; lengths in points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, dash: [Double] = []
  ) -> _PaintedShape {
    _PaintedShape(
      ShapeNode(
        _outline.outline,
        stroke: ShapeNode.Stroke(style._paint.paint, lineWidth: lineWidth, dash: dash)))
  }

  /// A line along the shape's outline, half inside and half outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> _PaintedShape {
    stroke(style, lineWidth: line.lineWidth, dash: line.dash)
  }
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]

  /// A line; by default solid and one point wide.
  public init(lineWidth: Double = 1, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// A shape with paints.
public nonisolated struct _PaintedShape: _BuiltInView, Sendable {
  private var shape: ShapeNode

  init(_ shape: ShapeNode) {
    self.shape = shape
  }

  /// The shape with a line along its outline over its fill; lengths in points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, dash: [Double] = []
  ) -> _PaintedShape {
    var painted = self
    painted.shape.stroke = ShapeNode.Stroke(
      style._paint.paint, lineWidth: lineWidth, dash: dash)
    return painted
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.shape(shape))
  }
}

extension _BuiltInView where Self: Shape {
  /// The nodes of the view for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.shape(ShapeNode(_outline.outline)))
  }
}

/// A rectangle of the size that it is offered.
public nonisolated struct Rectangle: Shape, _BuiltInView {
  /// A rectangle.
  public init() {}

  /// The rectangle's outline.
  public var _outline: _Outline { _Outline(outline: .rectangle) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, _BuiltInView {
  private let cornerRadius: Double

  /// A rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    self.cornerRadius = cornerRadius
  }

  /// The rectangle's outline.
  public var _outline: _Outline {
    _Outline(outline: .roundedRectangle(cornerRadius: cornerRadius))
  }
}

/// How corners are round; both are drawn as circular ones.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The largest circle in the middle of the space that it is offered.
public nonisolated struct Circle: Shape, _BuiltInView {
  /// A circle.
  public init() {}

  /// The circle's outline.
  public var _outline: _Outline { _Outline(outline: .circle) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: Shape, _BuiltInView {
  /// A capsule.
  public init() {}

  /// The capsule's outline.
  public var _outline: _Outline { _Outline(outline: .capsule) }
}
