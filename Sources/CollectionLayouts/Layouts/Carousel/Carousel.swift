public import LayoutGeometry

/// One row of items of one size that scrolls horizontally, plain or without end.
///
/// With several sets, every item is shown once in each: cell k shows item k mod items. Scrolling
/// then goes on without end, as the offset is moved by whole sets (`recentred(offset:itemCount:)`).
/// Items are centred on the height of the container. Nothing that a section tells of its items'
/// sizes applies.
///
/// - Complexity: O(1); a rect query is O(*hits*).
public struct Carousel: CollectionLayout {
  /// Where scrolling comes to rest.
  public enum Paging: String, Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case none
    /// With an item's leading edge at the viewport's.
    case item
    /// At a multiple of the viewport's width.
    case page
  }

  /// How a cell looks away from the middle of the viewport.
  public enum Transform: String, Hashable, Sendable, CaseIterable {
    case none, coverFlow, scale, fade
  }

  /// The size of each item, in points.
  public let itemSize: Size
  /// The space between two items, in points.
  public let minimumLineSpacing: Double
  /// How many times all items stand in the row, one set after the other.
  public let numberOfSets: Int
  /// Where scrolling comes to rest.
  public let paging: Paging
  /// How a cell looks away from the middle of the viewport.
  public let transform: Transform

  /// A carousel of one set at least; lengths are finite and not negative.
  public init(
    itemSize: Size, minimumLineSpacing: Double = 10, numberOfSets: Int = 1,
    paging: Paging = .none, transform: Transform = .none
  ) {
    precondition((1...1_000_000).contains(numberOfSets), "a carousel of \(numberOfSets) sets")
    self.itemSize = Size(
      width: checkedSpacing(itemSize.width), height: checkedSpacing(itemSize.height))
    self.minimumLineSpacing = checkedSpacing(minimumLineSpacing)
    self.numberOfSets = numberOfSets
    self.paging = paging
    self.transform = transform
  }

  /// The layout's name in configs.
  public var kind: String { "carousel" }

  /// The horizontal axis.
  public var scrollAxis: Axis { .horizontal }

  /// The distance from one item's leading edge to the next one's, in points.
  public var pitch: Double { itemSize.width + minimumLineSpacing }

  /// The width of so many items in all their sets, in points, without the section's insets.
  public func contentWidth(itemCount: Int) -> Double {
    let cells = Double(itemCount) * Double(numberOfSets)
    return cells == 0 ? 0 : cells * itemSize.width + (cells - 1) * minimumLineSpacing
  }

  /// Places the items of all sets from left to right.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let cells = section.itemCount * numberOfSets
    let height = space.size.height
    let top = height.isFinite ? (height - itemSize.height) / 2 : 0
    let frames = GridFrames(
      count: cells, axis: .horizontal,
      lines: .uniform(count: cells, length: itemSize.width, spacing: minimumLineSpacing),
      places: .uniform(count: 1, start: top, length: itemSize.height, spacing: 0))
    return SectionArrangement(
      .grid(frames),
      size: Size(
        width: contentWidth(itemCount: section.itemCount),
        height: height.isFinite ? height : itemSize.height),
      columns: cells, rows: cells == 0 ? 0 : 1, cellSize: itemSize)
  }

  /// Items that are higher than the viewport.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let room = space.size.height
    guard space.container.height > 0, room.isFinite, itemSize.height > room + 0.01,
      section.itemCount > 0
    else { return [] }
    return [
      .itemsTooLong(
        .vertical, first: 0, count: section.itemCount, excess: itemSize.height - room)
    ]
  }
}
