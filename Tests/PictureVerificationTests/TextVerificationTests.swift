import DisplayList
import PictureVerification
import TestSupport
import Testing

/// Texts that are looked for in another picture.
@Suite struct TextVerificationTests {
  private static func column(_ text: String) -> String {
    """
    vstack:
      alignment: leading
      spacing: 20
      children:
        - { text: Settings, font: title }
        - { \(text) }
        - { text: The last line }
    padding: 20
    frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }
    """
  }

  private func verified(_ drawn: String, _ seen: String, scale: Double = 3) throws -> Verification {
    try PictureVerificationTests.verified(
      screen(Self.column(drawn)), against: screen(Self.column(seen)), scale: scale)
  }

  @Test(arguments: [1.0, 2, 3])
  func `texts that are drawn the same agree`(scale: Double) throws {
    let same = try verified("text: Notify me", "text: Notify me", scale: scale)
    expect(same.sentences, equals: [])
    expect(same.agrees, equals: true)
    // The background and three texts.
    let pixel = scale == 1 ? "1 pt" : scale == 2 ? "0.5 pt" : "0.3 pt"
    expect(same.summary, equals: "4 of 4 parts agree within a pixel (\(pixel))")
  }

  @Test(
    arguments: [
      ("4", "title"), ("4", "body"), ("444", "body"), ("4", "{ size: 60 }"), ("B", "{ size: 60 }"),
    ], [1.0, 2, 3])
  func `letters with a bar near the baseline agree with themselves`(
    letters: (text: String, font: String), scale: Double
  ) throws {
    let written = "text: '\(letters.text)', font: \(letters.font)"
    let same = try verified(written, written, scale: scale)
    // Nothing differs from itself.
    expect(same.sentences, equals: [])
    let dy = try #require(same.measures(of: "text '\(letters.text)'").dy)
    #expect(abs(dy) < 0.01, "\(dy)")
  }

