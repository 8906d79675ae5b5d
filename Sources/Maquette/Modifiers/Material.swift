import CellViews

/// A surface that lets the blurred colours under it through.
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
  /// A surface under the view through which shows what is behind, out of focus.
  public func background(_ material: Material) -> _DecoratedView<Self, _MaterialView> {
    background(material, ignoresSafeAreaEdges: .all)
  }

  /// A surface under the view, which goes under the device's bars at edges of the safe area that the
  /// view is at.
  public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set
  ) -> _DecoratedView<Self, _MaterialView> {
    _DecoratedView(
      self, .background, _MaterialView(material, .rectangle, reaching: edges), .center)
  }

  /// A surface in a shape under the view.
  public func background<Outline: Shape>(
    _ material: Material, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _MaterialView> {
    _DecoratedView(
      self, .background, _MaterialView(material, shape._outline.outline), .center)
  }
}

nonisolated extension Shape {
  /// The shape as a surface through which shows what is behind, out of focus.
  public func fill(_ material: Material, style: FillStyle = FillStyle()) -> _MaterialView {
    _MaterialView(material, _outline.outline)
  }
}

/// A surface in an outline.
public nonisolated struct _MaterialView: _BuiltInView {
  private let kind: MaterialKind
  private let outline: ShapeNode.Outline
  /// Where it goes under the device's bars.
  private let edges: Edge.Set

  fileprivate init(
    _ material: Material, _ outline: ShapeNode.Outline, reaching edges: Edge.Set = []
  ) {
    kind = material.kind
    self.outline = outline
    self.edges = edges
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      MaterialNode(kind, in: outline).view.reachingUnderBars(SafeEdges(edges)))
  }
}
