import CellViews
import LayoutGeometry

/// A collector of a screen's requests to its navigation bar while its views are visited.
final class NavigationScreen {
  private var title: String?
  private var subtitle: String?
  private var displayMode: NavigationBarDisplayMode?
  private var isHidden = false
  private var items: [ToolbarItemPlacement.Side: [ViewNode]] = [:]
  private var search: SearchFieldNode?
  /// Indicates whether the search field is in the bar at the bottom unless the screen asks for another place, as it is on a
  /// phone from iOS 26 on, but not in a tab view.
  private let findsSearchBelow: Bool
  private let isInTabView: Bool
  private var isSearchInDrawer = false
  /// The number of items before the search field in the bar at the bottom; nil for a field without a place among them.
  private var searchPlace: Int?
  /// Indicates whether the search field is a button.
  var isSearchMinimized = false
  private var barBackground = BarBackground.automatic
  private var toolbarBackground = BarBackground.automatic

  /// Creates the collector of a screen in an environment.
  init(in environment: EnvironmentValues) {
    isInTabView = environment.tabBarLook != nil
    findsSearchBelow = environment.system != .iOS18 && environment.idiom == .phone && !isInTabView
  }

  /// The bar; nil if the screen hides it or requests nothing from it.
  var bar: NavigationBarNode? {
    let field = isSearchBelow ? nil : search
    let sides: [ToolbarItemPlacement.Side] = [.leading, .principal, .title]
    let needed = sides.flatMap { items[$0, default: []] } + trailing
    guard !isHidden, title != nil || !needed.isEmpty || field != nil else { return nil }
    var bar = NavigationBarNode(
      title ?? "", displayMode: displayMode ?? (title == nil ? .inline : .large),
      leading: items[.leading, default: []], trailing: trailing)
    if isSearchMinimized, let field {
      bar.trailing.append(field.view.minimizingSearch)
    } else {
      bar.search = field
    }
    bar.subtitle = subtitle
    bar.subtitleView =
      (bar.displayMode == .large ? row(.largeSubtitle) : nil) ?? row(.subtitle)
    bar.largeTitle = row(.largeTitle)
    bar.principal = row(.principal) ?? (bar.displayMode == .inline ? row(.title) : nil)
    bar.background = barBackground
    return bar
  }

  private var trailing: [ViewNode] {
    [.trailing, .overflow, .pinned].flatMap { items[$0, default: []] }
  }

  /// Returns the items at a place in a row; nil for none.
  private func row(_ side: ToolbarItemPlacement.Side) -> ViewNode? {
    let views = items[side, default: []]
    return views.count > 1
      ? .stack(StackNode(axis: .horizontal, spacing: 16, children: views)) : views.first
  }

  private var isSearchBelow: Bool {
    !isSearchInDrawer
      && (searchPlace != nil || findsSearchBelow || isSearchMinimized && !isInTabView)
  }

  /// The bar at the bottom; nil if the screen has no items for it.
  var toolbar: ToolbarNode? {
    var items = items[.bottom, default: []]
    if isSearchBelow, let search {
      let field = isSearchMinimized ? search.view.minimizingSearch : search.view
      if let searchPlace {
        items.insert(field, at: searchPlace)
      } else {
        items += isSearchMinimized ? [.barSpacer(isFlexible: true), field] : [field]
      }
    }
    let status = row(.status)
    guard !items.isEmpty || status != nil else { return nil }
    var toolbar = ToolbarNode(items, background: toolbarBackground)
    toolbar.principal = status
    return toolbar
  }

  /// Sets the title; that of the outermost view comes last and wins.
  func take(title: String) { self.title = title }

  func take(subtitle: String) { self.subtitle = subtitle }

  func take(displayMode: NavigationBarDisplayMode?) { self.displayMode = displayMode }

  func take(search: SearchFieldNode, inDrawer isInDrawer: Bool) {
    self.search = search
    isSearchInDrawer = isInDrawer
  }

  func hide() { isHidden = true }

  /// Sets the background of the bars.
  func take(_ background: BarBackground, for bars: [ToolbarPlacement]) {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
      barBackground = background
    }
    if bars.contains(.bottomBar) { toolbarBackground = background }
  }

  func add(_ views: [ViewNode], at place: ToolbarItemPlacement) {
    switch place.side {
    case .confirmation: items[.trailing, default: []] += views.map(\.prominentInBar)
    case .elsewhere: break
    default: items[place.side, default: []] += views
    }
  }

  /// Makes the place of the search field that after the items of the bar at the bottom so far.
  func placeSearchBelow() { searchPlace = items[.bottom, default: []].count }
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

  /// Sets the place of the title, as `navigationBarTitleDisplayMode` does, under its name since iOS 17; a large one beside
  /// the bar's items is drawn under them, with a notice.
  public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_WrappedView<Self>> {
    navigationBarTitleDisplayMode(mode.mode)
      .undrawn(if: mode.isBesideItems, "toolbarTitleDisplayMode(.inlineLarge)", file, line)
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
    return asking { screen, context in
      items._add(to: _Toolbar(screen), in: context.setting(\.isInBar, to: true))
    }
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

  /// Adds a view at the bar's leading edge, under its name before iOS 14.
  public func navigationBarItems<Leading: View>(
    leading: Leading
  ) -> _WrappedView<Self> {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Adds a search field to the view's screen: under its bar, or in the one at the bottom of a phone from iOS 26 on.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> _WrappedView<Self> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the view's screen: under its bar, or in the one at the bottom of a phone from iOS 26 on.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> _WrappedView<Self> {
    searchable(text: text, placement: placement, prompt: prompt.string)
  }

  /// Adds a search field to the view's screen: under its bar, or in the one at the bottom of a phone from iOS 26 on.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> _WrappedView<Self> {
    let field = SearchFieldNode(String(prompt), text: text.wrappedValue)
    return asking { screen, _ in screen.take(search: field, inDrawer: placement.isDrawer) }
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

/// A place of a bar's title, under its name since iOS 17.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode
  fileprivate var isBesideItems = false

  /// Large, as over a root.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the line of the bar's items.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large, isBesideItems: true)
  /// Under the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

/// A place of a search field.
public struct SearchFieldPlacement: Sendable {
  fileprivate let isDrawer: Bool

  /// The system's place: under the bar, and from iOS 26 on in the bar at the bottom of a phone.
  public static let automatic = SearchFieldPlacement(isDrawer: false)
  /// A place in a bar.
  public static let toolbar = SearchFieldPlacement(isDrawer: false)
  /// The middle of a bar, which a phone does not have.
  public static let toolbarPrincipal = SearchFieldPlacement(isDrawer: false)
  /// A place in a sidebar, or under the bar.
  public static let sidebar = SearchFieldPlacement(isDrawer: true)
  /// The place under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(isDrawer: true)

  /// Returns the place under the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }

  /// A condition for the field's visibility.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Visible when the content is pulled down.
    case automatic
    /// Always visible.
    case always
  }
}
