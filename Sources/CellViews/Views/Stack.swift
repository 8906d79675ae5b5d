public import LayoutGeometry

/// Views in a row or in a column, by SwiftUI's stack algorithm.
public struct Stack: Sendable {
  /// The axis along which the children follow each other.
  public var axis: Axis
  /// Where the children of a column stand; a row ignores it.
  public var horizontalAlignment: HorizontalAlignment
  /// Where the children of a row stand; a column ignores it.
  public var verticalAlignment: VerticalAlignment
  /// The space between neighbours, in points.
  ///
  /// Nil leaves `defaultSpacing`, and none beside a spacer, whose own length is the space there.
  public var spacing: Double?
  /// The views, from the stack's leading or top end.
  public var children: [View]

  /// The space between neighbours of a stack that is not told otherwise, in points.
  public static let defaultSpacing = 8.0

  /// A stack with its children in the middle of its cross axis unless told otherwise.
  public init(
    axis: Axis, horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center, spacing: Double? = nil,
    children: [View]
  ) {
    self.axis = axis
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.children = children
  }
}
