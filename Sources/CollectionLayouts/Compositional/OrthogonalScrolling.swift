package import LayoutGeometry

/// The scrolling of a section across its collection's axis.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// The places where scrolling comes to rest, by UIKit's names.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case continuous
    /// At a group's leading edge, anywhere from group to group.
    case continuousGroupLeadingBoundary
    /// One viewport's length away.
    case paging
    /// At the next group's leading edge.
    case groupPaging
    /// With a group in the viewport's middle.
    case groupPagingCentered
  }

  /// The place that the section is scrolled to.
  public enum Offset: Hashable, Sendable {
    /// A distance from the content's leading edge, in points.
    case points(Double)
    /// The group of an item.
    case item(Int)
    /// A group.
    case group(Int)
    /// A distance that it has during a move, without coming to rest.
    case moving(Double)

    /// The number of the item or the group; nil for a distance.
    package var number: Int? {
      switch self {
      case .item(let number), .group(let number): number
      case .points, .moving: nil
      }
    }
  }

  /// The places where scrolling comes to rest.
  public var behavior: Behavior
  /// The place that the section is scrolled to, before it comes to rest.
  public var offset: Offset

  /// Scrolling that defaults to the content's start.
  public init(_ behavior: Behavior, offset: Offset = .points(0)) {
    self.behavior = behavior
    self.offset = offset
  }
}

extension OrthogonalScrolling.Offset {
  /// The value that goldens record; nil for the start.
  var setting: LayoutSetting.Value? {
    switch self {
    case .points(0): nil
    case .points(let points), .moving(let points): .length(points)
    case .item(let item): .name("item \(item)")
    case .group(let group): .name("group \(group)")
    }
  }

  /// Parses a place as goldens record it; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ")
    switch (parts.first, parts.last.flatMap { Int($0) }) {
    case ("item", let item?): self = .item(item)
    case ("group", let group?): self = .group(group)
    default:
      guard let points = Double(words: words) else { return nil }
      self = .points(points)
    }
  }
}

/// The scroll position of a section that scrolls across its collection's axis, in points from its
/// content's leading edge.
package struct SectionScrolling: Hashable, Sendable {
  /// The axis along which it scrolls.
  package var axis: Axis
  /// The place where scrolling comes to rest.
  package var behavior: OrthogonalScrolling.Behavior
  /// The distance by which it is scrolled.
  package var offset: Double
  /// The least offset at which it rests; less than zero if the first group rests in the middle.
  package var first: Double
  /// The greatest offset at which it rests.
  package var last: Double
  /// The first item of the group nearest to the place where groups come to rest.
  package var currentItem: Int
  /// The index of the place where it rests.
  package var currentPage: Int
  /// The number of places where it rests: pages, or groups that can be brought there.
  package var pageCount: Int
  /// The places where it rests between the first and the last offset; nil for anywhere.
  package var stops: Stops?

  /// Offsets at which a section rests.
  package enum Stops: Hashable, Sendable {
    /// Whole intervals from an origin.
    case every(Double, from: Double)
    /// These offsets, in ascending order.
    case each([Double])
  }
}

/// A scrolled section, with the items of its groups.
struct PlacedScroll: Sendable {
  let scroll: OrthogonalScroll
  let axis: Axis
  /// The distance by which it is scrolled.
  let offset: Double
  let items: Items

  /// The items of groups.
  enum Items: Sendable {
    /// The same number in each.
    case each(Int)
    /// The first item of each group.
    case first([Int])
  }

  private func firstItem(ofGroup group: Int) -> Int {
    switch items {
    case .each(let count): group * count
    case .first(let items): items.indices.contains(group) ? items[group] : 0
    }
  }

  /// The scroll position, as other modules read it.
  var scrolling: SectionScrolling {
    SectionScrolling(
      axis: axis, behavior: scroll.behavior, offset: offset, first: scroll.firstRest,
      last: scroll.lastRest, currentItem: firstItem(ofGroup: scroll.group(nearest: offset)),
      currentPage: scroll.page(at: offset), pageCount: scroll.pageCount, stops: scroll.stops)
  }
}

