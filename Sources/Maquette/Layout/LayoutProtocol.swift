import CellViews
public import Foundation
public import LayoutGeometry

/// A custom layout, which measures and places the views of a container.
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
/// Layouts are written from left to right, and mirrored from right to left.
public protocol Layout: SendableMetatype {
  /// The data that the layout keeps between calls.
  associatedtype Cache = Void

  /// The views of a container.
  typealias Subviews = LayoutSubviews

  /// Returns the cache before any measurement.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache; at rest views do not change, and it is not called.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred space beside it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view by `place(at:anchor:proposal:)`; others are in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The container's frame, whose origin is seldom zero.
  ///   - proposal: The proposal to the container.
  ///   - subviews: The views, in their order.
  ///   - cache: The layout's cache.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// Returns the position of a guide from the origin of the coordinates; nil leaves it to the
  /// views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide from the origin of the coordinates; nil leaves it to the
  /// views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The properties of the layout, such as its stack's axis.
  static var layoutProperties: LayoutProperties { get }
}

/// The properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
  /// The axis of a stack's views, as spacers and dividers need it; nil for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

extension Layout {
  /// Keeps the cache unchanged.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// Returns the larger space of all views; none without views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(.union(subviews.map(\.spacing.spacing)))
  }

  /// Returns nil, which leaves the guide to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil, which leaves the guide to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Returns a container of the views of `content`.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> _LayoutView<Self, Content> {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// A container whose views a layout places.
public nonisolated struct _LayoutView<Rule: Layout, Content: View>: _BuiltInView {
  let layout: Rule
  let content: Content

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(layout.containerNode(holding: content._nodes(in: context).all))
  }
}
