import CellViews
import LayoutGeometry

/// What a screen asks of the navigation bar over it, as its views are met.
final class NavigationScreen {
  private var title: String?
  private var displayMode: NavigationBarDisplayMode?
  private var isHidden = false
  private var leading: [ViewNode] = []
  private var center: [ViewNode] = []
  private var trailing: [ViewNode] = []
  private var search: SearchFieldNode?
  /// What is behind the bar and the content; nil for nothing.
  private(set) var background: Color?
  private var bottom: [ViewNode] = []
  private var barBackground = BarBackground.automatic
  private var toolbarBackground = BarBackground.automatic

  /// The bar; nil where the screen hides it or asks for nothing.
  var bar: NavigationBarNode? {
    guard !isHidden, title != nil || !(leading + center + trailing).isEmpty || search != nil else {
      return nil
    }
    var bar = NavigationBarNode(
      title ?? "", displayMode: displayMode ?? (title == nil ? .inline : .large),
      leading: leading, trailing: trailing)
    bar.search = search
    bar.principal =
      center.count > 1
      ? .stack(StackNode(axis: .horizontal, spacing: 16, children: center)) : center.first
    bar.background = barBackground
    return bar
  }

  /// The bar at the bottom; nil where the screen has no items for it.
  var toolbar: ToolbarNode? {
    bottom.isEmpty ? nil : ToolbarNode(bottom, background: toolbarBackground)
  }

  /// The first title is that of the outermost view that has one.
  func take(title: String) { self.title = title }

  func take(displayMode: NavigationBarDisplayMode?) { self.displayMode = displayMode }

  func take(search: SearchFieldNode) { self.search = search }

  /// The colour of the content reaches under the bar.
  func take(background: Color) { self.background = background }

  func hide() { isHidden = true }

  /// What is behind the bars.
  func take(_ background: BarBackground, for bars: [ToolbarPlacement]) {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
      barBackground = background
    }
    if bars.contains(.bottomBar) { toolbarBackground = background }
  }

  func add(_ items: [ViewNode], at place: ToolbarItemPlacement) {
    switch place.side {
    case .leading: leading += items
    case .trailing: trailing += items
    case .principal: center += items
    case .bottom: bottom += items
    case .elsewhere: break
    }
  }
}

/// A view that asks something of the bar over its screen.
public nonisolated struct _NavigationItemView<Content: View>: _BuiltInView {
  private let content: Content
  private let ask: @MainActor (NavigationScreen, _ViewContext) -> Void

  init(
    _ content: Content, _ ask: @escaping @MainActor (NavigationScreen, _ViewContext) -> Void
  ) {
    self.content = content
    self.ask = ask
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    // After the content: an outer view's title is the screen's.
    if let screen = context.environment.navigationScreen { ask(screen, context) }
    return nodes
  }
}

extension EnvironmentValues {
  private enum NavigationScreenKey: EnvironmentKey {
    static var defaultValue: NavigationScreen? { nil }
  }

  /// What collects the wishes for the navigation bar; nil outside of a stack.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}

nonisolated extension View {
  private func asking(
    _ ask: @escaping @MainActor (NavigationScreen, _ViewContext) -> Void
  ) -> _NavigationItemView<Self> {
    _NavigationItemView(self, ask)
  }

  /// The title of the navigation bar over the view.
  public func navigationTitle(_ title: Text) -> _NavigationItemView<Self> {
    asking { screen, _ in screen.take(title: title.string) }
  }

  /// The title of the navigation bar over the view.
  public func navigationTitle(_ title: LocalizedStringKey) -> _NavigationItemView<Self> {
    navigationTitle(Text(title))
  }

  /// The title of the navigation bar over the view.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> _NavigationItemView<Self> {
    navigationTitle(Text(title))
  }

  /// The title of the navigation bar over the view, which could be edited.
  public func navigationTitle(_ title: Binding<String>) -> _NavigationItemView<Self> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// The title of the navigation bar over the view, under its name before iOS 14.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> _NavigationItemView<_NavigationItemView<Self>> {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Where the title is; large at first.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> _NavigationItemView<Self> {
    asking { screen, _ in screen.take(displayMode: mode.place) }
  }

  /// Whether there is no navigation bar over the view.
  public func navigationBarHidden(_ isHidden: Bool) -> _NavigationItemView<Self> {
    asking { screen, _ in if isHidden { screen.hide() } }
  }

  /// Whether the bars around the view are shown; the navigation bar is.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _NavigationItemView<Self> {
    let hides = visibility == .hidden && bars.contains(.navigationBar)
    return asking { screen, _ in if hides { screen.hide() } }
  }

  /// Items in the bars around the view.
  public func toolbar<Items: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Items
  ) -> _NavigationItemView<Self> {
    nonisolated(unsafe) let items = content()
    return asking { screen, context in items._add(to: _Toolbar(screen), in: context) }
  }

  /// A view at the trailing edge of the bar over the view.
  @_disfavoredOverload
  public func toolbar<Item: View>(
    @ViewBuilder content: () -> Item
  ) -> _NavigationItemView<Self> {
    toolbar { ToolbarItem(content: content) }
  }

  /// Views in the bar over the view, under their name before iOS 14.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> _NavigationItemView<Self> {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Views at the trailing edge of the bar over the view, under their name before iOS 14.
  public func navigationBarItems<Trailing: View>(
    trailing: Trailing
  ) -> _NavigationItemView<Self> {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// A search field under the bar over the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> _NavigationItemView<Self> {
    searchable(text: text, placement: placement, prompt: Text(prompt).string)
  }

  /// A search field under the bar over the view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> _NavigationItemView<Self> {
    let field = SearchFieldNode(String(prompt), text: text.wrappedValue)
    return asking { screen, _ in screen.take(search: field) }
  }
}

/// The names of the modes of a navigation bar.
public enum NavigationBarItem {
  /// Where a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large, as it is over a root.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Under the bar.
    case large

    fileprivate var place: NavigationBarDisplayMode? {
      switch self {
      case .automatic: nil
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// Where a search field is; at rest under the bar.
public struct SearchFieldPlacement: Sendable {
  /// Where the system has it.
  public static let automatic = SearchFieldPlacement()

  /// In the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement() }

  /// When the field is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// When the content is pulled.
    case automatic
    /// Always.
    case always
  }
}
