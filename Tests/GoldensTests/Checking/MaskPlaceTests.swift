import Goldens
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import TestSupport
import Testing

@Suite struct MaskPlaceTests {
  // The content is scrolled by 30 points: on the canvas, item 1 reaches from 10,40 to 90,60, its dot
  // from 20,45 to 30,55.
  private let list = Self.screen(
    """
      collection "list" 10,20 80×100 layout=list content=80×400 offset=0,30 elements=10
        cell 0.1 "blue" 0,50 80×20
          view "dot" 10,5 10×10
    """)

  /// A screen of 100 × 200 points with these parts.
  private static func screen(_ parts: String) -> LayoutSnapshot {
    LayoutSnapshot(text: "maquette layout 1\ncanvas 100×200\n\(parts)\n")
  }

  @Test func `a mask's rectangle covers every pixel that it touches`() throws {
    // At scale 2: 10.25 to 20.5 points are 20.5 to 41 pixels.
    let rects = try pixelRects(
      of: [.rect(Rect(x: 10.25, y: -5, width: 10.25, height: 6))], expected: nil, actual: list,
      scale: 2)
    expect(rects, equals: [PixelRect(x: 20, y: 0, width: 21, height: 2)])
  }

  @Test func `an item and an id are masked where they are on both pictures`() throws {
    let before = Self.screen(
      """
        collection "list" 10,20 80×100 layout=list content=80×400 offset=0,0 elements=10
          cell 0.1 0,40 80×20
            view "dot" 10,5 10×10
      """)
    let rects = try pixelRects(
      of: [.item(section: 0, item: 1), .id("dot")], expected: before, actual: list, scale: 1)
    expect(
      rects,
      equals: [
        PixelRect(x: 10, y: 60, width: 80, height: 20),
        PixelRect(x: 10, y: 40, width: 80, height: 20),
        PixelRect(x: 20, y: 65, width: 10, height: 10),
        PixelRect(x: 20, y: 45, width: 10, height: 10),
      ])
  }

  @Test func `a mask on an item that the picture scrolled away covers nothing`() throws {
    let rects = try pixelRects(
      of: [.item(section: 0, item: 9)], expected: nil, actual: list, scale: 1)
    expect(rects, equals: [])
  }

  @Test func `a mask that names nothing is reported with the names that exist`() {
    let all = Self.screen(
      """
        view "clock" 0,0 10×10
        collection "list" 0,0 80×100 layout=list content=80×40 offset=0,0 elements=2
          cell 0.0 0,0 80×20
          cell 0.1 0,20 80×20
      """)
    let item = #expect(throws: UnknownMask.self) {
      try pixelRects(of: [.item(section: 0, item: 2)], expected: nil, actual: all, scale: 1)
    }
    expect(item?.description, equals: "no item 0.2 to mask: the picture shows 0.0 to 0.1")
    let id = #expect(throws: UnknownMask.self) {
      try pixelRects(of: [.id("clok")], expected: nil, actual: all, scale: 1)
    }
    expect(id?.description, equals: "no view 'clok' to mask: the ids are 'clock', 'list'")
  }
}
