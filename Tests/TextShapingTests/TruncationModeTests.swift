import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// At 28.16 points a hundred of Inter's units are a point: A is 19.04 wide, a space 7.92 and an
/// ellipsis 23.12.
@Suite struct TruncationModeTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  private func shape(
    _ string: String, width: Double?, lineLimit: Int, _ mode: TruncationMode
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(
        string: string, font: FontRequest(family: "Inter", size: 28.16), width: width,
        lineLimit: lineLimit,
        truncationMode: mode))
  }

  @Test(arguments: [
    // 2 × 19.04 + 23.12 = 61.2
    (TruncationMode.tail, "AA…"), (.head, "…AA"), (.middle, "A…A"),
  ])
  func `an ellipsis replaces the part that is left out`(mode: TruncationMode, line: String) throws {
    let text = try shape("AAAAA", width: 62, lineLimit: 1, mode)
    expect(text.lineTexts, equals: [line])
    #expect(text.isTruncated)
  }

  @Test(arguments: TruncationMode.allCases)
  func `a text that fits is whole in every mode`(mode: TruncationMode) throws {
    let text = try shape("AAA", width: 58, lineLimit: 1, mode)
    expect(text.lineTexts, equals: ["AAA"])
    #expect(!text.isTruncated)
  }

  @Test(arguments: [
    // A line of 100 holds AA AA, 84.08; the last one the ellipsis and three A, 80.24, or four and
    // the space at the text's end.
    (TruncationMode.tail, ["AA AA", "BB A…"]), (.head, ["AA AA", "…CC"]),
  ])
  func `of several lines the last one is cut`(mode: TruncationMode, lines: [String]) throws {
    let text = try shape("AA AA BB AA AA CC", width: 100, lineLimit: 2, mode)
    expect(text.lineTexts.first, equals: lines[0])
    expect(text.lineTexts.last?.first, equals: lines[1].first)
    expect(text.lineTexts.last?.last, equals: lines[1].last)
    expect(text.lines.count, equals: 2)
  }

  @Test(arguments: [
    (TruncationMode.tail, ["A…"]), (.head, ["…V"]), (.middle, ["A…V"]),
  ])
  func `of several paragraphs the ellipsis replaces those that are left out`(
    mode: TruncationMode, lines: [String]
  ) throws {
    let text = try shape("A\nX\nV", width: 200, lineLimit: 1, mode)
    expect(text.lineTexts, equals: lines)
    #expect(text.isTruncated)
  }

  @Test func `a cut between paragraphs has one ellipsis`() throws {
    // Ten A are 190.4 wide.
    let long = String(repeating: "A", count: 10)
    for mode in TruncationMode.allCases {
      let text = try shape("\(long)\n\(long)\n\(long)", width: 150, lineLimit: 1, mode)
      #expect(text.lineTexts.joined().count { $0 == "…" } == 1, "\(mode)")
    }
  }

  @Test(arguments: TruncationMode.allCases)
  func `a long text is cut as a short one, wherever it is cut`(mode: TruncationMode) throws {
    let words = (100...400).map(String.init)
    for width in stride(from: 40.0, through: 400, by: 45) {
      for limit in 1...3 {
        let long = try shape(words.joined(separator: " "), width: width, lineLimit: limit, mode)
        #expect(long.isTruncated)
        expect(long.lines.count, equals: limit)
        expect(long.lines.map(\.frame.width).filter { $0 > width }, equals: [])
        let last = try #require(long.lineTexts.last)
        let parts = last.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
        expect(parts.count, equals: 2)
        #expect(mode != .tail || parts[1].isEmpty)
        #expect(mode != .head || parts[0].isEmpty)
        // What stands behind the ellipsis is the text's end.
        #expect("399 400".hasSuffix(String(parts[1].suffix(3))))
        // What stands before it goes on where the lines before end.
        let start = (long.lineTexts.dropLast() + [parts[0]]).joined().filter { $0 != " " }
        #expect(words.joined().hasPrefix(start))
      }
    }
  }
}
