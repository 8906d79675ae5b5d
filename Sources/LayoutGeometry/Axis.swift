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
