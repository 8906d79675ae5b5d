public import CellViews
public import LayoutGeometry

/// Views in a row, from the leading edge.
///
/// ```swift
/// HStack {
///   Text("Show as collection")
///   Spacer()
/// }
/// ```
public struct HStack: ViewConvertible, Sendable {
  private let stack: Stack

  /// A row of the views that `content` writes.
  ///
  /// - Parameter spacing: In points; without one, 8 between views and none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () throws -> [View]
  ) rethrows {
    stack = Stack(
      axis: .horizontal, verticalAlignment: alignment, spacing: spacing, children: try content())
  }

  /// The row as a view.
  public var view: View { .stack(stack) }
}
