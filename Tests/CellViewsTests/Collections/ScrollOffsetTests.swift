import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Collections that someone scrolls.
struct ScrollOffsetTests {
  private func scrolled(
    _ view: ViewNode, to offsets: [String: Point], on canvas: PreviewCanvas = .fixed(40, 30)
  ) throws -> PreviewArrangement {
    var preview = Preview(name: "test", canvas: canvas) { _ in view }
    for (key, offset) in offsets { preview.scrollOffsets[CollectionKey(key)] = offset }
    return try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
  }

  @Test func `an offset replaces the view's own`() throws {
    let view = grid(items: 20, offset: .item(ItemIndex(section: 0, item: 3)))
    let arrangement = try scrolled(view, to: ["0": Point(x: 0, y: 55)])
    expect(arrangement.collections.map(\.contentOffset), equals: [Point(x: 0, y: 55)])
  }

  @Test func `collections have keys in the order of drawing, in elements by what these show`()
    throws
  {
    let row = { @Sendable (context: CellContext) in strip(items: 9) }
    let view = vstack(
      grid(items: 1, height: 10),
      grid(items: 9, height: 20, cell: row).with(.frame(FixedFrame(height: 20))))
    func keys(at y: Double) throws -> [String] {
      try scrolled(view, to: ["1": Point(x: 0, y: y)]).collections.map(\.key.text)
    }
    // 20 points of rows of 20: at 60 the fourth row alone.
    try #require(keys(at: 0) == ["0", "1", "1/cell.0.0/0"])
    try #require(keys(at: 60) == ["0", "1", "1/cell.0.3/0"])
    try #require(keys(at: 70) == ["0", "1", "1/cell.0.3/0", "1/cell.0.4/0"])
  }

  @Test func `a collection in an element keeps its offset while the one around it scrolls`() throws
  {
    let row = { @Sendable (context: CellContext) in strip(items: 9) }
    let arrangement = try scrolled(
      grid(items: 9, height: 20, cell: row),
      to: ["0": Point(x: 0, y: 20), "0/cell.0.2/0": Point(x: 7, y: 0)])
    // Rows 1 and 2, the second one cut.
    expect(arrangement.collections.map(\.contentOffset.x), equals: [0, 0, 7])
  }

  /// A carousel of four items of 10 with gaps of 2 in a viewport of 20.
  private func carousel(sets: Int, _ paging: Carousel.Paging) -> ViewNode {
    .collection(
      CollectionNode(
        layout: Carousel(
          itemSize: Size(width: 10, height: 10), minimumLineSpacing: 2, numberOfSets: sets,
          paging: paging),
        sections: [SectionNode(layout: LayoutSection(itemCount: 4)) { _ in filler }]))
  }

  @Test func `an offset is recentred, and stops nowhere on its way`() throws {
    func shown(_ view: ViewNode, at x: Double) throws -> Double? {
      try scrolled(view, to: ["0": Point(x: x, y: 0)], on: .fixed(20, 10))
        .collections.first?.contentOffset.x
    }
    // Stops are 0, 12 and 24; one set has no other content to move to.
    try #require(shown(carousel(sets: 1, .item), at: 17) == 17)
    // Five sets of 48 without the last gap: the middle is 119, and 250 is more than 48 beyond it.
    // 119 + (131 mod 48) = 154.
    try #require(shown(carousel(sets: 5, .item), at: 250) == 154)
  }

  @Test func `a scrolled viewport is cut, and what is beside it casts its shadow into it`() throws {
    let shadow = ShadowStyle(color: .black, radius: 2, x: 0, y: 0)
    let view = grid(items: 9, height: 20) { _ in filler.with(.shadow(shadow)) }
    func drawn(_ offsets: [String: Point]) throws -> String {
      let arrangement = try scrolled(view, to: offsets, on: .fixed(40, 20))
      return arrangement.displayList.dump
    }
    let atRest = try drawn([:])
    #expect(!atRest.contains("clip"))
    #expect(!atRest.contains("rect 0,20"))
    // Cell 1 begins where the viewport ends; its shadow reaches 6 points up.
    let moved = try drawn(["0": .zero])
    #expect(moved.contains("clip"))
    #expect(moved.contains("rect 0,20 40×20"))
    #expect(!moved.contains("rect 0,40"))
  }

  @Test func `elements beside the viewport have no collections of their own on the screen`() throws
  {
    let row = { @Sendable (context: CellContext) in strip(items: 9) }
    let arrangement = try scrolled(
      grid(items: 9, height: 30, cell: row), to: ["0": Point(x: 0, y: 30)])
    expect(arrangement.collections.map(\.key.text), equals: ["0", "0/cell.0.1/0"])
    let cells = arrangement.measuredParts.compactMap { part -> Int? in
      guard case .element(.cell, let index) = part.role, part.collection == 0 else { return nil }
      return index.item
    }
    expect(cells, equals: [1])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a collection can be scrolled as far as its content with its inset reaches`(
    direction: LayoutDirection
  ) throws {
    let inset = EdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 5)
    let placed = try #require(
      try scrolled(strip(items: 9, inset: inset), to: [:], on: .fixed(40, 30, direction))
        .collections.first)
    // 90 points in 40: the inset is 3 at the left or at the right.
    let isLeft = direction == .leftToRight
    #expect(placed.scrolling.first.x == (isLeft ? -3 : -5))
    #expect(placed.scrolling.last.x == (isLeft ? 55 : 53))
    // The content is 10 high, and the viewport 30.
    expect(placed.scrolling.first.y, equals: -1)
    expect(placed.scrolling.last.y, equals: -1)
  }

  @Test func `content from right to left that is too short stays at the right`() throws {
    let placed = try #require(
      try scrolled(strip(items: 2), to: [:], on: .fixed(40, 30, .rightToLeft)).collections.first)
    // 20 points at the right of 40.
    expect([placed.scrolling.first.x, placed.scrolling.last.x], equals: [-20, -20])
  }
}
