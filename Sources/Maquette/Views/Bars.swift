public import CellViews

/// The bar at a screen's top, as wide as it is offered: 44 points high, 96 with a large title.
public nonisolated struct NavigationBar<Leading: View, Trailing: View>: _BuiltInView {
  /// Where a title is.
  public typealias DisplayMode = NavigationBarDisplayMode

  private let bar: NavigationBarNode
  private let leading: Leading
  private let trailing: Trailing

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
    return _ViewNodes(.navigationBar(bar))
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

    /// A symbol over a title.
    public init(_ title: String, icon: some View) {
      self.title = title
      self.icon = Maquette.nodes(of: icon)
    }
  }

  private let items: [Item]
  private let selected: Int
  private let tint: Color

  /// A bar of items, of which one is shown in the tint.
  public init(_ items: [Item], selected: Int = 0, tint: Color = .accentColor) {
    self.items = items
    self.selected = selected
    self.tint = tint
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let items = items.map { TabBarNode.Item($0.title, icon: $0.icon(context)) }
    return _ViewNodes(.tabBar(TabBarNode(items, selected: selected, tint: tint)))
  }
}
