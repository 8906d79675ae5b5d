import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// The dictionaries are Debian's `hyphen-en-us`, TeX's patterns for American English, and `hyphen-de`.
@Suite struct HyphenationTests {
  private static let german = TextLocale("de-AT") ?? .english

  private func dictionary(for locale: TextLocale) throws -> HyphenDictionary {
    guard case .known(let dictionary) = HyphenationPatterns.patterns(for: locale) else {
      throw NotInstalled(tag: locale.tag)
    }
    return dictionary
  }

  private struct NotInstalled: Error {
    var tag: String
  }

  private func parts(of word: String, in locale: TextLocale) throws -> String {
    let places = try dictionary(for: locale).places(in: word)
    let scalars = Array(word.unicodeScalars)
    return scalars.indices.map { (places.contains($0) ? "-" : "") + String(scalars[$0]) }.joined()
  }

  // The first is worked out from the patterns in The TeXbook, appendix H. At least two letters are
  // before a hyphen and three after it, as the dictionary has it: not "a-mong", and not "care-ful-ly".
  @Test(arguments: [
    ("hyphenation", "hy-phen-ation"), ("algorithm", "al-go-rithm"),
    ("Hyphenation", "Hy-phen-ation"), ("among", "among"), ("carefully", "care-fully"),
    ("word", "word"), ("", ""),
  ])
  func `an English word is broken as TeX breaks it`(word: String, expected: String) throws {
    try #require(parts(of: word, in: .english) == expected)
  }

  // By the rules of 2006 s and t part, ck does not, and a compound is broken where it is composed.
  // The file is in ISO 8859-1, in which an umlaut is one byte.
  @Test(arguments: [
    ("Silbentrennung", "Sil-ben-tren-nung"), ("Zuckerbäcker", "Zu-cker-bä-cker"),
    ("Größenänderung", "Grö-ßen-än-de-rung"), ("Benutzeroberfläche", "Be-nut-zer-ober-flä-che"),
  ])
  func `a German word is broken by the dictionary of its language`(
    word: String, expected: String
  ) throws {
    try #require(parts(of: word, in: Self.german) == expected)
  }

  @Test func `a word is not broken before a combining mark`() throws {
    // Decomposed, "bä" is b, a, U+0308, which the file has no byte for.
    try #require(parts(of: "Zuckerba\u{308}cker", in: Self.german) == "Zuckerba\u{308}cker")
  }

  private func request(
    _ string: String, width: Double?, locale: TextLocale? = .english
  ) -> TextRequest {
    // At 28.16 points a hundred of Inter's units are a point.
    var request = TextRequest(
      string: string, font: FontRequest(family: "Inter", size: 28.16), width: width)
    request.hyphenation = locale
    return request
  }

  private func shape(_ request: TextRequest) throws -> ShapedText {
    try TextShaper(catalog: FontCatalog()).shape(request)
  }

  private func width(of string: String) throws -> Double {
    try shape(request(string, width: nil, locale: nil)).size.width
  }

