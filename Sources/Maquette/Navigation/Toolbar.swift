import CellViews

/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items inside.
  associatedtype Body: ToolbarContent
  /// The items inside.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items to the bars: those of the body, unless this library declares the items.
  func _add(to toolbar: _Toolbar, in context: _ViewContext)
}

extension ToolbarContent {
  /// Adds the items of the body to the bars.
  public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    context.evaluating { body }._add(to: toolbar, in: context)
  }
}

extension ToolbarContent where Body == Self {
  /// The items themselves.
  public var body: Self { self }
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

  @MainActor func placeSearchBelow() { screen.placeSearchBelow() }
}

/// An item of a bar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  /// The item itself.
  public typealias Body = Self

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item of a bar; by default at the trailing edge of the navigation bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that its user may move, which is drawn where it is initially.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  /// Adds the view to the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    let showsBadges = context.environment.system != .iOS18
    let items = content._nodes(in: context).elements.flatMap { element in
      guard showsBadges, case .view(let node, let traits) = element, let badge = traits.badge else {
        return element.nodes
      }
      return [node.badgedInBar(badge.string)]
    }
    toolbar.add(items, at: placement)
  }
}

extension EnvironmentValues {
  private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether the views are items of a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}

/// Consecutive items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The items themselves.
  public typealias Body = Self

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
    /// The button with the actions that have no place of their own.
    case overflow
    /// The trailing edge, on glass of its own in the tint from iOS 26 on.
    case confirmation
    /// The trailing edge, after all other items.
    case pinned
    /// The middle of the navigation bar.
    case principal
    /// The title in the bar, and the large one under it.
    case title, largeTitle
    /// The line under the title in the bar, and that under the large one.
    case subtitle, largeSubtitle
    /// The bar at the bottom, and its middle.
    case bottom, status
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
  /// The trailing edge of the navigation bar, on glass in the tint from iOS 26 on.
  public static let confirmationAction = ToolbarItemPlacement(side: .confirmation)
  /// The trailing edge of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing edge of the navigation bar, after all other items (iOS 27).
  public static let topBarPinnedTrailing = ToolbarItemPlacement(side: .pinned)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The leading edge of the navigation bar, under its name before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The middle of the navigation bar, instead of its title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// The title in the navigation bar, instead of its text (iOS 26).
  public static let title = ToolbarItemPlacement(side: .title)
  /// The large title under the navigation bar, instead of its text (iOS 26).
  public static let largeTitle = ToolbarItemPlacement(side: .largeTitle)
  /// The line under the title in the navigation bar, instead of its text (iOS 26).
  public static let subtitle = ToolbarItemPlacement(side: .subtitle)
  /// The line under the large title, instead of its text (iOS 26).
  public static let largeSubtitle = ToolbarItemPlacement(side: .largeSubtitle)
  /// The leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// The middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(side: .status)
  /// The place over the keyboard, which is hidden at rest.
  public static let keyboard = ToolbarItemPlacement(side: .elsewhere)
}

/// A bar around a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar
  /// The bar of a window, which a phone does not have.
  case windowToolbar
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

  /// Returns the items of an `if #available`.
  public static nonisolated func buildLimitedAvailability<Item: ToolbarContent>(
    _ item: Item
  ) -> Item { item }

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
  /// The items themselves.
  public typealias Body = Self

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
  /// The item itself.
  public typealias Body = Self

  let first: First?
  let second: Second?

  /// Adds the one item to the bars.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    first?._add(to: toolbar, in: context)
    second?._add(to: toolbar, in: context)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The item itself.
  public typealias Body = Self

  /// Adds the item to the bars, unless it is nil.
  public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    self?._add(to: toolbar, in: context)
  }
}
