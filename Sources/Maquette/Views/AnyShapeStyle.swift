import CellViews

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint of the style.
  public let _paint: _ShapePaint

  /// Creates a type-erased style.
  public init(_ style: some ShapeStyle) {
    _paint = style._paint
  }

  init(_ paint: _ShapePaint) {
    _paint = paint
  }
}

/// The system's background as a style.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint of the system's background, which depends on the appearance.
  public var _paint: _ShapePaint { Color.systemBackground._paint }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle {
  /// The background of content that is grouped over the first.
  public var secondary: some ShapeStyle { Color.secondarySystemBackground }
  /// The background of content that is grouped over the second.
  public var tertiary: some ShapeStyle { Color.tertiarySystemBackground }
}

/// The foreground of the environment as a style: its primary level.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint of the primary level of the foreground.
  public var _paint: _ShapePaint { Color.primary._paint }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A system colour for a part of the screen, as a style.
public struct SystemShapeStyle: ShapeStyle {
  private let color: Color

  fileprivate init(_ color: Color) {
    self.color = color
  }

  /// The paint of the colour, which depends on the appearance.
  public var _paint: _ShapePaint { color._paint }
}

/// The system's colours of filled areas as a style, for thin ones by default.
public struct FillShapeStyle: ShapeStyle {
  /// The paint of the colour, which depends on the appearance.
  public var _paint: _ShapePaint { Color.systemFill._paint }
  /// The colour of areas of medium size.
  public var secondary: some ShapeStyle { Color.secondarySystemFill }
  /// The colour of large areas.
  public var tertiary: some ShapeStyle { Color.tertiarySystemFill }
  /// The colour of large areas with content.
  public var quaternary: some ShapeStyle { Color.quaternarySystemFill }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of filled areas other than controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The colour of lines between views.
  public static var separator: Self { Self(.separator) }
  /// The colour of placeholder texts.
  public static var placeholder: Self { Self(.placeholderText) }
  /// The colour of links.
  public static var link: Self { Self(.link) }
}

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_paint.opacity(opacity))
  }
}
