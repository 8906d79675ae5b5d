import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct AspectGridTests {
  private func grid(
    _ count: Int, ratio: Double, objective: AspectGrid.Objective = .ratio, columns: Int? = nil,
    width: Double, height: Double
  ) throws -> CollectionArrangement {
    try lay(
      [LayoutSection(itemCount: count, columns: columns)],
      by: AspectGrid(cellAspectRatio: ratio, objective: objective), width: width, height: height)
  }

  @Test func `ten cells of 4 to 3 in 300 by 200 are in four columns`() throws {
    // 3 columns: 100 × 50, ratio 2, 1.5 times the ideal; 4 columns: 75 × 66.7, ratio 1.125, the
    // ideal is 1.185 times that.
    let arrangement = try grid(10, ratio: 4 / 3, width: 300, height: 200)
    expect(
      arrangement.summary,
      equals: LayoutSummary(
        kind: "aspectGrid", columns: 4, rows: 3, cellSize: Size(width: 75, height: 200 / 3)))
  }

  @Test func `cells fill what header and footer leave`() throws {
    var section = LayoutSection(
      itemCount: 4, insets: EdgeInsets(top: 10, bottom: 10), header: .fixed(40), footer: .measured)
    section.columns = 2
    let arrangement = try lay(
      [section], by: AspectGrid(cellAspectRatio: 1), width: 200, height: 200
    ) { kind, _, _ in Size(width: 0, height: kind == .footer ? 30 : 0) }
    // 200 − 40 − 30 − 20 = 110 for two rows.
    expect(
      arrangement.cellFrames,
      equals: [
        Rect(x: 0, y: 50, width: 100, height: 55), Rect(x: 100, y: 50, width: 100, height: 55),
        Rect(x: 0, y: 105, width: 100, height: 55), Rect(x: 100, y: 105, width: 100, height: 55),
      ])
    expect(arrangement.contentSize, equals: Size(width: 200, height: 200))
  }

  @Test func `cells follow row by row, with their middles at half cells`() throws {
    let arrangement = try grid(10, ratio: 4 / 3, width: 300, height: 300)
    // 3 columns: 100 × 75, exactly 4 to 3. Cell 7 is in row 2, column 1.
    let cell = arrangement.cellFrames[7]
    expect(Point(x: cell.midX, y: cell.midY), equals: Point(x: 100 * 1.5, y: 75 * 2.5))
  }

  @Test func `an exact tie takes fewer columns`() throws {
    // Two in a square: 1 column gives 2, 2 columns give 1/2; both are a factor of 2 from 1.
    let arrangement = try grid(2, ratio: 1, width: 100, height: 100)
    expect(arrangement.summary.columns, equals: 1)
  }

  @Test(arguments: 1...300)
  func `rounding does not decide a tie`(percent: Int) throws {
    // Two in a space of the ideal ratio: 1 column is twice as wide as the ideal, 2 are half as
    // wide.
    let ideal = Double(percent) / 100
    let arrangement = try grid(2, ratio: ideal, width: Double(percent), height: 100)
    expect(arrangement.summary.columns, equals: 1)
  }

  @Test func `ratios are compared by how many times they differ`() throws {
    // Two in 90 × 100 at ratio 1: 1 column gives 1.8, 2 columns 0.45, the ideal is 2.2 times that;
    // by the difference, 0.8 against 0.55, it would be 2 columns.
    try #require(grid(2, ratio: 1, width: 90, height: 100).summary.columns == 1)
  }

  @Test func `the best fit is the largest cell of exactly the ideal ratio`() throws {
    // Five squares in 300 × 100: 5 columns of min(60, 100) = 60; 4 columns, 2 rows: min(75, 50).
    let arrangement = try grid(5, ratio: 1, objective: .fit, width: 300, height: 100)
    expect(
      arrangement.summary,
      equals: LayoutSummary(
        kind: "aspectGrid", columns: 5, rows: 1, cellSize: Size(width: 60, height: 60)))
    expect(arrangement.cellFrames[4], equals: Rect(x: 240, y: 0, width: 60, height: 60))
  }

  @Test func `the best fit takes fewer columns of as large cells`() throws {
    // Four squares in 300 × 100: 2 rows of 50 take 2 columns; 3 columns make no larger ones;
    // 4 columns make 75.
    try #require(grid(4, ratio: 1, objective: .fit, width: 300, height: 100).summary.columns == 4)
    // In 190 × 100: 2 columns make 50, 3 columns too, 4 columns 47.5.
    try #require(grid(4, ratio: 1, objective: .fit, width: 190, height: 100).summary.columns == 2)
  }

  @Test(arguments: AspectGrid.Objective.allCases)
  func `no number of columns is better than the one found`(
    objective: AspectGrid.Objective
  ) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let count = Int.random(in: 1...40, using: &generator)
      let ratio = Double.random(in: 0.2...5, using: &generator)
      let width = Double.random(in: 1...500, using: &generator)
      let height = Double.random(in: 1...500, using: &generator)
      let found = try #require(
        try grid(count, ratio: ratio, objective: objective, width: width, height: height)
          .summary.columns)
      let costs = (1...count).map { columns -> Double in
        let rows = Double((count + columns - 1) / columns)
        let cell = Size(width: width / Double(columns), height: height / rows)
        switch objective {
        case .ratio:
          let times = cell.width / cell.height / ratio
          return max(times, 1 / times)
        case .fit:
          return -min(cell.width, cell.height * ratio)
        }
      }
      let best = try #require(costs.min())
      // Fewer columns may differ from the best by what arithmetic rounds.
      #expect(abs(costs[found - 1] - best) <= 1e-9 * abs(best))
      expect(costs.prefix(found - 1).filter { $0 < best + 1e-12 * abs(best) }, equals: [])
    }
  }

  @Test(arguments: [(0, 300.0, 200.0), (10, 0.0, 200.0), (10, 300.0, 0.0), (10, -1.0, 200.0)])
  func `without items or area there are no frames`(
    count: Int, width: Double, height: Double
  ) throws {
    let arrangement = try grid(count, ratio: 1, width: width, height: height)
    expect(arrangement.elements, equals: [])
    expect(
      arrangement.summary,
      equals: LayoutSummary(kind: "aspectGrid", columns: 0, rows: 0, cellSize: .zero))
  }

  @Test func `without an end in height, cells of the ideal ratio are in one column`() throws {
    let arrangement = try grid(3, ratio: 2, width: 100, height: .infinity)
    expect(arrangement.cellFrames[2], equals: Rect(x: 0, y: 100, width: 100, height: 50))
    expect(arrangement.contentSize, equals: Size(width: 100, height: 150))
  }

  @Test func `a section's own columns win`() throws {
    let arrangement = try grid(10, ratio: 1, columns: 5, width: 100, height: 100)
    expect(arrangement.summary.cellSize, equals: Size(width: 20, height: 50))
  }

  @Test func `a million cells cost nothing`() throws {
    let arrangement = try grid(1_000_000, ratio: 1, width: 1000, height: 1000)
    expect(arrangement.summary.cellSize, equals: Size(width: 1, height: 1))
    let hits = arrangement.elements(in: Rect(x: 10.5, y: 20, width: 0.5, height: 1))
    expect(hits.map(\.index.item), equals: [20_010])
  }
}
