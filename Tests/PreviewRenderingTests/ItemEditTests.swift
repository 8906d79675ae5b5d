import TestSupport
import Testing

/// Edits of what items show, which a layout's text has once for all of them.
@Suite struct ItemEditTests {
  /// A list of rows with a name, a price and a mark, which most rows leave empty.
  private static let prices = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { grid: { columns: 1, spacing: 4 } }
        items: [{ name: Walker, price: "65", mark: "" }, { name: Hiker, price: "120.50", mark: "" }, { name: Sandal, price: "1,035", mark: Sale }]
        cell:
          hstack:
            - { text: "${item.name}" }
            - { text: "€ ${item.price}" }
            - { text: "${item.mark}", font: caption }

    """

  private func edits(_ old: String, _ new: String) throws -> [String] {
    try #require(Self.prices.contains(old))
    return try sentences(from: Self.prices, to: Self.prices.replacing(old, with: new))
  }

  // An empty text draws nothing, so that the layout's text does not have it.
  @Test func `an empty text of an item that gets characters is an edit`() throws {
    expect(
      try edits("\"120.50\", mark: \"\"", "\"120.50\", mark: New"),
      equals: ["item 1 'Hiker': text '' → 'New'"])
    expect(
      try edits("mark: Sale", "mark: \"\""), equals: ["item 2 'Sandal': text 'Sale' → ''"])
  }

  /// Sections of which the second one has a header, whose text is that of its place.
  private static let sections = """
    canvas: { width: 300 }
    let: { titles: ["", Notes] }
    view:
      collection:
        layout: { grid: { columns: 1, spacing: 4 } }
        sections:
          - { items: [Ann, Bea, Cyd] }
          - { items: [Dan, Eve, Flo], header: { text: "${titles[section]}", padding: 4 } }
        cell: { text: "${item}" }

    """

  @Test func `a header's text that is empty now is an edit`() throws {
    let edited = Self.sections.replacing("Notes]", with: "\"\"]")
    expect(
      try sentences(from: Self.sections, to: edited),
      equals: ["the header of section 1 'Notes': text 'Notes' → ''"])
  }

  // The header is now that of the first section, which has no title.
  @Test func `sections that are swapped take their headers along, and not these' texts`() throws {
    let lines = Self.sections.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("items:") })
    var edited = lines
    edited.swapAt(place, place + 1)
    expect(
      try sentences(from: Self.sections, to: edited.joined(separator: "\n")),
      equals: [
        "sections 0 and 1 swapped: 'Ann'", "the header of section 0 'Notes': text 'Notes' → ''",
      ])
  }

  // What masks a view is described as any view is, and nothing of it is drawn.
  @Test func `a text that masks a view is none of the texts of its item`() throws {
    let screen = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: {} }
          items: [{ name: Ann }, { name: Ben }]
          cell:
            hstack:
              - { color: red, frame: { width: 40, height: 20 }, mask: { text: Hill } }
              - { text: "${item.name}" }

      """
    expect(
      try sentences(from: screen, to: screen.replacing("name: Ben", with: "name: Bob")),
      equals: ["item 1 'Bob': text 'Ben' → 'Bob'"])
  }

  @Test func `the same characters around numbers of any form are one edit`() throws {
    expect(try edits("€", "$"), equals: ["all items: text '€ N' → '$ N'"])
  }

  // The text is the second view of one item, and the first one of the others.
  @Test func `the background of texts in several items is not that of one of them`() throws {
    let chat = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: {} }
          items: [{ words: Hi, isMine: false }, { words: Well, isMine: true }, { words: Bye, isMine: false }]
          cell:
            hstack:
              - { if: "${item.isMine}", then: spacer }
              - { text: "${item.words}", padding: 4, background: "${item.isMine ? 'mint' : 'pink'}" }

      """
    expect(
      try sentences(from: chat, to: chat.replacing("'pink'", with: "'orange'")),
      equals: ["items 0 and 2: background of the text ('Hi', …) pink → orange"])
  }
}
