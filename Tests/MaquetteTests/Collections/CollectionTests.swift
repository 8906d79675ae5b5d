import CellViews
import CollectionLayouts
import Maquette
import Testing

@Suite struct CollectionTests {
  @Test func `a collection of data has a cell for each element`() throws {
    let colors: [Color] = [.black, .white, .black]
    let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
      CollectionView(colors, layout: .grid(columns: 2, spacing: 20)) { color in
        color.frame(height: 30)
      }
    }
    // (100 - 20) / 2 = 40 wide; the second row starts at 30 + 20.
    try #require(
      String(decoding: preview.list(), as: UTF8.self) == """
        canvas 100×80
        group cell 0.0
          fill rect 0,0 40×30 #000000
        group cell 0.1
          fill rect 60,0 40×30 #FFFFFF
        group cell 0.2
          fill rect 0,50 40×30 #000000

        """)
  }

  @Test func `the first article's words make the same collection`() throws {
    let colors: [Color] = [.black, .white, .black]
    let canvas = PreviewCanvas(width: 100, isTransparent: true)
    let article = Preview("test", canvas: canvas) {
      CollectionView(colors, cols: 2, spacing: 20) { color in color.frame(height: 30) }
    }
    let named = Preview("test", canvas: canvas) {
      CollectionView(colors, layout: .grid(columns: 2, spacing: 20)) { $0.frame(height: 30) }
    }
    let list = try named.list()
    try #require(article.list() == list)
  }
}
