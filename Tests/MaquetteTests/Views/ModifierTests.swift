import CellViews
import Maquette
import Testing

@Suite struct ModifierTests {
  @Test func `modifiers apply in the order written`() throws {
    let canvas = PreviewCanvas(width: 100, isTransparent: true)
    let inside = Preview("test", canvas: canvas) {
      Color.black.frame(width: 10, height: 10).padding(4).background(.white)
    }
    let outside = Preview("test", canvas: canvas) {
      Color.black.frame(width: 10, height: 10).background(.white).padding(4)
    }
    // The padding makes 18 points of 10; the background is as large as what it is written behind.
    try #require(
      String(decoding: inside.list(), as: UTF8.self) == """
        canvas 100×18
        fill rect 41,0 18×18 #FFFFFF
        fill rect 45,4 10×10 #000000

        """)
    try #require(
      String(decoding: outside.list(), as: UTF8.self) == """
        canvas 100×18
        fill rect 45,4 10×10 #FFFFFF
        fill rect 45,4 10×10 #000000

        """)
  }

  @Test func `padding without a length is 16 points at every edge`() throws {
    let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
      Color.black.frame(height: 10).padding()
    }
    // 100 - 2 × 16 = 68 wide, 10 + 2 × 16 = 42 high.
    try #require(
      String(decoding: preview.list(), as: UTF8.self)
        == "canvas 100×42\nfill rect 16,16 68×10 #000000\n")
  }

  @Test(arguments: [
    (Edge.Set.top, "canvas 100×13\nfill rect 0,3 100×10 #000000\n"),
    (.bottom, "canvas 100×13\nfill rect 0,0 100×10 #000000\n"),
    (.leading, "canvas 100×10\nfill rect 3,0 97×10 #000000\n"),
    (.trailing, "canvas 100×10\nfill rect 0,0 97×10 #000000\n"),
    (.horizontal, "canvas 100×10\nfill rect 3,0 94×10 #000000\n"),
    (.vertical, "canvas 100×16\nfill rect 0,3 100×10 #000000\n"),
    (.all, "canvas 100×16\nfill rect 3,3 94×10 #000000\n"),
  ])
  func `padding of some edges leaves the others`(edges: Edge.Set, expected: String) throws {
    let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
      Color.black.frame(height: 10).padding(edges, 3)
    }
    try #require(String(decoding: preview.list(), as: UTF8.self) == expected)
  }
}
