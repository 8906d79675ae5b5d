import CellViews
public import Foundation
public import LayoutGeometry

/// How a container of one's own measures and places the views in it.
///
/// ```swift
/// struct Staircase: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let place = CGPoint(x: bounds.minX + 20 * CGFloat(index), y: bounds.minY)
///       subview.place(at: place, proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Layouts are written from left to right, and mirrored where the layout direction is the other one.
public protocol Layout: SendableMetatype {
  /// What the layout keeps from one call to the next.
  associatedtype Cache = Void

  /// The views of a container.
  typealias Subviews = LayoutSubviews

  /// What the layout keeps, before it measures.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what the layout keeps up to date; at rest views do not change, and it is not called.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How much space the container wants beside it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for what it is offered, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view by `place(at:anchor:proposal:)`; one that is not placed is in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The container's place, whose origin is seldom zero.
  ///   - proposal: What the container was measured for.
  ///   - subviews: The views, in their order.
  ///   - cache: What the layout keeps.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// Where the container places a guide, from the coordinates' origin; nil leaves it to the views in
  /// it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container places a guide, from the coordinates' origin; nil leaves it to the views in
  /// it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis along which the views follow each other.
  static var layoutProperties: LayoutProperties { get }
}

/// What does not depend on a layout's views.
public struct LayoutProperties: Sendable {
  /// The axis along which the views follow each other, as spacers and dividers need it; nil for
  /// none.
  public var stackOrientation: Axis?

  /// A layout that is not a stack.
  public init() {}
}

extension Layout {
  /// Keeps what `makeCache(subviews:)` made.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The usual space.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Leaves the guide to the views in the container.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to the views in the container.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// A layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A container of the views that `content` writes.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> _LayoutView<Self, Content> {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A container whose views a layout places.
public nonisolated struct _LayoutView<Rule: Layout, Content: View>: _BuiltInView {
  let layout: Rule
  let content: Content

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(layout.containerNode(holding: content._nodes(in: context).all))
  }
}
