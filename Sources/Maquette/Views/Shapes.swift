public import CellViews

/// A shape of SwiftUI's, that can be filled, stroked and clipped with.
public protocol ShapeConvertible: ViewConvertible, Sendable {
  /// The outline that this value represents.
  var outline: ShapeView.Outline { get }
}

extension ShapeConvertible {
  /// The shape, filled with the foreground colour.
  public var view: View { .shape(ShapeView(outline)) }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> ShapeView {
    ShapeView(outline, fill: .color(color))
  }

  /// The shape filled with a gradient.
  public func fill(_ gradient: LinearGradient) -> ShapeView {
    ShapeView(outline, fill: .linearGradient(gradient))
  }

  /// A line along the shape's outline, half inside and half outside; lengths in points.
  public func stroke(_ color: Color, lineWidth: Double = 1, dash: [Double] = []) -> ShapeView {
    ShapeView(
      outline, stroke: ShapeView.Stroke(.color(color), lineWidth: lineWidth, dash: dash))
  }

  /// A line along the shape's outline in a gradient; lengths in points.
  public func stroke(
    _ gradient: LinearGradient, lineWidth: Double = 1, dash: [Double] = []
  ) -> ShapeView {
    ShapeView(
      outline,
      stroke: ShapeView.Stroke(.linearGradient(gradient), lineWidth: lineWidth, dash: dash))
  }
}

extension ShapeView: ViewConvertible {
  /// The shape as a view.
  public var view: View { .shape(self) }

  /// The shape with a line along its outline over its fill; lengths in points.
  public func stroke(_ color: Color, lineWidth: Double = 1, dash: [Double] = []) -> ShapeView {
    var shape = self
    shape.stroke = Stroke(.color(color), lineWidth: lineWidth, dash: dash)
    return shape
  }
}

/// A rectangle of the size that it is offered.
public struct Rectangle: ShapeConvertible {
  /// A rectangle.
  public init() {}

  /// The rectangle's outline.
  public var outline: ShapeView.Outline { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: ShapeConvertible {
  private let cornerRadius: Double

  /// A rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// The rectangle's outline.
  public var outline: ShapeView.Outline { .roundedRectangle(cornerRadius: cornerRadius) }
}

/// The largest circle in the middle of the space that it is offered.
public struct Circle: ShapeConvertible {
  /// A circle.
  public init() {}

  /// The circle's outline.
  public var outline: ShapeView.Outline { .circle }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: ShapeConvertible {
  /// A capsule.
  public init() {}

  /// The capsule's outline.
  public var outline: ShapeView.Outline { .capsule }
}
