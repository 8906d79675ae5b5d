import Maquette
import Screens
import Testing

@Suite struct HoneycombTests {
  private let preview = Preview("test", width: 100) {
    CollectionView(1...6, layout: Honeycomb(columns: 2)) { _ in Color.blue }
      .header(height: 10) { Color.red }
  }

  @Test func `rows are moved by half a cell in turn, below the header`() throws {
    let collection = try preview.arranged().collections[0].arrangement
    let frames = (0..<4).map {
      collection.layoutAttributesForItem(at: ItemIndex(section: 0, item: $0))?.frame
    }
    // 100 / 2 = 50 wide; rows are 50 × √3/2 apart.
    let step = 50 * 3.0.squareRoot() / 2
    #expect(
      frames == [
        Rect(x: 0, y: 10, width: 50, height: 50), Rect(x: 50, y: 10, width: 50, height: 50),
        Rect(x: 25, y: 10 + step, width: 50, height: 50),
        Rect(x: 0, y: 10 + 2 * step, width: 50, height: 50),
      ])
  }

  @Test func `a rect query finds the cells that it meets`() throws {
    let collection = try preview.arranged().collections[0].arrangement
    // The second row starts at 10 + 43.3 and the third at 10 + 86.6.
    let elements = collection.layoutAttributesForElements(
      in: Rect(x: 0, y: 0, width: 20, height: 54))
    #expect(elements.map(\.kind) == [.header, .cell])
    #expect(elements.map(\.index.item) == [0, 0])
  }

  @Test func `the layout is told in JSON by its own name`() throws {
    let json = try preview.layoutJSON()
    // 2 + 1 + 2 + 1 = 6 items.
    #expect(json.contains(#""layout":{"kind":"honeycomb","columns":2,"rows":4,"#))
    #expect(json.contains(#"{"kind":"header","section":0,"item":0,"#))
  }

  @Test func `right to left is the mirror image`() throws {
    let canvas = PreviewCanvas(width: 100, layoutDirection: .rightToLeft)
    let mirrored = Preview("test", canvas: canvas) {
      CollectionView(1...2, layout: Honeycomb(columns: 2)) { _ in Color.blue }
    }
    let frame = try mirrored.arranged().collections[0].arrangement
      .layoutAttributesForItem(at: ItemIndex(section: 0, item: 0))?.frame
    #expect(frame == Rect(x: 50, y: 0, width: 50, height: 50))
  }
}
