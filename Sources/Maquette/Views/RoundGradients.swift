import CellViews
public import Foundation
import LayoutGeometry

/// Colours outwards from a point, in circles.
public nonisolated struct RadialGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// Creates a gradient between two distances from a point, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = RoundGradient(
      .radial(startRadius: startRadius, endRadius: endRadius), about: center, gradient)
  }

  /// Creates a gradient of evenly spaced colours between two distances from a point, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colours at given locations between two distances from a point, in
  /// points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

/// Colours around a point.
public nonisolated struct AngularGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// Creates a gradient of a full turn around a point, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colours in a full turn around a point, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours at given locations in a full turn around a point, from an angle
  /// on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Creates a gradient around a point, between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = RoundGradient(
      .angular(startAngle: startAngle.degrees, endAngle: endAngle.degrees), about: center, gradient)
  }

  /// Creates a gradient of evenly spaced colours around a point, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of colours at given locations around a point, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

/// Colours outwards from a point, in ellipses with the proportions of the space.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// Creates a gradient between two fractions of the space from a point.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = RoundGradient(
      .elliptical(
        startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction),
      about: center, gradient)
  }

  /// Creates a gradient of evenly spaced colours between two fractions of the space from a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at given locations between two fractions of the space from a
  /// point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

extension RadialGradient: _BuiltInView {
  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension AngularGradient: _BuiltInView {
  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension EllipticalGradient: _BuiltInView {
  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension RoundGradient {
  fileprivate init(_ form: Form, about center: UnitPoint, _ gradient: Gradient) {
    self.init(form, center: Point(x: center.x, y: center.y), stops: gradient.stops)
  }
}
