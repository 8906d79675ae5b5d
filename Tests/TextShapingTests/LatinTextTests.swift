import DisplayList
import LayoutGeometry
import Testing
import TextShaping

/// What Inter's own tables say about plain text: 2,816 units an em, A 1,904 wide, space 792.
@Suite struct LatinTextTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, size: Double = 28.16, width: Double? = nil, lineLimit: Int? = nil
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(string: string, font: FontRequest(size: size), width: width, lineLimit: lineLimit)
    )
  }

  @Test func `a letter is as wide as its advance`() throws {
    // 1904 / 2816 × 28.16
    #expect(try abs(shape("A").size.width - 19.04) < 1e-9)
  }

  @Test func `a line is as high as ascent and descent`() throws {
    // hhea: ascender 2728, descender −680; (2728 + 680) / 2816 × 28.16
    #expect(try abs(shape("A").size.height - 34.08) < 1e-9)
  }

  @Test func `the baseline is the ascent below the top`() throws {
    #expect(try shape("A").lines.map { ($0.baseline * 1e9).rounded() / 1e9 } == [27.28])
  }

  @Test func `a text scales with its size`() throws {
    let small = try shape("Waterfall", size: 10)
    let large = try shape("Waterfall", size: 30)
    #expect(abs(large.size.width - 3 * small.size.width) < 1e-9)
  }

  @Test func `letters stand where the advances before them end`() throws {
    let run = try #require(try shape("AAAA").lines.first?.runs.first?.run)
    // Inter does not kern A with A.
    #expect(run.glyphs.map { ($0.x * 1e9).rounded() / 1e9 } == [0, 19.04, 38.08, 57.12])
  }

  @Test func `a run names its font and its text`() throws {
    let run = try #require(try shape("Deal").lines.first?.runs.first?.run)
    #expect(run.font.name == "Inter Regular")
    #expect(run.text == "Deal")
  }

  @Test func `lines break between words`() throws {
    let text = try shape("AA AA AA", width: 60)
    #expect(text.lines.map { $0.runs.map(\.run.text).joined() } == ["AA ", "AA ", "AA"])
  }

  @Test func `a text as wide as its proposal stays on one line`() throws {
    let width = try shape("Adaptive waterfall", size: 17).size.width
    #expect(try shape("Adaptive waterfall", size: 17, width: width).lines.count == 1)
  }
}
