public import CellViews
public import LayoutGeometry

/// Views in a column, from the top.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Title").bold()
///   Text("Subtitle")
/// }
/// ```
public struct VStack: ViewConvertible, Sendable {
  private let stack: Stack

  /// A column of the views that `content` writes.
  ///
  /// - Parameter spacing: In points; without one, 8 between views and none beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () throws -> [View]
  ) rethrows {
    stack = Stack(
      axis: .vertical, horizontalAlignment: alignment, spacing: spacing, children: try content())
  }

  /// The column as a view.
  public var view: View { .stack(stack) }
}
