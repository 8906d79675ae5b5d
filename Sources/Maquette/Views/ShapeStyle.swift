public import CellViews

/// A style that paints shapes, texts and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The paint of the style.
  var _paint: _ShapePaint { get }
}

/// A colour or a gradient.
public struct _ShapePaint: Sendable {
  /// The paint for the layout.
  package var paint: ShapePaint

  /// The colour whose own gradient the paint is; nil for another.
  var base: Color?

  /// The shadows of a filled shape, the first on top, each with the word that requests it.
  private(set) var shadows: [(shadow: BoxShadow, word: UndrawnWord)] = []

  /// Words of the style that no view draws.
  private(set) var unknownWords: [UndrawnWord] = []

  /// Words of the style that are not drawn if its shadows are not.
  var undrawn: [UndrawnWord] { shadows.map(\.word) + unknownWords }

  package init(_ paint: ShapePaint) {
    self.paint = paint
  }

  /// Returns the paint with an opacity from 0 to 1.
  func opacity(_ opacity: Double) -> Self {
    var style = self
    style.base = base?.opacity(opacity)
    switch paint {
    case .color(let color): style.paint = .color(color.opacity(opacity))
    case .linearGradient, .roundGradient:
      style.paint.stops = paint.stops?.map {
        Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
      }
    case .meshGradient(let mesh):
      style.paint = .meshGradient(mesh.mappingColors { $0.opacity(opacity) })
    }
    return style
  }

  /// Returns the paint with one more word that is not drawn.
  func undrawn(_ word: UndrawnWord) -> Self {
    var style = self
    style.unknownWords.append(word)
    return style
  }

  /// Returns the paint with one more shadow under the others, for filled shapes alone.
  func shadow(_ shadow: BoxShadow, _ word: UndrawnWord) -> Self {
    var style = self
    style.shadows.append((shadow, word))
    return style
  }

  /// Returns the paint with a notice if only its first colour is drawn, as in texts.
  func single(_ word: String, _ file: StaticString, _ line: UInt) -> Self {
    guard Set(colors).count > 1 else { return self }
    return undrawn(UndrawnWord(word: word, file: "\(file)", line: line))
  }

  /// The colour, or the first one of a gradient; of a colour's own gradient, that colour.
  var color: Color { base ?? colors.first ?? .clear }

  private var colors: [Color] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient, .roundGradient: paint.stops?.map(\.color) ?? []
    case .meshGradient(let mesh): mesh.colors
    }
  }
}

extension Color: ShapeStyle, View {
  /// The paint of the colour.
  public var _paint: _ShapePaint { _ShapePaint(.color(self)) }
}

extension Color: _BuiltInView {
  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { _ViewNodes(.color(self)) }
}

extension LinearGradient: ShapeStyle, View {
  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(.linearGradient(self)) }
}

extension LinearGradient: _BuiltInView {
  /// Returns the nodes of the view for the layout.
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

  /// The paint of the level.
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

/// A style that fills its proposal.
public nonisolated struct _StyledRectangle: _BuiltInView {
  private let paint: _ShapePaint
  /// The edges at which it extends under the device's bars.
  private let edges: Edge.Set

  init(_ style: some ShapeStyle, reaching edges: Edge.Set = []) {
    paint = style._paint
    self.edges = edges
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let node: ViewNode =
      switch paint.paint {
      case .color(let color): .color(color)
      case .linearGradient(let gradient): .linearGradient(gradient)
      case .roundGradient(let gradient): .roundGradient(gradient)
      case .meshGradient(let gradient): .meshGradient(gradient)
      }
    let reaching = node.reachingUnderBars(SafeEdges(edges))
    return _ViewNodes(reaching.noticing(paint.undrawn))
  }
}
