import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// What Inter's own tables say about plain text: 2,816 units an em, A 1,904 wide.
@Suite struct LatinTextTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  /// Shapes at 28.16 points, where a hundred units are a point.
  func shape(_ string: String, size: Double = 28.16) throws -> ShapedText {
    try shaper.shape(TextRequest(string: string, font: FontRequest(family: "Inter", size: size)))
  }

  @Test func `a letter is as wide as its advance`() throws {
    // 1904 / 2816 × 28.16
    try #require(shape("A").size.width.rounded9 == 19.04)
  }

  @Test func `a line is as high as ascent and descent`() throws {
    // hhea: ascender 2728, descender −680; (2728 + 680) / 2816 × 28.16
    try #require(shape("A").size.height.rounded9 == 34.08)
  }

  @Test func `the baseline is the ascent below the top`() throws {
    try #require(shape("A").lines.map(\.baseline.rounded9) == [27.28])
  }

  @Test func `a run reaches as high and as deep as any glyph of its font`() throws {
    let run = try #require(try shape("A").lines.first?.runs.first?.run)
    // head: yMin −900, yMax 3072
    expect(run.ascent.rounded9, equals: 30.72)
    expect(run.descent.rounded9, equals: 9)
  }

  @Test func `a text scales with its size`() throws {
    let small = try shape("Waterfall", size: 10)
    let large = try shape("Waterfall", size: 30)
    #expect(large.size.width.rounded9 == (3 * small.size.width).rounded9)
  }

  @Test func `letters are where the advances before them end, at fractions of a point`() throws {
    let run = try #require(try shape("AAAA").lines.first?.runs.first?.run)
    // Inter does not kern A with A.
    expect(run.glyphs.map(\.x.rounded9), equals: [0, 19.04, 38.08, 57.12])
  }

  @Test func `the smallest text keeps fractions, too`() throws {
    let run = try #require(try shape("AA", size: 2.816).lines.first?.runs.first?.run)
    expect(run.glyphs.map(\.x.rounded9), equals: [0, 1.904])
  }

  @Test func `a run's advance is the width of its line`() throws {
    let line = try #require(try shape("AAA").lines.first)
    expect(line.runs.map(\.run.advance.rounded9), equals: [57.12])
    expect(line.frame.width.rounded9, equals: 57.12)
  }

  @Test func `a run names its font and its text`() throws {
    let run = try #require(try shape("Deal").lines.first?.runs.first?.run)
    expect(run.font.name, equals: "Inter Regular")
    expect(run.text, equals: "Deal")
  }

  @Test func `a text without characters has no size and no lines`() throws {
    try #require(
      shape("") == ShapedText(size: .zero, lines: [], isTruncated: false, notices: []))
  }

  @Test func `a text of size 0 has no size and no lines`() throws {
    try #require(shape("Deal", size: 0).size == .zero)
  }

  @Test(arguments: ["Tiếng Việt: buổi sáng", "Português: coração", "Polski: zażółć"])
  func `Inter serves every Latin alphabet`(text: String) throws {
    try #require(shape(text).fontNames == ["Inter Regular"])
  }

  @Test func `a letter and its combining accent are one letter`() throws {
    // Vietnamese ế as e with two marks
    let letter = try shape("ế")
    try #require(shape("e\u{302}\u{301}").size.width == letter.size.width)
  }
}
