import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct FlowTests {
  /// Frames as x, y of items of one size.
  private func places(
    _ count: Int, of size: Size, by flow: (Flow.ItemSize) -> Flow, width: Double = 100,
    height: Double = .infinity
  ) throws -> [[Double]] {
    try lay(
      [LayoutSection(itemCount: count)], by: flow(.fixed(size)), width: width, height: height
    ).cellFrames.map { [$0.minX, $0.minY] }
  }

  private func vertical(_ itemSize: Flow.ItemSize) -> Flow {
    Flow(itemSize: itemSize, minimumLineSpacing: 5, minimumInteritemSpacing: 4)
  }

  @Test func `items are 50 by 50 and 10 apart by default`() throws {
    let flow = try lay([LayoutSection(itemCount: 3)], by: Flow(), width: 110)
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 50, height: 50),
        Rect(x: 0, y: 60, width: 50, height: 50),
      ])
  }

  @Test func `a full line is justified`() throws {
    // floor((100 + 4) / (30 + 4)) = 3; the gap is (100 − 90) / 2 = 5.
    let places = try places(3, of: Size(width: 30, height: 10), by: vertical)
    expect(places, equals: [[0, 0], [35, 0], [70, 0]])
  }

  @Test func `an exact fit stays on the line`() throws {
    // 3 × 32 + 2 × 4 − 4 = 100
    let places = try places(3, of: Size(width: 92.0 / 3, height: 10), by: vertical)
    expect(places.map { $0[1] }, equals: [0, 0, 0])
  }

  @Test(arguments: 1...60)
  func `a width divided among the columns fits them`(columns: Int) throws {
    let spacing = 4.0
    let item = (357.3 - spacing * Double(columns - 1)) / Double(columns)
    let places = try places(
      columns, of: Size(width: item, height: 10), by: vertical, width: 357.3)
    expect(Set(places.map { $0[1] }), equals: [0])
  }

  @Test func `a last line of one size keeps the columns of a full one`() throws {
    let places = try places(5, of: Size(width: 30, height: 10), by: vertical)
    expect(places[3...], equals: [[0, 15], [35, 15]])
  }

  @Test(arguments: [
    // 3 × 30 + 2 × 4 = 98 of 100; two are 64.
    (Flow.LineAlignment.start, [0.0, 34, 68, 0, 34]), (.center, [1, 35, 69, 18, 52]),
    (.end, [2, 36, 70, 36, 70]), (.justify, [0, 35, 70, 0, 35]),
  ])
  func `each line is aligned, and the last as those before`(
    alignment: Flow.LineAlignment, places: [Double]
  ) throws {
    let found = try self.places(5, of: Size(width: 30, height: 10)) { size in
      Flow(
        itemSize: size, minimumLineSpacing: 5, minimumInteritemSpacing: 4, lineAlignment: alignment)
    }
    expect(found.map { $0[0] }, equals: places)
  }

  @Test func `lines of items of several sizes are aligned, and the last has its own rule`() throws {
    // 60 and 20 with 4 between leave 16; 50 alone leaves 50.
    let section = LayoutSection(
      itemCount: 3, itemHeight: .constant(10), itemWidth: .each([60, 20, 50]))
    let layout = Flow(
      minimumLineSpacing: 0, minimumInteritemSpacing: 4, lineAlignment: .center, lastLine: .end)
    let flow = try lay([section], by: layout, width: 100)
    expect(flow.cellFrames.map(\.minX), equals: [8, 72, 50])
    let words = flow.explanation(ofItemAt: ItemIndex(section: 0, item: 0)).map(\.description)
    expect(words.contains("its line is in the middle"), equals: true)
  }

  @Test func `fewer items than a line takes are in its columns`() throws {
    let places = try places(2, of: Size(width: 30, height: 10), by: vertical)
    expect(places, equals: [[0, 0], [35, 0]])
  }

  @Test func `a lone column is centred, its last item too`() throws {
    let places = try places(2, of: Size(width: 60, height: 10), by: vertical)
    expect(places, equals: [[20, 0], [20, 15]])
  }

  @Test(arguments: [
    (Flow.LastLine.uikit, [0.0, 35]), (.justify, [0, 70]), (.start, [0, 34]), (.center, [18, 52]),
    (.end, [36, 70]),
  ])
  func `the last line is aligned as set`(lastLine: Flow.LastLine, starts: [Double]) throws {
    // Two of 30 with 4 between are 64 wide.
    let places = try places(5, of: Size(width: 30, height: 10)) {
      Flow(
        itemSize: $0, minimumLineSpacing: 5, minimumInteritemSpacing: 4, lastLine: lastLine)
    }
    expect(places[3...].map { $0[0] }, equals: starts)
    expect(places[3...].map { $0[1] }, equals: [15, 15])
  }

  @Test(arguments: [
    (Flow.LastLine.uikit, [0.0, 24]), (.justify, [0, 60]), (.start, [0, 24]), (.center, [18, 42]),
    (.end, [36, 60]),
  ])
  func `a last line of differing sizes is aligned as set`(
    lastLine: Flow.LastLine, starts: [Double]
  ) throws {
    // Items of 20 and 40 with 4 between are 64 wide.
    let section = LayoutSection(
      itemCount: 3, itemHeight: .constant(10), itemWidth: .each([90, 20, 40]))
    let layout = Flow(minimumInteritemSpacing: 4, lastLine: lastLine)
    let flow = try lay([section], by: layout, width: 100)
    expect(flow.cellFrames[1...].map(\.minX), equals: starts)
  }

  @Test func `a line of differing sizes takes items while they fit and is justified`() throws {
    // 20 + 4 + 30 + 4 + 40 = 98; another 4 + 10 does not fit. The gap is (100 − 90) / 2 = 5.
    let section = LayoutSection(
      itemCount: 4, itemHeight: .constant(10), itemWidth: .each([20, 30, 40, 10]))
    let layout = Flow(minimumLineSpacing: 5, minimumInteritemSpacing: 4)
    let flow = try lay([section], by: layout, width: 100)
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 25, y: 0, width: 30, height: 10),
        Rect(x: 60, y: 0, width: 40, height: 10), Rect(x: 0, y: 15, width: 10, height: 10),
      ])
  }

  @Test func `one item on a line that is not the last is centred`() throws {
    let section = LayoutSection(
      itemCount: 2, itemHeight: .constant(10), itemWidth: .each([80, 60]))
    let flow = try lay([section], by: Flow(minimumInteritemSpacing: 4), width: 100)
    expect(flow.cellFrames.map(\.minX), equals: [10, 0])
  }

  @Test func `items are centred on the thickness of their line`() throws {
    let section = LayoutSection(
      itemCount: 3, itemHeight: .each([30, 10, 20]), itemWidth: .constant(50))
    let layout = Flow(minimumLineSpacing: 5, minimumInteritemSpacing: 0)
    let flow = try lay([section], by: layout, width: 100)
    expect(flow.cellFrames.map(\.minY), equals: [0, 10, 35])
    expect(flow.contentSize.height, equals: 55)
  }

  @Test func `insets narrow the lines`() throws {
    let section = LayoutSection(
      itemCount: 3, insets: EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20))
    let flow = try lay(
      [section], by: Flow(itemSize: .fixed(Size(width: 30, height: 8))), width: 100)
    // 100 − 30 = 70 takes two of 30 with 10 between.
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 10, y: 1, width: 30, height: 8), Rect(x: 50, y: 1, width: 30, height: 8),
        Rect(x: 10, y: 19, width: 30, height: 8),
      ])
    expect(flow.contentSize, equals: Size(width: 100, height: 29))
  }

  @Test func `a horizontal flow fills columns from the top`() throws {
    let places = try places(
      3, of: Size(width: 20, height: 30),
      by: {
        Flow(
          scrollDirection: .horizontal, itemSize: $0, minimumLineSpacing: 5,
          minimumInteritemSpacing: 4)
      }, height: 100)
    // floor(104 / 34) = 3 a column would leave (100 − 90) / 2 = 5 between them.
    expect(places, equals: [[0, 0], [0, 35], [0, 70]])
  }

  @Test func `a horizontal flow is as wide as its columns`() throws {
    let layout = Flow(
      scrollDirection: .horizontal, itemSize: .fixed(Size(width: 20, height: 30)))
    let flow = try lay([LayoutSection(itemCount: 7)], by: layout, width: 10, height: 110)
    // Three a column: 3 × 20 + 2 × 10
    expect(flow.contentSize, equals: Size(width: 80, height: 110))
    expect(
      flow.summary,
      equals: LayoutSummary(
        kind: "flow", columns: 3, rows: 3, cellSize: Size(width: 20, height: 30)))
  }

  @Test func `a column without end takes all items`() throws {
    let layout = Flow(
      scrollDirection: .horizontal, itemSize: .fixed(Size(width: 20, height: 30)))
    let flow = try lay([LayoutSection(itemCount: 3)], by: layout, width: 50)
    expect(flow.cellFrames.map(\.minY), equals: [0, 40, 80])
    expect(flow.contentSize, equals: Size(width: 20, height: 110))
  }

  @Test func `the article's grid is at 0 and 210 without insets`() throws {
    let layout = Flow(itemSize: .fraction(columns: 2, rows: 4, padding: 10))
    let flow = try lay([LayoutSection(itemCount: 3)], by: layout, width: 390, height: 480)
    // (390 − 10 × 3) / 2 = 180 and (480 − 10 × 5) / 4 = 107.5
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 180, height: 107.5),
        Rect(x: 210, y: 0, width: 180, height: 107.5),
        Rect(x: 0, y: 117.5, width: 180, height: 107.5),
      ])
  }

  @Test func `the article's grid is in its margins with insets of 10`() throws {
    let layout = Flow(itemSize: .fraction(columns: 2, rows: 4, padding: 10))
    let section = LayoutSection(itemCount: 2, insets: EdgeInsets(10))
    let flow = try lay([section], by: layout, width: 390, height: 480)
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 10, y: 10, width: 180, height: 107.5),
        Rect(x: 200, y: 10, width: 180, height: 107.5),
      ])
  }

  @Test func `the article's carousel has one card a column, centred at 115`() throws {
    let layout = Flow(
      scrollDirection: .horizontal, itemSize: .fixed(Size(width: 250, height: 250)))
    let flow = try lay([LayoutSection(itemCount: 3)], by: layout, width: 390, height: 480)
    // (480 − 250) / 2
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 0, y: 115, width: 250, height: 250),
        Rect(x: 260, y: 115, width: 250, height: 250),
        Rect(x: 520, y: 115, width: 250, height: 250),
      ])
  }

  @Test func `a cell that measures itself is offered the length of a line`() throws {
    var asked: [ProposedSize] = []
    let section = LayoutSection(itemCount: 2, insets: EdgeInsets(5))
    let flow = try lay([section], by: Flow(itemSize: .automatic), width: 110) {
      _, index, proposal in
      asked.append(proposal)
      return Size(width: 40, height: 20 + 10 * Double(index.item))
    }
    expect(asked, equals: Array(repeating: ProposedSize(width: 100, height: nil), count: 2))
    expect(
      flow.cellFrames,
      equals: [
        Rect(x: 5, y: 10, width: 40, height: 20), Rect(x: 55, y: 5, width: 40, height: 30),
      ])
  }

  @Test func `explain names what a cell measured, and in which room`() throws {
    func first(_ section: LayoutSection, _ flow: Flow) throws -> String? {
      try lay([section], by: flow, width: 110) { _, _, _ in Size(width: 40, height: 20) }
        .explanation(ofItemAt: ItemIndex(section: 0, item: 0)).first?.description
    }
    try #require(
      first(LayoutSection(itemCount: 2), Flow(itemSize: .automatic))
        == "40 wide, 20 high: measured in a line of 110")
    try #require(
      first(LayoutSection(itemCount: 2, itemWidth: .constant(50)), Flow(itemSize: .automatic))
        == "height 20: measured at width 50")
    try #require(
      first(LayoutSection(itemCount: 2, itemHeight: .constant(9)), Flow(itemSize: .automatic))
        == "width 40: measured at height 9")
  }

  @Test func `an item's own lengths come before the flow's`() throws {
    let section = LayoutSection(
      itemCount: 1, itemHeight: .constant(7), itemAspectRatio: .constant(2))
    let flow = try lay([section], by: Flow(lastLine: .start), width: 100)
    expect(flow.cellFrames.map(\.size), equals: [Size(width: 14, height: 7)])
  }

  @Test func `an item too wide for its line has a line of its own`() throws {
    let section = LayoutSection(
      itemCount: 3, itemHeight: .constant(10), itemWidth: .each([30, 150, 30]))
    let flow = try lay([section], by: Flow(minimumLineSpacing: 0), width: 100)
    expect(flow.cellFrames.map(\.minY), equals: [0, 10, 20])
  }

  @Test func `items without length and space are on one line`() throws {
    let layout = Flow(
      itemSize: .fixed(.zero), minimumLineSpacing: 0, minimumInteritemSpacing: 0)
    let flow = try lay([LayoutSection(itemCount: 1000)], by: layout, width: 100)
    expect(flow.summary.rows, equals: 1)
  }
}
