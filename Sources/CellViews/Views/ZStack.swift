public import LayoutGeometry

/// Views over each other, the first at the bottom.
public struct ZStack: Sendable {
  /// Where the children stand relative to each other.
  public var alignment: Alignment
  /// The views, from the back to the front.
  public var children: [View]

  /// Views over each other, in the middle unless told otherwise.
  public init(alignment: Alignment = .center, children: [View]) {
    self.alignment = alignment
    self.children = children
  }
}
