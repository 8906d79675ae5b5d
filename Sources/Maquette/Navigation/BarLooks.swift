import CellViews

// The look of the bars around a screen.

nonisolated extension View {
  /// Sets the background of the bars around the view: a colour, or else the system's surface.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> {
    let background: BarBackground =
      if case .color(let color) = style._paint.paint { .color(color) } else { .visible }
    return _BarLookView(self, background, bars)
  }

  /// Sets the visibility of the background of the bars around the view; by default they have one if
  /// there is content under them.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> { _BarLookView(self, BarBackground(visibility), bars) }

  /// Sets the visibility of the background of the bars around the view; by default they have one if
  /// there is content under them.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _BarLookView<Self> { _BarLookView(self, BarBackground(visibility), bars) }

  /// Sets light or dark colours for the bars around the view, which is not drawn.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: colorScheme != nil, "toolbarColorScheme", file, line) }

  /// Hides the status bar of the device around the screen.
  public func statusBarHidden(_ hidden: Bool = true) -> _ModifiedView<Self> {
    modified(.systemBars(.statusBarHidden(hidden)))
  }

  /// Sets the visibility of the system's parts over the screen: the home indicator of the
  /// surrounding device.
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

/// A view that requests a background for the bars around it.
public nonisolated struct _BarLookView<Content: View>: _BuiltInView {
  private let content: Content
  private let background: BarBackground
  private let bars: [ToolbarPlacement]

  init(_ content: Content, _ background: BarBackground, _ bars: [ToolbarPlacement]) {
    self.content = content
    self.background = background
    self.bars = bars
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    context.environment.navigationScreen?.take(background, for: bars)
    guard bars.contains(.tabBar) else { return nodes }
    // A view with a tab item is the content of the tab itself.
    return nodes.settingTraits { traits in
      if traits.tabItem == nil { context.environment.tabBarLook?.wish = background }
      traits.tabBarBackground = background
    }
  }
}

/// The request of a tab view's current part to its bar.
final class TabBarLook {
  /// The background of the bar; nil for no request.
  var wish: BarBackground?

  /// Returns the request, and clears it for the next part.
  func takeWish() -> BarBackground? {
    defer { wish = nil }
    return wish
  }
}

extension EnvironmentValues {
  private enum TabBarLookKey: EnvironmentKey {
    static var defaultValue: TabBarLook? { nil }
  }

  /// The collector of requests to the tab bar; nil outside of a tab view.
  var tabBarLook: TabBarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}
