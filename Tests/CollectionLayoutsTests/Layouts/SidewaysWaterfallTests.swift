import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SidewaysWaterfallTests {
  private func lay(
    widths: [Double], by layout: Waterfall, height: Double = 110,
    direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    try CollectionLayoutsTests.lay(
      [LayoutSection(itemCount: widths.count, itemWidth: .each(widths))], by: layout, width: 200,
      height: height, direction: direction)
  }

  private let layout = Waterfall(
    columns: 2, gap: .spacing(column: 5, row: 10), axis: .horizontal)

  @Test func `each item goes to the shortest row`() throws {
    // Rows of (110 − 10) / 2 = 50. The first ends at 40, the second at 30: the third item is there.
    let laid = try lay(widths: [40, 30, 20, 10], by: layout)
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 40, height: 50), Rect(x: 0, y: 60, width: 30, height: 50),
        Rect(x: 35, y: 60, width: 20, height: 50), Rect(x: 45, y: 0, width: 10, height: 50),
      ])
    expect(laid.contentSize, equals: Size(width: 55, height: 110))
    expect(laid.summary.rows, equals: 2)
    #expect(laid.summary.columns == nil)
  }

  @Test func `from right to left, rows are filled from the right`() throws {
    let laid = try lay(widths: [40, 30, 20], by: layout, direction: .rightToLeft)
    // The content is 55 wide.
    expect(laid.cellFrames.map(\.minX), equals: [15, 25, 0])
    expect(laid.cellFrames.map(\.minY), equals: [0, 60, 60])
  }

  @Test func `an item without a width is as wide as its ratio or its cell makes it`() throws {
    let ratio = LayoutSection(itemCount: 1, itemAspectRatio: .constant(1.5))
    try #require(
      CollectionLayoutsTests.lay([ratio], by: layout, width: 200, height: 110).cellFrames[0].width
        == 75)
    var proposal: ProposedSize?
    let laid = try CollectionLayoutsTests.lay(
      [LayoutSection(itemCount: 1)], by: layout, width: 200, height: 110
    ) { _, _, proposed in
      proposal = proposed
      return Size(width: 33, height: 50)
    }
    expect(proposal, equals: ProposedSize(width: nil, height: 50))
    expect(laid.cellFrames[0].width, equals: 33)
  }

  @Test func `an item covers as many rows as it spans`() throws {
    var section = LayoutSection(itemCount: 3, itemWidth: .each([40, 20, 30]))
    section.itemRowSpan = .each([1, .max, 1])
    // The second starts after the first row's end and the space there.
    try #require(
      CollectionLayoutsTests.lay([section], by: layout, width: 200, height: 110).cellFrames == [
        Rect(x: 0, y: 0, width: 40, height: 50), Rect(x: 45, y: 0, width: 20, height: 110),
        Rect(x: 70, y: 0, width: 30, height: 50),
      ])
  }

  @Test(
    arguments: Waterfall.Placement.allCases,
    [Waterfall.Gap.cellPadding(3), .spacing(column: 5, row: 7)])
  func `a sideways waterfall is the transposed one downwards`(
    placement: Waterfall.Placement, gap: Waterfall.Gap
  ) throws {
    var generator = SeededGenerator(seed: 5)
    let lengths = (0..<40).map { _ in Double.random(in: 5...60, using: &generator) }
    let spans = (0..<40).map { _ in Int.random(in: 1...2, using: &generator) }
    var sideways = LayoutSection(itemCount: 40, itemWidth: .each(lengths))
    sideways.itemRowSpan = .each(spans)
    let downwards = LayoutSection(
      itemCount: 40, itemHeight: .each(lengths), itemSpan: .each(spans))
    let turned: Waterfall.Gap =
      switch gap {
      case .cellPadding: gap
      case .spacing(let column, let row): .spacing(column: row, row: column)
      }
    let across = try CollectionLayoutsTests.lay(
      [sideways], by: Waterfall(columns: 3, placement: placement, gap: gap, axis: .horizontal),
      width: 400, height: 300)
    let down = try CollectionLayoutsTests.lay(
      [downwards], by: Waterfall(columns: 3, placement: placement, gap: turned), width: 300)
    expect(
      across.cellFrames,
      equals: down.cellFrames.map {
        Rect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
      })
  }

  @Test func `an explanation speaks of rows`() throws {
    let laid = try lay(widths: [40, 30, 20], by: layout)
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 2)).map(\.description),
      equals: [
        "row 1 of 2: y = 0 + 1 × (50 + 10)", "the shortest row was 1, which ended at 30",
        "x = 30 + 5: the column spacing", "width 20: given",
      ])
    expect(
      laid.rule.map(\.description),
      equals: [
        "2 rows", "column gap 5", "row gap 10", "shortest row first",
      ])
  }

  @Test func `rows without a height are noticed`() throws {
    try #require(
      lay(widths: [10, 10], by: layout, height: 8).notices.map(\.notice) == [
        .itemsWithoutLength(.vertical)
      ])
  }
}
