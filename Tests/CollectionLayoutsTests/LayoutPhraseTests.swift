import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LayoutPhraseTests {
  @Test func `lengths are printed to a hundredth of a point, or as a reader names them`() {
    let phrase: LayoutPhrase = "\(2) columns, \("gap") \(length: 100.0 / 3)"
    expect(phrase.description, equals: "2 columns, gap 33.33")
    expect(phrase.text { $0 < 40 ? "small" : "large" }, equals: "2 columns, gap small")
  }

  @Test(
    arguments: [
      // 33.33 + 33.33 = 66.66, and two thirds of 100 are 66.67 as printed.
      (LengthExpression(100.0 / 3) + LengthExpression(100.0 / 3), "x ≈ 33.33 + 33.33"),
      ((3 - 1) / 2 * (4 + 0.5), "x = (3 − 1) / 2 × (4 + 0.5)"),
      (.smaller(1.5, 2), "x = min(1.5, 2)"),
      (.after(0, .vertical, 7), "x = 7"),
      (LengthExpression.after(3, .vertical, 7) * 2, "x = (3 + 7) × 2"),
    ] as [(LengthExpression, String)])
  func `an equation shows its arithmetic`(expression: LengthExpression, words: String) {
    let phrase: LayoutPhrase = "\(equation: "x", expression)"
    expect(phrase.description, equals: words)
  }

  @Test func `a value that its arithmetic does not give is marked`() {
    let bounded: LayoutPhrase = "\(equation: "width", 6 / 2, value: 4)"
    expect(bounded.description, equals: "width ≈ 6 / 2")
  }

  /// Items that say where they are, in each way that a position can be written.
  private struct Telling: CollectionLayout {
    let kind = "telling"

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      SectionArrangement(
        frames: [Rect(x: 1, y: 2, width: 10, height: 10)], size: Size(width: 20, height: 20))
    }

    func explanation(
      of item: Int, in section: LayoutSection, space: SectionSpace, arrangement: SectionArrangement
    ) -> [LayoutPhrase] {
      [
        "at \(position: 1, along: .horizontal), \(position: 2, along: .vertical)",
        "\(equation: "y", .position(2, .vertical) + 3)",
        .centred("centred", along: .vertical, start: 0, room: 20, length: 10),
      ]
    }
  }

  @Test func `positions are the content's, and lengths stay`() throws {
    // The header is 30 high, and insets are 4 and 5: the section's origin is at 5, 34.
    let section = LayoutSection(
      itemCount: 1, insets: EdgeInsets(top: 4, leading: 5), header: .fixed(30))
    let arrangement = try lay([section], by: Telling(), width: 100)
    let steps = arrangement.explanation(ofItemAt: ItemIndex(section: 0, item: 0))
    expect(
      steps.map(\.description),
      equals: ["at 6, 36", "y = 36 + 3", "centred: y = 34 + (20 − 10) / 2"])
  }
}
