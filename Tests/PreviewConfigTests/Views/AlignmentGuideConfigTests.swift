import CellViews
import DisplayList
import PreviewConfig
import TestSupport
import TextShaping
import Testing

@Suite struct AlignmentGuideConfigTests {
  /// The black rectangles that a view of the config draws, and gray ones a pixel high, on a canvas
  /// without a background.
  private func rectangles(
    _ view: String, width: Int = 100, height: Int = 50, direction: String = "leftToRight"
  ) throws -> [Substring] {
    let config = try load(
      """
      canvas: { width: \(width), height: \(height), transparent: true, layoutDirection: \(direction) }
      view:
      \(view.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """)
    let preview = try #require(config.previews.first)
    let dump = try preview.arranged(shaper: TextShaper(catalog: FontCatalog())).displayList.dump
    return dump.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("fill rect") }.map { $0.dropFirst("fill rect ".count) }
  }

  @Test func `a guide moves a view against its stack's line, both ways`() throws {
    let column = """
      vstack:
        alignment: leading
        spacing: 0
        children:
          - { color: black, frame: { width: 40, height: 1 } }
          - { color: black, frame: { width: 20, height: 2 }, alignmentGuide: { leading: "${width / 2}" } }
          - { color: black, frame: { width: 10, height: 3 }, alignmentGuide: { leading: trailing } }
          - { color: black, frame: { width: 5, height: 4 }, alignmentGuide: { leading: -6 } }
      """
    // The second begins 10 points before the line and the third 10; the last 6 behind it. The column
    // is 10 + 40 wide, at 25 of 100, and 10 high, at 20 of 50.
    try #require(
      rectangles(column) == [
        "35,20 40×1 #000000", "25,21 20×2 #000000", "25,23 10×3 #000000", "41,26 5×4 #000000",
      ])
    // From the line at 65 leftwards.
    try #require(
      rectangles(column, direction: "rightToLeft") == [
        "25,20 40×1 #000000", "55,21 20×2 #000000", "65,23 10×3 #000000", "54,26 5×4 #000000",
      ])
  }

  @Test func `a row's guides across are those of its height`() throws {
    // The second view's middle is 1 point above its end: both middles are on one line, 10 down.
    try #require(
      rectangles(
        """
        hstack:
          spacing: 0
          children:
            - { color: black, frame: { width: 10, height: 20 } }
            - { color: black, frame: { width: 10, height: 8 }, alignmentGuide: { centerY: "${height - 1}" } }
        """) == ["40,15 10×20 #000000", "50,18 10×8 #000000"])
  }

  @Test func `guides of one modifier do not move each other`() throws {
    // The trailing guide is the view's leading edge, and not where its leading guide is.
    try #require(
      rectangles(
        """
        vstack:
          alignment: trailing
          spacing: 0
          children:
            - { color: black, frame: { width: 40, height: 1 } }
            - { color: black, frame: { width: 10, height: 1 }, alignmentGuide: { leading: 7, trailing: leading } }
        """) == ["25,24 40×1 #000000", "65,25 10×1 #000000"])
  }

  @Test func `a view in a row places the ends of the line under it, and is mirrored`() throws {
    let list = """
      collection:
        layout: { list: { appearance: plain } }
        items: [1, 2]
        cell:
          hstack:
            spacing: 10
            children:
              - { color: black, frame: { width: 30, height: 10 }, alignmentGuide: { listRowSeparatorLeading: trailing } }
              - { color: black, frame: { width: 50, height: 10 }, alignmentGuide: { listRowSeparatorTrailing: "${width + 4}" } }
      """
    // From 16 + 30 to 16 + 30 + 10 + 50 + 4 = 110; a plain list has a line over its first row, too.
    try #require(
      rectangles(list, width: 200, height: 100).filter { $0.contains("×0.125") } == [
        "46,0 64×0.125 #3C3C434A", "46,43.5 64×0.125 #3C3C434A", "46,87.5 64×0.125 #3C3C434A",
      ])
    // 200 − 110 = 90.
    try #require(
      rectangles(list, width: 200, height: 100, direction: "rightToLeft")
        .filter { $0.contains("×0.125") } == [
          "90,0 64×0.125 #3C3C434A", "90,43.5 64×0.125 #3C3C434A", "90,87.5 64×0.125 #3C3C434A",
        ])
  }

  @Test func `goldens have the guides, and those of their places that are written`() throws {
    let found = try view(
      "view: { text: a, alignmentGuide: { leading: 8, bottom: center, top: '${height / 2}' } }"
    ).dump
    #expect(found.contains("name: \"leading 8, top, bottom center\""), "\(found)")
  }

  @Test(arguments: [
    (
      "{}",
      "1:34+1: alignmentGuide: expected a guide (as 'leading: 8' or "
        + "'listRowSeparatorLeading: leading')"
    ),
    (
      "{ leading: top }",
      "1:45+3: leading: expected a distance in points or one of leading, center, trailing, "
        + "listRowSeparatorLeading, listRowSeparatorTrailing, found 'top' (for example 16)"
    ),
    ("{ top: '${depth}' }", "1:44+5: unknown name 'depth' (known here: canvas, height, width)"),
    ("{ middle: 3 }", "1:36+6: unknown key 'middle' in alignmentGuide"),
  ])
  func `a mistake in a guide is reported`(guides: String, mistake: String) {
    expect(mistakes(in: "view: { text: a, alignmentGuide: \(guides) }"), equals: [mistake])
  }
}
