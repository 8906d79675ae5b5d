import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// The names of the groups of a display list's elements, in the order of drawing.
private func elements(_ commands: String) -> [Substring] {
  commands.split(separator: "\n").map { $0.drop { $0 == " " } }
    .filter { $0.hasPrefix("group cell") }.map { $0.dropFirst(6) }
}

/// A column of items, with changes of their collection.
private func column(
  items: Int, cell: @escaping @Sendable (CellContext) -> ViewNode = { _ in filler },
  _ change: (inout CollectionNode) -> Void
) -> ViewNode {
  var collection = CollectionNode(
    layout: Grid(columns: 1),
    sections: [
      SectionNode(layout: LayoutSection(itemCount: items, itemHeight: .constant(10)), cell: cell)
    ])
  change(&collection)
  return .collection(collection)
}

@Suite struct CollectionStateTests {
  private static let second = ItemIndex(section: 0, item: 1)

  @Test func `a lifted cell is over all others, moved, larger and with a shadow`() throws {
    let view = column(items: 3) {
      $0.dragged = DraggedCell(Self.second, offset: Point(x: 5, y: -4))
    }
    let drawn = try commands(view, on: .fixed(100, 40))
    expect(elements(drawn).map { $0.prefix(8) }, equals: ["cell 0.0", "cell 0.2", "cell 0.1"])
    // At 10 − 4 = 6; the middle stays at 5 + 50 and 11, and 100 × 1.04 by 10 × 1.04 are around it.
    #expect(drawn.contains("fill rect 3,5.8 104×10.4 #FF3B30"))
    #expect(drawn.contains("shadow"))
  }

  @Test func `a lifted cell moves towards the trailing edge`() throws {
    let cell: @Sendable (CellContext) -> ViewNode = { filler.id("\($0.index.item)") }
    let view = column(items: 2, cell: cell) {
      $0.dragged = DraggedCell(Self.second, offset: Point(x: 5, y: 0))
    }
    try #require(
      places(view, on: .fixed(100, 40, .rightToLeft)) == "0 0,0 100×10\n1 -5,10 100×10")
  }

  @Test func `a row that is lifted leaves a gap in its card`() throws {
    let row = box(9, 9)
    var list = CollectionNode(
      layout: List(appearance: .insetGrouped),
      sections: [SectionNode(layout: LayoutSection(itemCount: 3)) { _ in row }])
    list.dragged = DraggedCell(Self.second)
    let drawn = try commands(.collection(list), on: .fixed(390, 200))
    // 35 + 44; the card's margins are not part of it.
    #expect(drawn.contains("fill rect 20,79 350×44 #F2F2F7"))
    #expect(!drawn.contains("#3C3C434A"))
  }

  @Test func `a spinner pushes content that is refreshed down by 60 points`() throws {
    let cell: @Sendable (CellContext) -> ViewNode = { filler.id("\($0.index.item)") }
    let view = column(items: 1, cell: cell) {
      $0.isRefreshing = true
      $0.contentInset = EdgeInsets(top: 8)
    }
    try #require(places(view, on: .fixed(100, 200)) == "0 0,68 100×10")
    let arranged = try arranged(view, on: .fixed(100, 200))
    expect(arranged.collections.map(\.contentOffset), equals: [Point(x: 0, y: -68)])
    // It is as high as its content with the spinner.
    let high = PreviewCanvas(width: 100)
    try #require(CellViewsTests.arranged(view, on: high).size.height == 78)
  }

  @Test func `texts are bars while the content is loading, and pictures gray`() throws {
    let cell: @Sendable (CellContext) -> ViewNode = { _ in .text(TextNode("Ada")) }
    let known = try commands(column(items: 1, cell: cell) { _ in }, on: .fixed(100, 40))
    let loading = try commands(
      column(items: 1, cell: cell) { $0.isLoading = true }, on: .fixed(100, 40))
    #expect(known.contains("\"Ada\""))
    #expect(!loading.contains("\"Ada\""))
    // 16 % of black, as on iOS: 0.16 × 255 = 40.8, 29 in hexadecimal.
    #expect(loading.contains("#00000029"))
  }

  @Test func `an unredacted view in a redacted one is as it is`() throws {
    let view = vstack(
      .text(TextNode("Ada")), .text(TextNode("Bo")).with(.environment(.redacted(false)))
    ).with(.environment(.redacted(true)))
    let drawn = try commands(view, on: .fixed(100, 60))
    #expect(!drawn.contains("\"Ada\""))
    #expect(drawn.contains("\"Bo\""))
  }

  @Test func `cells are built for their state`() throws {
    let cell: @Sendable (CellContext) -> ViewNode = {
      filler.id("\($0.isHighlighted) \($0.isEditing) \($0.index.item)")
    }
    let view = column(items: 2, cell: cell) {
      $0.highlighted = [Self.second]
      $0.isEditing = true
    }
    try #require(
      places(view, on: .fixed(100, 40)) == "false true 0 0,0 100×10\ntrue true 1 0,10 100×10")
  }
}
