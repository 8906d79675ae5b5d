public import CellViews

extension NavigationBar {
  /// A bar with the items that `leading` and `trailing` write, the last one at the trailing edge.
  public init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    @ViewBuilder leading: () throws -> [View], @ViewBuilder trailing: () throws -> [View]
  ) rethrows {
    self.init(
      title, displayMode: displayMode, back: back, leading: try leading(),
      trailing: try trailing())
  }

  /// A bar with the items that `trailing` writes, the last one at the edge.
  ///
  /// ```swift
  /// NavigationBar("GitHub Users", displayMode: .large, trailing: { Text("Edit") })
  /// ```
  public init(
    _ title: String, displayMode: DisplayMode = .inline, back: String? = nil,
    @ViewBuilder trailing: () throws -> [View]
  ) rethrows {
    self.init(
      title, displayMode: displayMode, back: back, leading: [], trailing: try trailing())
  }
}
