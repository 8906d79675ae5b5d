import CellViews
import CollectionLayouts
import LayoutGeometry
import Maquette
import TestSupport
import Testing

/// The arrangement of the first collection of a screen that is 100 points wide.
private func arranged(
  _ collection: CollectionView, canvas: PreviewCanvas = PreviewCanvas(width: 100)
) throws -> CollectionArrangement {
  try Preview("test", canvas: canvas) { collection }.arranged().collections[0].arrangement
}

@Suite struct SectionTests {
  @Test func `sections follow each other, each with its own columns and insets`() throws {
    let arrangement = try arranged(
      CollectionView(layout: .waterfall(columns: 2)) {
        CollectionSection(["banner"]) { _ in Color.red }.columns(1).itemHeight(30)
        CollectionSection(1...2) { _ in Color.blue }.itemHeight(20).insets(EdgeInsets(10))
      })
    #expect(
      arrangement.elements.map(\.frame) == [
        Rect(x: 0, y: 0, width: 100, height: 30),
        // (100 - 2 × 10) / 2 = 40 wide, 10 below the first section's 30.
        Rect(x: 10, y: 40, width: 40, height: 20), Rect(x: 50, y: 40, width: 40, height: 20),
      ])
    // 40 + 20, and 10 of inset.
    expect(arrangement.collectionViewContentSize, equals: Size(width: 100, height: 70))
  }

  @Test func `a delegate is asked for heights by index path and width`() throws {
    let collection = CollectionView(layout: .waterfall(columns: 2)) {
      CollectionSection(["banner"]) { _ in Color.red }.columns(1)
      CollectionSection(1...2) { _ in Color.blue }
    }
    .itemHeight { indexPath, width in width + Double(100 * indexPath.section + indexPath.row) }
    try #require(
      arranged(collection).elements.map(\.frame.height) == [
        // The width of 100; then the width of 50 with 100 × 1 + 0 and 100 × 1 + 1.
        100, 150, 151,
      ])
  }

  @Test func `a delegate may be beside the layout`() throws {
    let collection = CollectionView(
      1...2, layout: .grid(columns: 2), itemHeight: { indexPath, width in width / 2 }
    ) { _ in Color.blue }
    try #require(arranged(collection).collectionViewContentSize == Size(width: 100, height: 25))
  }

  @Test func `a section's own setting comes before its collection's`() throws {
    let collection = CollectionView(layout: .list()) {
      CollectionSection(["a"]) { _ in Color.red }.itemHeight(30)
      CollectionSection(["b"]) { _ in Color.red }
    }
    .itemHeight(40)
    try #require(arranged(collection).elements.map(\.frame.height) == [30, 40])
  }

  @Test func `each item may have its own aspect ratio and span`() throws {
    let collection = CollectionView(1...3, layout: .waterfall(columns: 2)) { _ in Color.red }
      .itemAspectRatio { item in item == 0 ? 5 : 1 }
      .itemSpan { item in item == 0 ? LayoutSection.allColumns : 1 }
    try #require(
      arranged(collection).elements.map(\.frame) == [
        // 100 / 5 = 20 high; then squares of half the width.
        Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 0, y: 20, width: 50, height: 50),
        Rect(x: 50, y: 20, width: 50, height: 50),
      ])
  }

  @Test func `each item may have its own width where lines break`() throws {
    let collection = CollectionView(
      1...3, layout: .flow(minimumLineSpacing: 0, minimumInteritemSpacing: 0)
    ) { _ in Color.red }
    .itemWidth { item in item == 0 ? 100 : 30 }
    .itemHeight(10)
    try #require(
      arranged(collection).elements.map(\.frame) == [
        Rect(x: 0, y: 0, width: 100, height: 10), Rect(x: 0, y: 10, width: 30, height: 10),
        Rect(x: 30, y: 10, width: 30, height: 10),
      ])
  }

  @Test func `supplementary views, backgrounds and badges are elements`() throws {
    let collection = CollectionView(1...2, layout: .list(rowHeight: 20)) { _ in Color.red }
      .header(height: 5) { Text("header") }
      .footer { Color.blue.frame(height: 7) }
      .sectionBackground(Color.white)
      .badge(size: Size(width: 4, height: 4)) { context in
        if context.index.row == 1 { Circle() }
      }
    let elements = try arranged(collection).elements
    expect(
      elements.map(\.kind), equals: [.background, .header, .cell, .cell, .badge, .badge, .footer])
    // 5, twice 20, and what the footer measures.
    expect(elements.last?.frame, equals: Rect(x: 0, y: 45, width: 100, height: 7))
  }

  @Test func `sections may be chosen and repeated`() throws {
    let isShown = false
    let collection = CollectionView(layout: .list(rowHeight: 20)) {
      if isShown { CollectionSection(["hidden"]) { Text($0) } }
      for count in 1...2 { CollectionSection(0..<count) { _ in Color.red } }
    }
    try #require(
      arranged(collection).elements.map(\.index) == [
        ItemIndex(section: 0, item: 0), ItemIndex(section: 1, item: 0),
        ItemIndex(section: 1, item: 1),
      ])
  }
}
