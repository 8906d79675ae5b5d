import CellViews
import LayoutGeometry

/// A collector of a screen's requests to its navigation bar while its views are visited.
final class NavigationScreen {
  private var title: String?
  private var subtitle: String?
  private var displayMode: NavigationBarDisplayMode?
  private var isHidden = false
  private var leading: [ViewNode] = []
  private var center: [ViewNode] = []
  private var trailing: [ViewNode] = []
  private var search: SearchFieldNode?
  /// Indicates whether the search field is a button in the bar at the bottom.
  var isSearchMinimized = false
  /// The background of the bar and the content; nil for none.
  private(set) var background: Color?
  private var bottom: [ViewNode] = []
  private var barBackground = BarBackground.automatic
  private var toolbarBackground = BarBackground.automatic

  /// The bar; nil if the screen hides it or requests nothing from it.
  var bar: NavigationBarNode? {
    guard !isHidden, title != nil || !(leading + center + trailing).isEmpty || search != nil else {
      return nil
    }
    var bar = NavigationBarNode(
      title ?? "", displayMode: displayMode ?? (title == nil ? .inline : .large),
      leading: leading, trailing: trailing)
    bar.search = isSearchMinimized ? nil : search
    bar.subtitle = subtitle
    bar.principal =
      center.count > 1
      ? .stack(StackNode(axis: .horizontal, spacing: 16, children: center)) : center.first
    bar.background = barBackground
    return bar
  }

  /// The bar at the bottom; nil if the screen has no items for it.
  var toolbar: ToolbarNode? {
    var items = bottom
    if isSearchMinimized, let search {
      items += [.barSpacer(isFlexible: true), search.view.minimizingSearch]
    }
    return items.isEmpty ? nil : ToolbarNode(items, background: toolbarBackground)
  }

  /// Sets the title; that of the outermost view comes last and wins.
  func take(title: String) { self.title = title }

  func take(subtitle: String) { self.subtitle = subtitle }

  func take(displayMode: NavigationBarDisplayMode?) { self.displayMode = displayMode }

  func take(search: SearchFieldNode) { self.search = search }

  /// Sets the background; the colour of the content extends under the bar.
  func take(background: Color) { self.background = background }

  func hide() { isHidden = true }

  /// Sets the background of the bars.
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

extension EnvironmentValues {
  /// The collector of requests to the navigation bar; nil outside of a stack.
  var navigationScreen: NavigationScreen? {
    get { self[object: NavigationScreen.self] }
    set { self[object: NavigationScreen.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes a request to the bar over the view's screen.
  func asking(
    _ ask: @escaping @MainActor (NavigationScreen, _ViewContext) -> Void
  ) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      let nodes = view._nodes(in: context)
      // After the content: an outer view's title is the screen's.
      if let screen = context.environment.navigationScreen { ask(screen, context) }
      return nodes
    }
  }

  /// Sets the title of the navigation bar over the view.
  public func navigationTitle(_ title: Text) -> _WrappedView<Self> {
    asking { screen, _ in screen.take(title: title.string) }
  }

  /// Sets the title of the navigation bar over the view.
  public func navigationTitle(_ title: LocalizedStringKey) -> _WrappedView<Self> {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar over the view.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> _WrappedView<Self> {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar over the view, which an app's user could edit.
  public func navigationTitle(_ title: Binding<String>) -> _WrappedView<Self> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the navigation bar over the view, under its name before iOS 14.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> _WrappedView<_WrappedView<Self>> {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the place of the title; large by default.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> _WrappedView<Self> {
    asking { screen, _ in screen.take(displayMode: mode.place) }
  }

  /// Hides the navigation bar over the view.
  public func navigationBarHidden(_ isHidden: Bool) -> _WrappedView<Self> {
    asking { screen, _ in if isHidden { screen.hide() } }
  }

  /// Sets the visibility of bars around the view; only the navigation bar can be hidden.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _WrappedView<Self> {
    let hides = visibility == .hidden && bars.contains(.navigationBar)
    return asking { screen, _ in if hides { screen.hide() } }
  }

  /// Sets the visibility of bars around the view; only the navigation bar can be hidden.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _WrappedView<Self> {
    toolbar(visibility, for: bars.contains(.navigationBar) ? .navigationBar : .tabBar)
  }

  /// Adds items to the bars around the view.
  public func toolbar<Items: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Items
  ) -> _WrappedView<Self> {
    nonisolated(unsafe) let items = content()
    return asking { screen, context in items._add(to: _Toolbar(screen), in: context) }
  }

  /// Adds a view at the trailing edge of the bar over the view.
  @_disfavoredOverload
  public func toolbar<Item: View>(
    @ViewBuilder content: () -> Item
  ) -> _WrappedView<Self> {
    toolbar { ToolbarItem(content: content) }
  }

  /// Adds views to the bar over the view, under their name before iOS 14.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> _WrappedView<Self> {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views at the trailing edge of the bar over the view, under their name before iOS 14.
  public func navigationBarItems<Trailing: View>(
    trailing: Trailing
  ) -> _WrappedView<Self> {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Adds a search field under the bar over the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> _WrappedView<Self> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field under the bar over the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> _WrappedView<Self> {
    searchable(text: text, placement: placement, prompt: prompt.string)
  }

  /// Adds a search field under the bar over the view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> _WrappedView<Self> {
    let field = SearchFieldNode(String(prompt), text: text.wrappedValue)
    return asking { screen, _ in screen.take(search: field) }
  }
}

/// The names of the modes of a navigation bar.
public enum NavigationBarItem {
  /// A place of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large, as over a root.
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

/// A place of a search field, which is under the bar at rest.
public struct SearchFieldPlacement: Sendable {
  /// The system's place.
  public static let automatic = SearchFieldPlacement()

  /// Returns the place in the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement() }

  /// A condition for the field's visibility.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Visible when the content is pulled down.
    case automatic
    /// Always visible.
    case always
  }
}
