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
    let found = try sentences(column("Inter"), column(family))
    expect(found.filter { $0.contains("not found") || $0.contains("only in") }, equals: [])
  }

  @Test func `another symbol of the same size is drawn differently`() throws {
    func row(_ symbol: String) -> String {
      Self.texts("symbol: \(symbol), font: { size: 30 }")
    }
    let found = try sentences(row("heart.fill"), row("star.fill"))
    expect(found.count, equals: 1)
    expect(found.first?.hasPrefix("symbol 'heart.fill': "), equals: true)
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
    expect(
      try sentences(card(100), card(104)).filter { $0.contains("only in") }, equals: [])
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

  @Test(arguments: ["[teal, blue]", "[purple, pink]", "[pink, indigo]"])
  func `other colours of a gradient are reported`(colors: String) throws {
    func card(_ colors: String) -> String {
      """
      roundedRectangle: { cornerRadius: 12 }
      fill: { linearGradient: { colors: \(colors) } }
      frame: { width: 160, height: 80 }
      """
    }
    let found = try sentences(card("[pink, purple]"), card(colors))
    expect(found.count, equals: 1)
  }

  // MARK: Disturbances

  /// The picture with each channel up to two levels brighter or darker.
  private func disturbed(_ picture: StraightPixels) throws -> StraightPixels {
    var random = SplitMix(seed: 7)
    let bytes = picture.bytes.enumerated().map { index, byte -> UInt8 in
      guard index % 4 < 3 else { return byte }
      return UInt8(min(255, max(0, Int(byte) + Int.random(in: -2...2, using: &random))))
    }
    return try StraightPixels(
      decodingPNG: straightPNG(width: picture.width, height: picture.height, samples: bytes),
      limits: .golden)
  }

  /// Numbers that are the same in each run (Steele, Lea and Flood's SplitMix, 2014).
  private struct SplitMix: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var value = seed
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
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

  @Test func `another time in the status bar is not a difference`() throws {
    func phone(_ time: String) throws -> PreviewDrawing {
      let config = try ConfigFile.load(
        bytes: Array(
          """
          name: phone
          canvas: { device: iphone-14, statusBar: { time: '\(time)' }, background: white }
          view: { text: The only one }
          """.utf8), file: "phone.yaml", directory: ".")
      return try PreviewDrawing(#require(config.previews.first), shapers: TextShapers())
    }
    let verification = try verified(phone("9:41"), against: phone("10:08"), scale: 2)
    expect(verification.sentences, equals: [])
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
      expect(
        found.filter { $0.contains("radius") || $0.contains("only in") }, equals: [])
    }
  }
}
