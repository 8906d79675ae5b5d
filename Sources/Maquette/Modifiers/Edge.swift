import LayoutGeometry

/// An edge of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int

    /// Creates edges from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The left edge from left to right, otherwise the right one.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The right edge from left to right, otherwise the left one.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension EdgeInsets {
  /// Creates insets, in points, which may be constants of an extension of `CGFloat`.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }

  /// Creates insets of one length at some edges, in points, and of none at the others.
  init(_ length: Double, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
