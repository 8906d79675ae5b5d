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

  /// The shadows that a filled shape casts, the first on top, each with the word that asked for it.
  private(set) var shadows: [(shadow: BoxShadow, word: UndrawnWord)] = []

  /// Words of the style that no view draws.
  private(set) var unknownWords: [UndrawnWord] = []

  /// Words of the style that are not drawn where it casts no shadows.
  var undrawn: [UndrawnWord] { shadows.map(\.word) + unknownWords }

  package init(_ paint: ShapePaint) {
    self.paint = paint
  }

  /// The paint, through which shows what is behind; from 0 to 1.
  func opacity(_ opacity: Double) -> Self {
    var style = self
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

  /// The paint with one more word that is not drawn.
  func undrawn(_ word: UndrawnWord) -> Self {
    var style = self
    style.unknownWords.append(word)
    return style
  }

  /// The paint with one more shadow under the others, of filled shapes alone.
  func shadow(_ shadow: BoxShadow, _ word: UndrawnWord) -> Self {
    var style = self
    style.shadows.append((shadow, word))
    return style
  }

  /// The paint with a notice where only its first colour is drawn, as texts have it.
  func single(_ word: String, _ file: StaticString, _ line: UInt) -> Self {
    guard Set(colors).count > 1 else { return self }
    return undrawn(UndrawnWord(word: word, file: "\(file)", line: line))
  }

  /// The colour, or the first one of a gradient.
  var color: Color { colors.first ?? .clear }

  private var colors: [Color] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient, .roundGradient: paint.stops?.map(\.color) ?? []
    case .meshGradient(let mesh): mesh.colors
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
  /// Where it goes under the device's bars.
  private let edges: Edge.Set

  init(_ style: some ShapeStyle, reaching edges: Edge.Set = []) {
    paint = style._paint
    self.edges = edges
  }

  /// The nodes of the view for the layout.
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
