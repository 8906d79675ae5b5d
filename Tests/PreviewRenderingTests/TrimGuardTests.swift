import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// What is otherwise beside a shape of which more is drawn: it is reported.
@Suite struct TrimGuardTests {
  private static let own = "trim of the circle before '50 %' [0, 0.5] → [0, 0.75]"
  private static let trimmed = KnownChangeTests.ring.replacing("to: 0.5", with: "to: 0.75")

  @Test func `another look of a ring and of the one under it is reported`() throws {
    let old = try layoutText(of: KnownChangeTests.ring)
    for (from, to, sentence) in [
      ("red", "blue", "the circle before '50 %': border red → blue (#FF3B30 → #007AFF)"),
      ("gray", "mint", "circle 1: border gray → mint (#8E8E93 → #00C7BE)"),
      ("red, lineWidth: 4", "red, lineWidth: 6", "the circle before '50 %': border width 4 → 6"),
    ] {
      let new = try layoutText(of: Self.trimmed.replacing("color: \(from)", with: "color: \(to)"))
      expect(Set(new.sentences(since: old).map(\.text)), equals: [Self.own, sentence])
    }
  }

  @Test(arguments: Axis.allCases)
  func `a ring is reported that moved under one of which more is drawn`(axis: Axis) throws {
    let old = try layoutText(of: KnownChangeTests.ring)
    var canvas = try layoutText(of: Self.trimmed).parsed().canvas
    let ring = try #require(canvas.drawing.firstIndex { $0.verb == .stroke })
    canvas.drawing[ring].origin?[axis] += 1
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(sentences.count == 2 && sentences.contains(Self.own), "\(sentences)")
  }
}
