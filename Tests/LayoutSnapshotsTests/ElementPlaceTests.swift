import Goldens
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import Testing

@Suite struct ElementPlaceTests {
  // The content is scrolled by 30 points: on the canvas, item 0 reaches from 10,-10 to 90,35, of
  // which the viewport shows nothing above 20; item 1 from 10,40 to 90,60, its dot from 20,45 to
  // 30,55.
  private let list = snapshot(
    """
    view "title" 10,2 80×10
    collection "list" 10,20 80×100 layout=list content=80×400 offset=0,30 elements=10
      cell 0.0 "red" 0,0 80×45: fill 0,0 80×45 color=#FF0000
      cell 0.1 "blue" 0,50 80×20
        view "dot" 10,5 10×10
      footer 0.0 0,100 80×20
    """)

  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 200, height: 10), ["view 'title'"]),
    (PixelRect(x: 44, y: 100, width: 2, height: 2), ["view 'dot'", "item 1 'blue'"]),
    (PixelRect(x: 22, y: 100, width: 2, height: 2), ["item 1 'blue'"]),
    (PixelRect(x: 22, y: 72, width: 2, height: 4), ["'list'"]),
    (PixelRect(x: 0, y: 400, width: 10, height: 10), []),
    // Only what the viewport shows of item 0 counts: 20 to 35 on the canvas.
    (PixelRect(x: 22, y: 30, width: 2, height: 10), []),
    (PixelRect(x: 22, y: 30, width: 2, height: 11), ["item 0 'red'"]),
  ])
  func `what lies under a box is named, the smallest first`(box: PixelRect, names: [String]) {
    #expect(list.elements(under: box, scale: 2) == names)
  }

  @Test func `of very many elements under a box, the four smallest are named`() {
    let screen = snapshot(
      """
      collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=6
        cell 0.0 0,0 100×60
        cell 0.1 0,60 100×50
        cell 0.2 0,110 100×40
        cell 0.3 0,150 100×30
        cell 1.0 0,180 100×20
      """)
    #expect(
      screen.elements(under: PixelRect(x: 0, y: 0, width: 100, height: 200), scale: 1)
        == ["item 1.0", "item 0.3", "item 0.2", "item 0.1"])
  }

  @Test func `a text that is no snapshot has nothing under any box`() {
    #expect(
      LayoutSnapshot(text: "no").elements(
        under: PixelRect(x: 0, y: 0, width: 9, height: 9), scale: 1) == [])
  }

  @Test func `a mask's rectangle covers every pixel that it touches`() throws {
    // At scale 2: 10.25 to 20.5 points are 20.5 to 41 pixels.
    let rects = try pixelRects(
      of: [.rect(Rect(x: 10.25, y: -5, width: 10.25, height: 6))], expected: nil, actual: list,
      scale: 2)
    #expect(rects == [PixelRect(x: 20, y: 0, width: 21, height: 2)])
  }

  @Test func `an item and an id are masked where they lie on both pictures`() throws {
    let before = snapshot(
      """
      collection "list" 10,20 80×100 layout=list content=80×400 offset=0,0 elements=10
        cell 0.1 0,40 80×20
          view "dot" 10,5 10×10
      """)
    let rects = try pixelRects(
      of: [.item(section: 0, item: 1), .id("dot")], expected: before, actual: list, scale: 1)
    #expect(
      rects == [
        PixelRect(x: 10, y: 60, width: 80, height: 20),
        PixelRect(x: 10, y: 40, width: 80, height: 20),
        PixelRect(x: 20, y: 65, width: 10, height: 10),
        PixelRect(x: 20, y: 45, width: 10, height: 10),
      ])
  }

  @Test func `a mask on an item that the picture scrolled away covers nothing`() throws {
    let rects = try pixelRects(
      of: [.item(section: 0, item: 9)], expected: nil, actual: list, scale: 1)
    #expect(rects == [])
  }

  @Test func `a mask that names nothing tells what there is`() {
    let all = snapshot(
      """
      view "clock" 0,0 10×10
      collection "list" 0,0 80×100 layout=list content=80×40 offset=0,0 elements=2
        cell 0.0 0,0 80×20
        cell 0.1 0,20 80×20
      """)
    let item = #expect(throws: UnknownMask.self) {
      try pixelRects(of: [.item(section: 0, item: 2)], expected: nil, actual: all, scale: 1)
    }
    #expect(item?.description == "no item 0.2 to mask: the picture shows 0.0 to 0.1")
    let id = #expect(throws: UnknownMask.self) {
      try pixelRects(of: [.id("clok")], expected: nil, actual: all, scale: 1)
    }
    #expect(id?.description == "no view 'clok' to mask: the ids are 'clock', 'list'")
  }
}
