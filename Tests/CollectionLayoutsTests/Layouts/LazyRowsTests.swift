import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// SwiftUI's `LazyHGrid`, and what both of its lazy grids have beside their columns.
struct LazyRowsTests {
  private func laid(
    _ layout: LazyGrid, _ sections: [LayoutSection], width: Double = .infinity,
    height: Double = .infinity, direction: LayoutDirection = .leftToRight,
    sizes: [Size] = []
  ) throws -> CollectionArrangement {
    try lay(sections, by: layout, width: width, height: height, direction: direction) {
      kind, index, proposal in
      guard kind == .cell, sizes.indices.contains(index.item) else {
        throw Unmeasured(kind: kind, index: index)
      }
      return sizes[index.item]
    }
  }

  @Test func `rows share the height, and columns are as wide as their widest cell`() throws {
    let layout = LazyGrid(rows: [.fixed(40), .flexible()], rowSpacing: 10, columnSpacing: 6)
    let sizes = [30.0, 50, 20, 10, 70].map { Size(width: $0, height: 1) }
    let laid = try laid(layout, [LayoutSection(itemCount: 5)], height: 150, sizes: sizes)
    // 150 − 40 − 10 = 100 for the second row. Columns: the widest of 30 and 50, of 20 and 10, 70;
    // they start at 0, 50 + 6 and 56 + 20 + 6.
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 50, height: 40), Rect(x: 0, y: 50, width: 50, height: 100),
        Rect(x: 56, y: 0, width: 20, height: 40), Rect(x: 56, y: 50, width: 20, height: 100),
        Rect(x: 82, y: 0, width: 70, height: 40),
      ])
    expect(laid.contentSize, equals: Size(width: 152, height: 150))
    expect(laid.scrollAxis, equals: .horizontal)
  }

  @Test func `from right to left, the first column is at the right`() throws {
    let layout = LazyGrid(rows: [.flexible()], columnSpacing: 6)
    let section = LayoutSection(itemCount: 2, itemWidth: .constant(20))
    let laid = try laid(layout, [section], height: 30, direction: .rightToLeft)
    // The content is 20 + 6 + 20 wide.
    expect(laid.cellFrames.map(\.minX), equals: [26, 0])
  }

  @Test func `a width follows from the height by a ratio`() throws {
    let layout = LazyGrid(rows: [.adaptive(minimum: 40)], rowSpacing: 10)
    let section = LayoutSection(itemCount: 2, itemAspectRatio: .constant(2))
    let laid = try laid(layout, [section], height: 100)
    // floor(110 / 50) = 2 rows of (100 − 10) / 2 = 45, and twice as wide.
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 90, height: 45), Rect(x: 0, y: 55, width: 90, height: 45),
      ])
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 25), (1, 50)])
  func `rows that do not fill the height are aligned in it`(
    _ alignment: Double, _ start: Double
  ) throws {
    let layout = LazyGrid(
      [.fixed(50)], along: .horizontal, rowSpacing: 8, columnSpacing: 8, alignment: alignment)
    let section = LayoutSection(itemCount: 1, itemWidth: .constant(20))
    // 100 − 50 are left.
    let laid = try laid(layout, [section], height: 100)
    expect(laid.cellFrames, equals: [Rect(x: 0, y: start, width: 20, height: 50)])
  }

  @Test func `a column has its own space to the next, and between what it is split into`() throws {
    let layout = LazyGrid(
      [.fixed(30), .adaptive(minimum: 20), .flexible()], along: .vertical, rowSpacing: 8,
      columnSpacing: 8, spacings: [10, 4, 99])
    let section = LayoutSection(itemCount: 4, itemHeight: .constant(10))
    let laid = try laid(layout, [section], width: 144)
    // 144 − 10 − 4 − 30 = 100, of which the second is offered 50: two of (50 − 4) / 2 = 23, and the
    // last takes 50. The space after the last counts for nothing.
    expect(
      laid.cellFrames.map { [$0.minX, $0.width] },
      equals: [[0, 30], [40, 23], [67, 23], [94, 50]])
  }

  @Test func `pinned headers stay in sight without the collection's sticky`() throws {
    let layout = LazyGrid(
      [.flexible()], along: .vertical, rowSpacing: 0, columnSpacing: 0, pinnedViews: [.header])
    let section = LayoutSection(itemCount: 3, header: .fixed(20), itemHeight: .constant(50))
    let laid = try laid(layout, [section, section], width: 100)
    let seen = laid.pinning([], in: Rect(x: 0, y: 60, width: 100, height: 100))
    // The first is at the top of what is seen; the second is at rest, after 20 + 3 × 50.
    expect(seen.frames(of: .header).map(\.minY), equals: [60, 170])
  }

  @Test func `explain has the row's share and the widest cell`() throws {
    let layout = LazyGrid(rows: [.flexible(), .flexible()], rowSpacing: 10, columnSpacing: 6)
    let sizes = [30.0, 50].map { Size(width: $0, height: 1) }
    let laid = try laid(layout, [LayoutSection(itemCount: 2)], height: 110, sizes: sizes)
    let steps = laid.explanation(ofItemAt: ItemIndex(section: 0, item: 1)).map(\.description)
    // The first row took 50 of the 110 − 10; the second starts after 50 + 10.
    expect(
      steps,
      equals: [
        "column 0 of 1: x = 0, width 50", "row 1 of 2: y = 60, height 50",
        "height = 50 / 1: its share of what is left", "width 50: the widest cell of the column",
      ])
  }

  @Test func `rows too high for the section are noticed`() throws {
    let layout = LazyGrid(rows: [.fixed(80), .fixed(80)], rowSpacing: 8)
    let section = LayoutSection(itemCount: 1, itemWidth: .constant(10))
    let laid = try laid(layout, [section], height: 100)
    // 80 + 8 + 80 − 100.
    expect(laid.notices.map(\.notice), equals: [.lineTooLong(.vertical, excess: 68)])
  }

  @Test func `goldens' settings know the rows`() {
    let layout = LazyGrid(
      [.fixed(50), .flexible()], along: .horizontal, rowSpacing: 8, columnSpacing: 6,
      spacings: [4, nil], alignment: 0, pinnedViews: [.footer, .header])
    expect(
      layout.settings,
      equals: [
        LayoutSetting("gridItems", .name("fixed 50 then 4, flexible 10")),
        LayoutSetting("rowSpacing", .length(8)), LayoutSetting("columnSpacing", .length(6)),
        LayoutSetting("scrollDirection", .name("horizontal")),
        LayoutSetting("alignment", .length(0)),
        LayoutSetting("pinnedViews", .name("footer, header")),
      ])
  }
}
