public import CellViews

extension ShapeStyle where Self == LinearGradient {
  /// The colours of a gradient along a line between two points of the view.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances along a line between two points of the view.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of their own along a line between two points of the view.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// The colours of a gradient between two distances from a point, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius,
      file: file, line: line)
  }

  /// Colours at even distances between two distances from a point, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> RadialGradient {
    radialGradient(
      Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius,
      file: file, line: line)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// The colours of a gradient around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle, file: file,
      line: line)
  }

  /// Colours at even distances around a point, between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AngularGradient {
    angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle,
      file: file, line: line)
  }

  /// The colours of a gradient, once around a point from an angle on.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle, file: file, line: line)
  }

  /// Colours at even distances, once around a point from an angle on.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AngularGradient {
    conicGradient(
      Gradient(colors: colors), center: center, angle: angle, file: file, line: line)
  }
}
