/// The tint of the surroundings, as a style.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}

  /// The accent colour, where the surroundings are not known.
  public var _paint: _ShapePaint { Color.accentColor._paint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A view whose texts, symbols and shapes are in the tint of the surroundings.
public nonisolated struct _TintedView<Content: View>: _BuiltInView {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    content.foregroundColor(context.environment.tint ?? .accentColor)._nodes(in: context)
  }
}

nonisolated extension View {
  /// The texts, symbols and unpainted shapes inside in the tint of the surroundings.
  public func foregroundStyle(_ style: TintShapeStyle) -> _TintedView<Self> { _TintedView(self) }

  /// The first style for the texts, symbols and shapes inside; further ones, for a symbol's layers,
  /// are not drawn.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<Self>> {
    foregroundStyle(first).undrawn("foregroundStyle(_:_:)", file, line)
  }

  /// The first style for the texts, symbols and shapes inside; further ones, for a symbol's layers,
  /// are not drawn.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<Self>> {
    foregroundStyle(first).undrawn("foregroundStyle(_:_:_:)", file, line)
  }
}
