import CellViews
import LayoutGeometry

/// Colours from a point outwards, in circles.
public nonisolated struct RadialGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// The colours of a gradient between two distances from a point, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = RoundGradient(
      .radial(startRadius: startRadius, endRadius: endRadius), about: center, gradient)
  }

  /// Colours at even distances between two distances from a point, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours at places of their own between two distances from a point, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient itself.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

/// Colours around a point.
public nonisolated struct AngularGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// The colours of a gradient, once around a point from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours at even distances, once around a point from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of their own, once around a point from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The colours of a gradient around a point, between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = RoundGradient(
      .angular(startAngle: startAngle.degrees, endAngle: endAngle.degrees), about: center, gradient)
  }

  /// Colours at even distances around a point, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places of their own around a point, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient itself.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

/// Colours from a point outwards, in ellipses with the proportions of the space.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Hashable {
  private let gradient: RoundGradient

  /// The colours of a gradient between two parts of the space from a point.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = RoundGradient(
      .elliptical(
        startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction),
      about: center, gradient)
  }

  /// Colours at even distances between two parts of the space from a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places of their own between two parts of the space from a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient itself.
  public var _paint: _ShapePaint { _ShapePaint(.roundGradient(gradient)) }
}

extension RadialGradient: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension AngularGradient: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension EllipticalGradient: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.roundGradient(gradient))
  }
}

extension RoundGradient {
  fileprivate init(_ form: Form, about center: UnitPoint, _ gradient: Gradient) {
    self.init(form, center: Point(x: center.x, y: center.y), stops: gradient.stops)
  }
}
