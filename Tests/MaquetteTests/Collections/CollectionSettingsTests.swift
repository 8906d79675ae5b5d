import CellViews
import CollectionLayouts
import LayoutGeometry
import Maquette
import TestSupport
import Testing

@Suite struct CollectionSettingsTests {
  private let section = CollectionSection([1, 2]) { _ in Color.red }

  @MainActor @Test func `a section's badge is announced to its layout`() throws {
    let badged = section.badge(
      size: Size(width: 20, height: 20), anchor: .bottom, offset: Point(x: 2, y: 0)
    ) { context in
      if context.index.item == 1 { Color.blue }
    }
    let node = badged.node(in: _ViewContext(environment: EnvironmentValues()))
    expect(
      node.layout.badge,
      equals: LayoutBadge(
        size: Size(width: 20, height: 20), anchor: .bottom, offset: Point(x: 2, y: 0)))
    let shown = try (0...1).map { item in
      try node.badge?(CellContext(index: ItemIndex(section: 0, item: item))) != nil
    }
    expect(shown, equals: [false, true])
  }

  @Test func `a selected item's cell knows that it is`() throws {
    let preview = Preview("test", canvas: PreviewCanvas(width: 10, isTransparent: true)) {
      CollectionView(1...2, layout: .list(rowHeight: 10, separator: nil)) { _, context in
        context.isSelected ? Color.white : Color.black
      }
      .selected(1)
    }
    try #require(
      String(decoding: preview.list(), as: UTF8.self) == """
        canvas 10×20
        group cell 0.0
          fill rect 0,0 10×10 #000000
        group cell 0.1
          fill rect 0,10 10×10 #FFFFFF

        """)
  }

  @Test func `an inset shows at rest, and is scrolled with the content`() throws {
    let collection = CollectionView(1...10, layout: .list(rowHeight: 10)) { _ in Color.red }
      .contentInset(EdgeInsets(top: 8))
    let canvas = PreviewCanvas(width: 100, height: .points(50))
    let atRest = try Preview("test", canvas: canvas) { collection }.arranged()
    let scrolled = try Preview("test", canvas: canvas) { collection.contentOffset(y: 20) }
      .arranged()
    expect(atRest.collections[0].contentOffset, equals: Point(x: 0, y: -8))
    expect(scrolled.collections[0].contentOffset, equals: Point(x: 0, y: 20))
  }

  @Test func `a collection has whether it would load more`() throws {
    let collection = CollectionView(1...10, layout: .list(rowHeight: 10)) { _ in Color.red }
      .loadMoreThreshold(30)
    let canvas = PreviewCanvas(width: 100, height: .points(50))
    // 100 of content in 50: from an offset above 100 - 50 - 30 = 20 on.
    try #require(
      [20.0, 21].map { offset in
        try Preview("test", canvas: canvas) { collection.contentOffset(y: offset) }
          .arranged().collections[0].loadsMore
      } == [false, true])
  }

  @Test func `while the next page is loading the last section has another footer`() throws {
    let collection = CollectionView(1...10, layout: .list(rowHeight: 10)) { _ in Color.red }
      .loadMoreThreshold(30).loadingFooter { Color.blue.frame(height: 8) }
    let canvas = PreviewCanvas(width: 100, height: .points(50))
    // The rows are 100 high, and the footer 8.
    let heights = try [20.0, 21].map { offset in
      try Preview("test", canvas: canvas) { collection.contentOffset(y: offset) }
        .arranged().collections[0].arrangement.contentSize.height
    }
    expect(heights, equals: [100, 108])
  }
}
