import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LazyGridTests {
  /// The left edges and the widths of a first row of cells.
  private func columns(
    _ columns: [LazyGrid.Column], spacing: Double = 8, width: Double, count: Int
  ) throws -> [[Double]] {
    let section = LayoutSection(itemCount: count, itemHeight: .constant(10))
    let layout = LazyGrid(columns: columns, columnSpacing: spacing)
    return try lay([section], by: layout, width: width).cellFrames.map { [$0.minX, $0.width] }
  }

  @Test func `an adaptive column splits what fixed ones leave`() throws {
    // 200 − 70 − 8 = 122 = 40 + 8 + 40 and more, but not 3 × 40 + 2 × 8; (122 − 8) / 2 = 57
    let row = try columns([.fixed(70), .adaptive(minimum: 40)], width: 200, count: 3)
    expect(row, equals: [[0, 70], [78, 57], [143, 57]])
  }

  @Test func `columns wider than the proposal are centred and laid out for their own width`() throws
  {
    // First pass: (200 − 8) / 2 = 96; then 104 is left, and 120 taken: 96 + 8 + 120 = 224.
    // Second pass in 224: (224 − 8) / 2 = 108, then 120; from (200 − 224) / 2 = −12.
    let row = try columns(
      [.flexible(minimum: 60), .flexible(minimum: 120)], width: 200, count: 2)
    expect(row, equals: [[-12, 108], [104, 120]])
  }

  @Test func `a flexible column at its maximum leaves more for those after it`() throws {
    // 208 − 8 = 200; the first is offered 100 and takes 40, the second takes 160.
    let row = try columns([.flexible(maximum: 40), .flexible()], width: 208, count: 2)
    expect(row, equals: [[0, 40], [48, 160]])
  }

  @Test func `a flexible column at its maximum takes nothing from those before it`() throws {
    // Both passes: the first takes its share of 100, the second 40: 148 in all, centred in 208.
    // Second pass in 148: (148 − 8) / 2 = 70, then 40.
    let row = try columns([.flexible(), .flexible(maximum: 40)], width: 208, count: 2)
    expect(row, equals: [[30, 70], [108, 40]])
  }

  @Test func `adaptive columns at their maximum are centred`() throws {
    // floor((100 + 10) / (20 + 10)) = 3 of min((100 − 20) / 3, 25) = 25: 95 in all, from 2.5.
    // Second pass in 95: floor(105 / 30) = 3 of min(75 / 3, 25) = 25.
    let row = try columns(
      [.adaptive(minimum: 20, maximum: 25)], spacing: 10, width: 100, count: 3)
    expect(row, equals: [[2.5, 25], [37.5, 25], [72.5, 25]])
  }

  @Test func `a lone adaptive column may be narrower than its minimum`() throws {
    try #require(columns([.adaptive(minimum: 80)], width: 50, count: 1) == [[0, 50]])
  }

  @Test func `fixed columns keep their width where there is too little room`() throws {
    // 80 + 8 + 80 = 168, centred in 100: (100 − 168) / 2 = −34
    try #require(
      columns([.fixed(80), .fixed(80)], width: 100, count: 2) == [[-34, 80], [54, 80]])
  }

  @Test func `a flexible column is at least 10 wide by default`() throws {
    // 60 + 8 + 10 = 78, centred in 60
    try #require(
      columns([.fixed(60), .flexible()], width: 60, count: 2) == [[-9, 60], [59, 10]])
  }

  @Test func `an adaptive column without minimum and spacing splits into a thousand`() throws {
    let row = try columns([.adaptive(minimum: 0)], spacing: 0, width: 500, count: 1001)
    expect(row[999], equals: [499.5, 0.5])
    expect(row[1000], equals: [0, 0.5])
  }

  @Test func `rows and columns are 8 apart by default`() throws {
    let section = LayoutSection(itemCount: 4, itemHeight: .constant(10))
    let grid = try lay([section], by: LazyGrid(columns: [.flexible(), .flexible()]), width: 28)
    expect(grid.cellFrames[3], equals: Rect(x: 18, y: 18, width: 10, height: 10))
    expect(grid.contentSize, equals: Size(width: 28, height: 28))
  }

  @Test func `a cell is measured at its own column's width`() throws {
    var widths: [Double?] = []
    let grid = try lay(
      [LayoutSection(itemCount: 2)], by: LazyGrid(columns: [.fixed(30), .fixed(50)]), width: 88
    ) { _, _, proposal in
      widths.append(proposal.width)
      return Size(width: 1, height: 400 / (proposal.width ?? 1))
    }
    expect(widths, equals: [30, 50])
    // 400 / 30 is more than 400 / 50, so it is the row's height.
    expect(grid.cellFrames.map(\.height), equals: [400 / 30, 400 / 30])
  }

  @Test func `an aspect ratio counts at each column's own width`() throws {
    let section = LayoutSection(itemCount: 3, itemAspectRatio: .constant(1))
    let grid = try lay([section], by: LazyGrid(columns: [.fixed(30), .fixed(50)]), width: 88)
    expect(grid.cellFrames.map(\.height), equals: [50, 50, 30])
  }

  @Test func `the summary counts the columns that adaptive ones split into`() throws {
    let section = LayoutSection(itemCount: 4, itemHeight: .constant(10))
    let grid = try lay(
      [section], by: LazyGrid(columns: [.fixed(70), .adaptive(minimum: 40)]), width: 200)
    expect(grid.summary, equals: LayoutSummary(kind: "grid", columns: 3, rows: 2))
  }
}
