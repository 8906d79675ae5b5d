/// A builder of one view from those in a closure, with `if`, `switch`, `for` and availability among
/// them.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view of the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Returns an empty view.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Returns the only view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Returns the views in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// Returns the view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Returns the view of an `if`, or of a `switch`'s case.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Returns the view of an `else`, or of a `switch`'s other cases.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Returns the views of each iteration of a `for`.
  public static func buildArray<Content: View>(_ content: [Content]) -> _ViewArray<Content> {
    _ViewArray(content)
  }

  /// Returns the view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A sequence of views, as in a closure.
public nonisolated struct TupleView<each Content: View>: _BuiltInView {
  /// The views.
  public var value: (repeat each Content)

  /// Creates a sequence of views.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var nodes = _ViewNodes.none
    for view in repeat each value { nodes.append(view._nodes(in: context)) }
    return nodes
  }
}

/// One of two views, as in an `if` with an `else`.
public nonisolated struct _ConditionalContent<First: View, Second: View>: _BuiltInView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    switch storage {
    case .first(let view): view._nodes(in: context)
    case .second(let view): view._nodes(in: context)
    }
  }
}

/// Views of one type, as in a `for`.
public nonisolated struct _ViewArray<Content: View>: _BuiltInView {
  private let views: [Content]

  init(_ views: [Content]) {
    self.views = views
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var nodes = _ViewNodes.none
    for view in views { nodes.append(view._nodes(in: context)) }
    return nodes
  }
}

extension Optional: View where Wrapped: View {
  /// The view itself.
  public var body: Self { self }

  /// Returns the nodes of the view; none for nil.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    self?._nodes(in: context) ?? .none
  }
}

/// A view that takes no space and draws nothing.
public nonisolated struct EmptyView: _BuiltInView, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { .none }
}

/// A view of any type.
public nonisolated struct AnyView: _BuiltInView {
  private let view: any View

  /// Creates a view that wraps another.
  public init(_ view: some View) {
    self.view = view
  }

  /// Creates a view that wraps another.
  public init(erasing view: some View) {
    self.view = view
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { view._nodes(in: context) }
}

/// Views to which a modifier applies one by one; the layout has no node for the group.
public nonisolated struct Group<Content: View>: _BuiltInView {
  private let content: Content

  /// Creates a group of the views of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    content._nodes(in: context)
  }
}
