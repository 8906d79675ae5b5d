import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CollectionViewportTests {
  private func offset(_ view: ViewNode, on canvas: PreviewCanvas) throws -> Point? {
    try arranged(view, on: canvas).collections.first?.contentOffset
  }

  @Test func `only the cells that the viewport shows are built`() throws {
    let built = BuiltCells()
    let view = grid(items: 1_000_000, built: built, offset: .point(Point(x: 0, y: 5_000_005)))
    _ = try arranged(view, on: .fixed(40, 30))
    // Rows of 10 from 5,000,005 to 5,000,035.
    expect(built.items, equals: [500_000, 500_001, 500_002, 500_003])
  }

  @Test func `only the cells that the canvas shows are built`() throws {
    let built = BuiltCells()
    // A viewport of 100 that starts 80 above a canvas of 40.
    let view = grid(items: 20, built: built).with(.frame(FixedFrame(height: 100)))
      .with(.offset(Point(x: 0, y: -50)))
    _ = try arranged(view, on: .fixed(40, 40))
    // Centred it starts at −30, moved at −80: rows of 10 from 80 to 100 show.
    expect(built.items, equals: [8, 9])
  }

  @Test func `cells in a cell are built only where both viewports show them`() throws {
    let built = BuiltCells()
    let view = grid(items: 3, height: 100) { _ in grid(items: 10, built: built) }
    _ = try arranged(view, on: .fixed(40, 30))
    expect(built.items, equals: [0, 1, 2])
  }

  @Test func `a canvas that would show more than a million elements is an error`() throws {
    let view = grid(columns: 1_000, items: 1_000_001)
    #expect(throws: ViewError.tooManyElements(limit: 1_000_000)) {
      try arranged(view, on: PreviewCanvas(width: 40))
    }
  }

  @Test func `collections in cells that measure a million elements are an error`() throws {
    // 2 × 600,000 cells that measure themselves, of which the canvas shows few.
    let inner = grid(columns: 1_000, items: 600_000, height: nil)
    let view = grid(items: 2, height: nil) { _ in inner }
    #expect(throws: ViewError.tooManyElements(limit: 1_000_000)) {
      try arranged(view, on: .fixed(40, 1))
    }
  }

  @Test func `the viewport's edges cut the cells that stick out`() throws {
    let view = grid(items: 3, offset: .point(Point(x: 0, y: 5)))
    // The viewport reaches from 2 to 12; the cells from −3 to 7 and from 7 to 17.
    try #require(
      commands(view.with(.padding(EdgeInsets(2))), on: .fixed(44, 14)) == """
        group cell 0.0
          fill rect 2,2 40×5 #FF3B30
        group cell 0.1
          fill rect 2,7 40×5 #FF3B30
        """)
  }

  @Test func `cells that reach the viewport's edge but for rounding are not cut`() throws {
    // 2 × 0.1 + 0.1 is more than 0.3, and the cells' contents stick out of the cells.
    let section = SectionNode(layout: LayoutSection(itemCount: 3)) { _ in box(1, 1) }
    let view = ViewNode.collection(
      CollectionNode(layout: Strip(itemSize: Size(width: 0.1, height: 1)), sections: [section]))
    let last = try commands(view.with(.frame(FixedFrame(width: 0.3))), on: .fixed(0.3, 1))
      .split(separator: "\n").last
    // The last cell's middle is at 0.25.
    #expect(last == "  fill rect -0.25,0 1×1 #FF3B30")
  }

  @Test func `sticky headers and footers stay in sight, over the cells`() throws {
    let sections = [Color.white, .black].map { color in
      SectionNode(
        layout: LayoutSection(
          itemCount: 5, header: .fixed(4), footer: .fixed(2), itemHeight: .constant(10)),
        cell: { _ in filler }, header: .color(color), footer: .color(color))
    }
    func shown(_ sticky: CollectionNode.Sticky, at y: Double) throws -> [String] {
      let view = ViewNode.collection(
        CollectionNode(
          layout: Grid(columns: 1), sections: sections, contentOffset: .point(Point(x: 0, y: y)),
          sticky: sticky))
      return try commands(view, on: .fixed(40, 12)).split(separator: "\n").map(String.init)
    }
    // Section 0 is 4 + 50 + 2 = 56 high. At 20, its cells 1 (14…24) and 2 (24…34) show.
    try #require(
      shown([], at: 20) == [
        "group cell 0.1", "  fill rect 0,0 40×4 #FF3B30", "group cell 0.2",
        "  fill rect 0,4 40×8 #FF3B30",
      ])
    try #require(
      shown([.header, .footer], at: 20) == [
        "group cell 0.1", "  fill rect 0,0 40×4 #FF3B30", "group cell 0.2",
        "  fill rect 0,4 40×8 #FF3B30", "group header 0.0", "  fill rect 0,0 40×4 #FFFFFF",
        "group footer 0.0", "  fill rect 0,10 40×2 #FFFFFF",
      ])
    // At 51 the header would cover the footer at 54: it is pushed to 50, of which 3 points show.
    try #require(
      shown(.header, at: 51) == [
        "group cell 0.4", "  fill rect 0,0 40×3 #FF3B30", "group footer 0.0",
        "  fill rect 0,3 40×2 #FFFFFF", "group cell 1.0", "  fill rect 0,9 40×3 #FF3B30",
        "group header 0.0", "  fill rect 0,0 40×3 #FFFFFF", "group header 1.0",
        "  fill rect 0,5 40×4 #000000",
      ])
  }

  /// A list with a header of 4 that is scrolled to 20, in a collection of 40 × 24 points.
  private func pinned(_ inset: EdgeInsets) -> ViewNode {
    let section = SectionNode(
      layout: LayoutSection(
        itemCount: 9, header: .fixed(4), footer: .fixed(2), itemHeight: .constant(10)),
      cell: { _ in filler }, header: .color(.white), footer: .color(.white))
    return .collection(
      CollectionNode(
        layout: Grid(columns: 1), sections: [section],
        contentOffset: .point(Point(x: 0, y: 20)), contentInset: inset,
        sticky: [.header, .footer]))
  }

  /// Where the header and the footer of a collection's first section are on the canvas.
  private func tops(_ view: ViewNode, on canvas: PreviewCanvas) throws -> [Double] {
    let placed = try #require(try arranged(view, on: canvas).collections.first)
    let index = ItemIndex(section: 0, item: 0)
    return [ElementKind.header, .footer].compactMap { kind in
      placed.arrangement.layoutAttributesForSupplementaryView(ofKind: kind, at: index).map {
        $0.frame.minY - placed.contentOffset.y + placed.frame.minY
      }
    }
  }

  @Test func `what stays in sight is pinned below the inset, and so is what is asked about it`()
    throws
  {
    // From 0 to 24 on the canvas: the footer ends 24 − 5, 2 high.
    try #require(tops(pinned(EdgeInsets(top: 3, bottom: 5)), on: .fixed(40, 24)) == [3, 17])
    try #require(tops(pinned(.zero), on: .fixed(40, 24)) == [0, 22])
  }

  @Test func `what stays in sight is pinned below bars that the collection runs under`() throws {
    var canvas = PreviewCanvas.fixed(40, 24)
    canvas.safeArea = EdgeInsets(top: 6, bottom: 4)
    // The collection fills the canvas: −6 and −4 take back what the safe area takes.
    let reach = EdgeInsets(top: -6, bottom: -4)
    try #require(tops(pinned(.zero).with(.padding(reach)), on: canvas) == [6, 18])
    // The larger of a bar and an inset counts: the inset keeps the content clear of the bar.
    let inset = EdgeInsets(top: 8, bottom: 1)
    try #require(tops(pinned(inset).with(.padding(reach)), on: canvas) == [8, 18])
    try #require(tops(pinned(.zero), on: canvas) == [6, 18])
  }

  @Test func `at rest the inset shows`() throws {
    let inset = EdgeInsets(top: 3, leading: 2, bottom: 5, trailing: 4)
    // 10 + 3 + 5 = 18 high; the columns share 40 − 2 − 4 = 34.
    let view = grid(columns: 2, items: 1, inset: inset)
    try #require(offset(view, on: PreviewCanvas(width: 40)) == Point(x: -2, y: -3))
    try #require(places(view.id("a"), on: PreviewCanvas(width: 40)) == "a 0,0 40×18")
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 2,3 17×10 #FF3B30
        """)
  }

  @Test func `a point is the content's, and may be beyond it`() throws {
    let view = grid(
      items: 1, offset: .point(Point(x: 0, y: -4)), inset: EdgeInsets(top: 3))
    try #require(offset(view, on: .fixed(40, 30)) == Point(x: 0, y: -4))
  }

  @Test(arguments: [
    // 20 rows of 10 in a viewport of 30, with 3 above and 5 below: from −3 to 175.
    (0, -3.0), (2, 17.0), (19, 175.0),
  ])
  func `an item comes to the viewport's top, as far as the content's end lets it`(
    _ item: Int, expected: Double
  ) throws {
    let view = grid(
      items: 20, offset: .item(ItemIndex(section: 0, item: item)),
      inset: EdgeInsets(top: 3, bottom: 5))
    try #require(offset(view, on: .fixed(40, 30)) == Point(x: 0, y: expected))
  }

  @Test func `right to left, rest is the content's right end`() throws {
    let canvas = PreviewCanvas.fixed(30, 10, .rightToLeft)
    // 200 of content, 5 beyond it at the leading, right side, and a viewport of 30.
    try #require(
      offset(strip(items: 20, inset: EdgeInsets(leading: 5)), on: canvas)
        == Point(x: 175, y: 0))
    try #require(offset(strip(items: 2), on: canvas) == Point(x: -10, y: 0))
  }

  @Test func `right to left, an item comes to the viewport's right edge`() throws {
    // Item 4 is the fifth from the right of 200: its right edge is at 160.
    let view = strip(items: 20, offset: .item(ItemIndex(section: 0, item: 4)))
    try #require(offset(view, on: .fixed(30, 10, .rightToLeft)) == Point(x: 130, y: 0))
  }

  @Test func `a collection that scrolls sideways is as high as its content`() throws {
    try #require(places(strip(items: 20).id("a"), on: PreviewCanvas(width: 30)) == "a 0,0 30×10")
  }
}
