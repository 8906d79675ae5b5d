import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CollectionTests {
  /// The collection of a config whose layout and items are given.
  private func collection(_ keys: String) throws -> CollectionNode {
    try #require(try view("view: { collection: { \(keys) } }").collection)
  }

  @Test func `a range is as many items`() throws {
    let collection = try collection("layout: grid, items: 1...10000000, cell: { text: '${item}' }")
    expect(collection.sections.map(\.layout.itemCount), equals: [10_000_000])
    let cell = try collection.sections[0].cell(
      CellContext(index: ItemIndex(section: 0, item: 9_999_999)))
    expect(cell.dump, equals: ViewNode.text(TextNode("10000000")).dump)
  }

  @Test func `a cell knows its item, its index, its section and whether it is selected`() throws {
    let collection = try collection(
      """
      layout: grid, selected: [[1, 0]],
      cell: { text: "${item} ${index} ${section} ${isSelected}" },
      sections: [{ items: [a, b] }, { items: [c] }]
      """)
    let texts = try [(0, 1), (1, 0)].map { section, item in
      let index = ItemIndex(section: section, item: item)
      return try collection.sections[section].cell(
        CellContext(index: index, isSelected: collection.selected.contains(index))
      ).dump
    }
    expect(
      texts,
      equals: [
        ViewNode.text(TextNode("b 1 0 false")).dump, ViewNode.text(TextNode("c 0 1 true")).dump,
      ])
  }

  @Test func `a section takes from the collection what it does not set`() throws {
    let collection = try collection(
      """
      layout: waterfall, cell: spacer, columns: 3, itemHeight: 10, insets: 2,
      sections: [{ items: [a], columns: 1 }, { items: [b], itemHeight: 20, insets: 0 }]
      """)
    expect(
      collection.sections.map(\.layout),
      equals: [
        LayoutSection(
          itemCount: 1, columns: 1, insets: EdgeInsets(2), itemHeight: .constant(10)),
        LayoutSection(itemCount: 1, columns: 3, itemHeight: .constant(20)),
      ])
  }

  @Test func `an item's lengths may be computed from it`() throws {
    let collection = try collection(
      """
      layout: waterfall, cell: spacer, items: [ab, abcd],
      itemHeight: "${10 + 1.5 * item.count}", itemSpan: "${index == 0 ? 'all' : 1}"
      """)
    // 10 + 1.5 × 2 and 10 + 1.5 × 4.
    expect(collection.sections[0].layout.itemHeight, equals: .each([13, 16]))
    expect(collection.sections[0].layout.itemSpan, equals: .each([LayoutSection.allColumns, 1]))
  }

  @Test func `headers and footers are as high as set, or measured`() throws {
    let collection = try collection(
      """
      layout: grid, cell: spacer, items: [],
      header: { text: A }, headerHeight: 30, footer: { text: "${section}" }, sectionBackground: red
      """)
    let section = collection.sections[0]
    expect(
      section.layout,
      equals: LayoutSection(
        itemCount: 0, header: .fixed(30), footer: .measured, hasBackground: true))
    expect(section.header?.dump, equals: ViewNode.text(TextNode("A")).dump)
    expect(section.footer?.dump, equals: ViewNode.text(TextNode("0")).dump)
    expect(section.background?.dump, equals: ViewNode.color(.red).dump)
  }

  @Test func `scrolling is read`() throws {
    let collection = try collection(
      """
      layout: list, cell: spacer, items: [], contentOffset: [0, 40], contentInset: [8, 0],
      sticky: both, selected: [3], loadMoreThreshold: 100
      """)
    expect(collection.contentOffset, equals: .point(Point(x: 0, y: 40)))
    expect(collection.contentInset, equals: EdgeInsets(top: 8, bottom: 8))
    expect(collection.sticky, equals: [.header, .footer])
    expect(collection.selected, equals: [ItemIndex(section: 0, item: 3)])
    expect(collection.loadMoreThreshold, equals: 100)
  }

  @Test func `by default a collection is at rest, where its inset shows`() throws {
    let collection = try collection("layout: list, cell: spacer, items: [], contentInset: 8")
    expect(collection.contentOffset, equals: .rest)
  }

  @Test func `an offset may be an item`() throws {
    let collection = try collection(
      "layout: list, cell: spacer, items: [], contentOffset: { item: 3, section: 1 }")
    expect(collection.contentOffset, equals: .item(ItemIndex(section: 1, item: 3)))
  }

  @Test func `a cell of a carousel's second set shows the item of the first`() throws {
    let collection = try collection(
      """
      layout: { carousel: { itemSize: [10, 10], numberOfSets: 4 } }, items: [a, b],
      cell: { text: "${item}" }
      """)
    let cell = try collection.sections[0].cell(
      CellContext(index: ItemIndex(section: 0, item: 3)))
    expect(cell.dump, equals: ViewNode.text(TextNode("b")).dump)
  }

  @Test func `a collection in a cell may show a part of the item`() throws {
    let outer = try collection(
      """
      layout: list, items: [[a, b]],
      cell: { collection: { layout: grid, items: "${item}", cell: { text: "${item}" } } }
      """)
    let inner = try #require(
      try outer.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 0))).collection)
    try #require(
      inner.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 1))).dump
        == ViewNode.text(TextNode("b")).dump)
  }
}
