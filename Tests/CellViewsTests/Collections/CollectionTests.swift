import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CollectionTests {
  @Test func `without a height a collection is as high as its content`() throws {
    // Three items in two columns are two rows of 10.
    let view = grid(columns: 2, items: 3).id("a")
    try #require(places(view, on: PreviewCanvas(width: 40)) == "a 0,0 40×20")
  }

  @Test func `a collection takes what it is offered, whatever its content`() throws {
    try #require(places(grid(items: 3).id("a"), on: .fixed(40, 100)) == "a 0,0 40×100")
    try #require(places(grid(items: 3).id("a"), on: .fixed(40, 15)) == "a 0,0 40×15")
  }

  @Test func `cells are groups with their section and item, in their frames`() throws {
    try #require(
      commands(grid(columns: 2, items: 3), on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 20×10 #FF3B30
        group cell 0.1
          fill rect 20,0 20×10 #FF3B30
        group cell 0.2
          fill rect 0,10 20×10 #FF3B30
        """)
  }

  @Test func `right to left, the first cell is at the right`() throws {
    let canvas = PreviewCanvas(width: 40, layoutDirection: .rightToLeft)
    try #require(
      commands(grid(columns: 2, items: 2), on: canvas) == """
        group cell 0.0
          fill rect 20,0 20×10 #FF3B30
        group cell 0.1
          fill rect 0,0 20×10 #FF3B30
        """)
  }

  @Test func `a cell that measures itself is offered its column's width and built once`() throws {
    let built = BuiltCells()
    let view = grid(columns: 2, items: 3, height: nil, built: built) { context in
      box(5, Double(10 + context.index.item))
    }
    // Rows of max(10, 11) and 12, and the boxes in the middle of columns of 20.
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 7.5,0.5 5×10 #FF3B30
        group cell 0.1
          fill rect 27.5,0 5×11 #FF3B30
        group cell 0.2
          fill rect 7.5,11 5×12 #FF3B30
        """)
    expect(built.items, equals: [0, 1, 2])
  }

  @Test func `a cell may show that its item is selected`() throws {
    let section = SectionNode(
      layout: LayoutSection(itemCount: 2, itemHeight: .constant(10))
    ) { context in
      .color(context.isSelected ? .black : .white)
    }
    let view = ViewNode.collection(
      CollectionNode(
        layout: Grid(columns: 1), sections: [section],
        selected: [ItemIndex(section: 0, item: 1)]))
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 40×10 #FFFFFF
        group cell 0.1
          fill rect 0,10 40×10 #000000
        """)
  }

  @Test func `headers, footers and backgrounds are in their frames`() throws {
    let section = SectionNode(
      layout: LayoutSection(
        itemCount: 1, header: .measured, footer: .fixed(4), hasBackground: true,
        itemHeight: .constant(10)),
      cell: { _ in .color(.red) },
      header: .color(.blue).with(.frame(FixedFrame(height: 6))), footer: .color(.green),
      background: .color(.white))
    let view = ViewNode.collection(CollectionNode(layout: Grid(columns: 1), sections: [section]))
    // Header 0…6, items and their background 6…16, footer 16…20.
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group background 0.0
          fill rect 0,6 40×10 #FFFFFF
        group header 0.0
          fill rect 0,0 40×6 #007AFF
        group cell 0.0
          fill rect 0,6 40×10 #FF3B30
        group footer 0.0
          fill rect 0,16 40×4 #34C759
        """)
  }

  @Test func `a badge is at its item's edge, where the item has one`() throws {
    let badge = LayoutBadge(size: Size(width: 4, height: 4), anchor: .topTrailing)
    let section = SectionNode(
      layout: LayoutSection(itemCount: 2, badge: badge, itemHeight: .constant(10)),
      cell: { _ in .color(.red) }, badge: { $0.index.item == 1 ? .color(.blue) : nil })
    let view = ViewNode.collection(CollectionNode(layout: Grid(columns: 2), sections: [section]))
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 20×10 #FF3B30
        group cell 0.1
          fill rect 20,0 20×10 #FF3B30
        group badge 0.1
          fill rect 36,0 4×4 #007AFF
        """)
  }

  @Test func `between two rows of a list there is a line`() throws {
    let layout = List(
      rowHeight: 10, separator: LayoutSeparator(leadingInset: 16, trailingInset: 4, thickness: 1))
    let section = SectionNode(layout: LayoutSection(itemCount: 2)) { _ in .color(.red) }
    let view = ViewNode.collection(CollectionNode(layout: layout, sections: [section]))
    // From 16 to 40 − 4; 29 % of 255 is 73.95: 4A.
    try #require(
      commands(view, on: PreviewCanvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 40×10 #FF3B30
        group cell 0.1
          fill rect 0,10 40×10 #FF3B30
        fill rect 16,9 20×1 #3C3C434A
        """)
  }

  @Test func `separators are over the rows and under a pinned header`() throws {
    let section = SectionNode(
      layout: LayoutSection(itemCount: 3, header: .fixed(4)), cell: { _ in .color(.red) },
      header: .color(.black))
    let view = ViewNode.collection(
      CollectionNode(
        layout: List(rowHeight: 10), sections: [section],
        contentOffset: .point(Point(x: 0, y: 12)), sticky: .header))
    // Rows at 4, 14 and 24 in the content, 12 higher on the canvas: they end at 2 and 12, and
    // half a point above that starts what is one device pixel.
    try #require(
      commands(view, on: .fixed(40, 15)) == """
        group cell 0.0
          fill rect 0,0 40×2 #FF3B30
        group cell 0.1
          fill rect 0,2 40×10 #FF3B30
        group cell 0.2
          fill rect 0,12 40×3 #FF3B30
        fill rect 16,1.5 24×0.125 #3C3C434A
        fill rect 16,11.5 24×0.125 #3C3C434A
        group header 0.0
          fill rect 0,0 40×4 #000000
        """)
  }

  @Test func `a carousel of several sets shows its items again in each`() throws {
    let shown = BuiltCells()
    let section = SectionNode(layout: LayoutSection(itemCount: 3)) { context in
      shown.note(context.index)
      return context.isSelected ? .color(.black) : .color(.white)
    }
    let view = ViewNode.collection(
      CollectionNode(
        layout: Carousel(
          itemSize: Size(width: 10, height: 10), minimumLineSpacing: 0, numberOfSets: 4),
        sections: [section], contentOffset: .point(.zero),
        selected: [ItemIndex(section: 0, item: 1)]))
    // Content 120, its middle 60, a set 30: |0 − 60| > 30, so 60 + fmod(−60, 30) = 60, the cells 6
    // to 8.
    let arrangement = try arranged(view, on: .fixed(30, 10))
    expect(arrangement.collections.first?.contentOffset, equals: Point(x: 60, y: 0))
    expect(shown.items, equals: [0, 1, 2])
    try #require(
      commands(view, on: .fixed(30, 10)) == """
        group cell 0.6
          fill rect 0,0 10×10 #FFFFFF
        group cell 0.7
          fill rect 10,0 10×10 #000000
        group cell 0.8
          fill rect 20,0 10×10 #FFFFFF
        """)
  }

  @Test func `right to left, a carousel starts with its first item at the right`() throws {
    let section = SectionNode(layout: LayoutSection(itemCount: 3)) { context in
      .color(context.index.item == 0 ? .black : .white)
    }
    let view = ViewNode.collection(
      CollectionNode(
        layout: Carousel(
          itemSize: Size(width: 10, height: 10), minimumLineSpacing: 0, numberOfSets: 4),
        sections: [section]))
    // As from left to right it shows the cells 6 to 8, mirrored in a viewport of 25.
    try #require(
      commands(view, on: .fixed(25, 10, .rightToLeft)) == """
        group cell 0.6
          fill rect 15,0 10×10 #000000
        group cell 0.7
          fill rect 5,0 10×10 #FFFFFF
        group cell 0.8
          fill rect 0,0 5×10 #FFFFFF
        """)
  }

  @Test func `content larger than its cell is noticed with the points that are missing`() throws {
    let view = grid(items: 2) { context in
      context.index.item == 1 ? box(45, 12) : filler
    }
    let notices = try arranged(view, on: PreviewCanvas(width: 40)).notices
    expect(
      notices,
      equals: [
        Notice(
          .overflow(.element, missing: Size(width: 5, height: 2)), in: [.cell(0, 1)])
      ])
  }

  @Test func `an error of a cell comes out unchanged`() throws {
    struct Broken: Error, Equatable { let item: Int }
    let view = grid(items: 2) { throw Broken(item: $0.index.item) }
    #expect(throws: Broken(item: 0)) { try arranged(view, on: PreviewCanvas(width: 40)) }
  }

  @Test func `no item is an empty collection`() throws {
    let arrangement = try arranged(grid(items: 0), on: PreviewCanvas(width: 40))
    expect(
      arrangement.collections.map(\.arrangement.contentSize), equals: [Size(width: 40, height: 0)])
    try #require(commands(grid(items: 0), on: PreviewCanvas(width: 40)) == "")
  }

  @Test func `collections are listed with their ids, those in cells after their own`() throws {
    let inner = grid(items: 1) { _ in filler }.id("inner")
    let view = vstack(
      spacing: 0, grid(items: 1, height: 20) { _ in inner }.id("outer"), grid(items: 2))
    let collections = try arranged(view, on: PreviewCanvas(width: 40)).collections
    expect(collections.map(\.id), equals: ["outer", "inner", nil])
    expect(
      collections.map(\.frame),
      equals: [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 20),
        Rect(x: 0, y: 20, width: 40, height: 20),
      ])
  }

  @Test func `an id belongs to the collection in spite of modifiers between`() throws {
    let view = grid(items: 1).with(.padding(EdgeInsets(5))).id("a")
    try #require(arranged(view, on: PreviewCanvas(width: 40)).collections.map(\.id) == ["a"])
    let stack = vstack(grid(items: 1)).id("a")
    try #require(arranged(stack, on: PreviewCanvas(width: 40)).collections.map(\.id) == [nil])
  }
}
