import ImageDecoding
import LayoutGeometry
import PictureVerification
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Differences besides the places of parts: other words, other drawings, and things that only one picture has.
@Suite struct ResidueTests {
  /// A screen of three texts, of which the first ones show that both pictures have the same letters.
  private static func texts(_ last: String, _ more: String = "") -> String {
    """
    zstack:
      - { text: Settings of the day, font: title, position: [150, 30] }
      - { text: One more line of it, position: [150, 70] }
      - { \(last), position: [150, 110] }
      \(more)
    """
  }

  private func sentences(
    _ drawn: String, _ seen: String, scale: Double = 2, canvas: String = "background: white"
  ) throws -> [String] {
    try verified(
      screen(drawn, canvas: canvas), against: screen(seen, canvas: canvas), scale: scale
    ).sentences
  }

  // MARK: Letters

  @Test(
    arguments: [1.0, 2, 3],
    [("Open", "Done"), ("$28", "$22"), ("7", "2"), ("Miles", "Kilos"), ("12 pieces", "18 pieces")])
  func `other words of a like width are not the text`(
    scale: Double, words: (drawn: String, seen: String)
  ) throws {
    expect(
      try sentences(
        Self.texts("text: '\(words.drawn)'"), Self.texts("text: '\(words.seen)'"), scale: scale),
      equals: ["text '\(words.drawn)': not found near its place"])
  }

  // Letters of another hand are as wide in part, and have other forms: what differs is not which text it is.
  @Test(arguments: ["Noto Sans", "Noto Serif", "Quicksand"])
  func `the same words in another typeface are the text`(family: String) throws {
    let words = ["Open", "Settings", "Notifications", "12 pieces"]
    func column(_ family: String) -> String {
      let lines = words.map { "{ text: \($0), font: { size: 17, family: \(family) } }" }
      return "vstack: { spacing: 20, children: [\(lines.joined(separator: ", "))] }"
    }
    let found = try verified(screen(column("Inter")), against: screen(column(family)), scale: 2)
    let texts = found.results.filter { $0.part.kind.isText }
    expect(texts.count { $0.outcome.differing != nil }, equals: words.count)
    expect(found.extras, equals: [])
  }

  @Test func `a text that the canvas cuts has its name, and is not compared with other letters`()
    throws
  {
    // A line of 17 points has its baseline 6 points under its middle: at 238, it is 4 below the edge.
    func texts(_ family: String) -> String {
      """
      zstack:
        - { text: Settings of the day, font: { size: 28, family: \(family) }, position: [150, 30] }
        - { text: One more line of it, font: { size: 17, family: \(family) }, position: [150, 70] }
        - { text: Cut at the edge, font: { size: 17, family: \(family) }, position: [150, 238] }
      """
    }
    let drawn = try screen(texts("Inter"))
    expect(
      drawn.verifiedScreen.parts.last.map { [$0.name, "\($0.kind)"] },
      equals: ["text 'Cut at the edge'", "drawing(hasLetters: true)"])
    let verification = try verified(drawn, against: screen(texts("Noto Sans")), scale: 2)
    expect(verification.results.last?.outcome, equals: .unmeasured)
    expect(verification.extras, equals: [])
  }

  @Test func `the letters within a ring are not compared with those of another typeface`() throws {
    func gauge(_ family: String) -> String {
      """
      zstack:
        - { text: Settings of the day, font: { size: 28, family: \(family) }, position: [150, 30] }
        - { text: One more, font: { size: 20, family: \(family) }, position: [150, 130] }
        - circle:
          stroke: { color: green, lineWidth: 4 }
          frame: { width: 130, height: 130 }
          position: [150, 130]
      """
    }
    let found = try verified(
      screen(gauge("Inter")), against: screen(gauge("Noto Serif")), scale: 2)
    expect(found.results.last?.outcome.differing, equals: [])
    expect(found.extras, equals: [])
  }

  @Test func `another symbol of the same size is drawn differently`() throws {
    func row(_ symbol: String) -> String {
      Self.texts("symbol: \(symbol), font: { size: 30 }")
    }
    // A heart without its inside has its size and place; a star's ink is in other columns, and is not taken for it.
    expect(
      try sentences(row("heart.fill"), row("heart")),
      equals: ["symbol 'heart.fill': it is drawn differently"])
    expect(
      try sentences(row("heart.fill"), row("star.fill")),
      equals: ["symbol 'heart.fill': not found near its place"])
  }

  // MARK: What only one picture has

