import DisplayList
import TestSupport
import Testing
@testable import TextShaping

/// Colons between digits, which the system's own letters have in the middle of the digits.
@Suite struct RaisedColonsTests {
  private let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  @Test(arguments: [
    ("9:41", [1..<2]), ("10:30:15", [2..<6]), ("9:41, 10:30", [1..<9]),
    // The feature has another hyphen, and another colon, which a name's is not to be.
    ("9:41-10:30", [1..<2, 7..<8]), ("1:2 a:b 3:4", [1..<2, 9..<10]),
    ("a: 1:b 2: :3 1::2 12:", []), (":1", []), ("", []), ("é9:41", [3..<4]),
    // The letter is beyond ASCII, where nobody knows what changes.
    ("9:41 é 7:17", [1..<2, 9..<10]),
  ])
  func `colons are raised between digits alone`(text: String, parts: [Range<Int>]) {
    expect(RaisedColons.parts(of: text.utf8), equals: parts)
  }

  @Test func `a run has no more parts than Pango takes`() {
    let text = String(repeating: "1:1-", count: 30)
    expect(RaisedColons.parts(of: text.utf8).count, equals: 24)
  }

  private func glyphs(_ text: String, _ font: FontRequest) throws -> [UInt32] {
    try shaper.shape(TextRequest(string: text, font: font)).lines
      .flatMap(\.runs).flatMap(\.run.glyphs).map(\.id)
  }

  @Test(arguments: [
    FontRequest(size: 17), FontRequest(size: 34, weight: .bold),
    FontRequest(size: 12, isItalic: true), FontRequest(size: 22, hasMonospacedDigits: true),
  ])
  func `the colon is the one that the font's alternates have there`(font: FontRequest) throws {
    var alternates = font
    alternates.hasContextualAlternates = true
    let raised = try glyphs("9:41", font)
    let own = try glyphs("9:41", alternates)
    expect(raised, equals: own)
    var plain = font
    plain.hasContextualAlternates = false
    // What forbids all alternates has nothing to say about a colon that is asked for by itself.
    let plainGlyphs = try glyphs("9:41", plain)
    expect(plainGlyphs, equals: own)
    // In Pango's layout, too: a line that is broken, and one with a letter beyond ASCII.
    let words = try glyphs("é 9:41", font)
    expect(words.suffix(4), equals: own[...])
  }

  @Test func `a colon after a word is on the baseline, and so is that of a named family`() throws {
    let colon = try glyphs(":", FontRequest(size: 17))
    let words = try glyphs("Note: 3", FontRequest(size: 17))
    expect(words[4], equals: colon[0])
    let named = try glyphs("9:41", FontRequest(family: "Inter", size: 17))
    expect(named[1], equals: colon[0])
    let raised = try glyphs("9:41", FontRequest(size: 17))
    #expect(raised[1] != colon[0])
  }

  @Test func `parts of a text in several styles have their own colons`() throws {
    let font = FontRequest(size: 17)
    var bold = font
    bold.weight = .bold
    var request = TextRequest(string: "", font: font)
    request.set([TextRun("At ", font: font), TextRun("9:41", font: bold), TextRun("!", font: font)])
    let glyphs = try shaper.shape(request).lines[0].runs.flatMap(\.run.glyphs).map(\.id)
    let own = try self.glyphs("9:41", bold)
    expect(Array(glyphs[3..<7]), equals: own)
  }
}
