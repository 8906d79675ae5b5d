public import Foundation
public import LayoutGeometry

/// How much space a view wants beside it.
public struct ViewSpacing: Sendable {
  /// In points; nil for a spacer, which is the space itself.
  private var length: Double?

  /// The usual space: 8 points.
  public init() {
    length = 8
  }

  init(isSpacer: Bool) {
    length = isSpacer ? nil : 8
  }

  private init(length: Double) {
    self.length = length
  }

  /// No space.
  public static let zero = ViewSpacing(length: 0)

  /// The space between a view that wants this and the next one, in points: what the one wants that
  /// wants more, and none beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let length, let other = next.length else { return 0 }
    return CGFloat(max(length, other))
  }

  /// Wants at least what another view wants; the edges make no difference.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// At least what two views want; the edges make no difference.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    guard let length, let more = other.length else { return length == nil ? other : self }
    return ViewSpacing(length: max(length, more))
  }
}
