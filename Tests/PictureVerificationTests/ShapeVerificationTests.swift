import DisplayList
import LayoutGeometry
import PictureVerification
import TestSupport
import Testing

/// Shapes, lines and symbols that are looked for in another picture.
@Suite struct ShapeVerificationTests {
  /// A rectangle at (50, 60), of 120 by 80 points unless it is said otherwise.
  private static func card(
    x: Double = 50, y: Double = 60, width: Double = 120, height: Double = 80, radius: Double = 12,
    style: String = "circular", color: String = "green"
  ) -> String {
    """
    roundedRectangle: { cornerRadius: \(radius), style: \(style) }
    fill: "\(color)"
    frame: { width: \(width), height: \(height) }
    position: [\(x + width / 2), \(y + height / 2)]
    """
  }

  private func measures(_ seen: String, scale: Double = 3, drawn: String = card()) throws
    -> Verification.Measures
  {
    let verification = try verified(screen(drawn), against: screen(seen), scale: scale)
    let part = try #require(verification.results.first { $0.part.frame.width < 300 }?.part)
    return try verification.measures(of: part.name)
  }

  @Test(arguments: [1.0, 2, 3], [(3.0, 0.0), (0, -5), (-1.5, 2.25), (0, 20)])
  func `a moved shape is found within a device pixel`(scale: Double, move: (x: Double, y: Double))
    throws
  {
    let found = try measures(Self.card(x: 50 + move.x, y: 60 + move.y), scale: scale)
    let (x, y) = (try #require(found.dx), try #require(found.dy))
    #expect(abs(x - move.x) <= 1 / scale && abs(y - move.y) <= 1 / scale, "\(x), \(y)")
    expect(found.differing.isSubset(of: [.dx, .dy]), equals: true)
  }

  @Test func `a shape that is half a point wider is found to be`() throws {
    let found = try measures(Self.card(width: 120.5))
    let width = try #require(found.width)
    #expect(abs(width - 0.5) <= 0.2, "\(width)")
    expect(found.differing, equals: [.width])
  }

  @Test(arguments: ["circular", "continuous"], [6.0, 10, 20, 0])
  func `a corner's radius is found within half a point`(style: String, radius: Double) throws {
    let found = try measures(
      Self.card(radius: radius, style: style), drawn: Self.card(radius: 12, style: style))
    let measured = try #require(found.radius)
    #expect(abs(measured - radius) <= 0.5, "\(measured)")
    expect(found.differing.contains(.radius), equals: true)
  }

  @Test func `a shape of which one side is seen is known by that side alone`() throws {
    // From the left to the right end of the canvas, and down to its end.
    let verification = try verified(
      screen(Self.card(x: 0, y: 60, width: 300, height: 180, radius: 0)),
      against: screen(Self.card(x: 0, y: 64, width: 300, height: 176, radius: 0)))
    expect(
      verification.sentences, equals: ["the green fill of 300 × 180 pt: its top is 4 pt lower"])
  }

  @Test func `another colour is reported with its name and both values`() throws {
    let verification = try verified(
      screen(Self.card()), against: screen(Self.card(color: "#30D158")))
    // iOS has #34C759 as green in light appearance.
    #expect(
      verification.sentences == [
        "the green fill of 120 × 80 pt: its colour is #30D158, not #34C759 (green)"
      ])
  }

  /// A bar of 200 points that is filled up to a share.
  private static func bar(_ share: Double) -> String {
    "progress: { value: \(share) }\nframe: { width: 200 }"
  }

  // The filled part of a bar from 0.6 to the share is 200 × (share - 0.6) points longer.
  @Test(arguments: [(0.9, "60 pt wider"), (0.2, "80 pt narrower"), (0.45, "30 pt narrower")])
  func `a bar that shows another value is longer or shorter`(share: Double, change: String) throws {
    let verification = try verified(screen(Self.bar(0.6)), against: screen(Self.bar(share)))
    expect(verification.sentences, equals: ["the accentColor fill of 120 × 4 pt: \(change)"])
  }

