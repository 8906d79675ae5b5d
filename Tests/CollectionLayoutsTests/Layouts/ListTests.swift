import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct ListTests {
  @Test func `rows have the full width`() throws {
    let list = try lay([LayoutSection(itemCount: 2)], by: List(rowHeight: 44), width: 390)
    expect(
      list.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 390, height: 44), Rect(x: 0, y: 44, width: 390, height: 44),
      ])
    expect(
      list.summary,
      equals: LayoutSummary(
        kind: "list", columns: 1, rows: 2, cellSize: Size(width: 390, height: 44)))
  }

  @Test func `a row without a height is as high as its cell`() throws {
    let list = try lay([LayoutSection(itemCount: 2)], by: List(), width: 390) {
      _, index, proposal in
      expect(proposal, equals: ProposedSize(width: 390, height: nil))
      return Size(width: 1, height: [50, 70][index.item])
    }
    expect(list.cellFrames.map(\.height), equals: [50, 70])
    expect(list.contentSize.height, equals: 120)
  }

  @Test func `an item's own height comes before the list's`() throws {
    let list = try lay([LayoutSection(heights: [10, 20])], by: List(rowHeight: 44), width: 390)
    expect(list.cellFrames.map(\.minY), equals: [0, 10])
  }

  @Test func `a separator is at the bottom of its row, inset from the leading edge`() {
    let separator = LayoutSeparator(leadingInset: 16, trailingInset: 2, thickness: 1)
    let row = Rect(x: 5, y: 44, width: 100, height: 44)
    expect(
      separator.frame(in: row, hairline: 0.125), equals: Rect(x: 21, y: 87, width: 82, height: 1))
    expect(
      separator.frame(in: row, hairline: 0.125, layoutDirection: .rightToLeft),
      equals: Rect(x: 7, y: 87, width: 82, height: 1))
    // Without a thickness of its own it is as thin as what is drawn as one device pixel, from half a
    // point above the row's end on.
    expect(
      LayoutSeparator().frame(in: row, hairline: 0.125),
      equals: Rect(x: 21, y: 87.5, width: 84, height: 0.125))
  }
}
