import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Texts in several styles, and with styles besides a font.
///
/// At 28.16 points a hundred of Inter's units are a point: A is 19.04 wide, a space 7.92, and a line
/// 34.08 high, of which 27.28 are above the baseline.
@Suite struct StyledTextTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  private func run(_ string: String, size: Double = 28.16, weight: FontWeight = .regular) -> TextRun
  {
    TextRun(string, font: FontRequest(family: "Inter", size: size, weight: weight))
  }

  private func request(_ runs: TextRun..., width: Double? = nil) -> TextRequest {
    var request = TextRequest(
      string: "", font: FontRequest(family: "Inter", size: 28.16), width: width)
    request.set(runs)
    return request
  }

  @Test func `there is space after each letter, also after the last`() throws {
    var spaced = run("AAA")
    spaced.tracking = 2
    let text = try shaper.shape(request(spaced))
    // 3 × 19.04 + 3 × 2
    expect(text.size.width.rounded9, equals: 63.12)
    let places = text.lines[0].runs[0].run.glyphs.map(\.x.rounded9)
    expect(places, equals: [0, 21.04, 42.08])
  }

  @Test func `from right to left the space after the last letter is on the left`() throws {
    var spaced = run("אב")
    spaced.tracking = 2
    var request = request(spaced)
    request.layoutDirection = .rightToLeft
    let text = try shaper.shape(request)
    expect(text.lines[0].runs[0].origin.x.rounded9, equals: 2)
  }

  @Test func `a text with space between its letters breaks where it has no room`() throws {
    var spaced = run("AA AA")
    spaced.tracking = 2
    // 4 × 19.04 + 7.92 + 5 × 2 = 94.08
    for (width, count) in [(94.08, 1), (94.0, 2)] {
      let text = try shaper.shape(request(spaced, width: width))
      expect(text.lines.count, equals: count)
    }
  }

  @Test func `letters above the baseline make their line higher`() throws {
    var raised = run("A")
    raised.baselineOffset = 5
    let text = try shaper.shape(request(raised))
    // 34.08 + 5; the baseline stays where the font has it: 27.28 below the room for the offset.
    expect(text.size.height.rounded9, equals: 39.08)
    expect(text.lines[0].baseline.rounded9, equals: 32.28)
    expect(text.lines[0].runs[0].origin.y.rounded9, equals: 27.28)
  }

  @Test func `lines have space between them, and none after the last`() throws {
    var request = TextRequest(string: "A\nA", font: FontRequest(family: "Inter", size: 28.16))
    request.lineSpacing = 10
    let text = try shaper.shape(request)
    // 2 × 34.08 + 10
    expect(text.size.height.rounded9, equals: 78.16)
    request.height = 78
    let cut = try shaper.shape(request)
    expect(cut.lines.count, equals: 1)
  }

  // Foundation's `AttributedString.LineHeight` (iOS 26), at a size of 28.16 points: points as they are, 2 × 28.16, 28.16 + 8;
  // a line as high as its font is 34.08. The baseline stays 27.28 below the top of each line.
  @Test(
    arguments: [
      (.variable, 34.08), (.exact(20), 20), (.multiple(2), 56.32), (.leading(8), 36.16),
      (.leading(-100), 0), (.exact(0), 0),
      // Assumed: 1.1 × 28.16, 1.2 × 28.16 and 1.4 × 28.16.
      (.tight, 30.976), (.normal, 33.792), (.loose, 39.424),
      // A multiple is 100 at most; a number that is not finite leaves the height to the font.
      (.multiple(1e9), 2816), (.exact(.nan), 34.08), (.exact(.infinity), 34.08),
      (.multiple(.infinity), 34.08), (.leading(-.infinity), 34.08),
    ] as [(LineHeight, Double)])
  func `lines are as high as asked, below their letters`(height: LineHeight, wanted: Double) throws
  {
    var request = TextRequest(string: "A\nA", font: FontRequest(family: "Inter", size: 28.16))
    request.lineHeight = height
    let text = try shaper.shape(request)
    expect(text.size.height.rounded9, equals: (2 * wanted).rounded9)
    expect(
      text.lines.map(\.baseline.rounded9), equals: [27.28, (27.28 + wanted).rounded9])
  }

  @Test func `a line height is rounded up to a pixel, and replaces a style's leading`() throws {
    var request = TextRequest(string: "A\nA", font: FontRequest(family: "Inter", size: 28.16))
    request.font.leading = 40
    request.lineHeight = .exact(30.1)
    request.pixel = 0.5
    // 2 × 30.5
    expect(try shaper.shape(request).size.height.rounded9, equals: 61)
  }

  @Test func `runs of several sizes are on one baseline`() throws {
    let text = try shaper.shape(request(run("A"), run("A", size: 14.08)))
    let runs = text.lines[0].runs
    expect(runs.map(\.run.size), equals: [28.16, 14.08])
    expect(runs.map(\.style), equals: [0, 1])
    expect(runs.map(\.origin.y.rounded9), equals: [27.28, 27.28])
    // 19.04, and half of it.
    expect(text.size.width.rounded9, equals: 28.56)
  }

  @Test func `a line is as high as its own runs need`() throws {
    let text = try shaper.shape(request(run("A\n"), run("A", size: 14.08)))
    // 34.08 and half of it.
    expect(text.lines.map(\.frame.height.rounded9), equals: [34.08, 17.04])
  }

  @Test func `runs that differ in nothing but their style are apart`() throws {
    let text = try shaper.shape(request(run("AV"), run("AV")))
    expect(text.lines[0].runs.map(\.run.text), equals: ["AV", "AV"])
    expect(text.lines[0].runs.map(\.style), equals: [0, 1])
  }

  @Test func `a text of several runs is cut in the style of what is left`() throws {
    var request = request(run("AA "), run("AAAA", weight: .bold), width: 100)
    request.lineLimit = 1
    let text = try shaper.shape(request)
    #expect(text.isTruncated)
    expect(text.lines[0].runs.map(\.run.font.name), equals: ["Inter Regular", "Inter Bold"])
    expect(text.lines[0].runs.last?.run.text.last, equals: "…")
  }

  @Test func `a part shows whose forms the ideographs of the whole have`() throws {
    let text = try shaper.shape(request(run("骨", weight: .bold), run("の")))
    expect(text.fontNames, equals: ["Noto Sans CJK JP Bold", "Noto Sans CJK JP"])
  }

  @Test func `a picture takes its room in the line`() throws {
    let picture = TextRun(
      TextRun.Picture(width: 30, ascent: 40, descent: 10),
      font: FontRequest(family: "Inter", size: 28.16))
    let text = try shaper.shape(request(run("A"), picture, run("A")))
    // 2 × 19.04 + 30; 40 above the baseline and 10 below it are more than the font's.
    expect(text.size, equals: Size(width: 68.08, height: 50))
    expect(
      text.lines[0].pictures.map(\.frame), equals: [Rect(x: 19.04, y: 0, width: 30, height: 50)])
    expect(text.notices, equals: [])
  }

  @Test func `a text becomes as small as it must to fit`() throws {
    var request = TextRequest(
      string: "AAAAA", font: FontRequest(family: "Inter", size: 28.16), width: 60, lineLimit: 1)
    request.minimumScaleFactor = 0.5
    let text = try shaper.shape(request)
    // 60 / 95.2 = 0.6303: of the steps of 1/256 from 0.5, the 33rd is the last below it.
    expect(text.scaleFactor, equals: 0.5 + 33.0 / 256)
    #expect(!text.isTruncated)
    expect(text.lines[0].runs[0].run.size, equals: 28.16 * (0.5 + 33.0 / 256))
    request.width = 40
    let cut = try shaper.shape(request)
    #expect(cut.isTruncated)
    expect(cut.scaleFactor, equals: 0.5)
  }

  @Test func `a line becomes up to a twentieth denser to fit`() throws {
    var request = TextRequest(
      string: "AAAAA", font: FontRequest(family: "Inter", size: 28.16), width: 92, lineLimit: 1)
    request.allowsTightening = true
    // 95.2 / 92 = 1.035
    let text = try shaper.shape(request)
    #expect(!text.isTruncated)
    #expect(abs(text.size.width - 92) < 0.02)
    // 95.2 / 90 = 1.058
    request.width = 90
    let cut = try shaper.shape(request)
    #expect(cut.isTruncated)
  }

  @Test(arguments: [
    (FontDesign.default, "Inter"), (.rounded, "Quicksand"), (.monospaced, "JetBrains Mono"),
    (.serif, "Noto Serif"),
  ])
  func `a design has a family`(design: FontDesign, family: String) throws {
    let text = try shaper.shape(
      TextRequest(string: "A", font: FontRequest(size: 17, design: design)))
    expect(text.lines[0].runs[0].run.font.family, equals: family)
    let own = try shaper.shape(
      TextRequest(
        string: "A", font: FontRequest(family: "Noto Sans", size: 17, design: design)))
    expect(own.lines[0].runs[0].run.font.family, equals: "Noto Sans")
  }

  @Test func `a family of a design that is not installed is noticed`() throws {
    var catalog = FontCatalog()
    catalog.pinned = catalog.pinned.map { family in
      guard family.role == .design(.rounded) else { return family }
      return FontFamily(
        name: "Gone", debianPackage: "fonts-gone",
        faces: [
          FontFamily.Face(style: "Regular", file: "gone.ttf", weight: 400, isItalic: false)
        ],
        role: .design(.rounded))
    }
    let text = try TextShaper(catalog: catalog).shape(
      TextRequest(string: "A", font: FontRequest(size: 17, design: .rounded)))
    expect(text.lines[0].runs[0].run.font.family, equals: "Inter")
    expect(text.notices, equals: [.missingFamily("Gone", package: "fonts-gone")])
  }

  @Test func `digits may be of one width`() throws {
    func width(_ string: String, _ isMonospaced: Bool) throws -> Double {
      try shaper.shape(
        TextRequest(
          string: string, font: FontRequest(size: 17, hasMonospacedDigits: isMonospaced))
      ).size.width
    }
    let (one, eight) = (try width("111", true), try width("888", true))
    expect(one, equals: eight)
    let (thin, wide) = (try width("111", false), try width("888", false))
    #expect(thin < wide)
  }

  private func glyphs(of string: String, _ font: FontRequest) throws -> [UInt32] {
    let text = try shaper.shape(TextRequest(string: string, font: font))
    return text.lines[0].runs.flatMap { $0.run.glyphs.map(\.id) }
  }

  @Test(arguments: ["1080x1920", "0x1F", "->", "ab:cd"])
  func `letters of the default family stay as they are written`(string: String) throws {
    // Each letter alone has no other beside it that could ask for another form.
    let font = FontRequest(size: 17)
    let apart = try string.flatMap { try glyphs(of: String($0), font) }
    let together = try glyphs(of: string, font)
    expect(together, equals: apart)
  }

  @Test func `Inter has its contextual alternates where a text asks for them`() throws {
    var font = FontRequest(size: 17)
    font.hasContextualAlternates = true
    // A sign in the place of the x.
    let apart = try ["2", "x", "2"].flatMap { try glyphs(of: $0, font) }
    let together = try glyphs(of: "2x2", font)
    expect(together[0], equals: apart[0])
    #expect(together[1] != apart[1])
    let run = try shaper.shape(TextRequest(string: "2x2", font: font)).lines[0].runs[0].run
    #expect(run.hasContextualAlternates)
  }

  @Test func `a named family has the alternates that its fonts declare`() throws {
    // JetBrains Mono draws an arrow for "->".
    let font = FontRequest(family: "JetBrains Mono", size: 17)
    let apart = try glyphs(of: "-", font) + glyphs(of: ">", font)
    let together = try glyphs(of: "->", font)
    #expect(together != apart)
    var plain = font
    plain.hasContextualAlternates = false
    let written = try glyphs(of: "->", plain)
    expect(written, equals: apart)
  }

  @Test func `letters of one width are not drawn as arrows`() throws {
    func glyphs(_ string: String) throws -> [UInt32] {
      let text = try shaper.shape(
        TextRequest(string: string, font: FontRequest(size: 17, design: .monospaced)))
      return text.lines[0].runs[0].run.glyphs.map(\.id)
    }
    let both = try glyphs("->")
    let apart = try glyphs("-") + glyphs(">")
    expect(both, equals: apart)
  }
}
