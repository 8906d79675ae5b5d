import CellViews

/// The tint of the environment, as a style.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint of the environment's tint.
  public var _paint: _ShapePaint { Color.tint._paint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension View {
  /// Sets the first style for the texts, symbols and shapes inside, and both for the parts of
  /// symbols: the foremost ones, and those behind them.
  ///
  /// A gradient is drawn in its first colour.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    foregroundPaints([first._paint, second._paint], file, line)
  }

  /// Sets the first style for the texts, symbols and shapes inside, and all for the parts of
  /// symbols, from front to back.
  ///
  /// A gradient is drawn in its first colour.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _EnvironmentView<Self> {
    foregroundPaints([first._paint, second._paint, third._paint], file, line)
  }

  private func foregroundPaints(
    _ paints: [_ShapePaint], _ file: StaticString, _ line: UInt
  ) -> _EnvironmentView<Self> {
    let paints = paints.map { $0.single("foregroundStyle", file, line) }
    return _EnvironmentView(
      self, .environment(.foregroundColors(paints.map(\.color))),
      undrawn: paints.flatMap(\.undrawn)
    ) {
      $0.hasForegroundColor = true
    }
  }
}
