import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// At 28.16 points a hundred of Inter's units are a point: A is 19.04 wide, a space 7.92, an
/// ellipsis 23.12, and a line 34.08 high.
@Suite struct LineBreakingTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(
        string: string, font: FontRequest(family: "Inter", size: 28.16), width: width,
        height: height,
        lineLimit: lineLimit))
  }

  @Test func `a text without a width is one line`() throws {
    try #require(shape("AA AA AA AA AA").lineTexts == ["AA AA AA AA AA"])
  }

  @Test func `lines break between words`() throws {
    // AA is 38.08 wide, AA AA is 84.08
    try #require(shape("AA AA AA", width: 84).lineTexts == ["AA", "AA", "AA"])
  }

  @Test func `what fits exactly stays on the line`() throws {
    try #require(shape("AA AA AA", width: 84.08).lineTexts == ["AA AA", "AA"])
  }

  @Test func `the space at which a line was broken counts, if there is room`() throws {
    // 38.08 + 7.92; the letters are where they are without it.
    let text = try shape("AA AA AA", width: 60)
    expect(text.size.width.rounded9, equals: 46)
    expect(text.lines.map(\.frame.width.rounded9), equals: [38.08, 38.08, 38.08])
    expect(try shape("AA AA AA", width: 40).size.width.rounded9, equals: 40)
    // The last line has no such space, and may be the widest: 3 × 19.04 = 57.12.
    expect(try shape("AA AAA", width: 60).size.width.rounded9, equals: 57.12)
  }

  @Test func `a text keeps its line at its own width`() throws {
    let width = try shape("Adaptive waterfall").size.width
    try #require(shape("Adaptive waterfall", width: width).lines.count == 1)
  }

  @Test func `a text keeps its lines at their own width`() throws {
    let broken = try shape("Cells try to maintain their aspect ratio.", width: 200)
    try #require(
      shape("Cells try to maintain their aspect ratio.", width: broken.size.width) == broken)
  }

  @Test func `a word that is too long for a line is broken without a hyphen`() throws {
    // 3 × 19.04 = 57.12
    try #require(shape("AAAAAAA", width: 60).lineTexts == ["AAA", "AAA", "A"])
  }

  @Test func `a broken word is noticed, and one that is cut is not`() throws {
    // Three of the seven letters fit, as above.
    try #require(shape("AAAAAAA", width: 60).notices == [.brokenWord])
    try #require(shape("AAAAAAA", width: 60, lineLimit: 1).notices == [])
    try #require(shape("AA AA", width: 60).notices == [])
  }

  @Test func `what was shaped before decides nothing about a line`() throws {
    // A letter that is wider than its line is shown, unless there may be but one line: then it is cut.
    for limits in [[nil, 1], [1, nil]] {
      let shaper = try TextShaper(catalog: FontCatalog())
      for limit in limits {
        let text = try shaper.shape(
          TextRequest(
            string: "A", font: FontRequest(family: "Inter", size: 28.16), width: 1,
            lineLimit: limit))
        expect(text.lineTexts, equals: [limit == nil ? "A" : "…"])
      }
    }
  }

  @Test func `a character that is too wide for a line has one to itself`() throws {
    try #require(shape("AAA", width: 1).lineTexts == ["A", "A", "A"])
  }

  @Test func `lines are below each other`() throws {
    let text = try shape("AA AA", width: 60)
    expect(text.lines.map(\.frame.minY.rounded9), equals: [0, 34.08])
    expect(text.lines.map(\.baseline.rounded9), equals: [27.28, 61.36])
    expect(text.size.height.rounded9, equals: 68.16)
  }

  @Test(arguments: ["A\nA", "A\r\nA", "A\rA", "A\u{2028}A", "A\u{2029}A", "A\u{85}A", "A\u{0C}A"])
  func `every line break of Unicode ends a line`(text: String) throws {
    try #require(shape(text).lineTexts == ["A", "A"])
  }

  @Test func `an empty line is as high as any`() throws {
    let text = try shape("A\n\nA")
    expect(text.lines.map(\.frame.height.rounded9), equals: [34.08, 34.08, 34.08])
    expect(text.lineTexts, equals: ["A", "", "A"])
  }

  @Test func `the last line that is allowed ends with an ellipsis`() throws {
    let text = try shape("AA AA AA AA", width: 65, lineLimit: 2)
    // Two letters and the ellipsis: 38.08 + 23.12 = 61.2; with the space between them 69.12.
    expect(text.lineTexts, equals: ["AA", "AA…"])
    #expect(text.isTruncated)
  }

  @Test func `an ellipsis follows the last letter, without the space after it`() throws {
    // 38.08 + 7.92 + 23.12 = 69.12 would hold the space, too, but not a third letter.
    let text = try shape("AA AAAA", width: 70, lineLimit: 1)
    expect(text.lineTexts, equals: ["AA…"])
    #expect(abs(text.size.width - 61.2) < 0.01)
    let run = try #require(text.lines[0].runs.last?.run)
    expect(run.glyphs.count, equals: 3)
    #expect(abs(run.glyphs[2].x - 38.08) < 0.01)
    // What follows is on a line of its own, and is left out.
    try #require(shape("AA \nA", lineLimit: 1).lineTexts == ["AA…"])
  }

  @Test func `an ellipsis is as wide as its glyph`() throws {
    let text = try shape("AAAAAAA", width: 70, lineLimit: 1)
    // 2 × 19.04 + 23.12 = 61.2; a third letter would not fit
    expect(text.size.width.rounded9, equals: 61.2)
  }

  @Test func `a text that has as many lines as it may have is whole`() throws {
    let text = try shape("AA AA", width: 60, lineLimit: 2)
    expect(text.lineTexts, equals: ["AA", "AA"])
    #expect(!text.isTruncated)
  }

  @Test func `the limit counts the lines of all paragraphs`() throws {
    try #require(shape("A\nA\nA", lineLimit: 2).lineTexts == ["A", "A…"])
  }

  @Test func `the limit ends with the paragraph that reaches it`() throws {
    try #require(shape("AA AA\nA", width: 62, lineLimit: 2).lineTexts == ["AA", "AA…"])
  }

  @Test func `a limit below 1 is a limit of 1`() throws {
    try #require(shape("A\nA", lineLimit: 0).lineTexts == ["A…"])
  }

  @Test func `no room at all shows an ellipsis`() throws {
    try #require(shape("AAAA", width: 0, lineLimit: 1).lineTexts == ["…"])
  }

  @Test func `lines that do not fit the height are left out`() throws {
    // Two lines are 68.16 high, three 102.24
    let text = try shape("A\nA\nA", height: 102)
    expect(text.lineTexts, equals: ["A", "A…"])
  }

  @Test func `a text fits its own height`() throws {
    let height = try shape("A\nA\nA").size.height
    try #require(shape("A\nA\nA", height: height).lineTexts == ["A", "A", "A"])
  }

  @Test func `the first line is there at any height`() throws {
    try #require(shape("A\nA", height: 1).lineTexts == ["A…"])
  }

  @Test func `an infinite width and height are none`() throws {
    let unbounded = try shape("AA AA")
    try #require(shape("AA AA", width: .infinity, height: .infinity) == unbounded)
  }

  @Test func `a negative width is a width of 0`() throws {
    try #require(shape("AA", width: -5).lineTexts == ["A", "A"])
  }

  @Test func `tabs move on to the next stop`() throws {
    // A stop is eight spaces wide: 8 × 7.92 = 63.36
    let runs = try shape("A\tA").lines.flatMap(\.runs)
    expect(runs.flatMap(\.run.glyphs).map(\.x.rounded9), equals: [0, 63.36])
  }

  @Test func `a soft hyphen shows where it breaks a line`() throws {
    // AAAA and a hyphen need more than 76.16, AA and a hyphen fit into 60
    let text = try shape("AA\u{AD}AA", width: 60)
    expect(text.lines.map { $0.runs.flatMap(\.run.glyphs).count }, equals: [3, 2])
  }
}
