import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct WaterfallSpanTests {
  /// Frames of items of (height, span) in columns of 10 points that touch.
  private func frames(
    _ items: [(height: Double, span: Int)], columns: Int = 3,
    placement: Waterfall.Placement = .shortestFirst, isDense: Bool = false,
    tieTolerance: Double? = nil
  ) throws -> [Rect] {
    let section = LayoutSection(
      itemCount: items.count, itemHeight: .each(items.map(\.height)),
      itemSpan: .each(items.map(\.span)))
    let layout = Waterfall(
      columns: columns, placement: placement, isDense: isDense, tieTolerance: tieTolerance)
    return try lay([section], by: layout, width: 10 * Double(columns)).cellFrames
  }

  @Test func `a spanning item starts under the lowest of the bottoms it covers`() throws {
    let frames = try frames([(30, 1), (10, 1), (20, 1), (5, 2)])
    // Columns 0 and 1 reach to 30, columns 1 and 2 to 20.
    expect(frames[3], equals: Rect(x: 10, y: 20, width: 20, height: 5))
  }

  @Test func `places that start as high tie, and the leading one wins`() throws {
    try #require(frames([(10, 2)])[0] == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `an item that spans all covers the row`() throws {
    let frames = try frames([(30, 1), (10, 1), (5, LayoutSection.allColumns), (1, 1)])
    expect(frames[2], equals: Rect(x: 0, y: 30, width: 30, height: 5))
    expect(frames[3], equals: Rect(x: 0, y: 35, width: 10, height: 1))
  }

  @Test(arguments: [0, -3, 1])
  func `an item covers one column at least`(span: Int) throws {
    try #require(frames([(10, span), (10, 2)])[0] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a spanning cell covers the spacing between its columns`() throws {
    let section = LayoutSection(
      itemCount: 2, itemHeight: .constant(10), itemSpan: .each([2, 1]))
    let layout = Waterfall(columns: 3, gap: .spacing(column: 5, row: 2))
    let waterfall = try lay([section], by: layout, width: 40)
    // Columns of (40 − 2 × 5) / 3 = 10
    expect(
      waterfall.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 25, height: 10), Rect(x: 30, y: 0, width: 10, height: 10),
      ])
  }

  @Test func `a spanning cell is inset once`() throws {
    let section = LayoutSection(
      itemCount: 2, itemHeight: .constant(10), itemSpan: .each([2, 1]))
    let layout = Waterfall(columns: 2, gap: .cellPadding(1))
    let waterfall = try lay([section], by: layout, width: 40)
    expect(
      waterfall.cellFrames,
      equals: [
        Rect(x: 1, y: 1, width: 38, height: 10), Rect(x: 1, y: 13, width: 18, height: 10),
      ])
  }

  @Test func `an aspect ratio counts at the width of all columns covered`() throws {
    let section = LayoutSection(
      itemCount: 2, itemAspectRatio: .constant(2), itemSpan: .each([2, 1]))
    let waterfall = try lay([section], by: Waterfall(columns: 2), width: 40)
    expect(waterfall.cellFrames.map(\.height), equals: [20, 10])
  }

  @Test func `round robin moves a spanning item back until it fits`() throws {
    let frames = try frames([(10, 1), (10, 1), (10, 2)], placement: .roundRobin)
    expect(frames[2], equals: Rect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func `left to right goes on beside a spanning item, or anew where none fits`() throws {
    let frames = try frames([(10, 2), (10, 1), (10, 1), (10, 2), (10, 2)], placement: .leftToRight)
    // Columns 0 to 1, then 2; then 0, then 1 to 2; then 0 to 1 below both.
    expect(frames.map(\.minX), equals: [0, 20, 0, 10, 0])
    expect(frames.map(\.minY), equals: [0, 0, 10, 10, 20])
  }

  @Test func `right to left goes on before a spanning item`() throws {
    let frames = try frames([(10, 2), (10, 1), (10, 2)], placement: .rightToLeft)
    expect(frames.map(\.minX), equals: [10, 0, 10])
  }

  @Test func `a gap above a spanning item stays open unless dense`() throws {
    let items = [(30.0, 1), (10, 1), (30, 1), (5, 3), (15, 1)]
    try #require(frames(items)[4] == Rect(x: 0, y: 35, width: 10, height: 15))
    try #require(frames(items, isDense: true)[4] == Rect(x: 10, y: 10, width: 10, height: 15))
  }

  @Test func `an item higher than the gap does not go there`() throws {
    let items = [(30.0, 1), (10, 1), (30, 1), (5, 3), (20.5, 1)]
    try #require(frames(items, isDense: true)[4] == Rect(x: 0, y: 35, width: 10, height: 20.5))
  }

  @Test func `a gap is filled from the top, and what is left of it again`() throws {
    let items = [(30.0, 1), (10, 1), (30, 1), (5, 3), (15, 1), (5, 1), (1, 1)]
    let frames = try frames(items, isDense: true)
    expect(frames[5], equals: Rect(x: 10, y: 25, width: 10, height: 5))
    expect(frames[6], equals: Rect(x: 0, y: 35, width: 10, height: 1))
  }

  @Test func `a spanning item fills a gap of as many columns`() throws {
    let items = [(30.0, 1), (10, 1), (12, 1), (5, 3), (15, 2)]
    try #require(frames(items, isDense: true)[4] == Rect(x: 10, y: 12, width: 20, height: 15))
  }

  @Test func `a filled gap keeps the row spacing`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .each([30, 10, 5, 10]), itemSpan: .each([1, 1, 2, 1]))
    let layout = Waterfall(columns: 2, gap: .spacing(column: 0, row: 10), isDense: true)
    let waterfall = try lay([section], by: layout, width: 20)
    // The gap reaches from 10 + 10 to 40 − 10: exactly 10 points.
    expect(waterfall.cellFrames[2], equals: Rect(x: 0, y: 40, width: 20, height: 5))
    expect(waterfall.cellFrames[3], equals: Rect(x: 10, y: 20, width: 10, height: 10))
  }

  @Test func `the cursor of a tolerance continues after a spanning item`() throws {
    let frames = try frames([(10, 2), (10, 1), (10, 1)], tieTolerance: 20)
    expect(frames.map(\.minX), equals: [0, 20, 0])
  }
}
