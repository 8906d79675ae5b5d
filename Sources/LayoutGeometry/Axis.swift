/// One of the two directions of the plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which leading becomes trailing.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// Where a view is across a vertical stack.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// Where a view is across a horizontal stack.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view is in a rectangle that may be larger or smaller than it.
public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place down.
  public var vertical: VerticalAlignment

  /// A place across and a place down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the rectangle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
