import CellViews
import CollectionLayouts
import LayoutGeometry
import Maquette
import Testing

@Suite struct CollectionSettingsTests {
  private let section = CollectionSection([1, 2]) { _ in Color.red }

  @Test func `a collection of pages has its threshold and its footer`() {
    let collection = Collection(layout: .list(), sections: [section])
      .loadingFooter(threshold: 100) { Text("Loading") }
    #expect(collection.loadMoreThreshold == 100)
    #expect(collection.loadingFooter != nil)
  }

  @Test func `a section's badge is announced to its layout`() throws {
    let badged = section.badge(
      size: Size(width: 20, height: 20), anchor: .bottom, offset: Point(x: 2, y: 0)
    ) { context in
      context.index.item == 1 ? Color.blue.view : nil
    }
    #expect(
      badged.layout.badge
        == LayoutBadge(
          size: Size(width: 20, height: 20), anchor: .bottom, offset: Point(x: 2, y: 0)))
    let shown = try (0...1).map { item in
      try badged.badge?(CellContext(index: ItemIndex(section: 0, item: item))) != nil
    }
    #expect(shown == [false, true])
  }
}
