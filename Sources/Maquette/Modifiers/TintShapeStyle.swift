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
  /// The first style for the texts, symbols and shapes inside; further ones, for a symbol's layers,
  /// are not drawn.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_EnvironmentView<Self>> {
    foregroundStyle(first, file: file, line: line)
      .undrawn("foregroundStyle(_:_:)", file, line)
  }

  /// The first style for the texts, symbols and shapes inside; further ones, for a symbol's layers,
  /// are not drawn.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<_EnvironmentView<Self>> {
    foregroundStyle(first, file: file, line: line)
      .undrawn("foregroundStyle(_:_:_:)", file, line)
  }
}
