import LayoutGeometry
import Maquette
import PreviewRendering
import Reviews
import TestSupport
import Testing

/// A layout of the user's own, drawn by the library, has all that the library's layouts have.
@Suite struct OwnLayoutTests {
  /// Seven items of 40 × 20 in four columns, 10 apart: the content is 4 × 40 + 3 × 10 = 190 wide
  /// and 2 × 20 + 10 = 50 high.
  private func shelf(
    width: Double = 120, height: Double = 50, offset: Double = 0,
    direction: LayoutDirection = .leftToRight
  ) -> Preview {
    let canvas = PreviewCanvas(
      width: width, height: .points(height), isTransparent: true, layoutDirection: direction)
    return Preview("shelf", canvas: canvas) {
      CollectionView(1...7, layout: .shelf(itemSize: Size(width: 40, height: 20))) { _ in
        Color.black
      }
      .contentOffset(x: offset)
      .id("books")
    }
  }

  private func placed(_ preview: Preview) throws -> PlacedCollection {
    try #require(try preview.arranged().collections.first)
  }

  @Test func `it is drawn at its stop, with its separators and effects`() throws {
    // 30 of 50 is nearer to column 1 than to column 0. There columns 1 and 2 are seen whole, at 0
    // and 50, and of column 3 the first 20 points at 100, half opaque. Lines are 4 points in, and
    // one point above the lower edge of what has an item below it; 29 % of 255 is 73.95: 4A.
    let drawn = String(decoding: try shelf(offset: 30).list(), as: UTF8.self)
    #expect(
      drawn == """
        canvas 120×50
        group id "books"
          group cell 0.2
            fill rect 0,0 40×20 #000000
          group cell 0.3
            fill rect 0,30 40×20 #000000
          group cell 0.4
            fill rect 50,0 40×20 #000000
          group cell 0.5
            fill rect 50,30 40×20 #000000
          group cell 0.6 opacity 0.5
            fill rect 100,0 20×20 #000000
          fill rect 4,19 36×1 #3C3C434A
          fill rect 54,19 36×1 #3C3C434A

        """)
  }

  @Test func `its frames are found in either direction`() throws {
    // From right to left, item 3 is as far from the right: 190 − 50 − 40 = 100.
    let index = ItemIndex(section: 0, item: 3)
    let frames = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      try placed(shelf(direction: direction)).arrangement.layoutAttributesForItem(at: index)?.frame
    }
    expect(
      frames,
      equals: [
        Rect(x: 50, y: 30, width: 40, height: 20), Rect(x: 100, y: 30, width: 40, height: 20),
      ])
  }

  @Test(arguments: [(0.0, 0.0), (24, 0), (30, 50), (1000, 70)])
  func `scrolling comes to rest at a column, or at the content's end`(
    offset: Double, resting: Double
  ) throws {
    // 190 − 120 is the last offset.
    try #require(placed(shelf(offset: offset)).contentOffset == Point(x: resting, y: 0))
  }

  @Test func `its computed values are there for other views`() throws {
    let values = try #require(try shelf(offset: 30).arranged().computed.views["books"])
    expect(values.columns, equals: 4)
    expect(values.rows, equals: 2)
    expect(values.cellSize, equals: Size(width: 40, height: 20))
    // The upper item of column 1.
    expect(values.currentItem, equals: 2)
  }

  @Test func `its steps explain an item's frame and the stop`() throws {
    let collection = try placed(shelf(offset: 30))
    let index = ItemIndex(section: 0, item: 3)
    expect(
      collection.arrangement.explanation(ofItemAt: index).map(\.description),
      equals: [
        "column 1 of 4: x = 0 + 1 × (40 + 10)", "row 1 of 2: y = 0 + 1 × (20 + 10)",
        "the lower row, as 3 mod 2 = 1",
      ])
    expect(
      collection.offsetExplanation.map(\.description),
      equals: ["stopped at column 1: offset = 1 × 50"])
  }

  @Test func `a review prints its rule, with the names of lengths`() throws {
    var preview = shelf()
    preview.tokens = DesignTokens(["space.s": 10])
    let caption = PreviewCaption(preview, try preview.arranged())
    expect(
      caption.lines.last,
      equals: "books, shelf: 4 columns, two rows, gap space.s (10) · 7 items of 40 × 20")
    let redlines = String(decoding: try preview.annotated(.size).list(), as: UTF8.self)
    #expect(redlines.contains("books, shelf: 4 columns"))
  }

  @Test func `layout JSON has its name and its numbers`() throws {
    try #require(
      shelf().layoutJSON().contains(
        #""layout":{"kind":"shelf","columns":4,"rows":2,"cellSize":{"width":40,"height":20}}"#))
  }

  @Test func `it notices too little room for its items and for scrolling`() throws {
    try #require(shelf().arranged().notices == [])
    // Each row is 20 high, all of a viewport of 15 points too long by 5; one of 30 points shows no
    // item of 40.
    try #require(
      shelf(width: 30, height: 15).arranged().notices.map(\.finding) == [
        .layout(.itemsTooLong(.vertical, first: 0, count: 7, excess: 5), section: 0),
        .layout(
          .own(LayoutProblem(of: "shelf", "shows no whole item", suggestion: "make it wider")),
          section: 0),
      ])
  }
}