  @Test func `a word is broken at the last place at which the line has room for a hyphen`() throws {
    let text = "hyphenation"
    let wide = try width(of: "hyphen\u{2010}")
    try #require(shape(request(text, width: wide)).lineTexts == ["hyphen\u{2010}", "ation"])
    // The line has no room for the hyphen: it breaks at the place before.
    try #require(
      shape(request(text, width: wide - 0.1)).lineTexts == ["hy\u{2010}", "phen\u{2010}", "ation"])
  }

  @Test func `the hyphen is drawn`() throws {
    let text = try shape(request("hyphenation", width: width(of: "hyphen\u{2010}")))
    let whole = try shape(request("hyphen\u{2010}", width: nil, locale: nil))
    try #require(
      text.lines[0].runs.flatMap(\.run.glyphs) == whole.lines[0].runs.flatMap(\.run.glyphs))
    expect(text.lines.map(\.isHyphenated), equals: [true, false])
  }

  @Test func `no line is wider than it may be`() throws {
    // The system's font has its letters closer together at this size.
    let words = "Typographers consider hyphenation particularly worthwhile in narrow columns"
    for width in stride(from: 70.0, through: 200, by: 5) {
      var request = TextRequest(string: words, font: FontRequest(size: 17), width: width)
      request.hyphenation = .english
      let text = try shape(request)
      expect(text.lines.filter { $0.isHyphenated && $0.frame.width > width + 0.001 }, equals: [])
    }
  }

  @Test func `a text that fits is the same, and so is one of words that are not broken`() throws {
    let cases: [(String, Double?)] = [("hyphenation", nil), ("hyphenation", 500), ("AA AA AA", 84)]
    for (string, width) in cases {
      let plain = try shape(request(string, width: width, locale: nil))
      try #require(shape(request(string, width: width)) == plain)
    }
  }

  @Test func `a word that fits on the next line leaves a part on its own`() throws {
    let width = try width(of: "narrow hyphen\u{2010}")
    try #require(
      shape(request("narrow hyphenation", width: width)).lineTexts
        == ["narrow hyphen\u{2010}", "ation"])
  }

  @Test func `a word that is too long for several lines is broken on each`() throws {
    // The compound's parts are Donau, Dampf, Schiff, Fahrts, Gesellschaft. "Donaudampf" is about 6.1 em
    // wide, "schifffahrts" 5.5, "schifffahrtsge" 6.7 and "gesellschaft" 5.8.
    let width = try width(of: "Donaudampf\u{2010}")
    try #require(
      shape(request("Donaudampfschifffahrtsgesellschaft", width: width, locale: Self.german))
        .lineTexts
        == ["Donaudampf\u{2010}", "schifffahrts\u{2010}", "gesellschaft"])
  }

  @Test func `letters without patterns are broken without a hyphen beside words with one`() throws {
    // 5 × 19.04 = 95.2 is below "hyphen" with a hyphen, 109.1 at 28.16 points, and 6 × 19.04 above
    let text = try shape(
      request("AAAAAAAAAA hyphenation", width: width(of: "hyphen\u{2010}")))
    expect(text.lineTexts, equals: ["AAAAA", "AAAAA", "hyphen\u{2010}", "ation"])
  }

  @Test(arguments: ["/usr/hyphenation", "me@hyphenation", "hyphenation2", "hyphen\u{AD}ation"])
  func `what is not a word, and what has soft hyphens, is broken as without patterns`(
    string: String
  ) throws {
    let plain = try shape(request(string, width: 100, locale: nil))
    try #require(shape(request(string, width: 100)) == plain)
  }

  @Test func `an ellipsis ends the last line, and hyphens those above it`() throws {
    let text = "hyphenation hyphenation hyphenation"
    var request = try request(text, width: width(of: "hyphen\u{2010}"))
    request.lineLimit = 2
    let shaped = try shape(request)
    #expect(shaped.isTruncated)
    expect(shaped.lines.map(\.isHyphenated), equals: [true, false])
    expect(shaped.lineTexts.last?.hasSuffix("…"), equals: true)
  }

  @Test func `a hyphen is in the style of the letters before it`() throws {
    var request = try request("", width: width(of: "hyphen\u{2010}"))
    let font = FontRequest(family: "Inter", size: 28.16)
    var raised = TextRun("hyphenation", font: font)
    raised.baselineOffset = 4
    request.set([TextRun("a ", font: font), raised])
    let text = try shape(request)
    expect(text.lineTexts, equals: ["a hy\u{2010}", "phen\u{2010}", "ation"])
    expect(text.lines[1].runs.map(\.style), equals: [1])
  }

  @Test func `a text that is broken without patterns names their package`() throws {
    let shaper = try TextShaper(catalog: FontCatalog(), hyphenFolder: "/nonexistent")
    let text = try shaper.shape(request("hyphenation", width: 100, locale: Self.german))
    expect(text.notices, equals: [.missingHyphenation("de-AT", package: "hyphen-de")])
    expect(text.lines.filter(\.isHyphenated), equals: [])
    let whole = try shaper.shape(request("hyphenation", width: nil, locale: Self.german))
    expect(whole.notices, equals: [])
  }

  @Test(arguments: [
    ("en", "hyphen-en-us"), ("en-AU", "hyphen-en-gb"), ("pt-BR", "hyphen-pt-br"),
    ("pt", "hyphen-pt-pt"), ("nn-NO", "hyphen-no"), ("sr-Latn-RS", "hyphen-sr"),
  ])
  func `a language has a package`(tag: String, package: String) throws {
    let locale = try #require(TextLocale(tag))
    let patterns = HyphenationPatterns.patterns(for: locale, in: "/nonexistent")
    guard case .missing(package) = patterns else {
      Issue.record("expected \(package), found \(patterns)")
      return
    }
  }

  @Test func `a language that is not hyphenated is not missed`() throws {
    let text = try shape(request("日本語の文章です", width: 60, locale: TextLocale("ja")))
    expect(text.notices.filter { $0 == .missingHyphenation("ja", package: "") }, equals: [])
    expect(text.lines.filter(\.isHyphenated), equals: [])
  }
}
