import DisplayList
import LayoutGeometry
import LayoutSnapshots
import Testing

/// What rows draw otherwise by hand beside an edit of their list, of a text or of a swipe: it is reported.
@Suite struct LineGuardTests {
  private static let rows = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: plain, separator: { leadingInset: 10 } } }
        sections:
          - { header: { text: One }, items: [a1, a2, a3] }
          - { header: { text: Two }, items: [b1, b2] }
        cell: { text: "${item}", swipeActions: { leading: [{ title: Pin, color: orange }] }, swipe: "${item == 'a2' ? 0 : 0}" }

    """

  /// Changes a row by hand beside an edit: that is one more sentence.
  private func check(
    _ edit: (String, String), in config: String = rows, row: String,
    _ change: (inout SnapshotPart) -> Void
  ) throws {
    let old = try layoutText(of: config)
    try #require(config.contains(edit.0))
    let new = try layoutText(of: config.replacing(edit.0, with: edit.1))
    let causes = new.sentences(since: old).map(\.text)
    var canvas = try new.parsed().canvas
    let index = try #require(canvas.parts[0].parts.firstIndex { $0.label == row })
    change(&canvas.parts[0].parts[index])
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(
      sentences.count == causes.count + 1 && Set(causes).isSubset(of: sentences),
      "\(row) beside \(causes): \(sentences)")
  }

  private static let edits = [
    ("{ appearance", "{ listRowSpacing: 10, appearance"), ("plain", "sidebar"),
    ("leadingInset: 10", "leadingInset: 30"),
    ("{ appearance", "{ headerMode: firstItemInSection, appearance"),
    ("\"${item}\"", "\"${item}\", listRowSeparator: hidden"),
  ]

  @Test func `another colour or text of a row is reported beside an edit of its list`() throws {
    for edit in Self.edits {
      try check(edit, row: "a2") { row in
        for index in row.drawing.indices where row.drawing[index].verb == .text {
          row.drawing[index].look.color = .color(RGBA(red: 1, green: 0, blue: 0))
          row.drawing[index].look.colorName = "red"
        }
      }
      try check(edit, row: "a1") { row in
        for index in row.drawing.indices where row.drawing[index].verb == .text {
          row.drawing[index].string = "other"
        }
      }
    }
  }

  @Test func `a line is reported that is longer than its insets make it`() throws {
    try check(Self.edits[2], row: "a2") { row in
      for index in row.drawing.indices where row.drawing[index].look.colorName == "separator" {
        row.drawing[index].size?.width += 1
      }
    }
  }

  @Test(arguments: [("leadingInset: 10", "leadingInset: 30"), ("plain", "insetGrouped")])
  func `a line is reported that is not where its insets put it`(
    edit: (String, String)
  ) throws {
    // Rows of another width have lines of another place to the side.
    for axis in edit.0 == "plain" ? [Axis.vertical] : [.horizontal, .vertical] {
      try check(edit, row: "a2") { row in
        for index in row.drawing.indices where row.drawing[index].look.colorName == "separator" {
          row.drawing[index].origin?[axis] += 1
        }
      }
    }
  }

  @Test func `a first row that is otherwise than headers are is reported`() throws {
    for axis in Axis.allCases {
      try check(Self.edits[3], row: "a1") { row in
        for index in row.drawing.indices where row.drawing[index].verb == .text {
          row.drawing[index].origin?[axis] += 1
        }
      }
    }
    // Headers have the size that rows have, in heavier letters.
    try check(Self.edits[3], row: "a1") { row in
      for index in row.drawing.indices where row.drawing[index].verb == .text {
        row.drawing[index].look.points = 20
      }
    }
  }

  @Test func `a colour is reported that other rows did not get that became headers`() throws {
    let views = Self.rows.replacing(
      "text: \"${item}\",", with: "hstack: [{ text: \"${item}\" }, { text: R, id: rr }],")
    let edited = views.replacing(Self.edits[3].0, with: Self.edits[3].1).replacing(
      "id: rr }",
      with: "id: rr, foregroundColor: \"${item == 'a1' ? 'secondaryLabel' : 'primary'}\" }")
    let sentences = try layoutText(of: edited).sentences(since: layoutText(of: views))
    #expect(
      sentences.map(\.text) == [
        "headerMode supplementary → firstItemInSection",
        "view 'rr' in item 0.0 'a1': text colour primary → secondaryLabel (#000000 → #3C3C4399)",
      ])
  }

  @Test func `a text of a footer that moved is reported beside first rows that became headers`()
    throws
  {
    let footers = Self.rows.replacing("text: One },", with: "text: One }, footer: { text: End },")
    try check(Self.edits[3], in: footers, row: "End") { footer in
      for index in footer.drawing.indices where footer.drawing[index].verb == .text {
        footer.drawing[index].origin?.x += 1
      }
    }
  }

  @Test func `a text that moved farther than a swipe moves its row is reported`() throws {
    try check(("? 0 ", "? -0.1 "), row: "a2") { row in
      for index in row.drawing.indices where row.drawing[index].string == "a2" {
        row.drawing[index].origin?.x += 1
      }
    }
  }

  @Test func `a line break that an earlier release did not record is not reported`() throws {
    let config = "canvas: { width: 390 }\nview: { text: \"a\\nb\" }\n"
    var canvas = try layoutText(of: config).parsed().canvas
    let new = try layoutText(
      of: config.replacing("\" }", with: "\", foregroundColor: red }"))
    for index in canvas.drawing.indices { canvas.drawing[index].look.breaks = nil }
    #expect(
      new.sentences(since: LayoutSnapshot(canvas)).map(\.text) == [
        "text 'a b': colour primary → red (#000000 → #FF3B30)"
      ])
  }
}
