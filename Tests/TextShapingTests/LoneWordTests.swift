import Foundation
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// At 28.16 points A is 19.04 wide and a space 7.92: AA is 38.08, AA AA AA 130.08.
@Suite struct LoneWordTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, width: Double, lineLimit: Int? = nil, by shaper: TextShaper? = nil
  ) throws -> ShapedText {
    var request = TextRequest(
      string: string, font: FontRequest(family: "Inter", size: 28.16), width: width,
      lineLimit: lineLimit)
    request.avoidsLoneWords = true
    return try (shaper ?? self.shaper).shape(request)
  }

  @Test func `the word above joins one that is alone on a second line`() throws {
    // 130.08 + 7.92 + 19.04 = 157.04
    try expect(shape("AA AA AA A", width: 150).lineTexts, equals: ["AA AA", "AA A"])
    try expect(shape("AA AA AA A", width: 158).lineTexts, equals: ["AA AA AA A"])
    var request = TextRequest(
      string: "AA AA AA A", font: FontRequest(family: "Inter", size: 28.16), width: 150)
    request.avoidsLoneWords = false
    try expect(shaper.shape(request).lineTexts, equals: ["AA AA AA", "A"])
  }

  @Test func `a word alone on a further line stays alone`() throws {
    try expect(shape("AA AA AA AA A", width: 90).lineTexts, equals: ["AA AA", "AA AA", "A"])
  }

  @Test func `each paragraph has its own lines`() throws {
    try expect(
      shape("AA\nAA AA AA A\nAA AA AA", width: 150).lineTexts,
      equals: ["AA", "AA AA", "AA A", "AA AA AA"])
  }

  @Test func `a word half as wide as the text may be stays alone`() throws {
    // AAAA is 76.16.
    try expect(shape("AA AA AA AAAA", width: 152).lineTexts, equals: ["AA AA AA", "AAAA"])
    try expect(shape("AA AA AA AAAA", width: 153).lineTexts, equals: ["AA AA", "AA AAAA"])
  }

  @Test func `a text does not become wider by a word that is joined`() throws {
    // A AAA is 84.08, AAA AAA 122.16.
    try expect(shape("A AAA AAA", width: 140).lineTexts, equals: ["A AAA", "AAA"])
  }

  @Test func `a number stays alone, and a part of a word does not`() throws {
    try expect(shape("AA AA AA 1", width: 140).lineTexts, equals: ["AA AA AA", "1"])
    // With the hyphen, which is narrower than A, at most 149.12, and the next letter 168.16.
    try expect(shape("AA AA AA-A", width: 150).lineTexts, equals: ["AA AA", "AA-A"])
    // AA-AA is 76.16 and the hyphen, AA AA-AA so at most 141.2, and AA AA-AA A at least 149.12. AA A would be on the
    // second line.
    try expect(shape("AA AA-AA A", width: 148).lineTexts, equals: ["AA AA-AA", "A"])
    // Both parts of A-A are on the second line.
    try expect(shape("AA AA AA A-A", width: 138).lineTexts, equals: ["AA AA AA", "A-A"])
  }

  @Test func `words of scripts without spaces stay alone`() throws {
    try expect(shape("한국 한국 한", width: 130).lineTexts, equals: ["한국 한국", "한"])
    // In their parts.
    let parts = "한국 한국 한".decomposedStringWithCanonicalMapping
    try expect(shape(parts, width: 130).lines.count, equals: 2)
    let second = try shape(parts, width: 130).lineTexts[1]
    expect(second, equals: "한".decomposedStringWithCanonicalMapping)
  }

  @Test func `a text that is cut has no word to join`() throws {
    let text = try shape("AA AA AA A", width: 150, lineLimit: 1)
    #expect(text.isTruncated)
    try expect(shape("AA AA AA A", width: 150, lineLimit: 2).lineTexts, equals: ["AA AA", "AA A"])
  }

  // AAAAA is 95.2, A AAAAA 122.16 and AAAAA AAA 160.24, which is wider than a line: joined there would be three lines.
  @Test func `a word is not joined where the text would be cut`() throws {
    let text = try shape("A AAAAA AAA", width: 124, lineLimit: 2)
    expect(text.lineTexts, equals: ["A AAAAA", "AAA"])
    expect(text.isTruncated, equals: false)
  }

  @Test func `lines are the same whatever widths were asked for before, and at their own`() throws {
    let widths = [150, 157, 140, 131, 130, 80, 66, 65, 150, 1000.0]
    for string in ["AA AA AA A", "AA AA AA AAAA", "A AAA AAA", "AAAA AA A"] {
      for width in widths {
        let text = try shape(string, width: width)
        try expect(
          shape(string, width: width, by: TextShaper(catalog: FontCatalog())).lineTexts,
          equals: text.lineTexts)
        try expect(
          shape(string, width: text.size.width).lineTexts, equals: text.lineTexts)
      }
    }
  }
}
