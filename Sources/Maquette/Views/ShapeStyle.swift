public import CellViews

/// What shapes, texts and backgrounds are painted with.
public protocol ShapeStyle: Sendable {
  /// The paint of the style.
  var _paint: _ShapePaint { get }
}

/// A colour or a gradient.
public struct _ShapePaint: Sendable {
  /// What the layout calls it.
  package var paint: ShapePaint

  package init(_ paint: ShapePaint) {
    self.paint = paint
  }

  /// The colour, or the first one of a gradient.
  var color: Color {
    switch paint {
    case .color(let color): color
    case .linearGradient(let gradient): gradient.stops.first?.color ?? .clear
    }
  }
}

extension Color: ShapeStyle, View {
  /// The colour itself.
  public var _paint: _ShapePaint { _ShapePaint(.color(self)) }
}

extension Color: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { _ViewNodes(.color(self)) }
}

extension LinearGradient: ShapeStyle, View {
  /// The gradient itself.
  public var _paint: _ShapePaint { _ShapePaint(.linearGradient(self)) }
}

extension LinearGradient: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.linearGradient(self))
  }
}

/// A level of the foreground: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: Color

  /// The most prominent level.
  public static let primary = HierarchicalShapeStyle(color: .primary)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(color: .tertiaryLabel)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(color: .quaternaryLabel)

  /// The level's colour.
  public var _paint: _ShapePaint { color._paint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most prominent level of the foreground.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// A style over the space that it is offered.
public nonisolated struct _StyledRectangle: _BuiltInView {
  private let paint: _ShapePaint

  init(_ style: some ShapeStyle) {
    paint = style._paint
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    switch paint.paint {
    case .color(let color): _ViewNodes(.color(color))
    case .linearGradient(let gradient): _ViewNodes(.linearGradient(gradient))
    }
  }
}
