nonisolated extension View {
  /// Draws the lists and scroll views inside as after a pull: a spinner pushes their content down.
  public func refreshing(_ isRefreshing: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isRefreshing = isRefreshing }
  }

  /// Draws the lists and scroll views inside without their first content: texts are bars, and pictures
  /// are gray.
  public func loading(_ isLoading: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isLoading = isLoading }
  }
}

extension EnvironmentValues {
  private enum IsRefreshingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether lists and scroll views are being loaded again.
  var isRefreshing: Bool {
    get { self[IsRefreshingKey.self] }
    set { self[IsRefreshingKey.self] = newValue }
  }

  private enum IsLoadingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether the first content of lists and scroll views is being
  /// loaded.
  var isLoading: Bool {
    get { self[IsLoadingKey.self] }
    set { self[IsLoadingKey.self] = newValue }
  }
}
