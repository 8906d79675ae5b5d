public import Foundation
import CellViews
public import LayoutGeometry

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// Creates edges from bits.
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

    /// Creates edges from bits.
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
  /// Adds space at some edges, in points, under which content scrolls and backgrounds extend; nil
  /// for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> _ModifiedView<Self>
  { safeAreaPadding(EdgeInsets(length ?? 16, at: edges)) }

  /// Adds a space at all edges, in points, under which content scrolls and backgrounds extend.
  public func safeAreaPadding(_ length: CGFloat) -> _ModifiedView<Self> {
    safeAreaPadding(EdgeInsets(length))
  }

  /// Adds space at each edge, in points, under which content scrolls and backgrounds extend.
  public func safeAreaPadding(_ insets: EdgeInsets) -> _ModifiedView<Self> {
    modified(.safeAreaPadding(insets))
  }

  /// Adds a view at the top or bottom edge as a bar: this view takes the rest of the space, and its
  /// content may scroll under the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The horizontal alignment of a bar of another width.
  ///   - spacing: The space between both, in points; defaults to what both prefer.
  ///   - content: The bar; several views are on top of each other.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    inset(
      by: content(), at: edge == .top ? .top : .bottom, spacing: spacing,
      Alignment(horizontal: alignment, vertical: .center))
  }

  /// Adds a view at the leading or trailing edge as a bar: this view takes the rest of the space,
  /// and its content may scroll under the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The vertical alignment of a bar of another height.
  ///   - spacing: The space between both, in points; defaults to what both prefer.
  ///   - content: The bar; several views are on top of each other.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    inset(
      by: content(), at: edge == .leading ? .leading : .trailing, spacing: spacing,
      Alignment(horizontal: .center, vertical: alignment))
  }

  /// Adds a view at the top or bottom edge as a bar, as `safeAreaInset`, with the look of content under bars (iOS 26).
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    inset(
      by: content(), at: edge == .top ? .top : .bottom, spacing: spacing,
      Alignment(horizontal: alignment, vertical: .center), isBar: true)
  }

  /// Adds a view at the leading or trailing edge as a bar, as `safeAreaInset` (iOS 26).
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  private func inset(
    by bar: some View, at edge: SafeEdges, spacing: CGFloat?, _ alignment: Alignment,
    isBar: Bool = false
  ) -> some View {
    nonisolated(unsafe) let bar = bar
    return _WrappedView(self) { view, context in
      let bar = bar._nodes(in: context).layered()
      return view._nodes(in: context).map {
        let spacing = spacing.map { Double($0) }
        return $0.with(
          isBar
            ? .safeAreaBar(edge, alignment: alignment, spacing: spacing, bar)
            : .safeAreaInset(edge, alignment: alignment, spacing: spacing, bar))
      }
    }
  }

  /// Extends the view under the device's bars at the edges of the safe area that it touches.
  ///
  /// The keyboard is never visible, so there is no region of it to ignore.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> _ModifiedView<Self> {
    modified(.ignoresSafeArea(regions.contains(.container) ? SafeEdges(edges) : []))
  }

  /// Extends the view under the device's bars, under the name before iOS 14.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> _ModifiedView<Self> {
    ignoresSafeArea(edges: edges)
  }
}

extension SafeEdges {
  /// Creates the same edges for the layout.
  init(_ edges: Edge.Set) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}

/// The parts of the screen that a safe area keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// The regions of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bars of the device and the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
}