extension OrthogonalScroll {
  /// The least offset at which it rests.
  var firstRest: Double { isCentered && groups.count > 0 ? stop(of: 0) : 0 }

  /// The greatest offset at which it rests.
  var lastRest: Double { isCentered && groups.count > 0 ? stop(of: groups.count - 1) : last }

  /// The most groups of different lengths that have stops: people do not step through more.
  private static let stopLimit = 4000

  /// The places where it rests; nil for anywhere.
  var stops: SectionScrolling.Stops? {
    switch (behavior, groups) {
    case (.continuous, _): nil
    case (.paging, _): viewport > 0 ? .every(viewport, from: 0) : nil
    case (_, .uniform(let count, _, let length, let spacing)):
      count > 0 && length + spacing > 0 ? .every(length + spacing, from: stop(of: 0)) : nil
    case (_, .each(let starts, _)):
      starts.count <= Self.stopLimit ? .each(starts.indices.map(stop(of:))) : nil
    }
  }

  /// The number of places where it rests.
  var pageCount: Int {
    guard groups.count > 0 else { return 0 }
    switch behavior {
    case .groupPagingCentered: return groups.count
    case .paging: return viewport > 0 ? Int(((last - 0.01) / viewport).rounded(.up)) + 1 : 1
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging:
      // The last place is the end of the content, whatever group is there then.
      return (0..<groups.count).partitionPoint { stop(of: $0) >= last - 0.01 } + 1
    }
  }

  /// Returns the index of the place nearest to an offset.
  func page(at offset: Double) -> Int {
    let count = pageCount
    guard count > 0 else { return 0 }
    if !isCentered, offset >= last - 0.01 { return count - 1 }
    let page =
      behavior == .paging ? Int((offset / viewport).rounded()) : group(nearest: offset)
    return min(max(page, 0), count - 1)
  }

  /// Returns the group that rests nearest to an offset.
  func group(nearest offset: Double) -> Int {
    let after = (0..<groups.count).partitionPoint { stop(of: $0) >= offset }
    let near = [after - 1, after].filter { (0..<groups.count).contains($0) }
    return near.min { abs(stop(of: $0) - offset) < abs(stop(of: $1) - offset) } ?? 0
  }

  private var isCentered: Bool { behavior == .groupPagingCentered }
}

/// A section that scrolls across its collection's axis, in points from its leading edge.
struct OrthogonalScroll: Sendable {
  let behavior: OrthogonalScrolling.Behavior
  /// The tracks of the groups, without the insets.
  let groups: Tracks
  let leadingInset: Double
  let trailingInset: Double
  /// The visible length.
  let viewport: Double
  /// The length of all groups.
  let length: Double

  /// The greatest offset that shows no room after the content.
  var last: Double { max(0, leadingInset + length + trailingInset - viewport) }

  /// Returns the offset at which a section scrolled to `offset` rests.
  func resting(
    at offset: OrthogonalScrolling.Offset, groupOfItem: (Int) -> Int
  ) -> Double {
    switch offset {
    case .points(let points): resting(near: points)
    case .item(let item): resting(at: groupOfItem(item))
    case .group(let group): resting(at: group)
    case .moving(let points): points.isFinite ? points : 0
    }
  }

  /// Returns the offset that shows a group at the behavior's resting place.
  private func resting(at group: Int) -> Double {
    guard groups.count > 0 else { return 0 }
    let group = min(max(group, 0), groups.count - 1)
    return resting(near: stop(of: group))
  }

  /// Returns the offset with a group's leading edge at the viewport's inset, or its middle centred.
  fileprivate func stop(of group: Int) -> Double {
    behavior == .groupPagingCentered
      ? leadingInset + groups.start(group) + (groups.length(group) - viewport) / 2
      : groups.start(group)
  }

  /// Returns the offset at which scrolling that ends near another comes to rest.
  func resting(near points: Double) -> Double {
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
      // The first and the last group rest in the middle, too, whatever room that shows beside them.
      return nearestStop(to: points)
    }
  }

  // The stops ascend, so the nearest is on either side of where they pass the offset.
  private func nearestStop(to points: Double) -> Double { stop(of: group(nearest: points)) }
}
