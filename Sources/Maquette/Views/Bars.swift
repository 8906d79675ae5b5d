public import CellViews

/// The bar at a screen's top, as wide as it is offered: 44 points high, 96 with a large title.
public nonisolated struct NavigationBar<Leading: View, Trailing: View>: _BuiltInView {
  /// Where a title is.
  public typealias DisplayMode = NavigationBarDisplayMode

  private var bar: NavigationBarNode
  private let leading: Leading
  private let trailing: Trailing
  private var principal: CollectionSection.Nodes?

  /// A bar with the items that `leading` and `trailing` write, the last one at the trailing edge.
  public init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    bar = NavigationBarNode(title, displayMode: displayMode, back: back)
    self.leading = leading()
    self.trailing = trailing()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var bar = bar
    bar.leading = leading._nodes(in: context).all
    bar.trailing = trailing._nodes(in: context).all
    bar.principal = principal?(context)
    return _ViewNodes(bar.view)
  }

  /// The bar with a view in the place of its title, as UINavigationItem's `titleView`.
  ///
  /// ```swift
  /// NavigationBar("Map").principal { Text("Berlin").italic() }
  /// ```
  public func principal<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    var view = self
    view.principal = Maquette.nodes(of: content())
    return view
  }

  /// The bar with a line of text over its title, as UINavigationItem's `prompt`; nil for none.
  public func prompt(_ prompt: String?) -> Self { with { $0.prompt = prompt } }

  /// The bar with a field to search in under its title.
  public func searchField(_ prompt: String = "Search", text: String = "") -> Self {
    with { $0.search = SearchFieldNode(prompt, text: text) }
  }

  /// The bar as it is once content has scrolled under it: a large title is in it, and it has a background.
  public func scrolled(_ isScrolled: Bool = true) -> Self { with { $0.isScrolled = isScrolled } }

  /// The bar with something behind it.
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
  /// A bar with the items that `trailing` writes, the last one at the edge.
  ///
  /// ```swift
  /// NavigationBar("GitHub Users", displayMode: .large, trailing: { Text("Edit") })
  /// ```
  public init(
    _ title: String, displayMode: NavigationBarDisplayMode = .inline, back: String? = nil,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.init(
      title, displayMode: displayMode, back: back, leading: { EmptyView() }, trailing: trailing)
  }
}

nonisolated extension NavigationBar where Leading == EmptyView, Trailing == EmptyView {
  /// A bar without items.
  public init(
    _ title: String, displayMode: NavigationBarDisplayMode = .inline, back: String? = nil
  ) {
    self.init(title, displayMode: displayMode, back: back, trailing: { EmptyView() })
  }
}

/// The bar at a screen's bottom, with an item for each part of an app.
public nonisolated struct TabBar: _BuiltInView {
  /// A part of the screen: a symbol over a title.
  public struct Item {
    fileprivate let title: String
    fileprivate let icon: CollectionSection.Nodes
    fileprivate let badge: String?

    /// A symbol over a title, with a number or a word in a red badge at the symbol; nil for none.
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

  /// A bar of items, of which one is shown in the tint.
  public init(
    _ items: [Item], selected: Int = 0, tint: Color = .accentColor,
    background: BarBackground = .automatic
  ) {
    self.items = items
    self.selected = selected
    self.tint = tint
    self.background = background
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let items = items.map { TabBarNode.Item($0.title, icon: $0.icon(context), badge: $0.badge) }
    return _ViewNodes(
      TabBarNode(items, selected: selected, tint: tint, background: background).view)
  }
}
