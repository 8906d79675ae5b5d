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

  // The letter N is no number, though a pattern has it in place of one.
  @Test(arguments: [
    ("Size ${item}", "3, 3", "Size ${item}", "N, N", "all items: text 'Size 3' → 'Size N'"),
    ("2 of ${item}", "5, N", "3 of ${item}", "5, N", "all items: text '2 of …' → '3 of …'"),
  ])
  func `a letter N is not a number`(
    old: String, items: String, new: String, itemsNow: String, sentence: String
  ) throws {
    func screen(_ text: String, _ items: String) -> String {
      """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: {} }
          items: [\(items.split(separator: ", ").map { "'\($0)'" }.joined(separator: ", "))]
          cell: { text: "\(text)" }

      """
    }
    expect(
      try sentences(from: screen(old, items), to: screen(new, itemsNow)), equals: [sentence])
  }

  // All but the first text are those of the old state, one place further. Without the first one they would be like the
  // old state's in 14 of 16 places.
  @Test func `many texts that are each in the next place are known, with the empty one`() throws {
    let names = [
      "Ada", "Bea", "Cyd", "Dan", "Eva", "Fay", "Gil", "Hal", "Ivy", "Jan", "Kim", "Leo", "Mia",
      "Ned", "Oda", "Pia",
    ]
    func screen(_ values: [String]) -> String {
      let fields = values.enumerated().map { "t\($0): '\($1)'" }.joined(separator: ", ")
      let texts = values.indices.map { "{ text: '${item.t\($0)}' }" }.joined(separator: ", ")
      return """
        canvas: { width: 300 }
        view:
          collection:
            layout: { grid: { columns: 1 } }
            items: [{ \(fields) }]
            cell: { vstack: [\(texts)] }

        """
    }
    expect(
      try sentences(from: screen(names), to: screen(["New"] + names.prefix(14) + [""])).sorted(),
      equals: [
        "item 0 'Ada': text 'Oda' → ''", "item 0 'New': text 'New' added",
        "item 0 'New': text 'Pia' removed",
      ])
  }

  // A text without characters that a control is given is not the one of a view that is empty now.
  @Test(arguments: [
    ("{ textField: { prompt: Mail, text: '' } }", "item 0 'Mail': text 'Ann' → ''"),
    ("{ gauge: { value: 0.5, minimumValueLabel: '' } }", "item 0 'Low': text 'Ann' → ''"),
  ])
  func `a text that is empty now is taken back beside an empty one of a control`(
    control: String, sentence: String
  ) throws {
    let fields = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { grid: { columns: 1 } }
          items: [{ t: Ann }, { t: Ben }]
          cell:
            vstack:
              - \(control)
              - { text: "${item.t}" }
              - { text: Low }

      """
    expect(
      try sentences(from: fields, to: fields.replacing("t: Ann", with: "t: ''")),
      equals: [sentence])
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

  // Both screens show all of their items, so that none is out of sight.
  @Test(arguments: ["{ grid: { columns: 3 } }", "{ list: {} }"])
  func `of as many items as before one is gone, and another one is new`(layout: String) throws {
    let letters = """
      canvas: { width: 300 }
      view:
        collection:
          layout: \(layout)
          items: [Ann, Ben, Cyd]
          cell: { text: "${item}" }

      """
    expect(
      try sentences(
        from: letters, to: letters.replacing("[Ann, Ben, Cyd]", with: "[Ben, Cyd, Dan]")),
      equals: ["item 0 'Ann' removed", "item 2 'Dan' inserted"])
  }

  /// Cells of controls with labels, of which one is the item's own.
  private static let controls = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: Alarm }, { name: Timer }]
        cell:
          vstack:
            - { toggle: { label: "${item.name}", isOn: true } }
            - { stepper: { label: Minutes, value: 5 } }
            - { progress: { label: Left, value: 0.4 } }
            - { map: { marker: Here }, frame: { height: 40 } }

    """

  // The views of items are described without their texts, but for whether a control has one.
  @Test(arguments: [
    ("label: Minutes, ", "", "label 'Minutes'", "the stepper"),
    ("label: Left, ", "", "label 'Left'", "the progress"),
    ("marker: Here", "marker: \"\"", "marker 'Here'", "the map"),
    ("label: \"${item.name}\", ", "", "label ('Alarm', …)", "the toggle"),
  ])
  func `a label of a control in items that comes or goes is an edit`(
    old: String, new: String, label: String, control: String
  ) throws {
    try #require(Self.controls.contains(old))
    let edited = Self.controls.replacing(old, with: new)
    expect(
      try sentences(from: Self.controls, to: edited),
      equals: ["all items: \(label) removed from \(control)"])
    expect(
      try sentences(from: edited, to: Self.controls),
      equals: ["all items: \(label) added to \(control)"])
  }

  // Which of the two texts was the label is known by the control that has it.
  @Test func `a label that goes while another text changes is the control's`() throws {
    let cells = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: {} }
          items: [Walker, Hiker]
          cell:
            vstack:
              - { text: "${item}" }
              - { text: Open }
              - { toggle: { label: Alarm, isOn: true } }

      """
    let edited = cells.replacing("text: Open", with: "text: Shut")
      .replacing("label: Alarm, ", with: "")
    expect(
      try sentences(from: cells, to: edited),
      equals: [
        "all items: text 'Open' → 'Shut'", "all items: label 'Alarm' removed from the toggle",
      ])
  }

  /// Items of which each has several texts: one behind the others, one of a view with an id, and labels.
  private static let texts = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: Walker, state: Open, left: 3 }, { name: Hiker, state: Open, left: 4 }]
        cell:
          vstack:
            - hstack:
                - { text: "${item.name}", bold: true }
                - { text: "Is ${item.state}", id: state }
                - { text: Last, italic: true }
              background: { text: Ground }
            - { gauge: { value: 0.2, label: Disk, minimumValueLabel: Low, maximumValueLabel: High, currentValueLabel: "${item.left}" } }
            - { toggle: { label: Alarm, isOn: true } }

    """

  // Views with an id, and backgrounds, are drawn in another order than they are written in.
  @Test(arguments: [
    ("text: Last", "text: Next", ["all items: text 'Last' → 'Next'"]),
    (", italic: true", "", ["all items: italic removed from text 'Last'"]),
    ("text: Ground", "text: Floor", ["all items: text 'Ground' → 'Floor'"]),
    ("Is $", "Was $", ["all items: view 'state': text 'Is Open' → 'Was Open'"]),
    ("label: Alarm", "label: Wake", ["all items: toggle 'Alarm' → 'Wake'"]),
    ("Label: Low", "Label: Least", ["all items: minimum value label of the gauge 'Low' → 'Least'"]),
    (
      "maximumValueLabel: High, ", "",
      ["all items: maximum value label 'High' removed from the gauge"]
    ),
    // 'Low' is before 'High', and the value is after both.
    (
      "left: 4", "left: 5", ["item 1 'Ground': current value label of the gauge 4 → 5"]
    ),
    (
      "\"${item.left}\"", "\"${item.left} GB\"",
      ["all items: current value label of the gauge '…' → '… GB'"]
    ),
  ])
  func `each text of an item is known by its view`(
    old: String, new: String, expected: [String]
  ) throws {
    try #require(Self.texts.contains(old))
    expect(
      try sentences(from: Self.texts, to: Self.texts.replacing(old, with: new)), equals: expected)
  }

  /// Items with texts that are equal to each other.
  private static let twins = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 10 } }
        items: [{ a: Low, b: Low }, { a: High, b: Low }, { a: Low, b: High }, { a: Low, b: Low }]
        cell:
          vstack:
            - { text: "${item.a}", font: headline }
            - { text: "${item.b}" }
            - { text: Low }

    """

  // Of items that all changed, none is another one for having the same texts in another order.
  @Test(arguments: [
    ("text: Low", "text: High", "all items: text 3 'Low' → 'High'"),
    ("        - { text: Low }\n", "", "all items: text 3 'Low' removed"),
    ("{ a: High, b: Low }", "{ a: High, b: High }", "item 1 'High': text 2 'Low' → 'High'"),
    ("${item.b}", "${item.b}!", "all items: text 2 '…' → '…!'"),
  ])
  func `one of several equal texts has its number`(
    old: String, new: String, sentence: String
  ) throws {
    try #require(Self.twins.contains(old))
    expect(
      try sentences(from: Self.twins, to: Self.twins.replacing(old, with: new)), equals: [sentence])
  }

  /// Messages, of which some have a badge.
  private static let messages = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: plain } }
        items: [{ f: Ann, s: Lunch, n: "" }, { f: Bob, s: Report, n: 1 }, { f: Cem, s: Trip, n: 1 }]
        cell:
          vstack: [{ text: "${item.f}", bold: true }, { text: "Re: ${item.s}" }]
          badge: "${item.n}"

    """

  @Test(arguments: [
    // An edit of what is around a value is one of all items, with and without a badge.
    ([("Re: ", "Aw: ")], ["all items: text 'Re: …' → 'Aw: …'"]),
    ([("Re: ", "")], ["all items: text 'Re: …' → '…'"]),
    // A badge of no words is none.
    ([("n: 1 }, { f: Cem", "n: \"\" }, { f: Cem")], ["item 1 'Bob': badge 1 removed"]),
    (
      [("\n      badge: \"${item.n}\"", ""), ("s: Report", "s: Reports")],
      ["items 1–2: badge 1 removed", "item 1 'Bob': text 'Re: Report' → 'Re: Reports'"]
    ),
    // Another look of a list brings backgrounds, which are no items.
    (
      [("appearance: plain", "appearance: grouped"), ("f: Cem", "f: Dan")],
      ["list appearance plain → grouped", "item 2 'Dan': text 'Cem' → 'Dan'"]
    ),
    // Each item has the views of all.
    (
      [("vstack: [", "hstack: ["), ("f: Bob", "f: Tom")],
      ["all items: the vstack became an hstack", "item 1 'Tom': text 'Bob' → 'Tom'"]
    ),
  ])
  func `what is edited in the cell is one edit`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.messages) { $0.replacing($1.0, with: $1.1) }
    try #require(edited != Self.messages)
    expect(try sentences(from: Self.messages, to: edited).sorted(), equals: expected.sorted())
  }

  // 65 became 70 as well, which `€ N` → `$ N` would hide.
  @Test func `other numbers beside other characters are reported`() throws {
    expect(
      try sentences(
        from: Self.prices,
        to: Self.prices.replacing("€", with: "$").replacing("\"65\"", with: "\"70\"")
      ).sorted(),
      equals: ["item 0 'Walker': text '€ 65' → '$ 70'", "items 1–2: text '€ N' → '$ N'"])
  }

  /// Numbers in cells of a height.
  private static let numbers = """
    canvas: { width: 320 }
    view:
      collection:
        layout: { grid: { columns: 3, spacing: 6 } }
        items: 1...5
        cell: { text: "${item}", frame: { maxWidth: infinity, height: 40 }, background: yellow }

    """

  @Test(arguments: [
    ("1...5", "2...6", ["item 0 '1' removed", "item 4 '6' inserted"]),
    (
      "1...5", "3...7",
      ["item 0 '1' removed", "item 1 '2' removed", "item 3 '6' inserted", "item 4 '7' inserted"]
    ),
    ("height: 40", "height: 44", ["all items: height 40 → 44 pt"]),
    (", height: 40", "", ["all items: height 40 pt removed"]),
  ])
  func `items that show numbers, and a height beside a greatest width`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.numbers, to: Self.numbers.replacing(old, with: new)),
      equals: expected)
  }

  // As a height beside a greatest width.
  @Test(arguments: [
    ("width: 40", "width: 44", ["all items: width 40 → 44 pt"]),
    (", width: 40", "", ["all items: width 40 pt removed"]),
  ])
  func `a width beside a greatest height`(
    old: String, new: String, expected: [String]
  ) throws {
    let numbers = Self.numbers.replacing(
      "maxWidth: infinity, height: 40", with: "maxHeight: infinity, width: 40")
    try #require(numbers.contains(old))
    expect(
      try sentences(from: numbers, to: numbers.replacing(old, with: new)), equals: expected)
  }

  /// Rows of fields.
  private static let fields = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [name, mail, secret]
        cell: "${item}"
    cells:
      name: { textField: { prompt: Your name, text: Ingrid } }
      mail: { textField: { prompt: Mail } }
      secret: { secureField: { prompt: Password } }

    """

  // A prompt goes where something is typed. Of a password only the number of characters is drawn.
  @Test(arguments: [
    ("prompt: Mail", "prompt: Mail, text: Hi", "item 1 'Hi': text 'Hi' added to the text field"),
    (", text: Ingrid", "", "item 0 'Your name': text 'Ingrid' removed from the text field"),
    (
      "text: Ingrid", "text: Astrid",
      "item 0 'Astrid': text of the text field 'Ingrid' → 'Astrid'"
    ),
    (
      "prompt: Password", "prompt: Password, text: secret",
      "item 2 '••••••': text '••••••' added to the text field"
    ),
  ])
  func `what is typed into a row's field is an edit`(
    old: String, new: String, sentence: String
  ) throws {
    expect(
      try sentences(from: Self.fields, to: Self.fields.replacing(old, with: new)),
      equals: [sentence])
  }

  /// Rows with symbols that are alike, and a color that a text masks.
  private static let marks = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: Ann, mark: star }, { name: Ben, mark: star }]
        cell:
          hstack:
            - { symbol: star }
            - { symbol: "${item.mark}" }
            - { symbol: star }
            - { text: "${item.name}" }
            - { color: red, frame: { width: 60, height: 20 }, mask: { text: Hill } }

    """

  @Test(arguments: [
    ("\"${item.mark}\"", "heart", "all items: symbol 2 'star' → 'heart'"),
    ("name: Ben, mark: star", "name: Ben, mark: heart", "item 1 'Ben': symbol 2 'star' → 'heart'"),
    ("text: Hill", "text: Dale", "all items: text 'Hill' → 'Dale'"),
    ("mask: { text: Hill }", "mask: { circle: }", "all items: mask of the color became a circle"),
  ])
  func `one of several equal views in items has its number, and a mask its views`(
    old: String, new: String, sentence: String
  ) throws {
    expect(
      try sentences(from: Self.marks, to: Self.marks.replacing(old, with: new)),
      equals: [sentence])
  }

  /// Rows with actions, of which one is moved to the side.
  private static let swiped = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: Ann }, { name: Ben, swipe: 0.4 }, { name: Cyd }]
        cell:
          hstack: [{ text: "${item.name}" }, spacer, { text: Now, font: caption }]
          swipe: "${item.swipe ?? 0}"
          swipeActions: { trailing: [{ title: "Go, now", color: blue }, { title: "Stop; (so)", color: red }] }

    """

  @Test func `actions whose titles have separators are taken back`() throws {
    expect(
      try sentences(
        from: Self.swiped, to: Self.swiped.replacing("\"Go, now\"", with: "\"Go; on\"")),
      equals: [
        "all items: swipe actions trailing Go, now in blue, Stop; … → trailing Go; on in blue, Stop; …"
      ])
  }

  // Of a row at the side, some of what it holds is out of sight, and its actions are not what it holds.
  @Test func `a row that is moved to the side is itself, also if another one is gone`() throws {
    let shut = Self.swiped.replacing(", swipe: 0.4", with: "")
    expect(try sentences(from: shut, to: Self.swiped), equals: ["item 1 'Ben': swiped open"])
    expect(
      try sentences(from: shut, to: Self.swiped.replacing("{ name: Ann }, ", with: "")),
      equals: ["item 0 'Ann' removed", "item 0 'Ben': swiped open"])
  }

  @Test(arguments: [
    ([("text: Now", "text: Soon")], ["all items: text 'Now' → 'Soon'"]),
    (
      [("name: Ben, swipe: 0.4", "name: Ben, swipe: 0.3"), ("text: Now", "text: Soon")],
      ["all items: text 'Now' → 'Soon'", "item 1: swiped from 0.4 to 0.3 of its width"]
    ),
  ])
  func `what a row at the side shows is an edit`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.swiped) { $0.replacing($1.0, with: $1.1) }
    expect(try sentences(from: Self.swiped, to: edited).sorted(), equals: expected)
  }

  @Test(arguments: [("red", "blue"), ("red", "clear"), ("clear", "mint")])
  func `the color under rows is an edit`(old: String, new: String) throws {
    let rows = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: { appearance: insetGrouped } }
          items: [Ann, Ben]
          cell: { text: "${item}", listRowBackground: \(old) }

      """
    expect(
      try sentences(
        from: rows, to: rows.replacing("Background: \(old)", with: "Background: \(new)")),
      equals: ["all items: list row background \(old) → \(new)"])
  }

  // A cell of (390 - 2 × 16 - 2 × 12) / 3 = 111.3 points has 91.3 between its padding, and the stepper takes 94.
  @Test func `a text that loses its room is not an edit`() throws {
    let cards = """
      canvas: { width: 390 }
      view:
        collection:
          layout: { grid: { columns: 2, spacing: 12 } }
          insets: 16
          items: [{ n: Bowl, p: 24 }, { n: Cup, p: 12 }, { n: Jug, p: 48 }]
          cell:
            vstack:
              - { text: "${item.n}" }
              - { hstack: [{ text: "${item.p} €" }, spacer, { stepper: { value: 1 } }] }
            padding: 10

      """
    expect(
      try sentences(from: cards, to: cards.replacing("columns: 2", with: "columns: 3")),
      equals: ["columns 2 → 3"])
  }

  @Test func `a row of a grid that goes is its views`() throws {
    let grid = """
      canvas: { width: 300 }
      view:
        grid:
          verticalSpacing: 8
          children:
            - { gridRow: [{ text: City }, { text: High }] }
            - divider
            - { gridRow: [{ text: Oslo }, { text: 4 }] }
            - { gridRow: [{ text: Rome }, { text: 17 }] }

      """
    expect(
      try sentences(
        from: grid,
        to: grid.replacing("      - { gridRow: [{ text: Rome }, { text: 17 }] }\n", with: "")),
      equals: ["text 'Rome' and text '17' removed"])
  }

  // Four texts in two rows, of which the first two are named, as of any four that went.
  @Test func `many cells of several rows that go are one sentence`() throws {
    let rows = ["B", "C"].map { "      - { gridRow: [{ text: \($0)a }, { text: \($0)b }] }\n" }
    let grid = """
      canvas: { width: 300 }
      view:
        grid:
          children:
            - { gridRow: [{ text: Aa }, { text: Ab }] }

      """
    expect(
      try sentences(from: grid + rows.joined(), to: grid),
      equals: ["texts 'Ba', 'Bb' and 2 more removed"])
  }

  @Test func `a row of a grid that moves is its views`() throws {
    let rows = ["A", "B", "C"].map { "      - { gridRow: [{ text: \($0)a }, { text: \($0)b }] }\n" }
    let head = """
      canvas: { width: 300 }
      view:
        grid:
          children:

      """
    expect(
      try sentences(from: head + rows.joined(), to: head + rows[1] + rows[2] + rows[0]),
      equals: ["text 'Aa' and text 'Ab' moved among their neighbors"])
  }

  @Test func `views that moved in two other views have a sentence in each`() throws {
    let notes = """
      canvas: { device: iphone-15, scale: 2 }
      view:
        vstack:
          - { navigationBar: { title: Notes, trailing: [{ button: Edit }, { button: Find }, { button: Share }] } }
          - { vstack: [{ text: A }, { text: B }, { text: C }, { text: D }, { text: E }] }
          - spacer

      """
    let edited = notes.replacing(
      "{ button: Edit }, { button: Find }, { button: Share }",
      with: "{ button: Find }, { button: Share }, { button: Edit }"
    ).replacing(
      "{ text: A }, { text: B }, { text: C }, { text: D }, { text: E }",
      with: "{ text: C }, { text: D }, { text: E }, { text: A }, { text: B }")
    expect(
      try sentences(from: notes, to: edited),
      equals: [
        "button 'Edit' moved among its neighbors",
        "text 'A' and text 'B' moved among their neighbors",
      ])
  }

  // The numbers are those of the places, so that all after the one that is gone have others.
  @Test func `an item that shows its number is known by what else it draws`() throws {
    let wall = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { grid: { columns: 1, spacing: 4 } }
          items: [red, teal, indigo, yellow]
          cell: { color: "${item}", frame: { height: 40 }, overlay: { text: "${index}" } }

      """
    expect(
      try sentences(from: wall, to: wall.replacing("teal, ", with: "")),
      equals: [
        "item 1 '1' removed", "items 1–2: other numbers in text 'N' ('2' → '1', …)",
      ])
  }

  @Test func `a control that goes from items takes its texts along`() throws {
    let gauge = "        - { gauge: { value: 0.2, label: Disk, minimumValueLabel: Low } }\n"
    let screen = Self.controls + gauge
    expect(
      try sentences(from: screen, to: Self.controls), equals: ["all items: the gauge removed"])
    expect(
      try sentences(
        from: Self.controls,
        to: Self.controls.replacing(
          "        - { stepper: { label: Minutes, value: 5 } }\n", with: "")),
      equals: ["all items: the stepper removed"])
  }

  // The badge is one more text than the views show, so that none of these is known by its characters.
  @Test func `a row with a badge that goes from a section leaves nothing else`() throws {
    let mail = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: { appearance: plain } }
          sections:
            - { items: [Ana, Bo, Cai], header: { text: Today } }
            - { items: [Dee, Eli], header: { text: Earlier } }
          cell: { vstack: [{ text: "${item}" }, { text: Hello }], badge: 3 }

      """
    expect(
      try sentences(from: mail, to: mail.replacing(", Cai", with: "")),
      equals: ["item 0.2 'Cai' removed"])
  }

  /// Rows with a number that all have, and one of their own.
  private static let counts = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { grid: { columns: 1, spacing: 4 } }
        items: [{ name: Walker, of: "65" }, { name: Hiker, of: "120" }, { name: Sandal, of: "35" }]
        cell: { hstack: [{ text: "${item.name}" }, { text: "2 of ${item.of}" }] }

    """

  // 2 became 3 in all of them, whatever the other number is.
  @Test(arguments: [
    ([("2 of", "3 of")], ["all items: text '2 of N' → '3 of N'"]),
    (
      [("2 of", "3 of"), ("65", "70")],
      ["item 0 'Walker': text '2 of 65' → '3 of 70'", "items 1–2: text '2 of N' → '3 of N'"]
    ),
    (
      [("2 of", "3 of"), ("65", "70"), ("120", "121"), ("35", "36")],
      ["all items: text '2 of N' → '3 of N', with other numbers ('2 of 65' → '3 of 70', …)"]
    ),
    ([("65", "70")], ["item 0 'Walker': text '2 of 65' → '2 of 70'"]),
  ])
  func `a number that all items have is an edit beside their own`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.counts) { $0.replacing($1.0, with: $1.1) }
    expect(try sentences(from: Self.counts, to: edited).sorted(), equals: expected)
  }

  // Which of the equal texts without a look of its own draws nothing is not known: the headline is the first.
  @Test(arguments: [
    (
      [("{ a: Low, b: Low }, { a: H", "{ a: Low, b: '' }, { a: H")],
      ["item 0 'Low': text 'Low' → ''"]
    ),
    (
      [("{ a: Low, b: Low }, { a: H", "{ a: '', b: Low }, { a: H")],
      ["item 0 'Low': text 1 'Low' → ''"]
    ),
    (
      [("{ a: Low, b: Low }, { a: H", "{ a: '', b: '' }, { a: H")],
      ["item 0 'Low': text 'Low' → ''", "item 0 'Low': text 1 'Low' → ''"]
    ),
    (
      [
        ("{ a: High, b: Low }", "{ a: '', b: Low }"), ("{ a: Low, b: High }", "{ a: '', b: High }"),
      ],
      ["item 1 'Low': text 'High' → ''", "item 2 'High': text 1 'Low' → ''"]
    ),
    (
      [("{ a: High, b: Low }", "{ a: Top, b: '' }")],
      ["item 1 'Top': text 'High' → 'Top'", "item 1 'Top': text 'Low' → ''"]
    ),
  ])
  func `each text that is empty now is an edit`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.twins) { $0.replacing($1.0, with: $1.1) }
    try #require(edited != Self.twins)
    expect(try sentences(from: Self.twins, to: edited).sorted(), equals: expected)
  }

  /// Rows with a control between texts.
  private static func rows(around control: String) -> String {
    """
    canvas: { width: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: Alarm, left: One }, { name: Timer, left: Two }]
        cell:
          vstack:
            - { text: "${item.name}" }
            - { text: Below }
            - \(control)
            - { text: "${item.left}" }

    """
  }

  // Most of these draw texts of their values, whose number no setting has; fields draw one of two texts that they have.
  @Test(
    arguments: [
      "{ picker: { label: Kind, items: [A, B], selection: A } }",
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }", "{ textField: { prompt: Mail } }",
      "{ textField: { prompt: Mail, text: Hi } }",
      "{ chart: { values: [{ label: Jan, value: 3 }, { label: Feb, value: 5 }] }, frame: { height: 90 } }",
    ])
  func `texts around a control that draws its values are known`(control: String) throws {
    let rows = Self.rows(around: control)
    func edits(_ old: String, _ new: String) throws -> [String] {
      try #require(rows.contains(old))
      return try sentences(from: rows, to: rows.replacing(old, with: new))
    }
    expect(
      try edits("        - { text: Below }\n", ""), equals: ["all items: text 'Below' removed"])
    expect(try edits("Below", "Under"), equals: ["all items: text 'Below' → 'Under'"])
    expect(try edits("Below", "\"\""), equals: ["all items: text 'Below' → ''"])
    expect(
      try edits("{ text: Below }", "{ text: Below, opacity: 0 }"),
      equals: ["all items: opacity of text 'Below' 1 → 0"])
    expect(try edits("left: Two", "left: Ten"), equals: ["item 1 'Timer': text 'Two' → 'Ten'"])
    expect(try edits("name: Alarm", "name: ''"), equals: ["item 0 'Below': text 'Alarm' → ''"])
  }

  @Test(arguments: [
    // The day and the time are drawn after the label.
    (
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }",
      [("label: Day, ", ""), ("Below", "Under")],
      ["all items: label 'Day' removed from the date picker", "all items: text 'Below' → 'Under'"]
    ),
    (
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }", [("05-06", "05-07")],
      [
        "all items: value of the date picker May 6, 2024 10:00\u{202F}AM → May 7, 2024 10:00\u{202F}AM"
      ]
    ),
    (
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }", [("label: Day", "label: Date")],
      ["all items: date picker 'Day' → 'Date'"]
    ),
    (
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }",
      [("10:00", "10:00, displayedComponents: [date]")],
      ["all items: value of the date picker May 6, 2024 10:00\u{202F}AM → May 6, 2024"]
    ),
    // The control still draws three texts, so that the one that is gone is the other one.
    (
      "{ datePicker: { label: Day, date: 2024-05-06T10:00 } }",
      [("label: Day", "label: Date"), ("text: Below", "text: ''")],
      ["all items: date picker 'Day' → 'Date'", "all items: text 'Below' → ''"]
    ),
    // A menu in a stack does not show its label.
    (
      "{ picker: { label: Kind, items: [A, B], selection: A } }",
      [("label: Kind, ", ""), ("Below", "Under")], ["all items: text 'Below' → 'Under'"]
    ),
    (
      "{ picker: { label: Kind, items: [A, B], selection: A } }",
      [("selection: A", "selection: B")],
      ["all items: value of the picker A → B"]
    ),
    (
      "{ textField: { prompt: Mail } }", [("prompt: Mail", "prompt: Mail, text: Mail")],
      ["all items: text 'Mail' added to the text field"]
    ),
    (
      "{ chart: { values: [{ label: Jan, value: 3 }, { label: Feb, value: 5 }] }, frame: { height: 90 } }",
      [("Jan", "Mar")], ["all items: values of the chart Jan 3, Feb 5 → Mar 3, Feb 5"]
    ),
  ])
  func `what a control draws of its values follows from these`(
    control: String, changes: [(String, String)], expected: [String]
  ) throws {
    let rows = Self.rows(around: control)
    let edited = changes.reduce(rows) { $0.replacing($1.0, with: $1.1) }
    expect(try sentences(from: rows, to: edited).sorted(), equals: expected)
  }

  // All days have the pattern of the one that is gone, so that it is not a day that moved.
  @Test(arguments: [
    ("1...5", "2...6", ["item 0 'Day 1' removed", "item 4 'Day 6' inserted"]),
    (
      "1...5", "2...7",
      ["item 0 'Day 1' removed", "item 4 'Day 6' inserted", "item 5 'Day 7' inserted"]
    ),
  ])
  func `days that are shifted come and go`(old: String, new: String, expected: [String]) throws {
    let days = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { grid: { columns: 1, spacing: 4 } }
          items: 1...5
          cell: { text: "Day ${item}" }

      """
    expect(
      try sentences(from: days, to: days.replacing(old, with: new)), equals: expected)
  }

  /// A grid of three rows under a title.
  private static let table = """
    canvas: { width: 300 }
    view:
      vstack:
        - text: Head
        - grid:
            children:
              - { gridRow: [{ text: City }, { text: High }] }
              - { gridRow: [{ text: Oslo }, { text: 4 }] }
              - { gridRow: [{ text: Rome }, { text: 17 }] }

    """

  @Test(arguments: [
    // A view without a row takes all columns.
    (
      [("{ gridRow: [{ text: Oslo }, { text: 4 }] }", "{ text: Oslo }")],
      ["rows of the grid 2, 2, 2 → 2, view, 2", "text '4' removed"]
    ),
    ([("{ text: Oslo }, { text: 4 }", "{ text: Oslo }")], ["text '4' removed"]),
    (
      [("Oslo", "Bern"), ("Rome", "Oslo"), ("Bern", "Rome")],
      ["text 'Oslo' and text 'Rome' changed places"]
    ),
  ])
  func `rows of a grid are others where cells that stayed are in others`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.table) { $0.replacing($1.0, with: $1.1) }
    expect(try sentences(from: Self.table, to: edited).sorted(), equals: expected)
  }

  /// Cards of which one has no mark, and a button that is not seen.
  private static let cards = """
    canvas: { width: 360 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 8 } }
        items: [{ t: Ash, s: New, q: 3 }, { t: Elm, s: "", q: 0 }, { t: Oak, s: New, q: 2 }]
        cell:
          vstack:
            - { text: "${item.t}" }
            - { text: "${item.s}" }
            - { text: "${item.q} left of 9" }
            - { button: Buy, opacity: "${item.q > 0 ? 1 : 0}" }

    """

  // Which texts the card without a mark has is known by the other ones, though it looks otherwise.
  @Test(arguments: [
    ([("left of 9", "left of 8")], ["all items: text 'N left of 9' → 'N left of 8'"]),
    (
      [("t: Oak, s: New, q: 2", "t: Oak, s: New, q: 0")],
      [
        "item 2 'Oak': opacity of button 'Buy' 1 → 0",
        "item 2 'Oak': text '2 left of 9' → '0 left of 9'",
      ]
    ),
    ([("t: Elm, s: \"\"", "t: Elm, s: Old")], ["item 1 'Elm': text '' → 'Old'"]),
    (
      [("t: Elm, s: \"\"", "t: Fir, s: Old")],
      ["item 1 'Fir': text '' → 'Old'", "item 1 'Fir': text 'Elm' → 'Fir'"]
    ),
    (
      [("        - { text: \"${item.s}\" }\n", "")], ["all items: text 2 ('New', …) removed"]
    ),
  ])
  func `texts of an item with an empty one are known by those of the others`(
    changes: [(String, String)], expected: [String]
  ) throws {
    let edited = changes.reduce(Self.cards) { $0.replacing($1.0, with: $1.1) }
    try #require(edited != Self.cards)
    expect(try sentences(from: Self.cards, to: edited).sorted(), equals: expected)
  }

  @Test func `an item is known by all of a first text of several looks or directions`() throws {
    let notes = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { list: {} }
          items: [{ t: "**Milk** and tea", n: 1 }, { t: "abc שלום", n: 2 }]
          cell: { hstack: [{ markdown: "${item.t}" }, { text: "${item.n}" }] }

      """
    expect(
      try sentences(
        from: notes, to: notes.replacing("n: 1", with: "n: 3").replacing("n: 2", with: "n: 4")),
      equals: ["all items: other numbers in text 'N' ('1' → '3', …)"])
    expect(
      try sentences(from: notes, to: notes.replacing("n: 1", with: "n: 3")),
      equals: ["item 0 'Milk and tea': text '1' → '3'"])
    expect(
      try sentences(from: notes, to: notes.replacing("n: 2", with: "n: 4")),
      equals: ["item 1 'abc שלום': text '2' → '4'"])
  }

  /// Rows with a choice, each of which has one empty text of two.
  private static let mail = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { grid: { columns: 1, spacing: 4 } }
        items: [{ f: Ann, s: Lunch, t: "" }, { f: Bob, s: "", t: Now }, { f: Cem, s: Trip, t: "" }]
        cell:
          vstack:
            - { text: "${item.f}", bold: true }
            - { text: "${item.s}", foregroundColor: secondary }
            - { text: "${item.t}", font: caption }
            - { picker: { items: [Read, Unread], selection: Unread } }

    """

  // All draw three texts, though four views draw some: in other looks, so that none is the text of the same view.
  @Test(arguments: [
    ("f: Bob", "f: Bo", ["item 1 'Bo': text 'Bob' → 'Bo'"]),
    ("t: Now", "t: Soon", ["item 1 'Bob': text 'Now' → 'Soon'"]),
    ("selection: Unread", "selection: Read", ["all items: value of the picker Unread → Read"]),
  ])
  func `a text is not taken for that of another view where all items have an empty one`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.mail, to: Self.mail.replacing(old, with: new)), equals: expected)
  }
}
