import CellViews
import CollectionLayouts
import LayoutGeometry
import Testing

struct CollectionTests {
  @Test func `without a height a collection is as high as its content`() throws {
    // Three items in two columns are two rows of 10.
    let view = grid(columns: 2, items: 3).id("a")
    #expect(try places(view, on: Canvas(width: 40)) == "a 0,0 40×20")
  }

  @Test func `a collection takes what it is offered, whatever its content`() throws {
    #expect(try places(grid(items: 3).id("a"), on: .fixed(40, 100)) == "a 0,0 40×100")
    #expect(try places(grid(items: 3).id("a"), on: .fixed(40, 15)) == "a 0,0 40×15")
  }

  @Test func `cells are groups with their section and item, in their frames`() throws {
    #expect(
      try commands(grid(columns: 2, items: 3), on: Canvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 20×10 #FF3B30
        group cell 0.1
          fill rect 20,0 20×10 #FF3B30
        group cell 0.2
          fill rect 0,10 20×10 #FF3B30
        """)
  }

  @Test func `right to left, the first cell is at the right`() throws {
    let canvas = Canvas(width: 40, layoutDirection: .rightToLeft)
    #expect(
      try commands(grid(columns: 2, items: 2), on: canvas) == """
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
    #expect(
      try commands(view, on: Canvas(width: 40)) == """
        group cell 0.0
          fill rect 7.5,0.5 5×10 #FF3B30
        group cell 0.1
          fill rect 27.5,0 5×11 #FF3B30
        group cell 0.2
          fill rect 7.5,11 5×12 #FF3B30
        """)
    #expect(built.items == [0, 1, 2])
  }

  @Test func `a cell may show that its item is selected`() throws {
    let section = CollectionSection(
      layout: LayoutSection(itemCount: 2, itemHeight: .constant(10))
    ) { context in
      .color(context.isSelected ? .black : .white)
    }
    let view = View.collection(
      Collection(
        layout: Grid(columns: 1), sections: [section],
        selected: [ItemIndex(section: 0, item: 1)]))
    #expect(
      try commands(view, on: Canvas(width: 40)) == """
        group cell 0.0
          fill rect 0,0 40×10 #FFFFFF
        group cell 0.1
          fill rect 0,10 40×10 #000000
        """)
  }

  @Test func `headers, footers and backgrounds stand in their frames`() throws {
    let section = CollectionSection(
      layout: LayoutSection(
        itemCount: 1, header: .measured, footer: .fixed(4), hasBackground: true,
        itemHeight: .constant(10)),
      cell: { _ in .color(.red) },
      header: .color(.blue).with(.frame(FixedFrame(height: 6))), footer: .color(.green),
      background: .color(.white))
    let view = View.collection(Collection(layout: Grid(columns: 1), sections: [section]))
    // Header 0…6, items and their background 6…16, footer 16…20.
    #expect(
      try commands(view, on: Canvas(width: 40)) == """
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

  @Test func `content larger than its cell is noticed with the points that are missing`() throws {
    let view = grid(items: 2) { context in
      context.index.item == 1 ? box(45, 12) : filler
    }
    let notices = try arranged(view, on: Canvas(width: 40)).notices
    #expect(
      notices == [
        .overflow(.cell, ItemIndex(section: 0, item: 1), missing: Size(width: 5, height: 2))
      ])
  }

  @Test func `an error of a cell comes out unchanged`() throws {
    struct Broken: Error, Equatable { let item: Int }
    let view = grid(items: 2) { throw Broken(item: $0.index.item) }
    #expect(throws: Broken(item: 0)) { try arranged(view, on: Canvas(width: 40)) }
  }

  @Test func `no item is an empty collection`() throws {
    let arrangement = try arranged(grid(items: 0), on: Canvas(width: 40))
    #expect(arrangement.collections.map(\.arrangement.contentSize) == [Size(width: 40, height: 0)])
    #expect(try commands(grid(items: 0), on: Canvas(width: 40)) == "")
  }

  @Test func `collections are listed with their ids, those in cells after their own`() throws {
    let inner = grid(items: 1) { _ in filler }.id("inner")
    let view = vstack(
      spacing: 0, grid(items: 1, height: 20) { _ in inner }.id("outer"), grid(items: 2))
    let collections = try arranged(view, on: Canvas(width: 40)).collections
    #expect(collections.map(\.id) == ["outer", "inner", nil])
    #expect(
      collections.map(\.frame) == [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 20),
        Rect(x: 0, y: 20, width: 40, height: 20),
      ])
  }

  @Test func `an id belongs to the collection in spite of modifiers between`() throws {
    let view = grid(items: 1).with(.padding(EdgeInsets(5))).id("a")
    #expect(try arranged(view, on: Canvas(width: 40)).collections.map(\.id) == ["a"])
    let stack = vstack(grid(items: 1)).id("a")
    #expect(try arranged(stack, on: Canvas(width: 40)).collections.map(\.id) == [nil])
  }
}
