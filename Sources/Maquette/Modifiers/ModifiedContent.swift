package import CellViews
import LayoutGeometry

/// A view with a change of each of its nodes, or with none.
public nonisolated struct _ModifiedView<Content: View>: _BuiltInView {
  private let content: Content
  private let modifier: NodeModifier?

  package init(_ content: Content, _ modifier: NodeModifier?) {
    self.content = content
    self.modifier = modifier
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    return modifier.map { modifier in nodes.map { .modified($0, modifier) } } ?? nodes
  }
}

/// A view whose nodes a function makes, from those of the view or from others.
public nonisolated struct _WrappedView<Content: View>: _BuiltInView {
  private let content: Content
  private let wrap: @MainActor (Content, _ViewContext) -> _ViewNodes

  init(
    _ content: Content, _ wrap: @escaping @MainActor (Content, _ViewContext) -> _ViewNodes
  ) {
    self.content = content
    self.wrap = wrap
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { wrap(content, context) }
}

/// A view in a changed environment.
public nonisolated struct _EnvironmentView<Content: View>: _BuiltInView {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void
  /// The layout's modifier for the change; nil if the changed values determine it.
  private let modifier: NodeModifier?
  /// Words of the set value that are not drawn.
  private let undrawn: [UndrawnWord]

  init(
    _ content: Content, _ modifier: NodeModifier? = nil, undrawn: [UndrawnWord] = [],
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.change = change
    self.modifier = modifier
    self.undrawn = undrawn
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var inner = context
    change(&inner.environment)
    let nodes = content._nodes(in: inner)
    let modifiers =
      modifier.map { [$0] } ?? inner.environment.modifiers(changing: context.environment)
    let all = modifiers + undrawn.map(\.modifier)
    guard !all.isEmpty else { return nodes }
    return nodes.map { all.reduce($0) { .modified($0, $1) } }
  }
}

/// A view with another one behind or over it.
public nonisolated struct _DecoratedView<Content: View, Decoration: View>: _BuiltInView {
  enum Place {
    case background, overlay, mask
  }

  private let content: Content
  private let decoration: Decoration
  private let place: Place
  private let alignment: Alignment

  init(_ content: Content, _ place: Place, _ decoration: Decoration, _ alignment: Alignment) {
    self.content = content
    self.decoration = decoration
    self.place = place
    self.alignment = alignment
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let added = decoration._nodes(in: context).layered(alignment: alignment)
    return content._nodes(in: context).map { node in
      switch place {
      case .background: .modified(node, .background(added, alignment))
      case .overlay: .modified(node, .overlay(added, alignment))
      case .mask: .modified(node, .mask(added, alignment))
      }
    }
  }
}

nonisolated extension View {
  /// Returns the view with a modifier of the layout around it.
  package func modified(_ modifier: NodeModifier) -> _ModifiedView<Self> {
    _ModifiedView(self, modifier)
  }
}

/// A change of any view, in terms of other views.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.white).cornerRadius(12)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _BuiltInView {
  private let nodes: @MainActor (_ViewContext) -> _ViewNodes

  @MainActor fileprivate init(_ content: some View) {
    nodes = { content._nodes(in: $0) }
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { nodes(context) }
}

/// A view that a modifier changes.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view as the modifier changes it.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(content))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view as the first and then the second modifier changes it.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns the modifier with another one around it.
  public func concat<Outer>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier {
  /// Creates a modifier without effect.
  public init() {}

  /// Returns the view itself.
  public func body(content: Content) -> some View { content }
}
