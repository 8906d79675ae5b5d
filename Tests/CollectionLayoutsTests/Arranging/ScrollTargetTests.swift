import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct ScrollTargetTests {
  /// Five rows of 40 with 10 between them: they start at 0, 50, 100, 150 and 200 of 240.
  private func rows() throws -> CollectionArrangement {
    try lay(
      [LayoutSection(itemCount: 5, itemHeight: .constant(40))],
      by: Grid(columns: 1, spacing: 10), width: 100)
  }

  private func rest(
    _ target: ScrollTarget, at offset: Double, of laid: CollectionArrangement, length: Double,
    inset: Double = 0
  ) -> Double {
    let end = max(-inset, laid.contentSize[laid.scrollAxis] - length)
    return laid.offset(
      for: target, in: laid.viewport(at: offset, length: length), range: -inset...end)
  }

  @Test(arguments: [(0, 0), (49, 0), (51, 100), (149, 100), (151, 140), (500, 140)])
  func `paging ends at the nearest viewport, or at the content's end`(
    _ offset: Double, _ expected: Double
  ) throws {
    // Viewports of 100 start at 0, 100 and 200; the last offset is 240 − 100.
    let offset = rest(.paging, at: offset, of: try rows(), length: 100)
    expect(offset, equals: expected)
  }

  @Test(arguments: [(0, 0), (24, 0), (26, 50), (119, 100), (121, 140), (139, 140)])
  func `aligned views are at the viewport's start, but at the content's end`(
    _ offset: Double, _ expected: Double
  ) throws {
    // 150 is beyond the last offset of 140, which is nearer to 121 than 100 is.
    let offset = rest(.viewAligned, at: offset, of: try rows(), length: 100)
    expect(offset, equals: expected)
  }

  @Test func `an inset is before what is aligned, as at rest`() throws {
    let offset = rest(.viewAligned, at: 41, of: try rows(), length: 100, inset: 20)
    // The second row starts at 50, so its offset is 30; the third's is 80.
    expect(offset, equals: 30)
    let page = rest(.paging, at: 41, of: try rows(), length: 100, inset: 20)
    // Pages are counted from −20: the next is at 80.
    expect(page, equals: 80)
  }

  @Test func `from right to left, leading edges are at the right`() throws {
    let layout = LazyGrid(rows: [.flexible()], columnSpacing: 10)
    let laid = try lay(
      [LayoutSection(itemCount: 4, itemWidth: .constant(40))], by: layout, width: .infinity,
      height: 20, direction: .rightToLeft)
    // From the leading edge, cells start at 0, 50, 100 and 150 of 190, as from left to right.
    expect(rest(.viewAligned, at: 60, of: laid, length: 60), equals: 50)
  }

  @Test func `an empty collection rests at its start`() throws {
    let laid = try lay([LayoutSection(itemCount: 0)], by: Grid(columns: 1), width: 100)
    expect(rest(.viewAligned, at: 30, of: laid, length: 100), equals: 0)
    expect(rest(.paging, at: 30, of: laid, length: 0), equals: 0)
  }
}
