import DisplayList
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// What changes of several screens have in common.
@Suite struct CommonChangeTests {
  /// What is known of the first change between two screens of a view.
  private func facts(_ old: String, _ new: String) throws -> ChangeFacts {
    func screen(_ view: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\nviews a vstack { \(view) }\n")
    }
    return try #require(screen(new).described(since: screen(old)).first?.facts)
  }

  @Test func `the same change of views with other names is one`() throws {
    let found = try ["Apples", "Pears"].map { name in
      try facts("text \"\(name)\" ~cornerRadius=10", "text \"\(name)\" ~cornerRadius=14")
    }
    expect(found[0].values, equals: found[1].values)
    expect(found[0].common, equals: found[1].common)
    #expect(found[0].common?.contains("Apples") == false)
  }

  @Test func `the same change of several views has their number`() throws {
    let change = try facts(
      "text \"A\" ~cornerRadius=10; text \"B\" ~cornerRadius=10",
      "text \"A\" ~cornerRadius=14; text \"B\" ~cornerRadius=14")
    expect(change.common, equals: "corner radius of 2 texts 10 → 14 pt")
  }

  @Test func `the names in a sentence are between its words`() throws {
    // Of two stacks one changed, which is known by what is in it.
    let change = try facts(
      "vstack padding=16 { text \"First\"; text \"Last\" }; vstack { text \"Other\" }",
      "vstack padding=20 { text \"First\"; text \"Last\" }; vstack { text \"Other\" }")
    expect(
      change.parts,
      equals: ["padding of the vstack of '", "First", "' and '", "Last", "' 16 → 20 pt"])
    expect(change.common, equals: "padding of the vstack 16 → 20 pt")
    // What came is the change itself, and what a text says is no name.
    expect(try facts("divider spacing=4", "divider spacing=8").parts, equals: [])
    expect(try facts("text \"A\"", "text \"B\"").parts, equals: [])
  }

  /// A screen with a view and a fill in a color of a catalog.
  private func branded(_ color: String, _ view: String) -> LayoutSnapshot {
    LayoutSnapshot(
      text: "maquette layout 4\ncanvas 100×200 views=a\n"
        + "  fill 0,0 9×9 color=\(color) colorName=Brand/Primary\nviews a \(view)\n")
  }

  @Test func `a color of a catalog that is another one is the same change on all screens`() throws {
    let found = try ["divider", "text \"A\""].map { view in
      try #require(branded("#2244CC", view).described(since: branded("#3366FF", view)).first)
    }
    expect(
      found.map(\.sentence.text),
      equals: Array(repeating: "Brand/Primary #3366FF → #2244CC", count: 2))
    expect(found[0].facts.values, equals: found[1].facts.values)
    expect(found[0].facts.kind, equals: .style)
    let place = Rect(x: 0, y: 0, width: 9, height: 9)
    expect(found[0].facts.places, equals: ChangePlaces(before: [place], after: [place]))
    expect(
      found[0].sentence.parts.count { if case .color = $0 { true } else { false } }, equals: 2)
  }

  // Without its views, what made a color another one is not known.
  @Test func `a color of a name is none of several edits where they cannot be taken back`() throws {
    let changes = branded("#2244CC", "divider ~opacity=0.5").described(
      since: branded("#3366FF", "divider"))
    expect(
      changes.map(\.sentence.text),
      equals: ["opacity of the divider 1 → 0.5", "the screen drawn differently"])
  }

  @Test func `other values are another change`() throws {
    let found = try [14, 15].map { radius in
      try facts("text \"A\" ~cornerRadius=10", "text \"A\" ~cornerRadius=\(radius)")
    }
    #expect(found[0].values != found[1].values)
  }

  @Test(arguments: [
    // The number is the screen's own, and stays.
    ("Page 1", "Seite 1", "Page 2", "Seite 2", true),
    ("Page 1", "Seite 1", "Page 1", "Side 1", false),
  ])
  func `texts change alike where their words do, and each keeps its numbers`(
    old: String, new: String, otherOld: String, otherNew: String, areAlike: Bool
  ) throws {
    let (one, other) = (
      try facts("text \"\(old)\"", "text \"\(new)\""),
      try facts("text \"\(otherOld)\"", "text \"\(otherNew)\"")
    )
    #expect((one.values == other.values) == areAlike)
  }

