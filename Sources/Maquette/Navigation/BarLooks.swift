import CellViews

// How the bars around a screen look.

nonisolated extension View {
  /// What is behind the bars around the view: a colour, or else the system's surface.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> {
    let background: BarBackground =
      if case .color(let color) = style._paint.paint { .color(color) } else { .visible }
    return _BarLookView(self, background, bars)
  }

  /// Whether the bars around the view have a background; by themselves where content is under them.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> { _BarLookView(self, BarBackground(visibility), bars) }

  /// Whether the bars around the view have a background; by themselves where content is under them.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> { _BarLookView(self, BarBackground(visibility), bars) }

  /// Whether the bars around the view are light or dark by themselves, which is not drawn.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: colorScheme != nil, "toolbarColorScheme", file, line) }

  /// Hides the status bar of the device around the screen.
  public func statusBarHidden(_ hidden: Bool = true) -> _ModifiedView<Self> {
    modified(.systemBars(.statusBarHidden(hidden)))
  }

  /// Whether the system's parts over the screen are shown: the home indicator of the device around it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> _ModifiedView<Self> {
    modified(.systemBars(.homeIndicatorHidden(visibility == .hidden)))
  }
}

extension BarBackground {
  fileprivate init(_ visibility: Visibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .visible: self = .visible
    case .hidden: self = .hidden
    }
  }
}

/// A view that asks for what is behind the bars around it.
public nonisolated struct _BarLookView<Content: View>: _BuiltInView {
  private let content: Content
  private let background: BarBackground
  private let bars: [ToolbarPlacement]

  init(_ content: Content, _ background: BarBackground, _ bars: [ToolbarPlacement]) {
    self.content = content
    self.background = background
    self.bars = bars
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    context.environment.navigationScreen?.take(background, for: bars)
    guard bars.contains(.tabBar) else { return nodes }
    // Behind the item, the view is the part of the app itself.
    return nodes.settingTraits { traits in
      if traits.tabItem == nil { context.environment.tabBarLook?.wish = background }
      traits.tabBarBackground = background
    }
  }
}

/// What the part of a tab view that is being met asks of its bar.
final class TabBarLook {
  /// What is to be behind the bar; nil for no wish.
  var wish: BarBackground?

  /// The wish, which no other part has.
  func takeWish() -> BarBackground? {
    defer { wish = nil }
    return wish
  }
}

extension EnvironmentValues {
  private enum TabBarLookKey: EnvironmentKey {
    static var defaultValue: TabBarLook? { nil }
  }

  /// What collects the wishes for the tab bar; nil outside of a tab view.
  var tabBarLook: TabBarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}
