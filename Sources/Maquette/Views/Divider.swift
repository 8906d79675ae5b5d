public import CellViews

/// A thin line across its stack.
public struct Divider: ViewConvertible, Sendable {
  /// A line in the separators' colour.
  public init() {}

  /// The line as a view.
  public var view: View { .divider }
}
