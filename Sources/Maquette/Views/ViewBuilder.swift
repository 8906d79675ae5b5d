public import CellViews

/// Collects the views of a closure in the order written, with `if`, `switch` and `for` among them.
@resultBuilder
public enum ViewBuilder {
  /// A view of the closure.
  public static func buildExpression(_ view: some ViewConvertible) -> [View] {
    [view.view]
  }

  /// The views of a block, one after another.
  public static func buildBlock(_ parts: [View]...) -> [View] {
    parts.flatMap { $0 }
  }

  /// The views of an `if` without an `else`.
  public static func buildOptional(_ part: [View]?) -> [View] {
    part ?? []
  }

  /// The views of an `if`, or of a `switch`'s case.
  public static func buildEither(first part: [View]) -> [View] {
    part
  }

  /// The views of an `else`, or of a `switch`'s other cases.
  public static func buildEither(second part: [View]) -> [View] {
    part
  }

  /// The views of each turn of a `for`.
  public static func buildArray(_ parts: [[View]]) -> [View] {
    parts.flatMap { $0 }
  }

  /// The views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [View]) -> [View] {
    part
  }
}

extension View {
  /// One view for a closure's views: the only one, or all of them over each other.
  ///
  /// No view at all takes no space and shows nothing.
  static func layered(_ views: [View], alignment: Alignment = .center) -> View {
    views.count == 1 ? views[0] : .zstack(ZStack(alignment: alignment, children: views))
  }
}

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