  // The bar is 160 points wide: the half of it is 80, and the tenth that 0.9 leaves of it 16. It is as wide in both
  // pictures, so that nothing is said of its track, of which the filled part covers one end or both.
  @Test(arguments: [
    (0.5, 1.0, "80 × 4 pt: 80 pt wider"), (1, 0.5, "160 × 4 pt: 80 pt narrower"),
    (0.9, 1, "144 × 4 pt: 16 pt wider"), (1, 0.9, "160 × 4 pt: 16 pt narrower"),
  ])
  func `a filled part that ends with its track is longer or shorter, and the track is not`(
    drawn: Double, seen: Double, change: String
  ) throws {
    func bar(_ share: Double) -> String { "progress: { value: \(share) }\nframe: { width: 160 }" }
    for scale in [2.0, 3] {
      let verification = try verified(screen(bar(drawn)), against: screen(bar(seen)), scale: scale)
      expect(verification.sentences, equals: ["the accentColor fill of \(change)"])
    }
  }

  // The track of 51 by 31 points stays, and is of another colour: that of its edges, as the knob covers most of the rest.
  // The knob is 51 - 27 - 2 × 2 = 20 points further to the other end.
  // At a pixel a point, a track that became green is not found: of it, 2 pixels in the shadow are beside the knob.
  @Test(arguments: [1.0, 2, 3], [true, false])
  func `a switch that is turned has a track of another colour, and its knob at the other end`(
    scale: Double, isOn: Bool
  ) throws {
    let verification = try verified(
      screen("toggle: \(isOn)"), against: screen("toggle: \(!isOn)"), scale: scale)
    // The canvas, the track and the knob.
    expect(verification.results.map(\.part.frame.width), equals: [300, 51, 27])
    let outcomes = verification.results.map(\.outcome)
    let isTrackFound = scale > 1 || isOn
    let track: Set<Verification.Property>? = isTrackFound ? [.color] : nil
    expect(outcomes.map(\.differing), equals: [[], track, [.dx]])
    expect(outcomes.map { $0 == .missing }, equals: [false, !isTrackFound, false])
    let dx = try #require(outcomes.last?.measures?.dx)
    #expect(abs(dx - (isOn ? -20 : 20)) <= 0.5, "\(dx)")
  }

  // The knob of 27 points is 28 wide, and its left side a third of a point further right: its middle moved by
  // 1 / 3 + 1 / 2 = 0.83. On the lighter track, its shadow moves its right side by up to a third to the left, and its middle
  // by a sixth, so that it is wider by no more than a shadow explains.
  @Test func `a knob of which only one side moved far has moved`() throws {
    func knob(on track: String, x: Double, width: Double) -> String {
      """
      zstack:
        - { capsule: , fill: '\(track)', frame: { width: 60, height: 31 }, position: [150, 120] }
        - roundedRectangle: { cornerRadius: 13.5 }
          fill: white
          shadow: { color: black.opacity(0.15), radius: 4, y: 2 }
          frame: { width: \(width), height: 27 }
          position: [\(x + width / 2), 120]
      """
    }
    let verification = try verified(
      screen(knob(on: "#34C759", x: 136, width: 27)),
      against: screen(knob(on: "#D4D4D9", x: 136 + 1.0 / 3, width: 28)))
    let found = try #require(verification.results.last?.outcome.measures)
    expect(found.differing, equals: [.dx])
    let dx = try #require(found.dx)
    #expect(dx >= 0.5 && dx <= 0.9, "\(dx)")
  }

