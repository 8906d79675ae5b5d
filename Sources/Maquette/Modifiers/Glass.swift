public import CellViews
import LayoutGeometry

/// The glass of iOS 26 under a view.
public struct Glass: Equatable, Sendable {
  fileprivate var kind: GlassNode.Kind
  fileprivate var tint: Color?

  /// Glass that blurs what is behind it.
  public static let regular = Glass(kind: .regular)
  /// Glass that leaves what is behind it nearly as it is.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass, which answers to touches in an app and looks the same at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated extension View {
  /// Puts the view on glass in the form of a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> _WrappedView<Self> {
    onGlass(GlassNode(glass.kind, tint: glass.tint))
  }

  /// Puts the view on glass in a form.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline
  ) -> _WrappedView<Self> {
    onGlass(GlassNode(glass.kind, tint: glass.tint, in: shape._outline.outline))
  }

  private func onGlass(_ glass: GlassNode) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in view._nodes(in: context).map { $0.onGlass(glass) } }
  }

  /// Names the view's glass for transitions, which does not change it at rest.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> Self { self }

  /// Sets how the view's glass appears and disappears, which does not change it at rest.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

  /// Makes the glass inside a part of one shape with all of the same name in its container.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> _ModifiedView<Self> {
    _ModifiedView(self, id.map { .glassUnion("\($0)") })
  }

  /// Makes the buttons inside as wide as their labels, or as their room.
  public func buttonSizing(_ sizing: ButtonSizing) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.buttonSizing = sizing }
  }
}

/// The way in which glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// Into and out of the glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// In its place.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass flows into one where it is near.
public nonisolated struct GlassEffectContainer<Content: View>: _BuiltInView {
  private let spacing: Double
  private let content: Content

  /// Creates a container; glass flows into one within the spacing, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = Double(spacing ?? 0)
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(content._nodes(in: context).layered().unitingGlass(within: spacing))
  }
}

/// The width of buttons.
public enum ButtonSizing: Hashable, Sendable {
  /// As wide as the label.
  case automatic, fitted
  /// As wide as the room.
  case flexible
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its glass.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, style: .glass)
  }
}

/// A white label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its glass.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, style: .glassProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public nonisolated static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass in the tint.
  public nonisolated static var glassProminent: Self { Self() }
}

// MARK: - Bars

/// The width of a space in a bar.
public enum SpacerSizing: Hashable, Sendable {
  /// All room, or that of the system.
  case flexible, fixed
}

/// A space in a bar, which divides the items that share glass.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space; by default one that takes all room of the navigation bar's trailing part.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Adds the space to the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    toolbar.add([.barSpacer(isFlexible: sizing == .flexible)], at: placement)
  }
}

extension ToolbarContent {
  /// Returns the items on the glass of their neighbours, or without it.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> _UnsharedToolbarItem<Self> {
    _UnsharedToolbarItem(self, isHidden: visibility == .hidden)
  }
}

/// Items of a bar that may not be on the glass of their neighbours.
public nonisolated struct _UnsharedToolbarItem<Item: ToolbarContent>: ToolbarContent {
  private nonisolated(unsafe) let item: Item
  private let isHidden: Bool

  fileprivate init(_ item: Item, isHidden: Bool) {
    self.item = item
    self.isHidden = isHidden
  }

  /// Adds the items to the bars.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    var toolbar = toolbar
    if isHidden { toolbar.change = { $0.hidingSharedBackground } }
    item._add(to: toolbar, in: context)
  }
}

/// An item of a bar that the system makes.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates the item at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  /// Makes the place of the search field that in the bar at the bottom; other items are drawn where they are.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    if kind == .search, placement.side == .bottom { toolbar.placeSearchBelow() }
  }
}

/// A kind of item that the system makes.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Actions under a button at the trailing edge of the navigation bar (iOS 27).
public nonisolated struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the actions.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the button to the bar.
  @MainActor public func _add(to toolbar: _Toolbar, in context: _ViewContext) {
    let menu = Menu {
      content
    } label: {
      Image(systemName: "ellipsis")
    }
    toolbar.add(menu._nodes(in: context).all, at: .overflow)
  }
}

extension ToolbarItemPlacement {
  fileprivate static let overflow = ToolbarItemPlacement(side: .overflow)
}

/// The order in which items of a bar move into the menu of the rest.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let level: Int

  /// The system's.
  public static let automatic = ToolbarItemVisibilityPriority(level: 0)
  /// Before others.
  public static let low = ToolbarItemVisibilityPriority(level: -1)
  /// After others.
  public static let high = ToolbarItemVisibilityPriority(level: 1)
}

