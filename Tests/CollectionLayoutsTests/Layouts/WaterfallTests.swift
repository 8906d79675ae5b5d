import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct WaterfallTests {
  /// Frames in columns of 10 points that touch.
  private func frames(
    _ heights: [Double], columns: Int = 3, placement: Waterfall.Placement = .shortestFirst,
    tieTolerance: Double? = nil
  ) throws -> [[Double]] {
    let layout = Waterfall(columns: columns, placement: placement, tieTolerance: tieTolerance)
    return try lay([LayoutSection(heights: heights)], by: layout, width: 10 * Double(columns))
      .cellFrames.map { [$0.minX, $0.minY] }
  }

  @Test func `cell padding insets each cell in columns that touch`() throws {
    let layout = Waterfall(columns: 2, placement: .roundRobin, gap: .cellPadding(8))
    let waterfall = try lay([LayoutSection(heights: [210, 227, 244])], by: layout, width: 375)
    // Columns of 375 / 2 = 187.5; cells of 187.5 − 16 = 171.5; the third starts at
    // 210 + 16 + 8 = 234.
    expect(
      waterfall.cellFrames,
      equals: [
        Rect(x: 8, y: 8, width: 171.5, height: 210),
        Rect(x: 195.5, y: 8, width: 171.5, height: 227),
        Rect(x: 8, y: 234, width: 171.5, height: 244),
      ])
    // 226 + 260, the longer column's padded cells
    expect(waterfall.contentSize, equals: Size(width: 375, height: 486))
  }

  @Test func `a section starts under the largest bottom of the one before`() throws {
    let layout = Waterfall(columns: 2, placement: .roundRobin, gap: .cellPadding(8))
    var banner = LayoutSection(itemCount: 1, itemHeight: .constant(120))
    banner.columns = 1
    let main = LayoutSection(heights: [300, 50, 10])
    let waterfall = try lay([banner, main, banner], by: layout, width: 375)
    // The banner takes 136, the first column 316 and 26, the second 66: 136 + 342 + 8.
    expect(waterfall.cellFrames[0], equals: Rect(x: 8, y: 8, width: 359, height: 120))
    expect(waterfall.cellFrames[1], equals: Rect(x: 8, y: 144, width: 171.5, height: 300))
    expect(waterfall.cellFrames[4], equals: Rect(x: 8, y: 486, width: 359, height: 120))
  }

  @Test func `spacing separates columns and cells, and ends before the content does`() throws {
    let layout = Waterfall(columns: 2, gap: .spacing(column: 10, row: 5))
    let waterfall = try lay([LayoutSection(heights: [20, 30, 40])], by: layout, width: 110)
    expect(
      waterfall.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 60, y: 0, width: 50, height: 30),
        Rect(x: 0, y: 25, width: 50, height: 40),
      ])
    expect(waterfall.contentSize, equals: Size(width: 110, height: 65))
  }

  @Test func `round robin deals items to the columns in turn`() throws {
    let frames = try frames([50, 10, 10, 10, 10], placement: .roundRobin)
    expect(frames, equals: [[0, 0], [10, 0], [20, 0], [0, 50], [10, 10]])
  }

  @Test func `each item goes to the shortest column`() throws {
    let frames = try frames([50, 10, 20, 10, 10])
    // Bottoms: 50 10 20, then 50 20 20 and the leading of the two ties.
    expect(frames, equals: [[0, 0], [10, 0], [20, 0], [10, 10], [10, 20]])
  }

  @Test func `left to right takes the columns in turn`() throws {
    let frames = try frames([50, 10, 10, 10], placement: .leftToRight)
    expect(frames, equals: [[0, 0], [10, 0], [20, 0], [0, 50]])
  }

  @Test func `right to left takes the columns in turn from the trailing one`() throws {
    let frames = try frames([50, 10, 10, 10], placement: .rightToLeft)
    expect(frames, equals: [[20, 0], [10, 0], [0, 0], [20, 50]])
  }

  @Test(arguments: Waterfall.Placement.allCases)
  func `items of one height are in rows`(placement: Waterfall.Placement) throws {
    let layout = Waterfall(
      columns: 3, placement: placement, gap: .spacing(column: 1, row: 2))
    let section = LayoutSection(itemCount: 5, itemHeight: .constant(7))
    let waterfall = try lay([section], by: layout, width: 32)
    let columns: [Double] = placement == .rightToLeft ? [22, 11, 0] : [0, 11, 22]
    expect(
      waterfall.cellFrames,
      equals: [
        Rect(x: columns[0], y: 0, width: 10, height: 7),
        Rect(x: columns[1], y: 0, width: 10, height: 7),
        Rect(x: columns[2], y: 0, width: 10, height: 7),
        Rect(x: columns[0], y: 9, width: 10, height: 7),
        Rect(x: columns[1], y: 9, width: 10, height: 7),
      ])
    expect(
      waterfall.summary,
      equals: LayoutSummary(kind: "waterfall", columns: 3, cellSize: Size(width: 10, height: 7)))
    expect(waterfall.contentSize, equals: Size(width: 32, height: 16))
  }

  @Test func `items of one height in padded cells are in rows`() throws {
    let layout = Waterfall(columns: 2, gap: .cellPadding(3))
    let section = LayoutSection(itemCount: 3, itemHeight: .constant(7))
    let waterfall = try lay([section], by: layout, width: 32)
    // The second row starts at 7 + 2 × 3 + 3, and ends at 16 + 7 + 3.
    expect(waterfall.cellFrames[2], equals: Rect(x: 3, y: 16, width: 10, height: 7))
    expect(waterfall.contentSize, equals: Size(width: 32, height: 26))
  }

  @Test func `columns within the tolerance tie, and the one at the cursor wins`() throws {
    // Bottoms after three: 12 10 11, the cursor is behind the last column, so it wraps: all three
    // are within 2 of 10, and column 0 wins. Then 22 10 11: column 1; then 22 20 11: column 2.
    let frames = try frames([12, 10, 11, 10, 10, 10], tieTolerance: 2)
    expect(frames[3...], equals: [[0, 12], [10, 10], [20, 11]])
  }

  @Test func `a column beyond the tolerance does not tie`() throws {
    let frames = try frames([13, 10, 11, 10], tieTolerance: 2)
    expect(frames[3], equals: [10, 10])
  }

  @Test func `without a tolerance the leading column wins a tie`() throws {
    // Bottoms 10 10 20 after three, then 20 10 20.
    let frames = try frames([10, 10, 20, 10, 10, 1])
    expect(frames[3...], equals: [[0, 10], [10, 10], [0, 20]])
  }

  @Test func `with a tolerance of zero the cursor decides between equal columns`() throws {
    // Column 0 is the highest alone, then all three are 20 and the cursor is at 1.
    let frames = try frames([10, 20, 20, 10, 5], tieTolerance: 0)
    expect(frames[3...], equals: [[0, 10], [10, 20]])
  }

  @Test func `a cell without a known height is measured once at its width`() throws {
    var asked: [Int: [ProposedSize]] = [:]
    let layout = Waterfall(columns: 2, gap: .cellPadding(5))
    let waterfall = try lay([LayoutSection(itemCount: 3)], by: layout, width: 100) {
      _, index, proposal in
      asked[index.item, default: []].append(proposal)
      return Size(width: 1, height: [30, 20, 10][index.item])
    }
    let proposal = ProposedSize(width: 40, height: nil)
    expect(asked, equals: [0: [proposal], 1: [proposal], 2: [proposal]])
    expect(waterfall.cellFrames.map(\.height), equals: [30, 20, 10])
    #expect(waterfall.summary.cellSize == nil)
  }

  @Test func `no item is a waterfall of no height`() throws {
    for gap in [Waterfall.Gap.cellPadding(8), .spacing(column: 8, row: 8)] {
      let sections = [LayoutSection(itemCount: 0), LayoutSection(heights: [])]
      let waterfall = try lay(sections, by: Waterfall(columns: 2, gap: gap), width: 100)
      expect(waterfall.contentSize, equals: Size(width: 100, height: 0))
    }
  }

  @Test func `padding wider than a column leaves cells without width`() throws {
    let layout = Waterfall(columns: 2, gap: .cellPadding(40))
    let waterfall = try lay([LayoutSection(heights: [1, 2])], by: layout, width: 100)
    expect(waterfall.cellFrames.map(\.width), equals: [0, 0])
  }
}
