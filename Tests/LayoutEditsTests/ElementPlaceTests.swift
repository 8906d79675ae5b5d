import LayoutGeometry
import LayoutEdits
import LayoutSnapshots
import TestSupport
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
    (Rect(x: 0, y: 0, width: 100, height: 5), ["view 'title'"]),
    (Rect(x: 22, y: 50, width: 1, height: 1), ["view 'dot'", "item 1 'blue'"]),
    (Rect(x: 11, y: 50, width: 1, height: 1), ["item 1 'blue'"]),
    (Rect(x: 11, y: 36, width: 1, height: 2), ["'list'"]),
    (Rect(x: 0, y: 200, width: 5, height: 5), []),
    // Only what the viewport shows of item 0 counts: 20 to 35 on the canvas.
    (Rect(x: 11, y: 15, width: 1, height: 5), []),
    (Rect(x: 11, y: 15, width: 1, height: 5.5), ["item 0 'red'"]),
  ])
  func `what is under a rectangle is named, the smallest first`(rect: Rect, names: [String]) {
    expect(ElementPlaces(list).elements(under: [rect]), equals: [names])
  }

  @Test func `of very many elements under a rectangle, the four smallest are named`() {
    let screen = snapshot(
      """
      collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=6
        cell 0.0 0,0 100×60
        cell 0.1 0,60 100×50
        cell 0.2 0,110 100×40
        cell 0.3 0,150 100×30
        cell 1.0 0,180 100×20
      """)
    expect(
      ElementPlaces(screen).elements(under: [Rect(x: 0, y: 0, width: 100, height: 200)]),
      equals: [["item 1.0", "item 0.3", "item 0.2", "item 0.1"]])
  }

  @Test func `a text that is not a snapshot has nothing under any rectangle`() {
    expect(
      ElementPlaces(LayoutSnapshot(text: "no")).elements(
        under: [Rect(x: 0, y: 0, width: 9, height: 9)]), equals: [[]])
  }
}

/// A snapshot of parts, a line each, on a canvas of 100 × 200 points.
private func snapshot(_ parts: String) -> LayoutSnapshot {
  let lines = parts.split(separator: "\n").map { "  \($0)\n" }.joined()
  return LayoutSnapshot(text: "maquette layout 1\ncanvas 100×200\n\(lines)")
}