extension ToolbarContent {
  /// Sets when the items move into the menu of the rest; all are drawn (iOS 27).
  public nonisolated func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> Self {
    self
  }
}

// MARK: - Tabs

/// The role of a tab.
public enum TabRole: Hashable, Sendable {
  /// A search, which is apart from the other tabs from iOS 26 on.
  case search
  /// A tab that is apart from the others (iOS 27).
  case prominent
}

/// A condition under which a tab bar shows the current tab alone.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

nonisolated extension View {
  /// Sets the condition under which a tab bar shows the current tab alone; at rest it shows all.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

  /// Adds a view over the bar of the tab views inside, from iOS 26 on.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> _EnvironmentView<Self> {
    nonisolated(unsafe) let content = content()
    return _EnvironmentView(self) {
      guard isEnabled else { return }
      $0.tabViewAccessory = { context in
        content._nodes(in: context.setting(\.tabViewBottomAccessoryPlacement, to: .expanded))
          .stacked(along: .horizontal)
      }
    }
  }
}

/// A place of the view over a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Over the bar, as at rest.
  case expanded
  /// In line with a minimized bar.
  case inline
}

extension EnvironmentValues {
  private enum TabViewAccessoryKey: EnvironmentKey {
    static var defaultValue: (@MainActor (_ViewContext) -> ViewNode)? { nil }
  }

  private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// The place of the view over a tab bar, for that view; nil for others.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }

  /// Returns the view over the bar of a tab view; nil for none.
  var tabViewAccessory: (@MainActor (_ViewContext) -> ViewNode)? {
    get { self[TabViewAccessoryKey.self] }
    set { self[TabViewAccessoryKey.self] = newValue }
  }
}

// MARK: - Edges and search

/// The look of content under the bars at an edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  fileprivate let isHard: Bool

  /// The system's: soft under bars of iOS 26.
  public static let automatic = ScrollEdgeEffectStyle(isHard: false)
  /// Out of focus, and less so away from the edge.
  public static let soft = ScrollEdgeEffectStyle(isHard: false)
  /// Nearly hidden, up to a straight line.
  public static let hard = ScrollEdgeEffectStyle(isHard: true)
}

/// A condition under which a bar shows less.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  /// Never.
  public static let never = ToolbarMinimizationBehavior(name: "never")
  /// After content is scrolled down.
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
  /// After content is scrolled up.
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

/// A condition under which a search field is a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  fileprivate let isMinimized: Bool

  /// The system's.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button in the bottom toolbar of a phone.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

nonisolated extension View {
  /// Sets the look of content under the bars at some edges.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> _ModifiedView<Self> {
    _ModifiedView(
      self, style.map { .scrollEdgeEffect($0.isHard ? .hard : .soft, at: SafeEdges(edges)) })
  }

  /// Hides the look of content under the bars at some edges, which is then unchanged.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> _ModifiedView<Self> {
    _ModifiedView(self, hidden ? .scrollEdgeEffect(.hidden, at: SafeEdges(edges)) : nil)
  }

  /// Adds actions under a button at the trailing edge of the navigation bar (iOS 27).
  public func toolbarOverflowMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _WrappedView<Self> {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }

  /// Shows the search field of the screen as a button in the bar at the bottom, or in a tab view in that at the top.
  public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> _WrappedView<Self> {
    asking { screen, _ in screen.isSearchMinimized = behavior.isMinimized }
  }

  /// Sets the condition under which bars show less; at rest they show all (iOS 27).
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets the line under the title of the navigation bar over the view, from iOS 26 on.
  public func navigationSubtitle(_ subtitle: Text) -> _WrappedView<Self> {
    asking { screen, _ in screen.take(subtitle: subtitle.string) }
  }

  /// Sets the line under the title of the navigation bar over the view, from iOS 26 on.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> _WrappedView<Self> {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the line under the title of the navigation bar over the view, from iOS 26 on.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> _WrappedView<Self> {
    navigationSubtitle(Text(subtitle))
  }
}

/// A division of two buttons of a bar whose glass is not shared, from iOS 26 on.
///
/// Source: Apple, "Build a UIKit app with the new design" (WWDC25): buttons with images share their glass, those with texts
/// have their own.
package struct BarGlassDivision: _BuiltInView {
  package nonisolated init() {}

  package func _nodes(in context: _ViewContext) -> _ViewNodes {
    context.environment.system == .iOS18 ? .none : _ViewNodes(.barSpacer(isFlexible: false))
  }
}
