import CellViews

/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint of the style.
  public let _paint: _ShapePaint

  /// A style.
  public init(_ style: some ShapeStyle) {
    _paint = style._paint
  }
}

/// The background of the surroundings, as a style: the system's.
public struct BackgroundStyle: ShapeStyle {
  /// The system's background.
  public init() {}

  /// The system's background, which the appearance decides.
  public var _paint: _ShapePaint { Color.systemBackground._paint }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground of the surroundings, as a style: the primary level.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground.
  public init() {}

  /// The primary level of the foreground.
  public var _paint: _ShapePaint { Color.primary._paint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
