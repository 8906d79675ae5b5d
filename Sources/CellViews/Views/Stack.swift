public import LayoutGeometry

/// Views in a row or in a column, by SwiftUI's stack algorithm.
public struct Stack: Sendable {
  public var axis: Axis
  /// Where the children of a column stand; a row ignores it.
  public var horizontalAlignment: HorizontalAlignment
  /// Where the children of a row stand; a column ignores it.
  public var verticalAlignment: VerticalAlignment
  /// The space between neighbours, in points.
  public var spacing: Double
  public var children: [View]

  /// The space between neighbours of a stack that is not told otherwise, in points.
  public static let defaultSpacing = 8.0

  public init(
    axis: Axis, horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center, spacing: Double = defaultSpacing,
    children: [View]
  ) {
    self.axis = axis
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.children = children
  }
}

/// Views over each other, the first at the bottom.
public struct ZStack: Sendable {
  public var alignment: Alignment
  public var children: [View]

  public init(alignment: Alignment = .center, children: [View]) {
    self.alignment = alignment
    self.children = children
  }
}
