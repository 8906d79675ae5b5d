import LayoutGeometry
import LayoutSnapshots
import Testing

/// An element of a collection that is moved by hand beside an edit: it is reported, unless the edit can
/// move that element along that axis.
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

  /// An edit, its sentence, and what it can move.
  private struct Edit: Sendable {
    var old: String
    var new: String
    var sentence: String
    /// The elements that it can move where the content scrolls, and across that.
    var down: Set<String>
    var aside: Set<String>
  }

  private static let elements = [
    "One", "a1", "a2", "a3", "a4", "Two", "b1", "b2", "b3", "b4", "Three", "c1", "c2", "c3", "c4",
  ]

  // What is before an edit stays, and the section after it moves as a whole, so that one of its elements
  // that moved otherwise is reported.
  private static let edits = [
    // A higher header pushes its items down.
    Edit(
      old: "text: Two", new: "text: Two, font: { size: 30 }",
      sentence: "the header of section 1 'Two': font size 17 → 30", down: ["b1", "b2", "b3", "b4"],
      aside: []),
    // Another colour moves nothing.
    Edit(
      old: "text: Two", new: "text: Two, foregroundColor: red",
      sentence: "the header of section 1 'Two': text colour primary → red (#000000 → #FF3B30)",
      down: [], aside: []),
    // Space around the items of a section, and between them and its header.
    Edit(
      old: "header: { text: Two }", new: "insets: 10, header: { text: Two }",
      sentence: "insets of section 1 0 → 10 pt", down: ["Two", "b1", "b2", "b3", "b4"],
      aside: ["Two", "b1", "b2", "b3", "b4"]),
    // What came is before three items, which are each at the next one's place then.
    Edit(
      old: "[b1, b2", new: "[b1, new, b2", sentence: "item 1.1 'new' inserted",
      down: ["b2", "b3", "b4"], aside: ["b2", "b3", "b4"]),
    Edit(
      old: "b3, b4]", new: "b3]", sentence: "item 1.3 'b4' removed", down: [], aside: []),
    // A text of one line is as high as it was.
    Edit(
      old: "b3,", new: "bbb,", sentence: "item 1.2 'bbb': text 'b3' → 'bbb'", down: [], aside: []),
  ]

  /// The layout's text with an element of a label 3 points farther along an axis.
  private func moving(_ label: String, _ axis: Axis, in snapshot: LayoutSnapshot) throws
    -> LayoutSnapshot
  {
    var canvas = try snapshot.parsed().canvas
    for index in canvas.parts[0].parts.indices where canvas.parts[0].parts[index].label == label {
      canvas.parts[0].parts[index].frame.origin[axis] += 3
    }
    return LayoutSnapshot(canvas)
  }

  /// Moves each element by hand beside an edit: one that the edit cannot move is one more sentence.
  private func check(_ edit: Edit, in config: String) throws {
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing(edit.old, with: edit.new))
    #expect(new.sentences(since: old).map(\.text) == [edit.sentence])
    for label in Self.elements where !edit.sentence.contains("'\(label)' removed") {
      let label = label == "b3" && edit.new == "bbb," ? "bbb" : label
      for axis in Axis.allCases {
        let isReached = (axis == .vertical ? edit.down : edit.aside).contains(label)
        let sentences = try moving(label, axis, in: new).sentences(since: old).map(\.text)
        let others = sentences.filter { $0 != edit.sentence }
        #expect(sentences.count == others.count + 1, "\(label) along \(axis): \(sentences)")
        #expect(
          others.count == (isReached ? 0 : 1),
          "\(label) along \(axis) beside \(edit.sentence): \(sentences)")
      }
    }
  }

  @Test func `what an edit of a section cannot move is reported`() throws {
    for edit in Self.edits { try check(edit, in: Self.grid) }
  }

  @Test func `in one column nothing moves to the side for what came or went`() throws {
    for edit in Self.edits where !edit.old.contains("header") {
      var edit = edit
      edit.aside = []
      try check(edit, in: Self.list)
    }
  }

  @Test func `another gap moves no first row down, and no header aside`() throws {
    // Between rows and columns; each section is pushed by those before it.
    let edit = Edit(
      old: "spacing: 8", new: "spacing: 12", sentence: "gaps 8 → 12 pt",
      down: Set(Self.elements).subtracting(["One", "a1", "a2"]),
      aside: Set(Self.elements).subtracting(["One", "Two", "Three"]))
    try check(edit, in: Self.grid)
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
