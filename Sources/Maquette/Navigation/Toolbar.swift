import CellViews

/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// Puts the items into the bars.
  func _add(to toolbar: _Toolbar, in context: _ViewContext)
}

/// The bars that items are put into.
public struct _Toolbar {
  let screen: NavigationScreen

  init(_ screen: NavigationScreen) {
    self.screen = screen
  }
}

/// An item of a bar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view in a bar; by default at the trailing edge of the navigation bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Puts the view into the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    toolbar.screen.add(content._nodes(in: context).all, at: placement)
  }
}

/// Items of a bar, one after another.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let item: ToolbarItem<Content>

  /// Views in a bar; by default at the trailing edge of the navigation bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// Puts the views into the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    item._add(to: toolbar, in: context)
  }
}

/// Where an item of a bar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The side of the navigation bar.
  enum Side {
    case leading, trailing
    /// The middle of the navigation bar.
    case principal
    /// The bar at the bottom.
    case bottom
    /// Over the keyboard, which is not drawn.
    case elsewhere
  }

  let side: Side

  /// At the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the trailing edge of the navigation bar, under its name before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the trailing edge of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the leading edge of the navigation bar, under its name before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// In the middle of the navigation bar, instead of its title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// Over the keyboard, which is not shown at rest.
  public static let keyboard = ToolbarItemPlacement(side: .elsewhere)
}

/// A bar around a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar
}

/// Makes items of bars of those that a closure writes.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// An item of the closure.
  public static nonisolated func buildExpression<Item: ToolbarContent>(_ item: Item) -> Item {
    item
  }

  /// The only item.
  public static nonisolated func buildBlock<Item: ToolbarContent>(_ item: Item) -> Item { item }

  /// Items one after another.
  public static nonisolated func buildBlock<each Item: ToolbarContent>(
    _ item: repeat each Item
  ) -> _ToolbarItems<repeat each Item> {
    _ToolbarItems((repeat each item))
  }

  /// The item of an `if` without an `else`.
  public static nonisolated func buildIf<Item: ToolbarContent>(_ item: Item?) -> Item? { item }

  /// The item of an `if`.
  public static nonisolated func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarItem<First, Second> {
    _EitherToolbarItem(first: first, second: nil)
  }

  /// The item of an `else`.
  public static nonisolated func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarItem<First, Second> {
    _EitherToolbarItem(first: nil, second: second)
  }
}

/// Items of bars one after another.
public nonisolated struct _ToolbarItems<each Item: ToolbarContent>: ToolbarContent {
  private let items: (repeat each Item)

  init(_ items: (repeat each Item)) {
    self.items = items
  }

  /// Puts the items into the bars.
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

  /// Puts the item that is there into the bars.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    first?._add(to: toolbar, in: context)
    second?._add(to: toolbar, in: context)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Puts the item into the bars, if it is there.
  public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    self?._add(to: toolbar, in: context)
  }
}
