import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SectionScrollingTests {
  /// Groups of 320 points, 10 apart, with two cells each; seen through 400 points.
  private func laid(
    _ behavior: OrthogonalScrolling.Behavior, _ offset: OrthogonalScrolling.Offset,
    items: Int = 8, insets: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    let group = CompositionalItem(
      width: .absolute(320), height: .absolute(100),
      group: CompositionalGroup(axis: .horizontal, subitems: [.part(0.5)]))
    let layout = Compositional(
      group: group, interGroupSpacing: 10,
      orthogonal: OrthogonalScrolling(behavior, offset: offset))
    return try lay(
      [LayoutSection(itemCount: items, insets: insets)], by: layout,
      width: 400 + insets.horizontal, direction: direction)
  }

  private func page(_ behavior: OrthogonalScrolling.Behavior, _ offset: Double) throws -> [Int] {
    let found = try #require(try laid(behavior, .points(offset)).scrolling(ofSection: 0))
    return [found.currentPage, found.pageCount, found.currentItem]
  }

  @Test func `the items that are seen at an offset are known, in both directions`() throws {
    // Cells of 160: 0, 160 | 330, 490 | 660, 820 | 990, 1150. From 330 to 730: three of them.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let laid = try laid(.continuous, .points(330), direction: direction)
      expect(laid.visibleItems(ofSection: 0), equals: [2, 3, 4])
    }
  }

  @Test func `insets cut a section's own items`() throws {
    let laid = try laid(
      .continuous, .points(330), insets: EdgeInsets(top: 5, leading: 30, bottom: 7, trailing: 50))
    expect(laid.clip(ofSection: 0), equals: Rect(x: 30, y: 0, width: 400, height: 112))
    expect(laid.visibleItems(ofSection: 0), equals: [2, 3, 4])
  }

  @Test func `pages are the places where scrolling rests`() throws {
    // Four groups at 0, 330, 660 and 990, and the last offset is 910: a place of its own.
    try #require(page(.groupPaging, 0) == [0, 4, 0])
    try #require(page(.groupPaging, 330) == [1, 4, 2])
    try #require(page(.groupPaging, 2000) == [3, 4, 6])
    // 0, 400, 800 and 910.
    try #require(page(.paging, 400) == [1, 4, 2])
    try #require(page(.paging, 2000) == [3, 4, 6])
    // Each group rests in the middle: 290 is the second one's place.
    try #require(page(.groupPagingCentered, 290) == [1, 4, 2])
    try #require(page(.groupPagingCentered, 2000) == [3, 4, 6])
  }

  @Test func `content that is shorter than its section has one page`() throws {
    let laid = try laid(.groupPaging, .points(0), items: 2)
    expect(laid.scrolling(ofSection: 0)?.pageCount, equals: 1)
  }

  @Test func `a section that does not scroll has no pages`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 3)], by: Compositional(group: .row(.part(0.5))), width: 400)
    #expect(laid.scrolling(ofSection: 0) == nil)
    expect(laid.visibleItems(ofSection: 0), equals: [])
    #expect(laid.clip(ofSection: 0) == nil)
  }

  @Test func `an offset rests where its behavior has it, and is kept while it is moved`() throws {
    let laid = try laid(.groupPaging, .moving(200))
    expect(laid.cellFrames.first?.minX, equals: -200)
    expect(laid.restingOffset(ofSection: 0, near: 200), equals: 330)
  }

  @Test func `sections of a layout are scrolled by their numbers`() throws {
    let shelf = Compositional(
      group: .row(.part(1)), orthogonal: OrthogonalScrolling(.continuous))
    let layout = shelf.scrolling(sections: [1: 30, 7: 20], of: 2)
    let laid = try lay(
      Array(repeating: LayoutSection(itemCount: 2), count: 2), by: layout, width: 400)
    expect(laid.cellFrames.map(\.minX), equals: [0, 400, -30, 370])
  }

  @Test func `a million items' pages cost no more than a few`() throws {
    let laid = try laid(.groupPaging, .item(500_000), items: 1_000_000)
    let found = try #require(laid.scrolling(ofSection: 0))
    // Two items a group; from 165 million points on, three cells fit into 400 points.
    expect([found.currentItem, found.currentPage], equals: [500_000, 250_000])
    expect(laid.visibleItems(ofSection: 0), equals: [500_000, 500_001, 500_002])
  }
}
