import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Texts of an editable SVG` {
  private func text(
    _ run: GlyphRun, _ x: Double = 10, _ y: Double = 20, _ color: RGBA = .black
  ) -> Command {
    .glyphRun(run, Point(x: x, y: y), .color(color))
  }

  @Test func `a text is on its baseline, in the document's font`() throws {
    // 20.3 is nearest to 20.5.
    try #require(
      editableElements([text(editableRun("pink"), 67.708, 20.3)])
        == [#"<text x="67.71" y="20.5">pink</text>"#])
  }

  @Test func `a text has the attributes in which it differs from the most common font`() throws {
    try #require(
      editableElements([
        text(editableRun("one")), text(editableRun("two"), 10, 60),
        text(editableRun("three", font: .interBoldItalic, size: 12.5), 10, 80, .red),
      ]).last
        == ##"<text x="10" y="80" font-size="12.5" font-weight="700" font-style="italic" "##
        + ##"fill="#f00">three</text>"##)
  }

  @Test func `a bold that is synthesised is bold, a slant italic`() throws {
    let font = FontFace(
      name: "Inter Regular", file: FontFace.interRegular.file, family: "Inter", isSlanted: true,
      isEmboldened: true)
    try #require(
      editableElements([text(editableRun("a", font: font))])
        == [#"<text x="10" y="20" font-weight="700" font-style="italic">a</text>"#])
  }

  @Test func `the lines of a paragraph are one text`() throws {
    try #require(
      editableElements([
        text(editableRun("Two words ")), text(editableRun("and more"), 12.25, 40),
        text(editableRun("another"), 10, 60),
      ]) == [
        #"<text x="10" y="20">Two words <tspan x="12.25" y="40">and more</tspan></text>"#,
        #"<text x="10" y="60">another</text>"#,
      ])
  }

  @Test func `the parts of a line are one text`() throws {
    let other = FontFace(
      name: "Inter Regular", file: FontFace.interRegular.file, family: "Noto Sans CJK SC")
    try #require(
      editableElements([
        text(editableRun("Hello ", advance: 45)), text(editableRun("世界", font: other), 55),
      ]) == [
        #"<text x="10" y="20">Hello <tspan x="55" font-family="Noto Sans CJK SC, sans-serif">"#
          + "世界</tspan></text>"
      ])
  }

  @Test func `a text that runs to the left begins at its right end`() throws {
    try #require(
      editableElements([text(editableRun("שלום!", advance: 40, level: 1))])
        == [#"<text x="50" y="20" direction="rtl" unicode-bidi="embed">שלום!</text>"#])
  }

  @Test func `an override in a label holds for its text alone`() throws {
    // As the bidirectional algorithm leaves it: letters that run against their own direction.
    try #require(
      editableElements([text(editableRun("\u{202E}abc", advance: 40, level: 1))])
        == [#"<text x="50" y="20" direction="rtl" unicode-bidi="bidi-override">abc</text>"#])
  }

  @Test func `a line is in the order of reading, whatever its direction`() throws {
    // Seen from the left: a number, Hebrew before and behind it, Latin at the end.
    let commands = [
      text(editableRun("ג", advance: 10, level: 1), 10),
      text(editableRun("12", advance: 10, level: 2), 20),
      text(editableRun("אב ", advance: 10, level: 1), 30),
      text(editableRun(" a", advance: 10), 40),
    ]
    let words = try editableElements(commands)
      .compactMap { $0.firstMatch(of: #/>([^<]*)</#).map { String($0.1) } }
    expect(words, equals: ["אב ", "12", "ג", " a"])
  }

  @Test func `an ellipsis is where it was shaped, apart from the letters before it`() throws {
    var run = editableRun("ever…")
    run.glyphs = [Glyph(id: 5, x: 0), Glyph(id: 6, x: 25.5)]
    try #require(
      editableElements([text(run)])
        == [#"<text x="10" y="20">ever<tspan x="35.5">…</tspan></text>"#])
  }

  /// A run of Inter whose letters stay as they are written, ten points apart.
  private func plainRun(_ string: String, ids: [UInt32]) -> GlyphRun {
    var run = editableRun(string)
    run.glyphs = ids.enumerated().map { Glyph(id: $1, x: Double($0) * 10) }
    run.hasContextualAlternates = false
    return run
  }

  @Test func `letters that a viewer would draw in other forms are apart`() throws {
    // Inter has another x between digits, wherever the digits are.
    try #require(
      editableElements([text(plainRun("1x2", ids: [1, 2, 3]))])
        == [#"<text x="10" y="20">1<tspan x="20">x</tspan><tspan x="30">2</tspan></text>"#])
  }

  @Test func `a colon that is raised between digits is so in viewers without such a colon`() throws
  {
    // Inter's colon at glyph 1408 has its middle at (1484 - 16) / 2 = 734 of 2816 units, the raised one
    // at 1409 at (1658 + 262) / 2 = 960: 226 / 2816 × 17 points = 1.36 higher.
    var run = plainRun("9:41", ids: [1306, 1409, 1300, 1296])
    run.size = 17
    try #require(
      editableElements([text(run)]) == [
        #"<text x="10" y="20">9<tspan x="20" dy="-1.36">:</tspan>"#
          + #"<tspan x="30" dy="1.36">41</tspan></text>"#
      ])
  }

  @Test func `no part of a text begins with a space`() throws {
    // librsvg would leave it out.
    try #require(
      editableElements([text(plainRun("1x2 a", ids: [1, 2, 3, 4, 5]))])
        == [#"<text x="10" y="20">1<tspan x="20">x</tspan><tspan x="30">2 a</tspan></text>"#])
  }

  @Test func `a document turns alternates off, and a text on`() throws {
    let list = DisplayList(
      size: Size(width: 99, height: 99),
      commands: [
        text(plainRun("ab", ids: [1, 2])), text(plainRun("cd", ids: [1, 2]), 10, 40),
        text(editableRun("1x2"), 10, 60),
      ])
    let document = String(decoding: try Drawing(list).svgEditable(title: ""), as: UTF8.self)
    #expect(
      document.contains(
        #"text-rendering="geometricPrecision" style="font-variant-ligatures: no-contextual">"#))
    #expect(
      document.contains(
        #"<text x="10" y="60" style="font-variant-ligatures: normal">1x2</text>"#))
  }

  @Test func `a text that is cut off has its whole text as its title`() throws {
    var run = editableRun("ever…")
    run.glyphs = [Glyph(id: 5, x: 0), Glyph(id: 6, x: 25.5)]
    run.wholeText = "ever & <ever>"
    try #require(
      editableElements([text(run)])
        == [
          "<text x=\"10\" y=\"20\"><title>ever &amp; &lt;ever&gt;</title>"
            + "ever<tspan x=\"35.5\">…</tspan></text>"
        ])
  }

  @Test func `spaces that SVG would leave out are kept`() throws {
    try #require(
      editableElements([text(editableRun("a  b")), text(editableRun(" c"), 10, 60)]) == [
        #"<text x="10" y="20" xml:space="preserve">a  b</text>"#,
        #"<text x="10" y="60" xml:space="preserve"> c</text>"#,
      ])
  }

  @Test func `a text that is stretched is so as a whole`() throws {
    try #require(
      editableElements([text(editableRun("a", stretch: 0.75))])
        == [#"<text transform="matrix(.75 0 0 1 10 20)">a</text>"#])
  }

  @Test func `a family that is not plain words is in quotes`() throws {
    let font = FontFace(
      name: "Inter Regular", file: FontFace.interRegular.file, family: "3D \"O'Neil\"")
    let list = DisplayList(
      size: Size(width: 9, height: 9), commands: [text(editableRun("a", font: font))])
    let document = String(decoding: try Drawing(list).svgEditable(title: ""), as: UTF8.self)
    #expect(document.contains(#" font-family="'3D &quot;O\'Neil&quot;', sans-serif""#))
  }
}
