import LayoutGeometry

/// How a section scrolls across its collection's axis.
package struct OrthogonalScrolling: Hashable, Sendable {
  /// Where scrolling comes to rest, by UIKit's names.
  package enum Behavior: String, Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case continuous
    /// At a group's leading edge, anywhere from group to group.
    case continuousGroupLeadingBoundary
    /// A viewport's length on.
    case paging
    /// At the next group's leading edge.
    case groupPaging
    /// With a group in the viewport's middle.
    case groupPagingCentered
  }

  /// What the section is scrolled to.
  package enum Offset: Hashable, Sendable {
    /// A distance from the content's leading edge, in points.
    case points(Double)
    /// The group of an item.
    case item(Int)
    /// A group.
    case group(Int)
  }

  /// Where scrolling comes to rest.
  package var behavior: Behavior
  /// What the section is scrolled to, before it comes to rest.
  package var offset: Offset

  /// Scrolling that defaults to the content's start.
  package init(_ behavior: Behavior, offset: Offset = .points(0)) {
    self.behavior = behavior
    self.offset = offset
  }
}

/// A section that scrolls across its collection's axis, in points from its leading edge.
struct OrthogonalScroll {
  let behavior: OrthogonalScrolling.Behavior
  /// Where the groups are without the insets.
  let groups: Tracks
  let leadingInset: Double
  let trailingInset: Double
  /// The length that is seen.
  let viewport: Double
  /// The length of all groups.
  let length: Double

  /// The greatest offset that shows no room after the content.
  var last: Double { max(0, leadingInset + length + trailingInset - viewport) }

  /// The offset at which a section rests that is scrolled to `offset`.
  func resting(
    at offset: OrthogonalScrolling.Offset, groupOfItem: (Int) -> Int
  ) -> Double {
    switch offset {
    case .points(let points): resting(near: points)
    case .item(let item): resting(at: groupOfItem(item))
    case .group(let group): resting(at: group)
    }
  }

  /// The offset that shows a group where the behavior has groups come to rest.
  private func resting(at group: Int) -> Double {
    guard groups.count > 0 else { return 0 }
    let group = min(max(group, 0), groups.count - 1)
    return resting(near: stop(of: group))
  }

  /// A group's leading edge where its viewport's edge keeps the inset, or its middle in the middle.
  private func stop(of group: Int) -> Double {
    behavior == .groupPagingCentered
      ? leadingInset + groups.start(group) + (groups.length(group) - viewport) / 2
      : groups.start(group)
  }

  private func resting(near points: Double) -> Double {
    guard groups.count > 0, points.isFinite else { return 0 }
    switch behavior {
    case .continuous:
      return min(max(points, 0), last)
    case .paging:
      guard viewport > 0 else { return 0 }
      return min(max((points / viewport).rounded() * viewport, 0), last)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return min(max(nearestStop(to: points), 0), last)
    case .groupPagingCentered:
      // The first and the last group are in the middle, too, whatever room that shows beside them.
      return nearestStop(to: points)
    }
  }

  private func nearestStop(to points: Double) -> Double {
    // The stops ascend, so the nearest is on either side of where they pass the offset.
    let after = (0..<groups.count).partitionPoint { stop(of: $0) >= points }
    let stops = [after - 1, after].filter { (0..<groups.count).contains($0) }.map(stop(of:))
    return stops.min { abs($0 - points) < abs($1 - points) } ?? 0
  }
}
