import CellViews

/// The tint of the surroundings, as a style.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}

  /// The tint, which the surroundings decide.
  public var _paint: _ShapePaint { Color.tint._paint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension View {
  /// The first style for the texts, symbols and shapes inside, and both for the parts of symbols: the
  /// foremost ones, and those behind them.
  ///
  /// Of a gradient, its first colour is drawn.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    foregroundPaints([first._paint, second._paint], file, line)
  }

  /// The first style for the texts, symbols and shapes inside, and all for the parts of symbols, from
  /// the foremost to the rearmost.
  ///
  /// Of a gradient, its first colour is drawn.
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
