import CellViews
import LayoutGeometry

/// The tabs of an app over the bar that names them, with the content of one.
///
/// The visible tab is the one with the selected tag, or else the first.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _BuiltInView {
  private let selection: SelectionValue?
  private let content: Content

  /// Creates tabs with the selected one visible.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let look = TabBarLook()
    let inner = context.setting(\.tabBarLook, to: look).setting(\.findsTags, to: true)
    let parts = content._nodes(in: inner).elements
      .flatMap(TabPart.parts)
    guard !parts.isEmpty else { return .none }
    let selection = selection.map { AnyHashable($0) }
    let selected =
      parts.firstIndex { $0.traits.selectionValue == selection && selection != nil } ?? 0
    let shown = parts[selected].node
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    switch context.environment.tabViewStyle {
    case .bar:
      let items = parts.map { $0.item(in: context) }
      // A hidden part makes no requests.
      let background =
        parts[selected].traits.tabBarBackground
        ?? (parts[selected].traits.tabItem == nil ? look.takeWish() : nil) ?? .automatic
      var bar = TabBarNode(
        items, selected: selected, tint: .tint, background: background)
      bar.collapse(in: context)
      bar.accessory = context.environment.tabViewAccessory?(context)
      return _ViewNodes(shown.with(.safeAreaInset(.bottom, spacing: 0, bar.view)))
    case .pages(let hasDots):
      guard hasDots, parts.count > 1 else { return _ViewNodes(shown) }
      let dots = PageControlNode(numberOfPages: parts.count, currentPage: selected).view
      return _ViewNodes(shown.with(.overlay(dots, .bottom)))
    }
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Creates tabs with the first one visible.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

private struct TabPart {
  let node: ViewNode
  let traits: ViewTraits

  static func parts(of element: ViewElement) -> [TabPart] {
    switch element {
    case .view(let node, let traits): [TabPart(node: node, traits: traits)]
    case .section(let section): section.rows.elements.flatMap(parts)
    }
  }

  /// Returns the item of the bar: the label's text under its symbol.
  @MainActor func item(in context: _ViewContext) -> TabBarNode.Item {
    let nodes = traits.tabItem?.all.flatMap(\.labelParts) ?? []
    let texts = nodes.compactMap(\.shownText)
    let icon = nodes.first { $0.shownText == nil } ?? .spacer(minLength: 0)
    var item = TabBarNode.Item(texts.first ?? "", icon: icon, badge: traits.badge?.string)
    item.isSearch = traits.tabRole != nil
    return item
  }
}

extension TabBarNode {
  /// Puts the fifth item and those after it behind one named More, if there are six or more on a narrow screen.
  ///
  /// A search is not among them where it is apart from the bar. Source: Apple's documentation of
  /// `UITabBarController`: of six or more, the first four are shown and the standard More item.
  @MainActor fileprivate mutating func collapse(in context: _ViewContext) {
    guard context.environment.horizontalSizeClass == .compact else { return }
    let isSearchApart = context.environment.system != .iOS18
    let places = items.indices.filter { !isSearchApart || !items[$0].isSearch }
    guard places.count > 5 else { return }
    let hidden = Set(places.dropFirst(4))
    let icon = Image(systemName: "ellipsis")._nodes(in: context).layered()
    let shown = items.indices.filter { !hidden.contains($0) }
    // More is after the last tab of the bar: a search that is apart is anywhere among them.
    let last = shown.lastIndex { !isSearchApart || !items[$0].isSearch }
    let place = last.map { $0 + 1 } ?? 0
    let chosen = shown.firstIndex(of: selected).map { $0 < place ? $0 : $0 + 1 } ?? place
    var rest = shown.map { items[$0] }
    rest.insert(Item("More", icon: icon), at: place)
    (items, selected) = (rest, chosen)
  }
}

extension ViewNode {
  /// The icon and the title of a label, or the node itself.
  fileprivate var labelParts: [ViewNode] {
    if case .stack(let stack) = self { stack.children.flatMap(\.labelParts) } else { [self] }
  }

