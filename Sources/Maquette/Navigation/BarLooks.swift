// How the bars around a screen look, as far as that is not drawn.

nonisolated extension View {
  /// What is behind the bars around the view, which is not drawn.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement..., file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn("toolbarBackground", file, line) }

  /// Whether the bars around the view have a background, which they have.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: visibility == .hidden, "toolbarBackground", file, line) }

  /// Whether the bars around the view have a background, which they have.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: visibility == .hidden, "toolbarBackgroundVisibility", file, line)
  }

  /// Whether the bars around the view are light or dark by themselves, which is not drawn.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: colorScheme != nil, "toolbarColorScheme", file, line) }

  /// The menu of the title, which is closed at rest.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// Whether the system's parts over the screen are shown: the home indicator of the device around it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> _ModifiedView<Self> {
    modified(.systemBars(.homeIndicatorHidden(visibility == .hidden)))
  }

  /// What is suggested while something is searched for; nothing is at rest.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> Self { self }

  /// Where is searched, which is shown once something is.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> Self { self }

  /// Whether the search field has the focus; it looks as without.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
}
