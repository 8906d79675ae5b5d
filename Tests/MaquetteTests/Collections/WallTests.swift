import CollectionLayouts
import LayoutGeometry
import Maquette
import Testing

/// The cells' frames of a screen's first collection.
private func frames(_ collection: CollectionView, width: Double, height: Double? = nil) throws
  -> [Rect]
{
  let canvas = PreviewCanvas(width: width, height: height.map { .points($0) } ?? .fit)
  return try Preview("test", canvas: canvas) { collection }.arranged().collections[0].arrangement
    .elements.map(\.frame)
}

@Suite struct WallTests {
  @Test func `a wall takes the ratios of its cells' ideal sizes`() throws {
    // 60 by 40, a colour's square, and 20 by 40: 1.5 + 1 + 0.5 = 3 of 300 with a tolerance that 2.5 is not in.
    let wall = CollectionView(
      0..<3, layout: .justified(targetRowHeight: 100, targetRowHeightTolerance: 0.1, spacing: 0)
    ) {
      item in
      switch item {
      case 0: Color.red.frame(width: 60, height: 40)
      case 1: Color.blue
      default: Color.green.aspectRatio(0.5, contentMode: .fit).frame(width: 20, height: 40)
      }
    }
    try #require(
      frames(wall, width: 300) == [
        Rect(x: 0, y: 0, width: 150, height: 100), Rect(x: 150, y: 0, width: 100, height: 100),
        Rect(x: 250, y: 0, width: 50, height: 100),
      ])
  }

  @Test func `a wall takes ratios as they are given`() throws {
    let wall = CollectionView(
      [2.0, 1],
      layout: .justified(
        targetRowHeight: 110, targetRowHeightTolerance: 0.1, rowSpacing: 0, columnSpacing: 30)
    ) { _ in Color.red }
    .itemAspectRatio { [2.0, 1][$0] }
    // 2 is less than 3 − 10 %, and 3 is not: (330 − 30) / 3 = 100.
    try #require(
      frames(wall, width: 330) == [
        Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 230, y: 0, width: 100, height: 100),
      ])
  }

  @Test func `a mosaic takes its pattern, or the spans of its section`() throws {
    let mosaic = CollectionView(
      0..<2, layout: .mosaic(columns: 3, pattern: [.square(2), .square(1)], spacing: 0)
    ) { _ in Color.red }
    try #require(
      frames(mosaic, width: 30) == [
        Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 20, y: 0, width: 10, height: 10),
      ])
    let spans = mosaic.itemSpan { $0 + 1 }.itemRowSpan(3)
    try #require(
      frames(spans, width: 30) == [
        Rect(x: 0, y: 0, width: 10, height: 30), Rect(x: 10, y: 0, width: 20, height: 30),
      ])
  }

  @Test func `a sideways waterfall has rows`() throws {
    let waterfall = CollectionView(
      0..<3, layout: .waterfall(columns: 2, columnSpacing: 5, rowSpacing: 10, axis: .horizontal)
    ) { item in
      Color.red.frame(width: [40.0, 30, 20][item])
    }
    try #require(
      frames(waterfall, width: 200, height: 110) == [
        Rect(x: 0, y: 0, width: 40, height: 50), Rect(x: 0, y: 60, width: 30, height: 50),
        Rect(x: 35, y: 60, width: 20, height: 50),
      ])
  }
}
