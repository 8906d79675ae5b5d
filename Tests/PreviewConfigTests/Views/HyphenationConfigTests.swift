import CellViews
import DisplayList
import PreviewConfig
import TestSupport
import TextShaping
import Testing

/// The modifier `hyphenation`.
struct HyphenationConfigTests {
  /// The glyph runs that a view of the config draws, in a column of 60 points.
  private func runs(_ view: String, locale: String = "en") throws -> [GlyphRun] {
    let config = try load(
      """
      canvas: { width: 60, height: 200, statusBar: hidden, locale: \(locale) }
      view:
      \(view.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """)
    let preview = try #require(config.previews.first)
    return try preview.arranged(shaper: TextShaper(catalog: FontCatalog())).displayList.commands
      .compactMap { if case .glyphRun(let run, _, _) = $0 { run } else { nil } }
  }

  @Test func `the texts of a container are hyphenated`() throws {
    // "hyphenation" is 95 points wide and "hyphen" with a hyphen 66; the patterns are hy-phen-ation.
    try #require(
      runs("vstack: [{ text: hyphenation }]\nhyphenation: true").map(\.text)
        == ["hy\u{2010}", "phen\u{2010}", "ation"])
  }

  @Test func `an inner value wins`() throws {
    let runs = try runs("vstack: [{ text: hyphenation, hyphenation: false }]\nhyphenation: true")
    expect(runs.filter { $0.text.contains("\u{2010}") }.map(\.text), equals: [])
  }

  @Test func `the language is the canvas's`() throws {
    // German has ck on the next line: Zu-cker. "aa Zu" with a hyphen is about 3.1 em wide, of 60 / 17
    // = 3.5. In English at least three letters are on the next line, so that it is not "Zuck-er".
    try #require(
      runs("text: aa Zucker\nhyphenation:", locale: "de").map(\.text) == ["aa Zu\u{2010}", "cker"])
    try #require(runs("text: aa Zucker\nhyphenation:").map(\.text) == ["aa ", "Zucker"])
  }

  @Test func `the whole text is kept beside its parts`() throws {
    try #require(
      runs("text: hyphenation\nhyphenation:").map(\.wholeText) == ["hyphenation", nil, nil])
  }

  @Test func `a text without room for a part of a word has no whole text beside it`() throws {
    try #require(runs("text: a b\nhyphenation:").map(\.wholeText) == [nil])
  }
}
