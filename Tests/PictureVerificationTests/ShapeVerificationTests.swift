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
}
