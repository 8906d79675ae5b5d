import CellViews

/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint of the style.
  public let _paint: _ShapePaint

  /// A style.
  public init(_ style: some ShapeStyle) {
    _paint = style._paint
  }

  init(_ paint: _ShapePaint) {
    _paint = paint
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

/// A colour that the system gives a part of the screen, as a style.
public struct SystemShapeStyle: ShapeStyle {
  private let color: Color

  fileprivate init(_ color: Color) {
    self.color = color
  }

  /// The colour, which the appearance decides.
  public var _paint: _ShapePaint { color._paint }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The colour of lines between views.
  public static var separator: Self { Self(.separator) }
  /// The colour of texts in the place of what is typed.
  public static var placeholder: Self { Self(.placeholderText) }
  /// The colour of links.
  public static var link: Self { Self(.link) }
  /// The colour of what is filled and no control.
  public static var fill: Self { Self(.systemFill) }
}

extension ShapeStyle {
  /// The style, through which shows what is behind; from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_paint.opacity(opacity))
  }
}