  @Test(arguments: [
    (0.0, 3.0), (0, -2), (0, 0.5), (0, 7.25), (0, -14), (4, 0), (-6.5, 0), (12, -5),
  ])
  func `a moved text is found where it is, within a device pixel`(dx: Double, dy: Double) throws {
    let moved = try verified(
      "text: Notify me", "text: Notify me, offset: { x: \(dx), y: \(dy) }")
    let measures = try moved.measures(of: "text 'Notify me'")
    let (x, y) = (try #require(measures.dx), try #require(measures.dy))
    #expect(abs(x - dx) <= 1.0 / 3 && abs(y - dy) <= 1.0 / 3, "\(x), \(y)")
  }

  @Test func `a lower text is one sentence, and its neighbours agree`() throws {
    let moved = try verified("text: Notify me", "text: Notify me, offset: { y: 3 }")
    expect(moved.sentences, equals: ["text 'Notify me': its baseline is 3 pt lower"])
    expect(moved.agrees, equals: false)
  }

  @Test func `a tolerance allows what is smaller`() throws {
    let drawn = try screen(Self.column("text: Notify me"))
    let seen = try screen(Self.column("text: Notify me, offset: { y: 3 }"))
    let verification = try PictureVerificationTests.verified(drawn, against: seen, tolerance: 4)
    expect(verification.sentences, equals: [])
  }

  @Test func `a text in another colour is reported with both colours`() throws {
    let red = try verified("text: Notify me", "text: Notify me, foregroundColor: '#FF0000'")
    // A text is in the label's colour unless it has one.
    let measures = try red.measures(of: "text 'Notify me'")
    expect(measures.colors?.drawn.dump, equals: "#000000")
    expect(measures.colors?.found.dump, equals: "#FF0000")
    expect(measures.differing, equals: [.color])
  }

  @Test func `a much heavier text has thicker strokes`() throws {
    let heavy = try verified(
      "text: Notify me of it", "text: Notify me of it, font: { weight: heavy }")
    // A stem of Inter's Regular is about 0.1 of the size wide, one of its Extra Bold 0.2.
    let stroke = try #require(heavy.measures(of: "text 'Notify me of it'").stroke)
    #expect(stroke > 1.5 && stroke < 2.5)
    expect(
      try heavy.measures(of: "text 'Notify me of it'").differing.contains(.stroke), equals: true)
  }

  @Test func `a text of a larger font has larger letters, and its baseline's place`() throws {
    let larger = try verified(
      "text: Notify me, font: { size: 20 }", "text: Notify me, font: { size: 25 }")
    let measures = try larger.measures(of: "text 'Notify me'")
    let height = try #require(measures.letterHeight)
    #expect(abs(height - 1.25) < 0.05)
    expect(measures.differing.contains(.letters), equals: true)
    expect(measures.differing.contains(.width), equals: false)
  }

  @Test func `the size of smaller letters is given by their width`() throws {
    // A font that is not iOS's own has no tracking by size.
    func text(_ size: Int) -> String {
      "text: Notify me of mail, font: { size: \(size), family: Noto Serif }"
    }
    let smaller = try verified(text(19), text(16), scale: 1)
    // 16 / 19 = 0.842: of 156 pixels 131 or 132 are left, 0.84 or 0.846.
    let sentence = try #require(smaller.sentences.first)
    #expect(sentence.contains(/its letters are about 1[56] % smaller/), "\(smaller.sentences)")
  }

  @Test func `another text at the place is not the text`() throws {
    let other = try verified("text: Notify me of new mail", "text: Call a doctor at night")
    expect(other.sentences, equals: ["text 'Notify me of new mail': not found near its place"])
  }

  // From y 30 to y 150 are 120 points, where texts are looked for within 80.
  @Test func `a text of few letters beyond the reach is not found, a longer one is`() throws {
    func far(_ text: String) throws -> [String] {
      try PictureVerificationTests.verified(
        screen("{ text: \(text), position: [60, 30] }"),
        against: screen("{ text: \(text), position: [60, 150] }")
      ).sentences
    }
    let short = try far("Mail")
    expect(short.first, equals: "text 'Mail': not found near its place")
    // Which text it is cannot be seen, but that there is one.
    expect(short.dropFirst().map { $0.hasSuffix(": only in the picture") }, equals: [true])
    expect(try far("Notify me"), equals: ["text 'Notify me': its baseline is 120 pt lower"])
  }

  // Which is which cannot be seen by where the letters are, so that nothing is reported of how far a text moved.
  @Test func `titles that differ in a number are not taken for each other`() throws {
    func titles(_ y: Int) -> String {
      let titles = (0..<3).map { "{ text: Photograph \($0), position: [100, \(y + 20 * $0)] }" }
      return "zstack: [{ text: Home, position: [100, 120] }, \(titles.joined(separator: ", "))]"
    }
    // Of the three, 160 points lower, none is within 80 of where another one was; Home stays.
    let far = try PictureVerificationTests.verified(
      screen(titles(15)), against: screen(titles(175)))
    let moves = far.sentences.filter { $0.contains(" lower") || $0.contains(" higher") }
    expect(moves.filter { !$0.hasSuffix("160 pt lower") }, equals: [])
    expect(far.agrees, equals: false)
  }

  @Test func `a short text that is missing is not the symbol beside it`() throws {
    func row(_ detail: String) -> String {
      """
      zstack:
        - { text: Notifications, position: [80, 40] }
        \(detail)
        - { symbol: chevron.right, position: [270, 40] }
      """
    }
    let drawn = try screen(row("- { text: 7, font: { weight: semibold }, position: [245, 40] }"))
    let verification = try PictureVerificationTests.verified(drawn, against: screen(row("")))
    expect(verification.sentences, equals: ["text '7': not found near its place"])
  }

  @Test func `a text like one nearby is not taken for it`() throws {
    // Row 2 has moved 130 points, out of the reach of 80 for what is alike.
    func rows(_ y: Int) -> String {
      """
      zstack:
        - { text: Using one finger, position: [80, 40] }
        - { text: Using two fingers, position: [80, \(y)] }
      """
    }
    let moved = try PictureVerificationTests.verified(screen(rows(70)), against: screen(rows(200)))
    expect(moved.sentences, equals: ["text 'Using two fingers': its baseline is 130 pt lower"])
  }

  @Test(arguments: ["[orange, pink]", "[white, '#CCCCFF']"])
  func `a text over a gradient is measured as well`(colors: String) throws {
    func card(_ offset: Int) -> String {
      """
      text: Summer in the hills
      offset: { y: \(offset) }
      frame: { maxWidth: infinity, maxHeight: infinity }
      background: { linearGradient: { colors: \(colors) } }
      """
    }
    let moved = try PictureVerificationTests.verified(screen(card(0)), against: screen(card(3)))
    let dy = try #require(moved.measures(of: "text 'Summer in the hills'").dy)
    #expect(abs(dy - 3) <= 1.0 / 3)
  }

  @Test func `a text on a ground with edges everywhere is not measured`() throws {
    func card(_ offset: Int) -> String {
      """
      zstack:
        - collection:
            layout: { grid: { columns: 60, spacing: 0 } }
            items: 1...2880
            cell: { color: "${item * 7 % 5 > 2 ? 'black' : 'orange'}", frame: { height: 5 } }
        - { text: Summer in the hills, foregroundColor: white, offset: { y: \(offset) } }
      """
    }
    let moved = try PictureVerificationTests.verified(screen(card(0)), against: screen(card(3)))
    let text = try #require(moved.results.first { $0.part.name == "text 'Summer in the hills'" })
    expect(text.outcome, equals: .unmeasured)
  }
}
