import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct RectQueryTests {
  @Test func `an element whose edge only touches the rectangle is not in it`() throws {
    let section = LayoutSection(itemCount: 9, itemHeight: .constant(10))
    let arrangement = try lay([section], by: Grid(columns: 3), width: 30)
    let hits = arrangement.elements(in: Rect(x: 10, y: 10, width: 10, height: 10))
    expect(hits.map(\.index.item), equals: [4])
  }

  @Test func `a rectangle without area holds nothing`() throws {
    let section = LayoutSection(itemCount: 9, itemHeight: .constant(10))
    let arrangement = try lay([section], by: Grid(columns: 3), width: 30)
    expect(arrangement.elements(in: Rect(x: 5, y: 5, width: 0, height: 10)), equals: [])
  }

  @Test func `an element that starts far above is found`() throws {
    var heights = [Double](repeating: 10, count: 2000)
    heights[3] = 100_000
    let arrangement = try lay([LayoutSection(heights: heights)], by: Stairs(), width: 100)
    let hits = arrangement.elements(in: Rect(x: 0, y: 15_000, width: 100, height: 5))
    // Item 3 reaches from 30 to 100,030; item 1500 from 15,000 to 15,010.
    expect(hits.map(\.index.item), equals: [3, 1500])
  }

  @Test func `a million cells of one size are found without being stored`() throws {
    let section = LayoutSection(itemCount: 1_000_000, itemHeight: .constant(10))
    let arrangement = try lay([section], by: Grid(columns: 4), width: 40)
    let hits = arrangement.elements(in: Rect(x: 15, y: 1_234_565, width: 10, height: 10))
    // Columns 1 and 2 of rows 123,456 and 123,457.
    expect(hits.map(\.index.item), equals: [493_825, 493_826, 493_829, 493_830])
  }

  @Test(arguments: [
    Rect(x: -.infinity, y: 0, width: .infinity, height: 10),
    Rect(x: .nan, y: 0, width: 10, height: 10),
    Rect(x: 1e300, y: -1e300, width: 1e300, height: 1e300),
  ])
  func `a rectangle far outside of all numbers holds nothing`(rect: Rect) throws {
    let section = LayoutSection(itemCount: 9, itemHeight: .constant(10))
    let arrangement = try lay([section], by: Grid(columns: 3), width: 30)
    expect(arrangement.elements(in: rect), equals: [])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a rectangle without end holds all from its corner on`(direction: LayoutDirection) throws {
    let section = LayoutSection(itemCount: 9, itemHeight: .constant(10))
    let arrangement = try lay([section], by: Grid(columns: 3), width: 30, direction: direction)
    let rect = Rect(x: 0, y: 15, width: .infinity, height: .infinity)
    expect(arrangement.elements(in: rect).map(\.index.item), equals: [3, 4, 5, 6, 7, 8])
  }

  @Test func `frames in no order in space are found in item order`() throws {
    var generator = SeededGenerator(seed: 5)
    let frames = (0..<3000).map { _ in
      Rect(
        x: .random(in: 0..<1000, using: &generator), y: .random(in: 0..<1000, using: &generator),
        width: .random(in: 0..<30, using: &generator),
        height: .random(in: 0..<30, using: &generator))
    }
    let section = LayoutSection(itemCount: frames.count)
    let arrangement = try lay([section], by: Fixed(frames: frames), width: 1030)
    let rect = Rect(x: 300, y: 400, width: 50, height: 70)
    let expected = frames.indices.filter { frames[$0].intersects(rect) }
    #expect(expected.count > 5)
    expect(arrangement.elements(in: rect).map(\.index.item), equals: expected)
  }
}

/// Items each 10 points below the start of the one before, however high that is.
private struct Stairs: CollectionLayout {
  let kind = "stairs"

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let frames = (0..<section.itemCount).map { item in
      Rect(
        x: 0, y: 10 * Double(item), width: space.size.width,
        height: section.itemHeight?[item] ?? 0)
    }
    return SectionArrangement(
      frames: frames, size: Size(width: space.size.width, height: 10 * Double(frames.count)))
  }
}

/// Frames that are given, wherever they are.
private struct Fixed: CollectionLayout {
  let kind = "fixed"
  let frames: [Rect]

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    SectionArrangement(frames: frames, size: Size(width: space.size.width, height: 1030))
  }
}
