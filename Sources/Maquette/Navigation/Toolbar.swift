import CellViews

/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// Adds the items to the bars.
  func _add(to toolbar: _Toolbar, in context: _ViewContext)
}

/// The bars to which items are added.
public struct _Toolbar {
  private let screen: NavigationScreen
  /// The change of all items.
  var change: (ViewNode) -> ViewNode = { $0 }

  init(_ screen: NavigationScreen) {
    self.screen = screen
  }

  @MainActor func add(_ items: [ViewNode], at place: ToolbarItemPlacement) {
    screen.add(items.map(change), at: place)
  }
}

/// An item of a bar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item of a bar; by default at the trailing edge of the navigation bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the view to the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    toolbar.add(content._nodes(in: context).all, at: placement)
  }
}

/// Consecutive items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let item: ToolbarItem<Content>

  /// Creates items of a bar; by default at the trailing edge of the navigation bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// Adds the views to the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    item._add(to: toolbar, in: context)
  }
}

/// A place of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// A part of a bar.
  enum Side {
    case leading, trailing
    /// The middle of the navigation bar.
    case principal
    /// The bar at the bottom.
    case bottom
    /// The place over the keyboard, which is not drawn.
    case elsewhere
  }

  let side: Side

  /// The trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge of the navigation bar, under its name before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The leading edge of the navigation bar, under its name before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The middle of the navigation bar, instead of its title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// The place over the keyboard, which is hidden at rest.
  public static let keyboard = ToolbarItemPlacement(side: .elsewhere)
}

/// A bar around a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar
}

/// A builder of the items of bars in a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// Returns an item of the closure.
  public static nonisolated func buildExpression<Item: ToolbarContent>(_ item: Item) -> Item {
    item
  }

  /// Returns the only item.
  public static nonisolated func buildBlock<Item: ToolbarContent>(_ item: Item) -> Item { item }

  /// Returns the items in order.
  public static nonisolated func buildBlock<each Item: ToolbarContent>(
    _ item: repeat each Item
  ) -> _ToolbarItems<repeat each Item> {
    _ToolbarItems((repeat each item))
  }

  /// Returns the item of an `if` without an `else`.
  public static nonisolated func buildIf<Item: ToolbarContent>(_ item: Item?) -> Item? { item }

  /// Returns the item of an `if`.
  public static nonisolated func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarItem<First, Second> {
    _EitherToolbarItem(first: first, second: nil)
  }

  /// Returns the item of an `else`.
  public static nonisolated func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarItem<First, Second> {
    _EitherToolbarItem(first: nil, second: second)
  }
}

/// A sequence of items of bars.
public nonisolated struct _ToolbarItems<each Item: ToolbarContent>: ToolbarContent {
  private let items: (repeat each Item)

  init(_ items: (repeat each Item)) {
    self.items = items
  }

  /// Adds the items to the bars.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    repeat (each items)._add(to: toolbar, in: context)
  }
}

/// One of two items.
public nonisolated struct _EitherToolbarItem<
  First: ToolbarContent, Second: ToolbarContent
>: ToolbarContent {
  let first: First?
  let second: Second?

  /// Adds the one item to the bars.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    first?._add(to: toolbar, in: context)
    second?._add(to: toolbar, in: context)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Adds the item to the bars, unless it is nil.
  public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    self?._add(to: toolbar, in: context)
  }
}
