import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// How often Pango is asked.
@Suite struct ShapingCacheTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  /// How many shapings `requests` take, one after the other.
  func shapings(_ requests: TextRequest...) throws -> Int {
    let before = shaper.shapingCount
    for request in requests { _ = try shaper.shape(request) }
    return shaper.shapingCount - before
  }

  func request(_ string: String, size: Double = 17, width: Double? = nil) -> TextRequest {
    TextRequest(string: string, font: FontRequest(family: "Inter", size: size), width: width)
  }

  @Test func `equal requests share one shaping`() throws {
    try #require(shapings(request("Deal"), request("Deal")) == 1)
  }

  @Test func `every size shares one shaping`() throws {
    try #require(shapings(request("Deal"), request("Deal", size: 34)) == 1)
  }

  @Test func `every width that the text does not need shares one shaping`() throws {
    try #require(
      shapings(
        request("Deal", width: .infinity), request("Deal", width: 100), request("Deal", width: 50),
        request("Deal")) == 1)
  }

  @Test func `lines are found again at every width between their own and the one they broke at`()
    throws
  {
    let broken = try shaper.shape(request("Adaptive waterfall", width: 90))
    try #require(
      shapings(
        request("Adaptive waterfall", width: 90),
        request("Adaptive waterfall", width: broken.size.width)) == 0)
  }

  @Test func `another alignment needs no shaping`() throws {
    var centered = request("Adaptive waterfall", width: 90)
    centered.alignment = .center
    let leading = request("Adaptive waterfall", width: 90)
    _ = try shaper.shape(leading)
    try #require(shapings(centered) == 0)
  }

  @Test func `texts in turn are shaped as each is by itself`() throws {
    // More fonts than the shaper keeps styles of, and each size has its own lines under its letters.
    let requests = (0..<3).flatMap { _ in
      (0..<10).map { index -> TextRequest in
        var request = request("Deal \(index % 4)", size: 12 + Double(index))
        request.font.weight = index % 2 == 0 ? .regular : .bold
        request.font.hasMonospacedDigits = index % 3 == 0
        return request
      }
    }
    for request in requests {
      let text = try shaper.shape(request)
      let alone = try TextShaper(catalog: FontCatalog()).shape(request)
      expect(text, equals: alone)
    }
  }

  @Test(arguments: [
    ("\u{795E}", "\u{FA19}"), ("caf\u{E9}", "cafe\u{301}"), ("a; b", "a\u{37E} b"),
    ("a\u{B7}b", "a\u{387}b"), ("\u{3008}", "\u{2329}"),
  ])
  func `texts that Unicode calls equivalent are shaped as each is by itself`(
    one: String, other: String
  ) throws {
    // What makes one take the place of the other: Swift's equality.
    expect(one, equals: other)
    let styled = [one, other].map { string in
      var request = request("")
      var large = TextRun(string, font: request.font)
      large.tracking = 1
      request.set([large, large])
      return request
    }
    for texts in [[request(one), request(other)], styled] {
      for order in [texts, texts.reversed()] {
        let shaper = try TextShaper(catalog: FontCatalog())
        for request in order {
          let text = try shaper.shape(request)
          let alone = try TextShaper(catalog: FontCatalog()).shape(request)
          expect(glyphs(of: text), equals: glyphs(of: alone))
        }
      }
    }
  }

  /// The glyphs of a text and the bytes of what they show.
  private func glyphs(of text: ShapedText) -> [[String]] {
    text.lines.flatMap(\.runs).map { placed in
      let run = placed.run
      return [run.font.file] + run.glyphs.map { "\($0)" } + run.text.utf8.map { "\($0)" }
    }
  }

  @Test func `another weight is shaped anew`() throws {
    var bold = request("Deal")
    bold.font.weight = .bold
    try #require(shapings(request("Deal"), bold) == 2)
  }
}
