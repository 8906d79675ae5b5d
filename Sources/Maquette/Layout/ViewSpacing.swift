import CellViews
public import Foundation
public import LayoutGeometry

/// A view's preferred space beside it.
public struct ViewSpacing: Sendable {
  let spacing: NodeSpacing

  /// Creates the space of a view that is not a text.
  public init() {
    spacing = .view
  }

  init(_ spacing: NodeSpacing) {
    self.spacing = spacing
  }

  /// A space of zero.
  public static let zero = ViewSpacing(.zero)

  /// Returns the space between the view and the next one, in points.
  ///
  /// It depends on both: a text is nearer to a text than to another view, and a spacer is itself the
  /// space.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.distance(to: next.spacing, along: axis))
  }

  /// Enlarges the space to at least that of another view, at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// Returns the larger space of two views, at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var united = spacing
    united.formUnion(other.spacing, edges: SafeEdges(edges))
    return ViewSpacing(united)
  }
}
