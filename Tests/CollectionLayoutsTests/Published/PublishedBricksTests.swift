import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// The frames that the tests of BrickKit 2.5 expect of its flow layout, in a collection of 320 points.
///
/// Taken: its rows of bricks with widths by ratio, with insets between and around them, their updated
/// heights, rows whose bricks are aligned in height, and its sticky bricks.
///
/// Not taken, since they differ: bricks of no height have no attributes there, and a frame without area here;
/// several sticky bricks stack up there, and push each other here; sections in sections, cards, snapping and
/// hiding are behaviors that no layout here has.
struct PublishedBricksTests {
  /// Bricks that are so many parts of the row, by a waterfall: a brick starts under the row before it where
  /// that is as high throughout.
  private func bricks(
    _ spans: [Int], of columns: Int, heights: [Double], inset: Double = 0,
    edges: EdgeInsets = .zero
  ) throws -> CollectionArrangement {
    let section = LayoutSection(
      itemCount: spans.count, insets: edges, itemHeight: .each(heights), itemSpan: .each(spans))
    let layout = Waterfall(
      columns: columns, placement: .leftToRight, gap: .spacing(column: inset, row: inset))
    return try lay([section], by: layout, width: 320)
  }

  private func rects(_ rects: [[Double]]) -> [Rect] {
    rects.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  @Test func `bricks are as wide as their ratios make them`() throws {
    try #require(bricks([1], of: 1, heights: [100]).cellFrames == rects([[0, 0, 320, 100]]))
    let two = try bricks([1, 1], of: 2, heights: [100, 200])
    expect(two.cellFrames, equals: rects([[0, 0, 160, 100], [160, 0, 160, 200]]))
    expect(two.contentSize, equals: Size(width: 320, height: 200))
    let inset = try bricks([1, 1], of: 2, heights: [100, 100], inset: 20)
    expect(inset.cellFrames, equals: rects([[0, 0, 150, 100], [170, 0, 150, 100]]))
  }

  @Test func `a brick of the whole width is below`() throws {
    let laid = try bricks([1, 1, 2], of: 2, heights: [100, 100, 100], inset: 10)
    expect(
      laid.cellFrames, equals: rects([[0, 0, 155, 100], [165, 0, 155, 100], [0, 110, 320, 100]]))
    expect(laid.contentSize, equals: Size(width: 320, height: 210))
    let edges = try bricks(
      [1, 1, 2], of: 2, heights: [100, 100, 100], edges: EdgeInsets(20))
    expect(
      edges.cellFrames,
      equals: rects([[20, 20, 140, 100], [160, 20, 140, 100], [20, 120, 280, 100]]))
    expect(edges.contentSize, equals: Size(width: 320, height: 240))
  }

  @Test(
    arguments: [
      (
        50.0,
        [[10.0, 10, 300, 50], [10, 65, 147.5, 50], [162.5, 65, 147.5, 50], [10, 120, 300, 50]],
        180.0
      ),
      (
        20,
        [[10, 10, 300, 20], [10, 35, 147.5, 50], [162.5, 35, 147.5, 50], [10, 90, 300, 50]], 150
      ),
    ] as [(Double, [[Double]], Double)])
  func `rows follow each other, however high the first one is`(
    first: Double, expected: [[Double]], height: Double
  ) throws {
    let laid = try bricks(
      [2, 1, 1, 2], of: 2, heights: [first, 50, 50, 50], inset: 5, edges: EdgeInsets(10))
    expect(laid.cellFrames, equals: rects(expected))
    expect(laid.contentSize.height, equals: height)
  }

  @Test func `thirds are between whole rows`() throws {
    let edges = EdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let laid = try bricks(
      [3, 1, 1, 1, 3], of: 3, heights: [50, 50, 50, 50, 50], inset: 5, edges: edges)
    expect(
      laid.cellFrames,
      equals: rects([
        [5, 10, 310, 50], [5, 65, 100, 50], [110, 65, 100, 50], [215, 65, 100, 50],
        [5, 120, 310, 50],
      ]))
    expect(laid.contentSize.height, equals: 180)
  }

  /// It keeps the height of each brick, and starts the next row below the highest: there the second row is
  /// at 65, and at 95 where the third brick is 80 high.
  @Test(arguments: [(20.0, 65.0, 125.0), (80, 95, 155)] as [(Double, Double, Double)])
  func `a row is as high as its highest brick`(third: Double, second: Double, height: Double) throws
  {
    let section = LayoutSection(
      itemCount: 5, insets: EdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5),
      itemHeight: .each([50, 50, third, 50, 50]))
    let laid = try lay([section], by: Grid(columns: 3, spacing: 5), width: 320)
    expect(laid.cellFrames.map(\.minX), equals: [5, 110, 215, 5, 110])
    expect(laid.cellFrames.map(\.minY), equals: [10, 10, 10, second, second])
    expect(laid.contentSize, equals: Size(width: 320, height: height))
  }

  @Test func `bricks that are aligned in height are as high as their row`() throws {
    let section = LayoutSection(itemCount: 2, itemHeight: .each([100, 200]))
    try #require(
      lay([section], by: Grid(columns: 2), width: 320).cellFrames
        == rects([[0, 0, 160, 200], [160, 0, 160, 200]]))
    let quarters = LayoutSection(itemCount: 6, itemHeight: .each([100, 200, 100, 150, 100, 200]))
    let laid = try lay([quarters], by: Grid(columns: 4), width: 320)
    // Below a row of two halves, it has them 200 lower.
    expect(
      laid.cellFrames,
      equals: rects([
        [0, 0, 80, 200], [80, 0, 80, 200], [160, 0, 80, 200], [240, 0, 80, 200],
        [0, 200, 80, 200],
        [80, 200, 80, 200],
      ]))
  }

  @Test func `a fifth of a wide row is exact`() throws {
    let section = LayoutSection(
      itemCount: 5, insets: EdgeInsets(8), itemHeight: .constant(50))
    let frame = try lay([section], by: Grid(columns: 5, spacing: 8), width: 1024).cellFrames[4]
    #expect(abs(frame.minX - 820.8) < 0.1)
    #expect(abs(frame.width - 195.2) < 0.1)
    expect(frame.minY, equals: 8)
  }

  @Test(arguments: [(0.0, 500.0), (20, 520)] as [(Double, Double)])
  func `a sticky brick stays at the top of what is seen, below its inset`(
    inset: Double, top: Double
  ) throws {
    // Its first of twenty bricks of 100 is our header.
    let section = LayoutSection(itemCount: 19, header: .fixed(100), itemHeight: .constant(100))
    let laid = try lay([section], by: Grid(columns: 1), width: 320)
    expect(laid.contentSize, equals: Size(width: 320, height: 2000))
    let visible = Rect(x: 0, y: 500 + inset, width: 320, height: 480 - 2 * inset)
    expect(
      laid.pinning([.header], in: visible).frames(of: .header),
      equals: [Rect(x: 0, y: top, width: 320, height: 100)])
  }
}
