import CellViews

/// A surface that shows the blurred colours under it.
///
/// As the style of a text or of a line it is a translucent colour.
public struct Material: ShapeStyle {
  fileprivate let kind: MaterialKind

  /// The most translucent surface.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A translucent surface.
  public static let thin = Material(kind: .thin)
  /// A surface between the others.
  public static let regular = Material(kind: .regular)
  /// A rather opaque surface.
  public static let thick = Material(kind: .thick)
  /// The most opaque surface.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The surface of bars.
  public static let bar = Material(kind: .bar)

  /// The system's background, translucent.
  public var _paint: _ShapePaint {
    let opacity = kind.backdrop(in: .light).tint.alpha
    return Color.systemBackground.opacity(opacity)._paint
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent surface.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent surface.
  public static var thinMaterial: Material { .thin }
  /// A surface between the others.
  public static var regularMaterial: Material { .regular }
  /// A rather opaque surface.
  public static var thickMaterial: Material { .thick }
  /// The most opaque surface.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface of bars.
  public static var bar: Material { .bar }
}

nonisolated extension View {
  /// Adds a background surface that shows the blurred colours under it.
  public func background(_ material: Material) -> _DecoratedView<Self, _MaterialView> {
    background(material, ignoresSafeAreaEdges: .all)
  }

  /// Adds a background surface, which extends under the device's bars at the given edges of the
  /// safe area that the view touches.
  public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set
  ) -> _DecoratedView<Self, _MaterialView> {
    _DecoratedView(
      self, .background, _MaterialView(material, .rectangle, reaching: edges), .center)
  }

  /// Adds a background surface in a shape.
  public func background<Outline: Shape>(
    _ material: Material, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _MaterialView> {
    _DecoratedView(
      self, .background, _MaterialView(material, shape._outline.outline), .center)
  }
}

nonisolated extension Shape {
  /// Returns the shape as a surface that shows the blurred colours under it.
  public func fill(_ material: Material, style: FillStyle = FillStyle()) -> _MaterialView {
    _MaterialView(material, _outline.outline)
  }
}

/// A surface in an outline.
public nonisolated struct _MaterialView: _BuiltInView {
  private let kind: MaterialKind
  private let outline: ShapeNode.Outline
  /// The edges at which it extends under the device's bars.
  private let edges: Edge.Set

  fileprivate init(
    _ material: Material, _ outline: ShapeNode.Outline, reaching edges: Edge.Set = []
  ) {
    kind = material.kind
    self.outline = outline
    self.edges = edges
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      MaterialNode(kind, in: outline).view.reachingUnderBars(SafeEdges(edges)))
  }
}
