import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct GridTests {
  /// Nine cards of 120 points in two columns, 20 apart, as in the article, in 390 − 2 × 16 points.
  let cards = LayoutSection(itemCount: 9, itemHeight: .constant(120))

  @Test func `columns share what the spacing leaves`() throws {
    let grid = try lay([cards], by: Grid(columns: 2, spacing: 20), width: 358)
    // (358 − 20 × 1) / 2 = 169
    expect(grid.cellFrames[0], equals: Rect(x: 0, y: 0, width: 169, height: 120))
    expect(grid.cellFrames[1], equals: Rect(x: 189, y: 0, width: 169, height: 120))
  }

  @Test func `a spacing that is not whole counts in full`() throws {
    let grid = try lay([cards], by: Grid(columns: 2, spacing: 4.5), width: 100)
    // (100 − 4.5) / 2 = 47.75; with the spacing cut to 4 it would be 48
    expect(grid.cellFrames[1], equals: Rect(x: 52.25, y: 0, width: 47.75, height: 120))
  }

  @Test func `the last row's cells keep the width and are on the leading side`() throws {
    let grid = try lay([cards], by: Grid(columns: 2, spacing: 20), width: 358)
    // Row 4 starts at 4 × (120 + 20).
    expect(grid.cellFrames[8], equals: Rect(x: 0, y: 560, width: 169, height: 120))
  }

  @Test func `the content ends with its last row`() throws {
    let grid = try lay([cards], by: Grid(columns: 2, spacing: 20), width: 358)
    // 5 × 120 + 4 × 20
    expect(grid.contentSize, equals: Size(width: 358, height: 680))
  }

  @Test func `rows and columns may be apart by different lengths`() throws {
    let layout = Grid(columns: 3, rowSpacing: 7, columnSpacing: 6)
    let grid = try lay(
      [LayoutSection(itemCount: 4, itemHeight: .constant(10))], by: layout, width: 72)
    // (72 − 6 × 2) / 3 = 20
    expect(
      grid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 26, y: 0, width: 20, height: 10),
        Rect(x: 52, y: 0, width: 20, height: 10), Rect(x: 0, y: 17, width: 20, height: 10),
      ])
  }

  @Test func `a row is as high as its highest cell, and so are its frames`() throws {
    let grid = try lay(
      [LayoutSection(heights: [10, 30, 20])], by: Grid(columns: 2, spacing: 5), width: 25)
    expect(
      grid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 10, height: 30), Rect(x: 15, y: 0, width: 10, height: 30),
        Rect(x: 0, y: 35, width: 10, height: 20),
      ])
  }

  @Test func `cells without a known height are measured once, at the column's width`() throws {
    var asked: [Int: [ProposedSize]] = [:]
    let grid = try lay(
      [LayoutSection(itemCount: 3)], by: Grid(columns: 2, spacing: 10), width: 110
    ) { _, index, proposal in
      asked[index.item, default: []].append(proposal)
      return Size(width: 50, height: 40 + Double(index.item))
    }
    let proposal = ProposedSize(width: 50, height: nil)
    expect(asked, equals: [0: [proposal], 1: [proposal], 2: [proposal]])
    expect(grid.cellFrames.map(\.height), equals: [41, 41, 42])
  }

  @Test func `an aspect ratio decides where no height does`() throws {
    let section = LayoutSection(itemCount: 2, itemAspectRatio: .constant(4 / 2))
    let grid = try lay([section], by: Grid(columns: 2), width: 80)
    expect(
      grid.cellFrames.map(\.size),
      equals: [Size(width: 40, height: 20), Size(width: 40, height: 20)])
  }

  @Test func `a height decides before an aspect ratio`() throws {
    let section = LayoutSection(
      itemCount: 1, itemHeight: .constant(7), itemAspectRatio: .constant(2))
    let grid = try lay([section], by: Grid(columns: 1), width: 80)
    expect(grid.cellFrames, equals: [Rect(x: 0, y: 0, width: 80, height: 7)])
  }

  @Test func `no item is a grid of no height`() throws {
    let grid = try lay([LayoutSection(itemCount: 0)], by: Grid(columns: 2, spacing: 20), width: 358)
    expect(grid.contentSize, equals: Size(width: 358, height: 0))
    expect(grid.elements, equals: [])
  }

  @Test func `spacing wider than the grid leaves cells without width`() throws {
    let grid = try lay([cards], by: Grid(columns: 3, spacing: 20), width: 30)
    expect(Set(grid.cellFrames.map(\.width)), equals: [0])
  }

  @Test func `a section's own columns win`() throws {
    var section = cards
    section.columns = 3
    let grid = try lay([section], by: Grid(columns: 2), width: 300)
    expect(grid.cellFrames[2], equals: Rect(x: 200, y: 0, width: 100, height: 120))
  }

  @Test func `the summary has columns, rows and the common size`() throws {
    let grid = try lay([cards], by: Grid(columns: 2, spacing: 20), width: 358)
    expect(
      grid.summary,
      equals: LayoutSummary(
        kind: "grid", columns: 2, rows: 5, cellSize: Size(width: 169, height: 120)))
  }

  @Test func `cells that may differ have no common size`() throws {
    let grid = try lay([LayoutSection(heights: [1, 2])], by: Grid(columns: 2), width: 358)
    expect(grid.summary, equals: LayoutSummary(kind: "grid", columns: 2, rows: 1))
  }
}
