#if FoundationNames
public import Foundation
#endif
public import LayoutGeometry

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// The edges of some bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// The edges of some bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

nonisolated extension View {
  /// Adds space at some edges, in points; nil for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil)
    -> _ModifiedView<Self>
  { padding(edges, length) }

  /// Adds a space at all edges, in points.
  public func safeAreaPadding(_ length: Double) -> _ModifiedView<Self> { padding(length) }

  /// Adds space at each edge, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> _ModifiedView<Self> { padding(insets) }

  /// Puts a view at the top or bottom edge, and leaves the rest of the space to this one.
  ///
  /// - Parameters:
  ///   - edge: Where the view is.
  ///   - alignment: Where it is across, if it is narrower or wider than this one.
  ///   - spacing: Between both, in points; defaults to 8.
  ///   - content: The view; several are over each other.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    // The view at the edge comes first where space is short.
    let inset = ZStack { content() }.layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing.map { Double($0) }) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts a view at the leading or trailing edge, and leaves the rest of the space to this one.
  ///
  /// - Parameters:
  ///   - edge: Where the view is.
  ///   - alignment: Where it is down, if it is lower or higher than this one.
  ///   - spacing: Between both, in points; defaults to 8.
  ///   - content: The view; several are over each other.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = ZStack { content() }.layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing.map { Double($0) }) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }
}
