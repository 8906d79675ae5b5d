import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Texts in the world's scripts, each in the family that is pinned for it.
@Suite struct ScriptTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, family: String? = nil, width: Double? = nil
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(string: string, font: FontRequest(family: family, size: 17), width: width))
  }

  @Test(arguments: [
    ("Chào buổi sáng", ["Inter Regular"]),
    ("Bom dia, São Paulo", ["Inter Regular"]),
    ("Привет, мир", ["Inter Regular"]),
    ("Καλημέρα", ["Inter Regular"]),
    ("你好。", ["Noto Sans CJK SC"]),
    ("こんにちは、漢字", ["Noto Sans CJK JP"]),
    ("안녕하세요 漢字", ["Noto Sans CJK KR"]),
    ("ㄅㄆㄇ 漢字", ["Noto Sans CJK TC"]),
    ("مرحبا", ["Noto Sans Arabic Regular"]),
    ("שלום", ["Noto Sans Hebrew Regular"]),
    ("नमस्ते।", ["Noto Sans Devanagari Regular"]),
    ("สวัสดี", ["Noto Sans Thai Regular"]),
    ("বাংলা", ["Noto Sans Bengali Regular"]),
    ("தமிழ்", ["Noto Sans Tamil Regular"]),
    ("ქართული", ["Noto Sans Georgian Regular"]),
    ("አማርኛ", ["Noto Sans Ethiopic Regular"]),
    ("བོད་ཡིག", ["Noto Serif Tibetan Regular"]),
    ("😀👍🏽", ["Noto Color Emoji"]),
  ])
  func `every script has its family, and no character is missing`(
    text: String, fonts: [String]
  ) throws {
    let shaped = try shape(text)
    expect(shaped.fontNames, equals: fonts)
    expect(shaped.notices, equals: [])
    expect(shaped.lines.flatMap(\.runs).flatMap(\.run.glyphs).filter { $0.id == 0 }, equals: [])
  }

  @Test func `a text stays in its own font where that has the characters`() throws {
    let runs = try shape("Inbox שלום today").lines.flatMap(\.runs).map(\.run)
    expect(
      runs.map(\.font.name), equals: ["Inter Regular", "Noto Sans Hebrew Regular", "Inter Regular"])
    expect(runs.map(\.text), equals: ["Inbox ", "שלום", " today"])
  }

  @Test func `a line with another font grows only where that is higher or deeper`() throws {
    let line = try #require(try shape("A中").lines.first)
    // iOS's font: 1950 / 2048 above, 494 / 2048 below. Noto Sans CJK: 1160 / 1000 and 288 / 1000.
    // Above 17 × 1.16 = 19.72, below 17 × 0.288 = 4.896.
    #expect((line.baseline * 100).rounded() / 100 == 19.72)
    #expect((line.frame.height * 100).rounded() / 100 == 24.62)
  }

  // A line of iOS's own font is 17 × 2444 / 2048 = 20.287 high, one with Hangul 17 × 1.2 = 20.4. The families that
  // are drawn in their place would need 17 × 1.36 = 23.12 and 17 × 1.448 = 24.62.
  @Test(arguments: [("שלום", 20.29), ("Inbox שלום", 20.29), ("기본 정보", 20.4), ("iOS 점검", 20.4)])
  func `lines of scripts that were measured are as high as on iOS`(
    text: String, height: Double
  ) throws {
    let line = try #require(try shape(text).lines.first)
    expect((line.frame.height * 100).rounded() / 100, equals: height)
    expect(line.baseline.rounded9, equals: 16.186523438)
  }

  @Test func `a line in a font of one's own has that font's height`() throws {
    let line = try #require(try shape("שלום", family: "Noto Sans Hebrew").lines.first)
    // 1068 / 1000 above and 292 / 1000 below: 17 × 1.36 = 23.12.
    expect((line.frame.height * 100).rounded() / 100, equals: 23.12)
  }

  @Test func `a line in a lower font has room for the text's own`() throws {
    let line = try #require(try shape("हिन्दी").lines.first)
    // Noto Sans Devanagari reaches 0.896 em up, iOS's own font 1950 / 2048: 17 × 0.9521484375
    expect(line.baseline.rounded9, equals: 16.186523438)
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "🇻🇳", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ])
  func `an emoji of several characters is one glyph`(emoji: String) throws {
    let runs = try shape(emoji).lines.flatMap(\.runs)
    expect(runs.map(\.run.glyphs.count), equals: [1])
    expect(runs.map(\.run.font.name), equals: ["Noto Color Emoji"])
  }

  // iOS (flutter/flutter, issue 28894): a quarter wider than the size up to 16 points, 20 up to 18, half a point more
  // with each of the size's up to 22, and then as wide as the size.
  @Test(arguments: [(12, 15), (16, 20), (17, 20), (20, 21), (22, 22), (34, 34), (64, 64)])
  func `an emoji is as wide as on iOS`(size: Double, width: Double) throws {
    let text = try shaper.shape(TextRequest(string: "😀", font: FontRequest(size: size)))
    // Pango's units are 1/1024 of a point.
    expect((text.size.width * 100).rounded() / 100, equals: width)
  }

  @Test func `an emoji beside a font of one's own is as large as its family's`() throws {
    // hmtx: 2550 of 2048 units; 17 × 2550 / 2048 = 21.167
    let text = try shape("😀", family: "Noto Sans")
    expect((text.size.width * 1000).rounded() / 1000, equals: 21.167)
  }

  @Test func `an emoji of a large text keeps its middle and leaves the line as high`() throws {
    let large = try shaper.shape(TextRequest(string: "Hi 😀", font: FontRequest(size: 34)))
    let line = try #require(large.lines.first)
    let run = try #require(line.runs.last?.run)
    // 34 × 2048 / 2550 = 27.307 points, raised by 0.34 of the 6.693 that are missing: 2.276.
    expect((run.size * 100).rounded() / 100, equals: 27.31)
    expect(run.glyphs.map { ($0.y * 100).rounded() / 100 }, equals: [-2.28])
    let plain = try shaper.shape(TextRequest(string: "Hi", font: FontRequest(size: 34)))
    // Noto Color Emoji reaches 500 of 2048 units down at 34, iOS's font 494.
    expect((line.frame.height * 100).rounded() / 100, equals: 40.67)
    expect(line.baseline, equals: try #require(plain.lines.first).baseline)
  }

  @Test func `a heart without a selector is drawn as text`() throws {
    try #require(shape("❤").fontNames == ["Inter Regular"])
  }

  @Test func `a character that is an emoji by default is one though Inter has no part in it`()
    throws
  {
    try #require(shape("⚡").fontNames == ["Noto Color Emoji"])
  }

  @Test func `an emoji leaves the text around it alone`() throws {
    let plain = try shape("12")
    let run = try #require(try shape("12😀").lines.first?.runs.first?.run)
    expect(run.glyphs, equals: plain.lines.first?.runs.first?.run.glyphs)
  }

  @Test func `Arabic letters join, but for a non-joiner between them`() throws {
    let alone = try shape("ب").size.width
    try #require(shape("ب\u{200C}ب").size.width.rounded9 == (2 * alone).rounded9)
    try #require(shape("بب").size.width.rounded9 != (2 * alone).rounded9)
  }

  @Test func `a mark is higher over a capital than over a small letter`() throws {
    let small = try shape("x\u{30A}", family: "Noto Sans")
    let capital = try shape("X\u{30A}", family: "Noto Sans")
    let highest = try (small: highestGlyph(small), capital: highestGlyph(capital))
    // y grows downwards.
    #expect(highest.capital < highest.small)
  }

  @Test func `a run with marks above each other reaches as high as they do`() throws {
    let plain = try shape("x", family: "Noto Sans")
    let marked = try shape("x" + String(repeating: "\u{30A}", count: 9), family: "Noto Sans")
    let highest = try highestGlyph(marked)
    #expect(highest < -17)
    let ascents = [plain, marked].flatMap(\.lines).flatMap(\.runs).map(\.run.ascent)
    let growth = try #require(ascents.last) - ascents[0]
    #expect(growth.rounded9 == (-highest).rounded9)
  }

  /// The smallest y of the glyphs of a text of one run.
  func highestGlyph(_ text: ShapedText) throws -> Double {
    let run = try #require(text.lines.first?.runs.first?.run)
    return try #require(run.glyphs.map(\.y).min())
  }

  @Test func `a tab is part of its run's text`() throws {
    try #require(shape("a\tb").lines.flatMap(\.runs).map(\.run.text) == ["a\tb"])
  }

  @Test func `Thai breaks between words, though nothing is between them`() throws {
    let word = try shape("สวัสดี").size.width
    try #require(shape("สวัสดีชาวโลก", width: word + 1).lineTexts.first == "สวัสดี")
  }

  @Test func `Chinese breaks between any two ideographs`() throws {
    // Each is 17 wide.
    try #require(shape("你好世界", width: 51).lineTexts == ["你好世", "界"])
  }

  @Test func `no line begins with an ideographic full stop`() throws {
    try #require(shape("你好世。界", width: 51).lineTexts == ["你好", "世。界"])
  }
}
