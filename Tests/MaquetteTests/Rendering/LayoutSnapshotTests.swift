import LayoutSnapshots
import Maquette
import PreviewRendering
import TestSupport
import Testing

@Suite struct LayoutSnapshotTests {
  private func text(_ preview: Preview) throws -> String {
    layoutTextWithoutViews(LayoutSnapshot(try preview.arranged()).text)
  }

  @Test func `the canvas, its background and a collection's cells have a line each`() throws {
    // Two columns of (100 - 20) / 2 = 40 points; rows of 30 with 20 between them: 30 + 20 + 30.
    // Cells that measure themselves have no common size.
    let preview = Preview("cards", width: 132, background: .white) {
      CollectionView([Color.red, .green, .blue], layout: .grid(columns: 2, spacing: 20)) { color in
        color.frame(height: 30)
      }
      .padding(16)
    }
    let snapshot = try text(preview)
    #expect(
      snapshot == """
        maquette layout 4
        canvas 132×112 width=132 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 132×112 color=#FFFFFF colorName=white
          collection 16,16 100×80 layout=grid columns=2 rows=2 content=100×80 \
        offset=0,0 elements=3 rowSpacing=20 columnSpacing=20 insets=0
            cell 0.0 0,0 40×30: fill 0,0 40×30 color=#FF3B30 colorName=red
            cell 0.1 60,0 40×30: fill 0,0 40×30 color=#34C759 colorName=green
            cell 0.2 0,50 40×30: fill 0,0 40×30 color=#007AFF colorName=blue

        """)
  }

  @Test func `a picture's file is named without its folder, as that is the machine's`() throws {
    let path = repository + "/Samples/banners/login_scroller_1_Normal.png"
    let snapshot = try text(Preview("banner") { Image(contentsOfFile: path) })
    #expect(snapshot.contains(" pictureName=login_scroller_1_Normal.png"))
    #expect(!snapshot.contains(repository))
  }

  @Test func `only the elements that the canvas shows are listed, with the number of all`() throws {
    let preview = Preview("list", canvas: PreviewCanvas(width: 100, height: .points(30))) {
      CollectionView(Array(0..<1_000), layout: .list(rowHeight: 20, separator: nil)) { _ in
        Color.red
      }
      .contentOffset(y: 100)
    }
    // 30 points from 100 on: rows 5 and 6 of 20 points each, the second one cut.
    let snapshot = try text(preview)
    #expect(
      snapshot == """
        maquette layout 4
        canvas 100×30 width=100 height=30 appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 100×30 color=#FFFFFF colorName=systemBackground
          collection 0,0 100×30 layout=list columns=1 rows=1000 cells=100×20 content=100×20000 \
        offset=0,100 elements=1000 rowHeight=20 separator=none \
        insets=0
            cell 0.5 0,100 100×20: fill 0,0 100×20 color=#FF3B30 colorName=red
            cell 0.6 0,120 100×20: fill 0,0 100×20 color=#FF3B30 colorName=red

        """)
  }

  @Test func `views with an id are at their place in the element around them`() throws {
    let preview = Preview("ids", width: 100, background: .white) {
      CollectionView([1], layout: .list(rowHeight: 40, separator: nil)) { _ in
        Color.red.frame(width: 20, height: 10).id("dot").padding(5)
      }
      .padding(10)
    }
    // The cell is 80 × 40 from 10,10; the dot and its padding, 30 × 20, are in its middle: the dot
    // is 25 + 5 from its left and 10 + 5 from its top.
    let snapshot = try text(preview)
    #expect(
      snapshot == """
        maquette layout 4
        canvas 100×60 width=100 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 100×60 color=#FFFFFF colorName=white
          collection 10,10 80×40 layout=list columns=1 rows=1 cells=80×40 content=80×40 offset=0,0 \
        elements=1 rowHeight=40 separator=none \
        insets=0
            cell 0.0 0,0 80×40
              view "dot" 30,15 20×10
                fill 0,0 20×10 color=#FF3B30 colorName=red

        """)
  }

  @Test func `a label names its element, and its words cannot break a line`() throws {
    let preview = Preview("label", width: 50, background: .white) {
      CollectionView([1], layout: .list(rowHeight: 20, separator: nil)) { _ in
        Color.red.accessibilityLabel("a\n\"b\"; \u{202E}c")
      }
    }
    try #require(
      text(preview).split(separator: "\n").last == #"""
            cell 0.0 "a\u{A}\"b\"; \u{202E}c" 0,0 50×20: group "a\u{A}\"b\"; \u{202E}c" { fill 0,0 50×20 color=#FF3B30 colorName=red }
        """#)
  }

  @Test func `a clip around elements is listed once, and no element is cut by it`() throws {
    let preview = Preview("clip", width: 50, background: .white) {
      CollectionView([1], layout: .list(rowHeight: 20, separator: nil)) { _ in
        Color.red
      }
      .cornerRadius(8)
    }
    let snapshot = try text(preview)
    #expect(
      snapshot == """
        maquette layout 4
        canvas 50×20 width=50 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 50×20 color=#FFFFFF colorName=white
          group clip=rounded(0,0,50×20,8,continuous) { }
          collection 0,0 50×20 layout=list columns=1 rows=1 cells=50×20 content=50×20 offset=0,0 \
        elements=1 rowHeight=20 separator=none \
        insets=0
            cell 0.0 0,0 50×20: fill 0,0 50×20 color=#FF3B30 colorName=red

        """)
  }
}
