import CellViews

/// Makes one view of those that a closure writes, with `if`, `switch`, `for` and availability among them.
@resultBuilder
public enum ViewBuilder {
  /// A view of the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No view.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// The only view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Views one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The view of an `if`, or of a `switch`'s case.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The view of an `else`, or of a `switch`'s other cases.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// The views of each turn of a `for`.
  public static func buildArray<Content: View>(_ content: [Content]) -> _ViewArray<Content> {
    _ViewArray(content)
  }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Views one after another, as a closure writes them.
public nonisolated struct TupleView<each Content: View>: _BuiltInView {
  /// The views.
  public var value: (repeat each Content)

  /// Views one after another.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var nodes = _ViewNodes.none
    for view in repeat each value { nodes.append(view._nodes(in: context)) }
    return nodes
  }
}

/// One of two views, as an `if` with an `else` writes them.
public nonisolated struct _ConditionalContent<First: View, Second: View>: _BuiltInView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  private let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    switch storage {
    case .first(let view): view._nodes(in: context)
    case .second(let view): view._nodes(in: context)
    }
  }
}

/// Views of one type, as a `for` writes them.
public nonisolated struct _ViewArray<Content: View>: _BuiltInView {
  private let views: [Content]

  init(_ views: [Content]) {
    self.views = views
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var nodes = _ViewNodes.none
    for view in views { nodes.append(view._nodes(in: context)) }
    return nodes
  }
}

extension Optional: View where Wrapped: View {
  /// The view itself.
  public var body: Self { self }

  /// The nodes of the view, or none.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    self?._nodes(in: context) ?? .none
  }
}

/// No view: it takes no space and shows nothing.
public nonisolated struct EmptyView: _BuiltInView, Sendable {
  /// No view.
  public init() {}

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { .none }
}

/// A view of any type.
public nonisolated struct AnyView: _BuiltInView {
  private let view: any View

  /// Any view.
  public init(_ view: some View) {
    self.view = view
  }

  /// Any view.
  public init(erasing view: some View) {
    self.view = view
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { view._nodes(in: context) }
}

/// Views that a modifier applies to one by one; the layout has no node for it.
public nonisolated struct Group<Content: View>: _BuiltInView {
  private let content: Content

  /// The views that `content` writes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    content._nodes(in: context)
  }
}
