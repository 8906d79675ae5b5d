import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// What is moved by hand beside an edit from which other moves follow: it is reported.
@Suite struct RowGuardTests {
  /// Two sections of rows under headers that stay in sight.
  private static let sticky = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        sticky: header
        sections:
          - { header: { text: One, padding: 5 }, items: [a1, a2, a3] }
          - { header: { text: Two, padding: 5 }, items: [b1, b2, b3] }
        cell: { text: "${item}", padding: 8 }

    """

  private static let symbols = sticky.replacing(
    "cell: {", with: "cell: { hstack: [ { symbol: star, font: { size: 20 } }, {"
  ).replacing("padding: 8 }", with: "padding: 8 } ] }").replacing("    sticky: header\n", with: "")

  /// Moves elements beside an edit: that is one more sentence.
  private func check(
    _ config: String, _ edit: (String, String), _ moves: [Set<String>], along axes: [Axis]
  ) throws {
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing(edit.0, with: edit.1))
    let causes = new.sentences(since: old).map(\.text)
    for labels in moves {
      for axis in axes {
        let sentences = try new.moving(labels, by: 1, axis).sentences(since: old).map(\.text)
        // What begins a section is where its header is placed by.
        let isFirst = !labels.isDisjoint(with: ["b1"])
        #expect(
          sentences.count == causes.count + 1 || isFirst && sentences.count == causes.count + 2,
          "\(labels) along \(axis) beside \(causes): \(sentences)")
        #expect(
          Set(causes).isSubset(of: sentences),
          "\(labels) along \(axis) beside \(causes): \(sentences)")
      }
    }
  }

  @Test(arguments: ["list: {}", "grid: { columns: 1 }"])
  func `what a higher header that stays in sight does not push so far is reported`(
    layout: String
  ) throws {
    let config = Self.sticky.replacing("list: {}", with: layout)
    // An item, the items of a section as a whole, and a header that is not at its place at rest.
    try check(
      config, ("padding: 5", "padding: 12"),
      [["a2"], ["b1"], ["b3"], ["a1", "a2", "a3"], ["b1", "b2", "b3"]], along: [.vertical])
    try check(
      config, ("padding: 5", "padding: 12"), [["One"], ["Two"], ["a2"], ["b1"]],
      along: [.horizontal])
  }

  @Test func `a header that stays in sight and is higher by itself is reported`() throws {
    let old = try layoutText(of: Self.sticky)
    var canvas = try layoutText(of: Self.sticky.replacing("b2", with: "bb")).parsed().canvas
    for index in canvas.parts[0].parts.indices
    where canvas.parts[0].parts[index].label == "Two" {
      canvas.parts[0].parts[index].frame.size.height += 1
    }
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(sentences.count == 2, "\(sentences)")
    expect(sentences.first, equals: "item 1.1 'bb': text 'b2' → 'bb'")
  }

  @Test func `what larger symbols do not push so far is reported`() throws {
    try check(
      Self.symbols, ("size: 20", "size: 60"), [["a2"], ["b1"], ["b3"], ["Two"]],
      along: [.vertical, .horizontal])
    // A symbol of another colour pushes nothing.
    try check(
      Self.symbols, ("size: 20 }", "size: 20 }, foregroundColor: red"),
      [["a2"], ["b1"], ["Two"]], along: [.vertical, .horizontal])
  }

  @Test func `a header that is not where the next section pushes it is reported`() throws {
    let list = """
      canvas: { width: 390, height: 300 }
      view:
        collection:
          layout: { list: {} }
          sticky: header
          contentOffset: [0, 120]
          itemHeight: 44
          headerHeight: 30
          sections:
            - { header: { text: One }, items: [a1, a2, a3] }
            - { header: { text: Two }, items: [b1, b2, b3, b4, b5, b6, b7, b8, b9] }
          cell: { text: "${item}" }

      """
    // At 140 the section ends at 162, and its header is pushed to 132.
    for distance in [1.0, -1] {
      let old = try layoutText(of: list)
      let new = try layoutText(of: list.replacing("[0, 120]", with: "[0, 140]"))
      let sentences = try new.moving(["One"], by: distance, .vertical).sentences(since: old)
        .map(\.text)
      expect(
        sentences,
        equals: [
          "content offset (0, 120) → (0, 140) pt",
          "the header of section 0 'One' moved (0, 120) → (0, \(distance > 0 ? 133 : 131)) pt",
        ])
    }
  }

  /// Rows of one height, with a title over a text.
  private static let wrapped = """
    canvas: { width: 320 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        insets: 6
        items:
          - Short
          - "A text of some length that wraps into several lines when there is so little room for it, as here"
        cell:
          vstack: [ { text: Title }, { text: "${item}" } ]
          frame: { minHeight: 140 }

    """

  @Test(arguments: [0, 1])
  func `a title that moved farther than another number of lines moves it is reported`(
    item: Int
  ) throws {
    let old = try layoutText(of: Self.wrapped)
    var canvas = try layoutText(of: Self.wrapped.replacing("insets: 6", with: "insets: 0"))
      .parsed().canvas
    expect(LayoutSnapshot(canvas).sentences(since: old).map(\.text), equals: ["insets 6 → 0 pt"])
    for index in canvas.parts[0].parts.indices {
      guard case .element(let element) = canvas.parts[0].parts[index].role, element.kind == .cell,
        element.item == item
      else { continue }
      canvas.parts[0].parts[index].drawing[0].origin?.y += 1
    }
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(sentences.count == 2, "\(sentences)")
    #expect(
      sentences.last?.hasPrefix("item \(item) 'Title': text 'Title': moved ") == true,
      "\(sentences)")
  }
}
