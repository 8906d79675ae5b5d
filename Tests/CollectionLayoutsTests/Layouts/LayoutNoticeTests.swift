import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LayoutNoticeTests {
  private func notices(
    _ layout: any CollectionLayout, _ section: LayoutSection, width: Double = 200,
    height: Double = 200
  ) throws -> [LayoutNotice] {
    try lay([section], by: layout, width: width, height: height).notices.map(\.notice)
  }

  private let rows = LayoutSection(itemCount: 4, itemHeight: .constant(10))

  @Test func `a flow notices items that are wider than its lines`() throws {
    let flow = Flow(itemSize: .fixed(Size(width: 190, height: 10)))
    try #require(notices(flow, LayoutSection(itemCount: 4)) == [])
    // Insets of 8 on both sides leave 184.
    try #require(
      notices(flow, LayoutSection(itemCount: 4, insets: EdgeInsets(8)))
        == [.itemsTooLong(.horizontal, first: 0, count: 4, excess: 6)])
    try #require(
      notices(
        Flow(),
        LayoutSection(
          itemCount: 4, itemHeight: .constant(10), itemWidth: .each([200, 230, 90, 240])))
        == [.itemsTooLong(.horizontal, first: 1, count: 2, excess: 40)])
  }

  @Test func `a flow that scrolls sideways notices items that are higher than its columns`() throws
  {
    let flow = Flow(
      scrollDirection: .horizontal, itemSize: .fixed(Size(width: 900, height: 230)))
    try #require(
      notices(flow, LayoutSection(itemCount: 1))
        == [.itemsTooLong(.vertical, first: 0, count: 1, excess: 30)])
  }

  @Test func `an exact fit is not noticed, not even one that is computed`() throws {
    let flow = Flow(itemSize: .fixed(Size(width: 0.1 + 0.2, height: 1)))
    try #require(notices(flow, LayoutSection(itemCount: 4), width: 0.3) == [])
  }

  @Test func `fractions of the container without a length are noticed`() throws {
    // (200 − 3 × 70) / 2 is less than nothing; the height is (200 − 70 × 2) / 1.
    let flow = Flow(itemSize: .fraction(columns: 2, rows: 1, padding: 70))
    try #require(notices(flow, LayoutSection(itemCount: 4)) == [.itemsWithoutLength(.horizontal)])
  }

  @Test func `a carousel notices items that are higher than its viewport`() throws {
    let carousel = Carousel(itemSize: Size(width: 300, height: 210))
    try #require(
      notices(carousel, LayoutSection(itemCount: 2))
        == [.itemsTooLong(.vertical, first: 0, count: 2, excess: 10)])
    try #require(notices(carousel, LayoutSection(itemCount: 2), height: .infinity) == [])
    try #require(notices(carousel, LayoutSection(itemCount: 0)) == [])
  }

  @Test(arguments: [
    // 100 − 2 × 50, (200 − 2 × 100) / 3, and 200 − 2 × 100 are nothing.
    (
      Waterfall(columns: 2, gap: .cellPadding(50)) as any CollectionLayout, EdgeInsets.zero
    ),
    (Waterfall(columns: 3, gap: .spacing(column: 100, row: 0)), .zero),
    (Grid(columns: 3, spacing: 100), .zero), (List(), EdgeInsets(leading: 100, trailing: 100)),
    (Grid(columns: 1), EdgeInsets(leading: 100, trailing: 100)),
  ])
  func `cells without a width are noticed`(
    layout: any CollectionLayout, insets: EdgeInsets
  ) throws {
    var section = rows
    section.insets = insets
    try #require(notices(layout, section) == [.itemsWithoutLength(.horizontal)])
    // One point more and there is something to see.
    try #require(notices(layout, section, width: 201) == [])
    section.itemCount = 0
    try #require(notices(layout, section) == [])
    // In a collection that has no width itself nothing has one.
    try #require(notices(layout, rows, width: 0) == [])
  }

  @Test func `columns that overflow a lazy grid are noticed`() throws {
    // 150 + 8 + 60 = 218
    let grid = LazyGrid(columns: [.fixed(150), .fixed(60)])
    try #require(notices(grid, rows) == [.lineTooLong(.horizontal, excess: 18)])
    try #require(notices(grid, rows, width: 218) == [])
  }

  @Test func `each section is noticed for itself`() throws {
    var wide = rows
    wide.insets = EdgeInsets(leading: 150, trailing: 50)
    let found = try lay([rows, wide, rows], by: List(), width: 200).notices
    expect(found.map(\.section), equals: [1])
  }
}
