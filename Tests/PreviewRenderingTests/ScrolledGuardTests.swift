import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// Elements of a scrolled collection that are moved by hand beside an edit.
@Suite struct ScrolledGuardTests {
  /// Two sections of rows of 40 points, of which the first ones are scrolled away; headers of 20 stay.
  private static let list = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { list: {} }
        sticky: header
        contentOffset: [0, 70]
        headerHeight: 20
        itemHeight: 40
        sections:
          - { header: { text: One }, items: [a1, a2, a3, a4] }
          - { header: { text: Two }, items: [b1, b2, b3, b4] }
        cell: { text: "${item}" }

    """

  // At 70, the header of section 0 is at the top of what is seen: 20 + 4 × 40 − 20 is where its section would
  // push it away. a1 ends at 60.
  private static let edits = [
    PlantedMove(
      old: "[0, 70]", new: "[0, 90]", sentence: "content offset (0, 70) → (0, 90) pt"),
    PlantedMove(old: "a3,", new: "aaa,", sentence: "item 0.2 'aaa': text 'a3' → 'aaa'"),
    PlantedMove(old: "b2, b3", new: "b2, new, b3", sentence: "item 1.2 'new' inserted"),
  ]

  @Test func `what moved in a scrolled collection beside an edit is reported`() throws {
    let old = try layoutText(of: Self.list)
    for edit in Self.edits {
      let new = try layoutText(of: Self.list.replacing(edit.old, with: edit.new))
      let causes = new.sentences(since: old).map(\.text)
      #expect(causes.contains(edit.sentence), "\(causes)")
      for label in ["One", "a2", "a4", "Two", "b1", "b2"] {
        for axis in Axis.allCases {
          let sentences = try new.moving([label], by: 1, axis).sentences(since: old).map(\.text)
          #expect(
            sentences.count == causes.count + 1 && Set(causes).isSubset(of: sentences),
            "\(label) along \(axis) beside \(causes): \(sentences)")
        }
      }
    }
  }

  @Test func `a header that stays in sight follows the offset within its section`() throws {
    let old = try layoutText(of: Self.list)
    // The section ends at 20 + 4 × 40 = 180: at 170 its header is pushed to 160, which is no other fact.
    for offset in [40, 100, 150, 170] {
      let new = try layoutText(of: Self.list.replacing("[0, 70]", with: "[0, \(offset)]"))
      let sentences = new.sentences(since: old).map(\.text)
      expect(sentences.first, equals: "content offset (0, 70) → (0, \(offset)) pt")
      #expect(!sentences.contains { $0.contains("header") && $0.contains("moved") }, "\(sentences)")
    }
  }
}
