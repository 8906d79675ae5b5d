import CellViews
import DisplayList
import PreviewConfig
import TestSupport
import TextShaping
import Testing

/// The views `grid` and `viewThatFits`, and the modifiers of a grid's cells.
struct GridViewTests {
  /// The rectangles that a view of the config draws on a transparent canvas, as the display list has
  /// them.
  private func rectangles(
    _ view: String, width: Int = 100, direction: String = "leftToRight"
  ) throws -> [Substring] {
    let config = try load(
      """
      canvas: { width: \(width), height: 50, transparent: true, layoutDirection: \(direction) }
      view:
      \(view.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """)
    let preview = try #require(config.previews.first)
    let dump = try preview.arranged(shaper: TextShaper(catalog: FontCatalog())).displayList.dump
    return dump.split(separator: "\n").filter { $0.hasPrefix("fill rect") }.map {
      $0.dropFirst("fill rect ".count)
    }
  }

  @Test func `columns are as wide as their widest view, rows as high as their highest`() throws {
    // 30 + 4 + 20 wide: at 23 of 100. The rows are 8 and 3 high, with 2 between: 13, at 18.5 of 50.
    try #require(
      rectangles(
        """
        grid:
          alignment: topLeading
          horizontalSpacing: 4
          verticalSpacing: 2
          children:
            - gridRow:
                - { color: black, frame: { width: 10, height: 5 } }
                - { color: black, frame: { width: 20, height: 8 } }
            - gridRow:
                - { color: black, frame: { width: 30, height: 3 } }
                - { color: black, frame: { width: 6, height: 1 } }
        """) == [
          "23,18.5 10×5 #000000", "57,18.5 20×8 #000000", "23,28.5 30×3 #000000",
          "57,28.5 6×1 #000000",
        ])
  }

  @Test func `a grid is mirrored from right to left`() throws {
    // As above without the second row: columns of 10 and 20 with 4 between, from 67 leftwards.
    try #require(
      rectangles(
        """
        grid:
          horizontalSpacing: 4
          children:
            - gridRow:
                - { color: black, frame: { width: 10, height: 10 } }
                - { color: black, frame: { width: 20, height: 10 } }
        """, direction: "rightToLeft") == ["57,20 10×10 #000000", "33,20 20×10 #000000"])
  }

  @Test func `a column and a row have alignments of their own, and a cell has an anchor`() throws {
    // Columns of 20 and 30, at 25 and 45, which end at 45 and 75; rows of 10, at 10, 20 and 30.
    try #require(
      rectangles(
        """
        grid:
          alignment: topLeading
          horizontalSpacing: 0
          verticalSpacing: 0
          children:
            - gridRow:
                - { color: black, frame: { width: 10, height: 4 } }
                - { color: black, frame: { width: 10, height: 10 }, gridColumnAlignment: trailing }
              alignment: bottom
            - gridRow:
                - { color: black, frame: { width: 20, height: 10 } }
                - { color: black, frame: { width: 30, height: 10 } }
            - gridRow:
                - { color: black, frame: { width: 10, height: 4 }, gridCellAnchor: bottomTrailing }
                - { color: black, frame: { width: 10, height: 10 } }
        """) == [
          "25,16 10×4 #000000", "65,10 10×10 #000000", "25,20 20×10 #000000",
          "45,20 30×10 #000000", "35,36 10×4 #000000", "65,30 10×10 #000000",
        ])
  }

  @Test func `a cell takes several columns, and a view in no row all of them`() throws {
    // Columns of 10 and 20 with 2 between: 42 is 10 more, which makes 15 and 25, at 29. The line is
    // as wide as both, and makes no column wider. 1 + 1 + 1 high, at 23.5.
    try #require(
      rectangles(
        """
        grid:
          alignment: leading
          horizontalSpacing: 2
          verticalSpacing: 0
          children:
            - gridRow:
                - { color: black, frame: { width: 10, height: 1 } }
                - { color: black, frame: { width: 20, height: 1 } }
            - gridRow: [{ color: black, frame: { width: 42, height: 1 }, gridCellColumns: 2 }]
            - { color: white, frame: { height: 1 }, gridCellUnsizedAxes: horizontal }
        """) == [
          "29,23.5 10×1 #000000", "46,23.5 20×1 #000000", "29,24.5 42×1 #000000",
          "29,25.5 42×1 #FFFFFF",
        ])
  }

  /// Columns that no view has to itself share what the views over them need, so that flexible views
  /// fill the width in equal columns.
  ///
  /// The widths are of 308 points with the given space.
  @Test(
    arguments: [
      // 300 / 3 = 100, and 100 + 4 + 100.
      (4, [[1, 2]], [[100.0, 204]]),
      // (308 − 3 × 4) / 4 = 74: 74 + 4 + 74.
      (4, [[2, 2]], [[152, 152]]),
      // 308 / 9 × 4 and × 5.
      (0, [[4, 5]], [[136.889, 171.111]]),
      (4, [[2, 1], [1, 2]], [[204, 100], [100, 204]]),
      // A row of three makes columns of 100.
      (4, [[1, 2], [1, 1, 1]], [[100, 204], [100, 100, 100]]),
      // Of four columns one has a view to itself: (308 − 12) / 4 = 74.
      (4, [[3, 1]], [[230, 74]]),
    ] as [(Int, [[Int]], [[Double]])])
  func `views over several columns share the width by their columns`(
    spacing: Int, spans: [[Int]], widths: [[Double]]
  ) throws {
    let rows = spans.map { row in
      "    - gridRow: ["
        + row.map { "{ color: black, gridCellColumns: \($0) }" }.joined(separator: ", ") + "]"
    }
    let found = try rectangles(
      "grid:\n  horizontalSpacing: \(spacing)\n  children:\n" + rows.joined(separator: "\n"),
      width: 308)
    let texts = found.map { $0.split(separator: " ")[1].prefix { $0 != "×" } }
    expect(texts.map { Double($0) ?? 0 }, equals: widths.flatMap { $0 })
  }

  @Test func `a view over a column of others widens the rest by what is missing`() throws {
    // 50 over a column of 20 and one without views: 4 between, so that 26 are left, and the columns
    // begin at 25.
    try #require(
      rectangles(
        """
        grid:
          horizontalSpacing: 4
          verticalSpacing: 0
          children:
            - gridRow: [{ color: black, frame: { width: 20, height: 10 } }]
            - gridRow: [{ color: white, frame: { width: 50, height: 10 }, gridCellColumns: 2 }]
        """) == ["25,15 20×10 #000000", "25,25 50×10 #FFFFFF"])
  }

  @Test func `equal rows are rows of their own`() throws {
    // Two rows of 10 + 8 + 10, at 36; 4 high with 8 between, at 17.
    try #require(
      rectangles(
        """
        grid:
          - &row
            gridRow: [&cell { color: black, frame: { width: 10, height: 4 } }, *cell]
          - *row
        """) == [
          "36,17 10×4 #000000", "54,17 10×4 #000000", "36,29 10×4 #000000", "54,29 10×4 #000000",
        ])
  }

  @Test func `rows are brought by loops`() throws {
    // As above: two rows of 10 + 8 + 10, at 36; 4 high with 8 between, at 17.
    try #require(
      rectangles(
        """
        grid:
          - forEach: 1...2
            view:
              gridRow:
                - { color: black, frame: { width: 10, height: 4 } }
                - { color: black, frame: { width: 10, height: 4 } }
        """) == [
          "36,17 10×4 #000000", "54,17 10×4 #000000", "36,29 10×4 #000000", "54,29 10×4 #000000",
        ])
  }

  @Test(arguments: [(70, "5,20 60×10 #000000"), (50, "5,20 40×10 #FFFFFF")])
  func `the first view that fits is shown, or else the last`(
    width: Int, rectangle: Substring
  ) throws {
    // 60 fits into 70 and not into 50.
    try #require(
      rectangles(
        """
        viewThatFits:
          in: horizontal
          children:
            - { color: black, frame: { width: 60, height: 10 } }
            - { color: white, frame: { width: 40, height: 10 } }
        """, width: width) == [rectangle])
  }

  @Test(arguments: [
    ("top", ["0,14 100×36 #000000", "0,0 100×10 #FFFFFF"]),
    ("bottom", ["0,0 100×36 #000000", "0,40 100×10 #FFFFFF"]),
    ("leading", ["14,0 86×50 #000000", "0,20 10×10 #FFFFFF"]),
    ("trailing", ["0,0 86×50 #000000", "90,20 10×10 #FFFFFF"]),
  ])
  func `a view at an edge leaves the rest to the other`(
    edge: String, result: [Substring]
  ) throws {
    // 10 of the edge's length and 4 of space are taken of 100 by 50.
    let frame = edge == "top" || edge == "bottom" ? "height: 10" : "width: 10, height: 10"
    try #require(
      rectangles(
        """
        color: black
        safeAreaInset:
          edge: \(edge)
          spacing: 4
          content: { color: white, frame: { \(frame) } }
        """) == result)
  }

  @Test(arguments: [
    ("grid: { spacing: 4, children: [] }", "1:19+7: unknown key 'spacing' in grid"),
    ("grid: 7", "1:17+1: grid: expected a list of views, found '7'"),
    (
      "{ divider: , gridCellColumns: 0 }",
      "1:39+1: gridCellColumns: expected at least 1, found 0"
    ),
    (
      "{ divider: , gridCellUnsizedAxes: diagonal }",
      "1:43+8: gridCellUnsizedAxes: expected one of horizontal, vertical, found 'diagonal'"
    ),
    (
      "{ divider: , safeAreaInset: { edge: left, content: red } }",
      "1:45+4: edge: expected one of top, bottom, leading, trailing, found 'left'"
    ),
  ])
  func `a mistake in a grid is reported at its place`(view: String, mistake: String) {
    let body = view.hasPrefix("{") ? view : "{ \(view) }"
    let found = mistakes(in: "{ view: \(body) }")
    // What to write instead is another matter.
    expect(found.map { $0.prefix(mistake.count) }, equals: [mistake.prefix(mistake.count)])
  }
}