  // In the other picture, at (60, 150), 120 points wide, and of a point more at most to all sides.
  @Test(
    arguments: [1.0, 2, 3],
    [
      ("a shape", 40.0, "color: '#F2F2F7'"), ("a shape", 40, "color: red"),
      ("a line", 1, "color: gray"),
      ("a text, symbol or drawing", 40, "text: Not now"),
    ])
  func `a card, a line or a text that only the other picture has is named with its place`(
    scale: Double, more: (kind: String, height: Double, view: String)
  ) throws {
    let seen =
      "- { \(more.view), frame: { width: 120, height: \(more.height) }, position: [120, \(150 + more.height / 2)] }"
    let drawn = try screen(Self.texts("text: The last"))
    let verification = try verified(
      drawn, against: screen(Self.texts("text: The last", seen)), scale: scale)
    expect(verification.agrees, equals: false)
    expect(verification.extras.count, equals: 1)
    let extra = try #require(verification.extras.first)
    expect(extra.isDrawn, equals: false)
    let place = Rect(x: 60, y: 150, width: 120, height: more.height)
    expect(place.inset(by: -1).contains(extra.frame), equals: true)
    // The text is in the middle of it.
    if more.kind != "a text, symbol or drawing" {
      expect(extra.frame.contains(place.inset(by: 1)), equals: true)
    }
    let sentence = try #require(verification.sentences.first)
    #expect(
      sentence.hasPrefix("\(more.kind) of ") && sentence.hasSuffix(": only in the picture"),
      "\(sentence)")
  }

  @Test(arguments: [1.0, 2, 3])
  func `cards near each other are each named`(scale: Double) throws {
    // Cards of 60 by 40, 8 points apart, with their middles at 70, 138 and 206, and at 150.
    let cards = [70, 138, 206].map {
      "- { color: red, frame: { width: 60, height: 40 }, position: [\($0), 150] }"
    }
    expect(
      try sentences(
        Self.texts("text: The last"),
        Self.texts("text: The last", cards.joined(separator: "\n  ")), scale: scale),
      equals: [40, 108, 176].map {
        "a shape of 60 × 40 pt at (\($0), 130): only in the picture"
      })
  }

  @Test func `a card that has moved takes what is on it along`() throws {
    func card(_ y: Int) -> String {
      """
      zstack: [{ circle: , stroke: { color: green, lineWidth: 6 }, frame: { width: 40, height: 40 } }]
      frame: { width: 200, height: 80 }
      background: '#DDDDEE'
      cornerRadius: 10
      position: [150, \(y)]
      """
    }
    expect(try sentences(card(100), card(104)), equals: ["the fill of 200 × 80 pt: 4 pt lower"])
  }

  // MARK: Drawings

  /// A ring of 60 points.
  private static func ring(_ color: String, _ width: Int, to share: Double = 1) -> String {
    """
    - circle:
      trim: { from: 0, to: \(share) }
      stroke: { color: \(color), lineWidth: \(width) }
      frame: { width: 60, height: 60 }
      position: [150, 180]
    """
  }

  @Test(
    arguments: [1.0, 2, 3],
    [("orange", 6, 1.0), ("green", 10, 1), ("green", 6, 0.8), ("clear", 6, 1)])
  func `a ring of another colour, width or length is drawn differently`(
    scale: Double, seen: (color: String, width: Int, share: Double)
  ) throws {
    func screen(_ ring: String) -> String {
      Self.texts("text: The last", ring.replacing("\n", with: "\n  "))
    }
    let found = try sentences(
      screen(Self.ring("green", 6)), screen(Self.ring(seen.color, seen.width, to: seen.share)),
      scale: scale)
    expect(found.count, equals: 1)
    #expect(
      found.first.map { $0.hasPrefix("the green ") && $0.contains("it is drawn differently") }
        == true, "\(found)")
  }

  // A gradient whose edges have other colours is not found.
  @Test(arguments: [
    ("[teal, blue]", "not found near its place"), ("[purple, pink]", "not found near its place"),
    ("[pink, indigo]", "its colours differ"),
  ])
  func `other colours of a gradient are reported`(colors: String, words: String) throws {
    func card(_ colors: String) -> String {
      """
      roundedRectangle: { cornerRadius: 12 }
      fill: { linearGradient: { colors: \(colors) } }
      frame: { width: 160, height: 80 }
      """
    }
    expect(
      try sentences(card("[pink, purple]"), card(colors)),
      equals: ["the fill of 160 × 80 pt: \(words)"])
  }

  @Test func `of badges in two corners of a gradient, the place is reported`() throws {
    func card(_ more: String) -> String {
      """
      zstack:
        - roundedRectangle: { cornerRadius: 12 }
          fill: { linearGradient: { colors: [pink, purple] } }
          frame: { width: 160, height: 80 }
          position: [150, 120]
        \(more)
      """
    }
    func badge(_ x: Int, _ y: Int) -> String {
      "- { color: yellow, frame: { width: 20, height: 20 }, position: [\(x), \(y)] }"
    }
    // From (90 − 10, 100 − 10) to (210 + 10, 140 + 10).
    expect(
      try sentences(card(""), card("\(badge(90, 100))\n  \(badge(210, 140))")),
      equals: ["the fill of 160 × 80 pt: it is drawn differently at (80, 90), 140 × 60 pt"])
  }

  @Test func `the outline of a capsule is a drawing`() throws {
    let drawn = try screen(
      "{ capsule: , stroke: { color: green, lineWidth: 2 }, frame: { width: 60, height: 20 } }")
    let outline = try #require(drawn.verifiedScreen.parts.last)
    expect(outline.kind, equals: .drawing(hasLetters: false))
    // In the middle of 300 by 240 points, with half the line around it.
    expect(outline.frame, equals: Rect(x: 119, y: 109, width: 62, height: 22))
  }

  // MARK: Disturbances

  /// The picture with each channel up to two levels brighter or darker.
  private func disturbed(_ picture: StraightPixels) throws -> StraightPixels {
    var random = SeededGenerator(seed: 7)
    let bytes = picture.bytes.enumerated().map { index, byte -> UInt8 in
      guard index % 4 < 3 else { return byte }
      return UInt8(min(255, max(0, Int(byte) + Int.random(in: -2...2, using: &random))))
    }
    return try StraightPixels(
      decodingPNG: straightPNG(width: picture.width, height: picture.height, samples: bytes),
      limits: .golden)
  }

  @Test(arguments: [1.0, 2], ["light", "dark"])
  func `a picture with noise of two levels agrees`(scale: Double, appearance: String) throws {
    let drawn = try screen(
      """
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [0, 1, 2]
        cell: { toggle: { label: "Line ${item}", isOn: "${item == 1}" } }
      """, canvas: "background: systemGroupedBackground, appearance: \(appearance)")
    let verification = Verification(
      drawn.verifiedScreen, drawing: try pixels(drawn, scale: scale),
      picture: try disturbed(pixels(drawn, scale: scale)), scale: scale)
    expect(verification.sentences, equals: [])
    expect(verification.agrees, equals: true)
  }

  /// A phone of 390 by 844 points with a text; `canvas` adds keys to it.
  private func phone(_ canvas: String, _ more: String = "") throws -> PreviewDrawing {
    let config = try ConfigFile.load(
      bytes: Array(
        """
        name: phone
        canvas: { device: iphone-14, background: white, \(canvas) }
        view:
          zstack:
            - { text: The only one }
            \(more)
        """.utf8), file: "phone.yaml", directory: ".")
    return try PreviewDrawing(#require(config.previews.first), shapers: TextShapers())
  }

  @Test func `another time in the status bar is not a difference`() throws {
    let verification = try verified(
      phone("statusBar: { time: '9:41' }"), against: phone("statusBar: { time: '10:08' }"),
      scale: 2)
    expect(verification.sentences, equals: [])
  }

  @Test func `a home indicator that the picture lacks is not a difference, something beside it is`()
    throws
  {
    let drawn = try phone("homeIndicator: visible")
    expect(
      try verified(drawn, against: phone("homeIndicator: hidden"), scale: 2).sentences, equals: [])
    // It is 139 points long, from 125.5 on. The screen's middle within the safe area, 47 and 34 points, is (195, 428.5),
    // so that the square is 95 + 10 to the left of it, and its top at 428.5 + 394.5 − 15.
    let more =
      "- { color: red, frame: { width: 20, height: 30 }, offset: { x: -95, y: 394.5 } }"
    expect(
      try verified(drawn, against: phone("homeIndicator: visible", more), scale: 2).sentences,
      equals: ["a shape of 20 × 30 pt at (90, 808): only in the picture"])
  }

  // On iOS 26, its knob covers most of a switch, of which the rest is seen at one end.
  @Test(arguments: ["ios-18", "ios-26"], ["light", "dark"])
  func `a switch that is turned has no other radius, and nothing besides`(
    system: String, appearance: String
  ) throws {
    func row(_ isOn: Bool) -> String {
      """
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [0]
        cell: { toggle: { label: Wi-Fi, isOn: \(isOn) } }
      """
    }
    let canvas =
      "system: \(system), background: systemGroupedBackground, appearance: \(appearance)"
    for isOn in [false, true] {
      let found = try sentences(row(isOn), row(!isOn), scale: 3, canvas: canvas)
      // The track has another colour, and the knob is at its other end.
      let words = found.map { sentence in
        ["colour", "further"].first { sentence.contains($0) } ?? sentence
      }
      expect(words, equals: ["colour", "further"])
    }
  }
}
