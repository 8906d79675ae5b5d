public import CellViews

/// The bar at a screen's top, as wide as proposed: 44 points high, 50 on a tablet and 56 in a sheet;
/// 52 more with a large title.
public nonisolated struct NavigationBar<Leading: View, Trailing: View>: _BuiltInView {
  /// A place of a title.
  public typealias DisplayMode = NavigationBarDisplayMode

  private var bar: NavigationBarNode
  private let leading: Leading
  private let trailing: Trailing
  private var principal: CollectionSection.Nodes?

  /// Creates a bar with the items of `leading` and `trailing`, the last one at the trailing edge.
  public init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    bar = NavigationBarNode(title, displayMode: displayMode, back: back)
    self.leading = leading()
    self.trailing = trailing()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var bar = bar
    bar.leading = leading._nodes(in: context).all
    bar.trailing = trailing._nodes(in: context).all
    bar.principal = principal?(context)
    return _ViewNodes(bar.view)
  }

  /// Returns the bar with a view instead of its title, as UINavigationItem's `titleView`.
  ///
  /// ```swift
  /// NavigationBar("Map").principal { Text("Berlin").italic() }
  /// ```
  public func principal<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    var view = self
    view.principal = Maquette.nodes(of: content())
    return view
  }

  /// Returns the bar with a line of text over its title, as UINavigationItem's `prompt`; nil for
  /// none.
  public func prompt(_ prompt: String?) -> Self { with { $0.prompt = prompt } }

  /// Returns the bar with a search field under its title.
  public func searchField(_ prompt: String = "Search", text: String = "") -> Self {
    with { $0.search = SearchFieldNode(prompt, text: text) }
  }

  /// Returns the bar as if content had scrolled under it: a large title moves into it, and it has a
  /// background.
  public func scrolled(_ isScrolled: Bool = true) -> Self { with { $0.isScrolled = isScrolled } }

  /// Returns the bar with a background.
  public func barBackground(_ background: BarBackground) -> Self {
    with { $0.background = background }
  }

  private func with(_ change: (inout NavigationBarNode) -> Void) -> Self {
    var view = self
    change(&view.bar)
    return view
  }
}

nonisolated extension NavigationBar where Leading == EmptyView {
  /// Creates a bar with the items of `trailing`, the last one at the edge; by default without items.
  ///
  /// ```swift
  /// NavigationBar("GitHub Users", displayMode: .large, trailing: { Text("Edit") })
  /// ```
  public init(
    _ title: String, displayMode: NavigationBarDisplayMode = .inline, back: String? = nil,
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.init(
      title, displayMode: displayMode, back: back, leading: { EmptyView() }, trailing: trailing)
  }
}

/// The bar at a screen's bottom, with an item for each part of an app.
public nonisolated struct TabBar: _BuiltInView {
  /// A part of the screen: a symbol over a title.
  public struct Item {
    fileprivate let title: String
    fileprivate let icon: CollectionSection.Nodes
    fileprivate let badge: String?

    /// Creates an item of a symbol over a title, with a number or a word in a red badge at the
    /// symbol; nil for none.
    public init(_ title: String, icon: some View, badge: String? = nil) {
      self.title = title
      self.icon = Maquette.nodes(of: icon)
      self.badge = badge
    }
  }

  private let items: [Item]
  private let selected: Int
  private let tint: Color
  private let background: BarBackground

  /// Creates a bar of items, with the selected one in the tint.
  public init(
    _ items: [Item], selected: Int = 0, tint: Color = .accentColor,
    background: BarBackground = .automatic
  ) {
    self.items = items
    self.selected = selected
    self.tint = tint
    self.background = background
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let items = items.map { TabBarNode.Item($0.title, icon: $0.icon(context), badge: $0.badge) }
    return _ViewNodes(
      TabBarNode(items, selected: selected, tint: tint, background: background).view)
  }
}
