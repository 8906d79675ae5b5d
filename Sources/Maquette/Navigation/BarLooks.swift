import CellViews

// The look of the bars around a screen.

nonisolated extension View {
  /// Sets the background of the bars around the view: a colour, or else the system's surface.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> _WrappedView<Self> {
    let background: BarBackground =
      if case .color(let color) = style._paint.paint { .color(color) } else { .visible }
    return barLook(background, bars)
  }

  /// Sets the visibility of the background of the bars around the view; by default they have one if
  /// there is content under them.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _WrappedView<Self> { barLook(BarBackground(visibility), bars) }

  /// Sets the visibility of the background of the bars around the view; by default they have one if
  /// there is content under them.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _WrappedView<Self> { barLook(BarBackground(visibility), bars) }

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

nonisolated extension View {
  /// Requests a background for the bars around the view.
  private func barLook(
    _ background: BarBackground, _ bars: [ToolbarPlacement]
  ) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      let nodes = view._nodes(in: context)
      context.environment.navigationScreen?.take(background, for: bars)
      guard bars.contains(.tabBar) else { return nodes }
      // A view with a tab item is the content of the tab itself.
      return nodes.settingTraits { traits in
        if traits.tabItem == nil { context.environment.tabBarLook?.wish = background }
        traits.tabBarBackground = background
      }
    }
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
  /// The collector of requests to the tab bar; nil outside of a tab view.
  var tabBarLook: TabBarLook? {
    get { self[object: TabBarLook.self] }
    set { self[object: TabBarLook.self] = newValue }
  }
}