  /// The characters of a text; nil for another view.
  fileprivate var shownText: String? {
    switch self {
    case .text(let text): text.string
    case .modified(let node, _): node.shownText
    default: nil
    }
  }
}

/// A part of an app with its title, symbol and value.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  /// The part, with its item in the bar.
  @MainActor public var body: some View {
    let item = label
    return content.tabItem { item }.trait { [value, role] traits, _ in
      if let value { traits.tag = AnyHashable(value) }
      traits.tabRole = role
    }
  }
}

nonisolated extension Tab {
  /// Creates a tab with a label that is visible while its value is selected.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  /// Creates a part of an app with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Label == Maquette.Label<Text, Image> {
  /// Creates a tab with a picture of the catalogs that is visible while its value is selected.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let label = Maquette.Label(title, image: image, file: file, line: line)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a part of an app with a picture of the catalogs.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = Maquette.Label(title, image: image, file: file, line: line)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a tab that is visible while its value is selected.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let label = Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a tab that is visible while its value is selected.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let label = Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a part of an app.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a part of an app.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a part of an app with the system's symbol and title of its role.
  public init(
    value: Value, role: TabRole, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      "Search", systemImage: "magnifyingglass", value: value, role: role, file: file, line: line,
      content: content)
  }

  /// Creates a part of an app with the system's symbol and title of its role.
  public init(
    role: TabRole, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      "Search", systemImage: "magnifyingglass", role: role, file: file, line: line,
      content: content)
  }
}

/// Tabs under a title, which a sidebar has alone: in a bar they are among the others.
public nonisolated struct TabSection<Content: View>: View {
  private let content: Content

  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a section with a view as its title.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// The tabs.
  @MainActor public var body: some View { content }
}

/// A style of a tab view.
public protocol TabViewStyle: Sendable {
  /// The look of the parts: over a bar, or as pages.
  var _look: _TabViewLook { get }
}

/// A look of a tab view's parts: over a bar, or as pages.
public enum _TabViewLook: Sendable {
  case bar
  case pages(hasDots: Bool)
}

/// The parts over a bar that names them.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// The look of parts over a bar.
  public var _look: _TabViewLook { .bar }
}

/// The parts as pages, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// A condition for the dots' visibility.
  public enum IndexDisplayMode: Sendable {
    /// Visible for more than one page.
    case automatic
    /// Visible for more than one page.
    case always
    /// Hidden.
    case never
  }

  private let mode: IndexDisplayMode

  /// Creates the style, with dots in some cases.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// The look of parts as pages.
  public var _look: _TabViewLook { .pages(hasDots: mode != .never) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The parts over a bar that names them.
  public static var automatic: Self { Self() }
}

/// A style of the dots of pages.
public protocol IndexViewStyle: Sendable {}

/// The dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// A condition for the dots' background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  fileprivate let mode: BackgroundDisplayMode

  /// Creates dots with a background or without one.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The dots of pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the dots of pages, with a background or without one.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Sets the style of the dots of the pages inside; their background is not drawn.
  public func indexViewStyle(
    _ style: PageIndexViewStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: style.mode == .always, "indexViewStyle", file, line) }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The parts as pages, with a dot for each.
  public static var page: Self { Self() }

  /// Returns the parts as pages, with a dot for each in some modes.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum TabViewStyleKey: EnvironmentKey { static var defaultValue: _TabViewLook { .bar } }

  var tabViewStyle: _TabViewLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the view's item in the bar of the surrounding tab view: a text and a symbol.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> _TraitView<Self> {
    let label = label()
    return trait { traits, context in
      // Apple's page on `SymbolVariants`: symbols of tab bars and swipe actions are filled.
      traits.tabItem = label._nodes(in: context.setting(\.symbolVariants, to: .fill))
      // The part's own views were visited before its item; those of the next part follow.
      if let wish = context.environment.tabBarLook?.takeWish() { traits.tabBarBackground = wish }
    }
  }

  /// Sets the style of the tab views inside.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.tabViewStyle = style._look }
  }
}
