import CellViews

/// Colours from a point outwards, which are drawn as the first of them.
public nonisolated struct RadialGradient: ShapeStyle, View {
  private let gradient: UndrawnGradient

  /// The colours of a gradient between two distances from a point, in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.gradient = UndrawnGradient(gradient, "RadialGradient", file, line)
  }

  /// Colours at even distances between two distances from a point, in points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius, file: file, line: line)
  }

  /// The first colour.
  public var _paint: _ShapePaint { gradient.paint }

  /// The first colour, with a notice.
  @MainActor public var body: some View { gradient }
}

/// Colours around a point, which are drawn as the first of them.
public nonisolated struct AngularGradient: ShapeStyle, View {
  private let gradient: UndrawnGradient

  /// The colours of a gradient, once around a point from an angle on.
  public init(
    gradient: Gradient, center: UnitPoint, angle: Angle = .zero, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.gradient = UndrawnGradient(gradient, "AngularGradient", file, line)
  }

  /// Colours at even distances, once around a point from an angle on.
  public init(
    colors: [Color], center: UnitPoint, angle: Angle = .zero, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, angle: angle, file: file, line: line)
  }

  /// The colours of a gradient around a point, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(gradient: gradient, center: center, angle: startAngle, file: file, line: line)
  }

  /// Colours at even distances around a point, between two angles.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle, file: file, line: line)
  }

  /// The first colour.
  public var _paint: _ShapePaint { gradient.paint }

  /// The first colour, with a notice.
  @MainActor public var body: some View { gradient }
}

/// Colours from a point outwards in an ellipse, which are drawn as the first of them.
public nonisolated struct EllipticalGradient: ShapeStyle, View {
  private let gradient: UndrawnGradient

  /// The colours of a gradient between two parts of the space from a point.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.gradient = UndrawnGradient(gradient, "EllipticalGradient", file, line)
  }

  /// Colours at even distances between two parts of the space from a point.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(gradient: Gradient(colors: colors), center: center, file: file, line: line)
  }

  /// The first colour.
  public var _paint: _ShapePaint { gradient.paint }

  /// The first colour, with a notice.
  @MainActor public var body: some View { gradient }
}

/// Colours at the points of a mesh, which are drawn as the first of them.
public nonisolated struct MeshGradient: ShapeStyle, View {
  private let gradient: UndrawnGradient

  /// Colours at points of the unit square, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) {
    gradient = UndrawnGradient(Gradient(colors: colors), "MeshGradient", file, line)
  }

  /// The first colour.
  public var _paint: _ShapePaint { gradient.paint }

  /// The first colour, with a notice.
  @MainActor public var body: some View { gradient }
}

/// A gradient that is drawn as its first colour.
private nonisolated struct UndrawnGradient: View, Sendable {
  let color: Color
  let word: UndrawnWord

  init(_ gradient: Gradient, _ word: String, _ file: StaticString, _ line: UInt) {
    color = gradient.stops.first?.color ?? .clear
    self.word = UndrawnWord(word: word, file: "\(file)", line: line)
  }

  /// The first colour, with a notice.
  var paint: _ShapePaint { color._paint.undrawn(word) }

  @MainActor var body: some View { _StyledRectangle(paint) }
}
