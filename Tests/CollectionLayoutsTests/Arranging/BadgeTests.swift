import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct BadgeTests {
  private func badges(
    _ badge: LayoutBadge, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    let section = LayoutSection(itemCount: 2, badge: badge, itemHeight: .constant(40))
    return try lay(
      [section], by: Grid(columns: 2, spacing: 10), width: 110, direction: direction)
  }

  @Test(arguments: [
    (Alignment.topLeading, 60.0, 0.0), (.topTrailing, 100, 0), (.bottom, 80, 34),
    (.center, 80, 17), (.bottomTrailing, 100, 34),
  ])
  func `a badge is inside its item at the anchor`(
    anchor: Alignment, x: Double, y: Double
  ) throws {
    // The second item is 50 × 40 at 60, 0.
    let arrangement = try badges(LayoutBadge(size: Size(width: 10, height: 6), anchor: anchor))
    expect(arrangement.frames(of: .badge)[1], equals: Rect(x: x, y: y, width: 10, height: 6))
  }

  @Test func `an offset moves a badge, and mirrors with its item`() throws {
    let badge = LayoutBadge(size: Size(width: 10, height: 10), offset: Point(x: 5, y: -5))
    try #require(
      badges(badge).frames(of: .badge)[1] == Rect(x: 105, y: -5, width: 10, height: 10))
    // 110 − 115
    try #require(
      badges(badge, direction: .rightToLeft).frames(of: .badge)[1]
        == Rect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test func `badges come after all cells of their section`() throws {
    let arrangement = try badges(LayoutBadge(size: Size(width: 10, height: 10)))
    expect(arrangement.elements.map(\.kind), equals: [.cell, .cell, .badge, .badge])
  }

  @Test func `a badge is found where it sticks out of its item`() throws {
    let badge = LayoutBadge(size: Size(width: 10, height: 10), offset: Point(x: 20, y: -30))
    // The first item is 50 × 40 at 0, 0: its badge stands from 60 to 70 and from −30 to −20.
    let arrangement = try badges(badge)
    let hits = arrangement.elements(in: Rect(x: 61, y: -25, width: 1, height: 1))
    expect(
      hits,
      equals: [
        LayoutElement(
          kind: .badge, index: ItemIndex(section: 0, item: 0),
          frame: Rect(x: 60, y: -30, width: 10, height: 10))
      ])
  }
}