  /// The digest of the change between two screens of items, whose labels are names after a prefix.
  private func values(_ old: String, _ new: String, _ names: [String]) throws -> String? {
    func screen(_ prefix: String) -> LayoutSnapshot {
      let cells = names.enumerated().map { item, name in
        "    cell 0.\(item) \"\(name)\" 0,0 100×20 views=b\(item): "
          + "text \"\(name)\" 0,16 width=30 font=Inter points=17 color=#000000\n"
      }
      let views = names.enumerated().map { item, name in
        "views b\(item) text accessibilityLabel=\"\(prefix)\(name)\"\n"
      }
      return LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\n"
          + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=\(names.count)\n"
          + "\(cells.joined())views a collection\n\(views.joined())")
    }
    let changes = screen(new).described(since: screen(old))
    expect(changes.count, equals: 1)
    return try #require(changes.first).facts.values
  }

  // The values are each screen's own; what is around them is `Re: …` → `Aw: …` or `Fw: …` → `Aw: …`.
  @Test func `what is around the values of several items changes alike where it was the same`()
    throws
  {
    let change = try #require(try values("Re: ", "Aw: ", ["Lunch", "Report"]))
    expect(try values("Re: ", "Aw: ", ["Trip", "Bill"]), equals: change)
    let other = try values("Fw: ", "Aw: ", ["Lunch", "Report"])
    #expect(other != change)
  }

  @Test func `what came is known by its name`() throws {
    let (one, other, same) = (
      try facts("divider", "divider; text \"A\""), try facts("divider", "divider; text \"B\""),
      try facts("divider", "divider; text \"A\"")
    )
    #expect(one.values != other.values)
    expect(one.values, equals: same.values)
  }

  // The picture differs, and nobody knows why: it is like no other.
  @Test func `a difference without an edit has nothing in common with others`() throws {
    func screen(_ x: Int) -> LayoutSnapshot {
      LayoutSnapshot(
        text:
          "maquette layout 4\ncanvas 100×200 views=a\n  fill \(x),0 9×9 color=#FFFFFF\nviews a divider\n"
      )
    }
    let found = screen(2).described(since: screen(1))
    expect(found.map(\.sentence.text), equals: ["what the screen shows moved"])
    expect(found.map(\.facts.values), equals: [nil])
  }

  @Test func `a colour in a sentence is as it is drawn, under its name`() throws {
    func screen(_ name: String, _ color: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\n"
          + "  fill 0,0 9×9 color=\(color) colorName=\(name)\n"
          + "  text \"red\" 9,9 width=9 font=Inter points=17 color=#000000\n"
          + "views a hstack { text \"red\" ~background=\(name) }\n")
    }
    let change = try #require(
      screen("red", "#FF3B30").described(since: screen("mint", "#00C7BE")).first)
    // The name of the text is the same word, and no colour.
    expect(change.sentence.text, equals: "background of text 'red' mint → red")
    let colors = try ["#00C7BE", "#FF3B30"].map { try #require(RGBA(dump: $0[...])) }
    expect(
      change.sentence.parts,
      equals: [
        .words("background of text 'red' "), .color(colors[0], name: "mint"), .words(" → "),
        .color(colors[1], name: "red"),
      ])
  }

  // U+202E would show what follows it from right to left.
  @Test func `what reorders a line is escaped in sentences`() throws {
    func screen(_ text: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text:
          "maquette layout 4\ncanvas 100×200 views=a\nviews a vstack { text \"\(text)\" ~opacity=1 }\n"
      )
    }
    let changes = screen("a\\u{202E}b").described(since: screen("ab"))
    expect(changes.map(\.sentence.text), equals: ["text 'ab' → 'a\\u{202E}b'"])
  }
}
