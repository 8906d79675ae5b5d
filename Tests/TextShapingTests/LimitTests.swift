import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Texts made to be expensive: each is cut before it reaches Pango, and says so.
@Suite struct LimitTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, width: Double? = nil, lineLimit: Int? = nil
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(
        string: string, font: FontRequest(family: "Inter", size: 28.16), width: width,
        lineLimit: lineLimit))
  }

  func glyphCount(_ text: ShapedText) -> Int {
    text.lines.flatMap(\.runs).reduce(0) { $0 + $1.run.glyphs.count }
  }

  @Test func `10,000 characters are shown`() throws {
    let text = try shape(String(repeating: "A", count: 10_000))
    expect(glyphCount(text), equals: 10_000)
    expect(text.notices, equals: [])
  }

  @Test func `what is beyond 10,000 characters is cut with an ellipsis and a notice`() throws {
    let text = try shape(String(repeating: "A", count: 10_001))
    expect(glyphCount(text), equals: 10_001)
    expect(text.lines.first?.runs.last?.run.text.last, equals: "…")
    #expect(text.isTruncated)
    expect(text.notices, equals: [.tooManyCharacters(limit: 10_000)])
  }

  @Test func `100 lines are shown`() throws {
    let text = try shape(Array(repeating: "A", count: 100).joined(separator: "\n"))
    expect(text.lines.count, equals: 100)
    expect(text.notices, equals: [])
  }

  @Test func `what is beyond 100 lines is cut with an ellipsis and a notice`() throws {
    let text = try shape(Array(repeating: "A", count: 101).joined(separator: "\n"))
    expect(text.lines.count, equals: 100)
    expect(text.lineTexts.last, equals: "A…")
    expect(text.notices, equals: [.tooManyLines(limit: 100)])
  }

  @Test func `lines that wrap beyond 100 are cut with a notice, too`() throws {
    let text = try shape(Array(repeating: "A", count: 101).joined(separator: " "), width: 20)
    expect(text.lines.count, equals: 100)
    expect(text.notices, equals: [.tooManyLines(limit: 100)])
  }

  @Test func `a limit of its own leaves a text without that notice`() throws {
    let text = try shape(
      Array(repeating: "A", count: 200).joined(separator: " "), width: 20, lineLimit: 3)
    expect(text.lines.count, equals: 3)
    expect(text.notices, equals: [])
  }

  @Test func `32 combining marks are shown`() throws {
    let text = try shape("x" + String(repeating: "\u{331}", count: 32))
    expect(glyphCount(text), equals: 33)
    expect(text.notices, equals: [])
  }

  @Test func `what is beyond 32 combining marks is cut with a notice`() throws {
    let text = try shape("x" + String(repeating: "\u{331}", count: 100_000) + "y")
    expect(glyphCount(text), equals: 34)
    expect(text.notices, equals: [.tooManyCombiningMarks(limit: 32)])
  }

  @Test func `a control between combining marks does not begin another run`() throws {
    let marks = String(repeating: "\u{331}", count: 30)
    let text = try shape("x" + marks + "\0" + marks)
    expect(glyphCount(text), equals: 33)
    expect(text.notices, equals: [.tooManyCombiningMarks(limit: 32)])
  }

  @Test func `consonants stacked without end are cut like marks`() throws {
    let text = try shape(String(repeating: "\u{1780}\u{17D2}", count: 5000))
    expect(text.notices, equals: [.tooManyCombiningMarks(limit: 32)])
  }

  @Test(arguments: [1, 2, 3])
  func `a text continues after consonants that are cut`(vowels: Int) throws {
    // Whatever the number of scalars at which the limit falls.
    let unit = "\u{1780}" + String(repeating: "\u{17BB}", count: vowels) + "\u{17D2}"
    let text = try shape(String(repeating: unit, count: 40) + " end")
    #expect((text.lineTexts.first ?? "").hasSuffix(" end"))
    expect(text.notices, equals: [.tooManyCombiningMarks(limit: 32)])
  }

  @Test func `emoji joined without end are cut like marks`() throws {
    let text = try shape(String(repeating: "👩\u{200D}", count: 5000))
    expect(text.notices, equals: [.tooManyCombiningMarks(limit: 32)])
  }

  @Test(arguments: [
    "W", "中", "ب", "नमस्ते", "😀", "a\n", "\u{202E}a\u{202D}b", "\u{2067}a", "\u{200D}", " ", "\t",
    "a\u{FE0F}", "aب中😀", "\u{FDFD}", "\u{E0067}",
  ])
  func `ten thousand of anything have a size at any width`(unit: String) throws {
    let string = String(repeating: unit, count: 10_000)
    for width in [nil, 0, 30, 3000] as [Double?] {
      let text = try shape(string, width: width)
      #expect((1...100).contains(text.lines.count))
      // The widest of them, U+FDFD, takes 7.22 em: 10,000 × 7.22 × 28.16
      #expect((0...2_033_152).contains(text.size.width))
    }
  }

  @Test func `a text that is cut shows as much as one that is not`() throws {
    // Long enough to be cut before it reaches Pango.
    let long = try shape(String(repeating: "AAAA ", count: 400), width: 100, lineLimit: 2)
    let short = try shape(String(repeating: "AAAA ", count: 8), width: 100, lineLimit: 2)
    expect(long.lines, equals: short.lines)
  }

  @Test func `control characters are left out`() throws {
    try #require(shape("A\0A\u{1B}\u{7F}\u{9B}A").lineTexts == ["AAA"])
  }

  @Test func `a character that no font has is named and shown as a replacement`() throws {
    let text = try shape("A\u{10FFFF}B\u{10FFFF}")
    expect(text.notices, equals: [.missingCharacter("\u{10FFFF}")])
    expect(text.lineTexts, equals: ["A\u{FFFD}B\u{FFFD}"])
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{FE0F}", "\u{2060}", "\u{AD}", "\u{202C}"])
  func `an invisible character is not missing and takes no room`(character: String) throws {
    let text = try shape("A" + character + "B")
    expect(text.notices, equals: [])
    try #require(shape("AB").size.width.rounded9 == text.size.width.rounded9)
  }
}
