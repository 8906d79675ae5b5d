public import Foundation
public import LayoutGeometry

/// A view's preferred space beside it.
public struct ViewSpacing: Sendable {
  /// The space in points; nil for a spacer, which is itself the space.
  private var length: Double?

  /// Creates the default space of 8 points.
  public init() {
    length = 8
  }

  init(isSpacer: Bool) {
    length = isSpacer ? nil : 8
  }

  private init(length: Double) {
    self.length = length
  }

  /// A space of zero.
  public static let zero = ViewSpacing(length: 0)

  /// Returns the space between the view and the next one, in points: the larger preference, and
  /// none beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let length, let other = next.length else { return 0 }
    return CGFloat(max(length, other))
  }

  /// Enlarges the space to at least that of another view; the edges have no effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// Returns the larger space of two views; the edges have no effect.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    guard let length, let more = other.length else { return length == nil ? other : self }
    return ViewSpacing(length: max(length, more))
  }
}
