import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// An element of a collection that is moved by hand beside an edit: it is reported, as no edit moves it so
/// far.
@Suite struct SectionGuardTests {
  /// Three sections of two rows of two items, each with a header.
  private static let grid = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 8 } }
        sections:
          - { header: { text: One }, items: [a1, a2, a3, a4] }
          - { header: { text: Two }, items: [b1, b2, b3, b4] }
          - { header: { text: Three }, items: [c1, c2, c3, c4] }
        cell: { text: "${item}", padding: 10, frame: { maxWidth: infinity }, background: mint }

    """

  /// The same as rows of a list, in one column.
  private static let list = grid.replacing("grid: { columns: 2, spacing: 8 }", with: "list: {}")

  private static let elements = [
    "One", "a1", "a2", "a3", "a4", "Two", "b1", "b2", "b3", "b4", "Three", "c1", "c2", "c3", "c4",
  ]

  // What is before an edit stays, and the section after it moves as a whole, so that one of its elements
  // that moved otherwise is reported.
  private static let edits = [
    // A higher header pushes its items down.
    PlantedMove(
      old: "text: Two", new: "text: Two, font: { size: 30 }",
      sentence: "the header of section 1 'Two': font size 17 → 30"),
    // Another colour moves nothing.
    PlantedMove(
      old: "text: Two", new: "text: Two, foregroundColor: red",
      sentence: "the header of section 1 'Two': text colour primary → red (#000000 → #FF3B30)"),
    // Space around the items of a section, and between them and its header.
    PlantedMove(
      old: "header: { text: Two }", new: "insets: 10, header: { text: Two }",
      sentence: "insets of section 1 0 → 10 pt"),
    // What came is before three items, which are each at the next one's place then.
    PlantedMove(
      old: "[b1, b2", new: "[b1, new, b2", sentence: "item 1.1 'new' inserted"),
    PlantedMove(
      old: "b3, b4]", new: "b3]", sentence: "item 1.3 'b4' removed"),
    // A text of one line is as high as it was.
    PlantedMove(
      old: "b3,", new: "bbb,", sentence: "item 1.2 'bbb': text 'b3' → 'bbb'"),
  ]

  /// Moves each element by hand beside an edit: one that the edit cannot move is one more sentence.
  private func check(_ edit: PlantedMove, in config: String) throws {
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing(edit.old, with: edit.new))
    expect(new.sentences(since: old).map(\.text), equals: [edit.sentence])
    for label in Self.elements where !edit.sentence.contains("'\(label)' removed") {
      let label = label == "b3" && edit.new == "bbb," ? "bbb" : label
      for axis in Axis.allCases {
        let sentences = try new.moving([label], by: 3, axis).sentences(since: old).map(\.text)
        #expect(
          sentences.count == 2 && sentences.contains(edit.sentence),
          "\(label) along \(axis): \(sentences)")
      }
    }
  }

  @Test func `what an edit of a section cannot move is reported`() throws {
    for edit in Self.edits { try check(edit, in: Self.grid) }
  }

  @Test func `in one column nothing moves to the side for what came or went`() throws {
    for edit in Self.edits where !edit.old.contains("header") {
      try check(edit, in: Self.list)
    }
  }

  @Test func `beside another gap each element is where that lets it be`() throws {
    // Between rows and columns; each section is pushed by those before it.
    try check(
      PlantedMove(old: "spacing: 8", new: "spacing: 12", sentence: "gaps 8 → 12 pt"),
      in: Self.grid)
  }

  @Test func `what an edit moves farther than it can is reported`() throws {
    // A row of 40 points came: all that is after it moves down by 40, and by 1 more where that is done by hand.
    let list = Self.list.replacing("    cell:", with: "    itemHeight: 40\n    cell:")
    let edit = PlantedMove(
      old: "[b1, b2", new: "[b1, new, b2", sentence: "item 1.1 'new' inserted")
    let old = try layoutText(of: list)
    let new = try layoutText(of: list.replacing(edit.old, with: edit.new))
    let sections: [(Set<String>, String)] = [
      (["b2", "b3", "b4"], "items 1.2–1.4 moved down by 41 pt"),
      (["Three", "c1", "c2", "c3", "c4"], "section 2 moved down by 41 pt"),
      (["c3", "c4"], "items 2.2–2.3 moved down by 41 pt"),
    ]
    for (labels, sentence) in sections {
      let sentences = try new.moving(labels, by: 1, .vertical).sentences(since: old).map(\.text)
      expect(sentences, equals: [edit.sentence, sentence])
    }
  }

  @Test func `a section that moved aside as a whole is reported beside another edit`() throws {
    let edit = Self.edits[0]
    let old = try layoutText(of: Self.grid)
    var canvas = try layoutText(of: Self.grid.replacing(edit.old, with: edit.new)).parsed().canvas
    for index in canvas.parts[0].parts.indices {
      guard case .element(let element) = canvas.parts[0].parts[index].role, element.section == 2
      else { continue }
      canvas.parts[0].parts[index].frame.origin.x += 3
    }
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(sentences.count == 2 && sentences.contains(edit.sentence), "\(sentences)")
    #expect(sentences.contains { $0.hasPrefix("section 2 moved ") }, "\(sentences)")
  }
}