  // A bar at 0 has its track alone, which the other picture has in the accent colour, at least at its leading end: of its
  // places, fewer than a quarter, some, or more than three quarters.
  @Test(arguments: [0.2, 0.3, 0.5, 0.8, 1])
  func `a bar without a filled part is not one that has it`(share: Double) throws {
    let verification = try verified(screen(Self.bar(0)), against: screen(Self.bar(share)))
    let track = try #require(verification.results.last?.outcome.measures)
    expect(track.differing, equals: [.color])
    // The accent colour is #007AFF; at a round end of four points it is mixed with up to a tenth of the ground.
    let found = try #require(track.colors?.found)
    #expect(found.red <= 0.1 && found.blue >= 0.9, "\(found)")
    let sentence = try #require(verification.sentences.first)
    #expect(
      sentence.hasPrefix("the systemFill fill of 200 × 4 pt: its colour is #")
        && sentence.hasSuffix(", not #E4E4E6 (systemFill)"), "\(sentence)")
  }

  // The line is on the card's last point, from y 139 to 140. Where it is too thin to be a ground, the card's lower side is
  // not found, and else it is a point higher.
  @Test(arguments: [1.0, 2, 3])
  func `a line along a side of a card is not the card's colour`(scale: Double) throws {
    let card = Self.card(color: "white").split(separator: "\n").joined(separator: "\n    ")
    let line = "color: '#007AFF'\n    frame: { width: 120, height: 1 }\n    position: [110, 139.5]"
    let canvas = "background: '#F2F2F7'"
    let verification = try verified(
      screen("zstack:\n  - \(card)", canvas: canvas),
      against: screen("zstack:\n  - \(card)\n  - \(line)", canvas: canvas), scale: scale)
    let found = try #require(verification.results.last?.outcome.measures)
    expect(found.drawn.width, equals: 120)
    expect(found.colors, equals: nil)
    expect(found.differing.subtracting([.height]), equals: [])
  }

  // Half of #F2F2F7 and half of white is 248.5 of 255 levels, and over itself 245: so near that any pale ground would be
  // its own: no colour is named, only that there is another.
  @Test func `a clear colour without a ground is not measured`() throws {
    let verification = try verified(
      screen("color: '#F2F2F780'"), against: screen("color: '#FFE0E0'"))
    expect(verification.sentences.map { $0.hasSuffix(": its colours differ") }, equals: [true])
    expect(verification.results.last?.outcome.measures?.colors, equals: nil)
  }

  // On iOS 18 a knob of 28 points moves along the 300 - 28 points of its track.
  @Test(arguments: [(0.25, 0.75), (0.9, 0.1)])
  func `a knob that is moved is found where it is`(drawn: Double, seen: Double) throws {
    func slider(_ value: Double) -> String { "slider: \(value)" }
    let canvas = "background: systemGray4"
    let verification = try verified(
      screen(slider(drawn), canvas: canvas), against: screen(slider(seen), canvas: canvas))
    let knob = try #require(
      verification.results.first { $0.part.frame.width == 28 }?.outcome.measures)
    let dx = try #require(knob.dx)
    #expect(abs(dx - 272 * (seen - drawn)) <= 0.5, "\(dx)")
    expect(knob.differing, equals: [.dx])
  }

  // The knob of iOS 26 is 63 - 2 × 2 - 37 = 22 points further right, that of iOS 18 is 20. All of its row is neither's
  // side.
  @Test(arguments: [("ios-18", 20.0), ("ios-26", 22)])
  func `a switch that is turned is not measured by its row`(system: String, dx: Double) throws {
    func row(_ isOn: Bool) -> String {
      """
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [0]
        cell: { toggle: { label: Wi-Fi, isOn: \(isOn) } }
      """
    }
    let canvas = "system: \(system), background: systemGroupedBackground"
    let verification = try verified(
      screen(row(false), canvas: canvas), against: screen(row(true), canvas: canvas))
    let knob = try #require(verification.results.last { $0.part.colorName == "white" }).outcome
    let measures = try #require(knob.measures)
    expect(measures.differing, equals: [.dx])
    let found = try #require(measures.dx)
    #expect(abs(found - dx) <= 0.5, "\(found)")
  }

  // Each slider is (300 - 20) / 2 = 140 points wide, so that its knob of 28 moves along 112: half of these to the right,
  // and half to the left.
  @Test func `a knob is looked for on its own track, and not on the one beside it`() throws {
    func sliders(_ first: Double, _ second: Double) -> String {
      "hstack: { spacing: 20, children: [{ slider: \(first) }, { slider: \(second) }] }"
    }
    let canvas = "background: systemGray4"
    let verification = try verified(
      screen(sliders(0.25, 0.75), canvas: canvas),
      against: screen(sliders(0.75, 0.25), canvas: canvas))
    let knobs = verification.results.filter { $0.part.frame.width == 28 }
    expect(knobs.count, equals: 2)
    for (knob, move) in zip(knobs, [56.0, -56]) {
      let measures = try #require(knob.outcome.measures)
      expect(measures.differing, equals: [.dx])
      let dx = try #require(measures.dx)
      #expect(abs(dx - move) <= 0.5, "\(dx)")
    }
  }

  // A circle as large as a knob, and 112 points further right in the other picture.
  @Test func `a circle without a track is not looked for along its row`() throws {
    func circle(_ x: Int) -> String {
      "{ circle: , fill: green, frame: { width: 28, height: 28 }, position: [\(x), 100] }"
    }
    let verification = try verified(screen(circle(40)), against: screen(circle(152)))
    let outcome = verification.results.first { $0.part.frame.width == 28 }?.outcome
    expect(outcome, equals: .missing)
  }

  @Test func `another background is one difference`() throws {
    let verification = try verified(
      screen(Self.card(), canvas: "background: white"),
      against: screen(Self.card(), canvas: "background: '#F2F2F7'"))
    expect(
      verification.sentences,
      equals: ["the background: its colour is #F2F2F7, not #FFFFFF (white)"])
  }

  @Test(arguments: [0.0, 2, -8])
  func `a hairline is found, and where it begins`(dy: Double) throws {
    func line(_ y: Double, _ inset: Double) -> String {
      """
      color: separator
      frame: { width: \(200 - inset), height: 0.5 }
      position: [\(50 + inset + (200 - inset) / 2), \(y)]
      """
    }
    let verification = try verified(screen(line(100, 0)), against: screen(line(100 + dy, 16)))
    let found = try verification.measures(of: #require(verification.results.last?.part.name))
    let (x, y) = (try #require(found.dx), try #require(found.dy))
    #expect(abs(x - 16) <= 1.0 / 3 && abs(y - dy) <= 1.0 / 3, "\(x), \(y)")
    // Its other end is where it was.
    let width = try #require(found.width)
    #expect(abs(width + 16) <= 2.0 / 3, "\(width)")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a line that is missing is not found, however near its neighbours are`(missing: Int) throws {
    // Lines 12 points apart, within the reach of 24.
    func lines(without missing: Int? = nil) -> String {
      "zstack:\n"
        + (0..<4).filter { $0 != missing }.map {
          "  - { color: gray, frame: { width: 200, height: 1 }, position: [150, \(60 + 12 * $0)] }"
        }.joined(separator: "\n")
    }
    let verification = try verified(screen(lines()), against: screen(lines(without: missing)))
    let outcomes = verification.results.filter { $0.part.kind == .line }.map(\.outcome)
    expect(outcomes.count, equals: 4)
    for (number, outcome) in outcomes.enumerated() {
      switch outcome {
      case .missing: expect(number, equals: missing)
      case .found(let measures):
        expect(measures.differing, equals: [])
        #expect(number != missing)
      case .unmeasured: Issue.record("line \(number) was not measured")
      }
    }
  }

  @Test func `a card that is missing is not found where the next one has moved to`() throws {
    func card(_ name: String, _ y: Int) -> String {
      """
        - zstack: [{ text: \(name) }]
          frame: { width: 200, height: 20 }
          background: green
          position: [150, \(y)]
      """
    }
    // The second card is gone, and the third is 24 points higher, where the second one was.
    let drawn = try screen(
      "zstack:\n"
        + [card("Apples and pears", 40), card("Bread", 64), card("Milk from the farm", 88)]
        .joined(separator: "\n"))
    let seen = try screen(
      "zstack:\n"
        + [card("Apples and pears", 40), card("Milk from the farm", 64)].joined(separator: "\n"))
    let verification = try verified(drawn, against: seen)
    let fills = verification.results.filter { $0.part.frame.width == 200 }
    expect(fills.count, equals: 3)
    expect(fills[0].outcome.differing, equals: [])
    expect(fills[1].outcome, equals: .missing)
    expect(fills[2].outcome.differing, equals: [.dy])
    let bread = verification.results.first { $0.part.name == "text 'Bread'" }
    expect(bread?.outcome, equals: .missing)
  }

  @Test func `a symbol moves, and its size differs`() throws {
    func gear(_ y: Int, _ size: Int) -> String {
      "{ symbol: gear, font: { size: \(size) }, position: [100, \(y)] }"
    }
    let moved = try verified(screen(gear(100, 30)), against: screen(gear(104, 30)))
    let dy = try #require(moved.measures(of: "symbol 'gear'").dy)
    #expect(abs(dy - 4) <= 1.0 / 3)
    let larger = try verified(screen(gear(100, 30)), against: screen(gear(100, 40)))
    expect(
      try larger.measures(of: "symbol 'gear'").differing, equals: [.width, .height])
  }

  // MARK: Cards that are alike but for their titles

  /// Cards of 50 points, 10 apart, from y 5 on; a nil is the room of one.
  private static func cards(
    _ titles: [String?], colors: [String: String] = [:], moved: [String: Int] = [:]
  ) -> String {
    "zstack:\n"
      + titles.enumerated().compactMap { index, title in
        title.map { title in
          """
            - vstack: [{ text: \(title), font: headline }, { text: Two words, font: footnote }]
              frame: { width: 260, height: 50 }
              background: \(colors[title] ?? "white")
              position: [150, \(30 + 60 * index + moved[title, default: 0])]
          """
        }
      }.joined(separator: "\n")
  }

  private static let titles = ["Apples and pears", "Bread and butter", "Milk from the farm"]

  /// Compares the cards with others, which are on gray as they are.
  private func withCards(_ seen: String) throws -> Verification {
    let canvas = "background: '#F2F2F7'"
    return try verified(
      screen(Self.cards(Self.titles), canvas: canvas), against: screen(seen, canvas: canvas))
  }

  /// The moves of each card's fill, title and subtitle downwards; nil for one that is not found.
  private func moves(_ verification: Verification) -> [[Double?]] {
    (0..<3).map { index in
      verification.results.filter { result in
        result.part.frame.width <= 260 && abs(result.part.frame.midY - Double(30 + 60 * index)) < 25
      }.map { $0.outcome.measures?.dy.map { $0.rounded() } }
    }
  }

  @Test func `a card that is gone is not its neighbour, and those after it moved up`() throws {
    let first = try withCards(Self.cards(["Bread and butter", "Milk from the farm"]))
    expect(moves(first), equals: [[nil, nil, nil], [-60, -60, -60], [-60, -60, -60]])
    let second = try withCards(Self.cards(["Apples and pears", "Milk from the farm"]))
    expect(moves(second), equals: [[0, 0, 0], [nil, nil, nil], [-60, -60, -60]])
    let third = try withCards(Self.cards(["Apples and pears", "Bread and butter"]))
    expect(moves(third), equals: [[0, 0, 0], [0, 0, 0], [nil, nil, nil]])
    let hidden = try withCards(Self.cards(["Apples and pears", nil, "Milk from the farm"]))
    expect(moves(hidden), equals: [[0, 0, 0], [nil, nil, nil], [0, 0, 0]])
  }

  @Test func `a card that is new moves those after it, and not those before`() throws {
    let all = ["Apples and pears", "Figs in a box", "Bread and butter", "Milk from the farm"]
    let verification = try withCards(Self.cards(all))
    expect(moves(verification), equals: [[0, 0, 0], [60, 60, 60], [60, 60, 60]])
    expect(verification.sentences.contains { $0.hasPrefix("everything") }, equals: false)
  }

  @Test func `two cards that exchanged their places have both moved`() throws {
    let verification = try withCards(
      Self.cards(["Bread and butter", "Apples and pears", "Milk from the farm"]))
    expect(moves(verification), equals: [[60, 60, 60], [-60, -60, -60], [0, 0, 0]])
  }

  @Test func `sentences name the card that moved by 2 points, or has another colour`() throws {
    let moved = try withCards(Self.cards(Self.titles, moved: ["Bread and butter": 2]))
    expect(moves(moved), equals: [[0, 0, 0], [2, 2, 2], [0, 0, 0]])
    // The second card is from (20, 65) to (280, 115).
    #expect(
      moved.sentences.contains("the white fill of 260 × 50 pt at (20, 65): 2 pt lower"),
      "\(moved.sentences)")
    let colored = try withCards(Self.cards(Self.titles, colors: ["Bread and butter": "yellow"]))
    // iOS 18 has #FFCC00 as yellow in light appearance.
    #expect(
      colored.sentences.contains(
        "the white fill of 260 × 50 pt at (20, 65): its colour is #FFCC00, not #FFFFFF (white)"),
      "\(colored.sentences)")
  }

  @Test func `a shape without a text that is gone is not the ones beside it`() throws {
    func squares(without missing: Int? = nil) -> String {
      "zstack:\n"
        + (0..<4).filter { $0 != missing }.map {
          "  - { roundedRectangle: { cornerRadius: 8 }, fill: teal, frame: { width: 50, height: 50 }, "
            + "position: [\(40 + 60 * $0), 100] }"
        }.joined(separator: "\n")
    }
    for missing in 0..<4 {
      let verification = try verified(
        screen(squares()), against: screen(squares(without: missing)))
      // Squares of 50 points from x 15 on, 60 apart.
      expect(
        verification.sentences,
        equals: [
          "the teal fill of 50 × 50 pt at (\(15 + 60 * missing), 75): not found near its place"
        ])
    }
  }
}
