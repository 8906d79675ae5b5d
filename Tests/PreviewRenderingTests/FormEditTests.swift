import TestSupport
import Testing

/// Single edits of forms, bars, shelves and screens under sheets: each is reported in its words, and nothing else is.
///
/// Each sentence follows from the edit alone, as in `OrdinaryEditTests`.
@Suite struct FormEditTests {
  private static func screen(_ views: String, device: String = "{ width: 390 }") -> String {
    "canvas: \(device)\nview:\n  vstack:\n    spacing: 8\n    children:\n"
      + views.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  private static let form = screen(
    """
    - textEditor: Ring the bell twice, and leave the cake with the neighbours if no one answers.
      frame: { height: 88 }
    - { datePicker: { date: 2026-03-14T17:30, style: graphical } }
    - gauge: { value: 23, in: [16, 28], label: °C, style: accessoryCircular, tint: [teal, green, orange] }
    - { hstack: [{ runs: [{ symbol: star.fill }, { text: " 4.96" }] }, { text: stars }] }
    - { text: Over, background: { material: bar } }
    - { text: Round, padding: 8, background: mint, clipShape: capsule }
    - { tabBar: { items: [{ symbol: map, title: Map }, { symbol: heart, title: Saved }], background: hidden } }
    """, device: "{ width: 390, appearance: dark, now: 2026-03-12T09:41 }")

  @Test(arguments: [
    // What differs is behind the 40 characters that a sentence has of a text.
    (
      " if no one answers.", ".",
      [
        "text of the text editor '…with the neighbours if no one answers.' → '…with the neighbours.'"
      ]
    ),
    ("now: 2026-03-12", "now: 2026-03-20", ["today of the date picker 12 → 20"]),
    ("value: 23", "value: 19", ["value of gauge '°C' 23 → 19"]),
    // A layout's text has no name for a symbol among letters.
    ("star.fill", "star", ["parts of text ' 4.96' drawn differently"]),
    ("material: bar", "material: thick", ["background of text 'Over' bar → thick"]),
    ("background: hidden", "background: visible", ["background of the tab bar hidden → visible"]),
    // A capsule's corners have no radius in points: one that is not given is written as 0.
    (
      "clipShape: capsule", "cornerRadius: 8",
      [
        "clip shape of text 'Round' capsule → roundedRectangle",
        "corner radius of text 'Round' 0 → 8 pt",
      ]
    ),
  ])
  func `an edit of a form is reported in its words`(
    old: String, new: String, expected: [String]
  ) throws {
    let edited = Self.form.replacing(old, with: new)
    try #require(edited != Self.form)
    expect(try sentences(from: Self.form, to: edited), equals: expected)
  }

  // A label is a part of its control, and no text of its own.
  @Test(arguments: [
    ("gauge: { value: 0.4, LABEL currentValueLabel: 40 % }", "the gauge"),
    ("gauge: { value: 0.4, LABEL style: accessoryCircular }", "the gauge"),
    ("toggle: { LABEL isOn: true }", "the toggle"), ("stepper: { LABEL value: 2 }", "the stepper"),
    ("progress: { LABEL value: 0.4 }", "the progress"),
    ("datePicker: { LABEL date: 2026-03-14 }", "the date picker"),
  ])
  func `a label that comes or goes is reported as its control's`(
    control: String, name: String
  ) throws {
    let plain = Self.screen("- \(control.replacing("LABEL ", with: ""))\n- { text: End }")
    let labeled = Self.screen(
      "- \(control.replacing("LABEL", with: "label: Due,"))\n- { text: End }")
    expect(try sentences(from: plain, to: labeled), equals: ["label 'Due' added to \(name)"])
    expect(try sentences(from: labeled, to: plain), equals: ["label 'Due' removed from \(name)"])
  }

  @Test func `a menu's title that comes or goes leaves its symbol`() throws {
    let titled = Self.screen(
      "- { menu: { title: Sort, symbol: arrow.up, items: [A, B] } }\n- { text: End }")
    let plain = titled.replacing("title: Sort, ", with: "")
    expect(
      try sentences(from: titled, to: plain), equals: ["label 'Sort' removed from menu 'arrow.up'"])
    expect(
      try sentences(from: plain, to: titled), equals: ["label 'Sort' added to menu 'arrow.up'"])
  }

  @Test func `a bar's title that goes is its title`() throws {
    let titled = Self.screen("- { navigationBar: { title: Home } }\n- { text: End }")
    expect(
      try sentences(from: titled, to: titled.replacing("Home", with: "''")),
      equals: ["title 'Home' removed from the navigation bar"])
  }

  // Of equal symbols, the one between the others became another one.
  @Test(arguments: ["symbol: star", "text: Star"])
  func `one of several equal views is known by its number`(view: String) throws {
    let kind = view.prefix { $0 != ":" }
    let name = view.dropFirst(kind.count + 2)
    let before = Self.screen("- { \(view) }\n- { \(view) }\n- { \(view) }")
    let after = Self.screen("- { \(view) }\n- { \(kind): heart }\n- { \(view) }")
    expect(
      try sentences(from: before, to: after), equals: ["\(kind) 2 '\(name)' → 'heart'"])
  }

  // A title may have what is between the words of two actions.
  @Test(arguments: [" ;  ; ", "; leading", "a, b; ; c", "Flag in red, Pin"])
  func `the title of an action may be anything`(title: String) throws {
    func screen(_ title: String) -> String {
      """
      view:
        collection:
          layout: { list: {} }
          items: [1]
          cell:
            text: Row
            swipeActions: { trailing: [{ title: "\(title)", color: red }] }
            swipe: 0.4
      """
    }
    let first = try sentences(from: screen(title), to: screen("Bin")).first
    expect(
      first, equals: "item 0: swipe actions trailing \(title) in red → trailing Bin in red")
  }

  // The views that mask others are recorded as those behind and over them are, and taken back.
  @Test(arguments: [
    ("mask: circle", "", ["mask of the color removed"]),
    ("mask: circle", "mask: capsule", ["mask of the color became a capsule"]),
    (
      "mask: { roundedRectangle: { cornerRadius: 8 } }",
      "mask: { roundedRectangle: { cornerRadius: 12 } }",
      ["corner radius of mask of the color 8 → 12 pt"]
    ),
    ("mask: { text: Hello }", "mask: { text: World }", ["text 'Hello' → 'World'"]),
    (
      "mask: { content: { text: Hello }, alignment: top }",
      "mask: { content: { text: Hello }, alignment: bottom }",
      ["alignment of mask of the color top → bottom"]
    ),
  ])
  func `what masks a view is an edit that is taken back`(
    old: String, new: String, expected: [String]
  ) throws {
    let screen = Self.screen(
      "- { color: red, frame: { width: 80, height: 60 }, MASK }\n- { text: End }")
    expect(
      try sentences(
        from: screen.replacing("MASK", with: old), to: screen.replacing("MASK", with: new)),
      equals: expected)
  }

  // Another form shows the same date; the day that is today follows from the month that is shown.
  @Test(arguments: [
    ("", "style: graphical", ["style of date picker 'Due' compact → graphical"]),
    ("style: graphical", "style: wheel", ["style of date picker 'Due' graphical → wheel"]),
    (
      "displayedComponents: date, style: wheel", "displayedComponents: date",
      ["style of date picker 'Due' wheel → compact"]
    ),
    // A narrow space that no line breaks at is before PM.
    (
      "", "hours: 24",
      ["value of date picker 'Due' Mar 14, 2026 5:30\u{202F}PM → Mar 14, 2026 17:30"]
    ),
    (
      "style: graphical", "style: graphical, displayedComponents: date",
      ["value of date picker 'Due' Mar 14, 2026 5:30\u{202F}PM → Mar 14, 2026"]
    ),
  ])
  func `another form of a date is one edit`(
    old: String, new: String, expected: [String]
  ) throws {
    func screen(_ settings: String) -> String {
      Self.screen(
        "- { datePicker: { label: Due, date: 2026-03-14T17:30, \(settings) } }",
        device: "{ width: 390, now: 2026-03-12T09:41 }")
    }
    expect(try sentences(from: screen(old), to: screen(new)), equals: expected)
  }

  @Test(arguments: ["style: graphical", "style: wheel"])
  func `a date of another month is one edit`(style: String) throws {
    func screen(_ date: String) -> String {
      Self.screen(
        "- { datePicker: { date: \(date), displayedComponents: date, \(style) } }",
        device: "{ width: 390, now: 2026-03-12T09:41, locale: de }")
    }
    expect(
      try sentences(from: screen("2026-03-14"), to: screen("2026-05-02")),
      equals: ["value of the date picker 14. März 2026 → 2. Mai 2026"])
  }

  // A date is recorded as its locale writes it.
  @Test func `another locale is reported with the date as it writes it, and nothing else`() throws {
    func screen(_ locale: String) -> String {
      Self.screen(
        "- { datePicker: { date: 2026-03-14, displayedComponents: date } }",
        device: "{ width: 390, locale: \(locale) }")
    }
    expect(
      try sentences(from: screen("de"), to: screen("en")),
      equals: ["locale de → en", "value of the date picker 14. März 2026 → Mar 14, 2026"])
  }

  @Test func `the place of a view over another one is one edit`() throws {
    func screen(_ edge: String) -> String {
      Self.screen(
        """
        - collection:
            layout: { grid: { columns: 2 } }
            items: [Cup, Vase]
            cell: { color: mint, frame: { height: 60 }, overlay: { content: { text: "${item}" }, alignment: \(edge) } }
        """)
    }
    expect(
      try sentences(from: screen("topTrailing"), to: screen("topLeading")),
      equals: ["all items: alignment of the overlay topTrailing → topLeading"])
  }

  // The sheet's dimming is not the screen's color, though nothing is between them.
  @Test func `a bar that is gone from under a sheet is the only edit`() throws {
    let screen = """
      canvas: { device: iphone-15, scale: 2, background: systemBackground }
      view:
        vstack:
          spacing: 0
          children:
            - navigationBar: { title: Routes, displayMode: large }
            - collection: { layout: { list: { appearance: plain } }, items: [A, B], cell: { text: "${item}" } }
        sheet: { detents: [{ height: 260 }, large], content: { text: Hello } }

      """
    expect(
      try sentences(
        from: screen,
        to: screen.replacing(
          "      - navigationBar: { title: Routes, displayMode: large }\n", with: "")),
      equals: ["navigation bar 'Routes' removed"])
  }

  // 0x80 of 255 levels; the use of half of it is of the same color.
  @Test func `a color of a theme that becomes more transparent alone is one edit`() throws {
    let screen = """
      canvas: { width: 200 }
      colors: { brand: "#FF0000" }
      view: { vstack: [{ text: Hi, foregroundColor: brand }, { text: Ho, background: brand.opacity(0.5) }] }

      """
    expect(
      try sentences(from: screen, to: screen.replacing("#FF0000", with: "#FF000080")),
      equals: ["brand #FF0000 → #FF000080"])
  }

  // The words of a grid's rows count views, some of which are gone.
  @Test func `a row that is gone from a grid leaves nothing unexplained`() throws {
    let row = "{ gridRow: [{ text: Pears }, { text: '1' }] }"
    let screen =
      "canvas: { width: 200 }\nview: { grid: [{ gridRow: [{ text: Name }, { text: Count }] }, divider, \(row)] }\n"
    expect(
      try sentences(from: screen, to: screen.replacing(", \(row)", with: "")),
      equals: ["text 'Pears' and text '1' removed"])
  }

  // No stack is another one, as the numbers are where they were, and the outer one keeps its settings.
  @Test func `texts of two stacks in one were exchanged`() throws {
    let screen = """
      canvas: { width: 320, height: 300 }
      view:
        vstack:
          spacing: 12
          children:
            - { text: Profile, font: title }
            - hstack:
                - vstack: [{ text: "12" }, { text: Posts, font: caption }]
                - vstack: [{ text: "340" }, { text: Fans, font: caption }]
                - vstack: [{ text: "8" }, { text: Lists, font: caption }]
            - { button: Follow }
        padding: 16
        background: systemGray6

      """
    expect(
      try sentences(
        from: screen,
        to: screen.replacing("Posts", with: "@").replacing("Fans", with: "Posts")
          .replacing("@", with: "Fans")),
      equals: ["text 'Fans' and text 'Posts' exchanged"])
  }

  // A modifier keeps the views that it adds; the tabs of a bar that is one are still known by their titles.
  @Test func `tabs of a bar under the content changed places`() throws {
    let first = "{ symbol: heart, title: Saved }"
    let second = "{ symbol: person, title: Me }"
    let screen =
      "canvas: { device: iphone-15, scale: 2 }\nview:\n  text: Hello\n  safeAreaInset: { edge: bottom, content: { tabBar: { items: [{ symbol: map, title: Map }, FIRST, SECOND] } } }\n"
    func bar(_ first: String, _ second: String) -> String {
      screen.replacing("FIRST", with: first).replacing("SECOND", with: second)
    }
    expect(
      try sentences(from: bar(first, second), to: bar(second, first)),
      equals: ["tab 'Saved' and tab 'Me' changed places"])
  }

  // Redacted, they show bars as wide as their texts, and no words.
  @Test(arguments: [
    (
      "Alma Andersson, Bo, Cyd Carlsson", "Bo, Alma Andersson, Cyd Carlsson",
      "items 0 and 1 swapped"
    ),
    ("Bo, Cyd Carlsson", "Cyd Carlsson, Bo", "items 1 and 2 swapped"),
  ])
  func `items that are being loaded are known by what is drawn of them`(
    old: String, new: String, expected: String
  ) throws {
    let screen = """
      canvas: { width: 390, height: 300 }
      view:
        collection:
          layout: { list: { appearance: insetGrouped } }
          loading: true
          items: [Alma Andersson, Bo, Cyd Carlsson]
          cell: { text: "${item}" }

      """
    expect(
      try sentences(from: screen, to: screen.replacing(old, with: new)), equals: [expected])
  }

  @Test func `a card that a shelf scrolled out of sight is not gone`() throws {
    let screen = """
      canvas: { width: 390, height: 300 }
      view:
        collection:
          sections:
            - layout:
                compositional:
                  group: { horizontal: { width: { fractionalWidth: 0.8 }, height: { absolute: 100 }, subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } }
                  orthogonalScrollingBehavior: groupPaging
              contentOffset: { group: 1 }
              items: [Fado, Brass, Piano, Organ, Drums]
              cell: { text: "${item}" }
            - layout: { list: { appearance: plain } }
              items: [One, Two]
              cell: { text: "${item}" }

      """
    let sentences = try sentences(from: screen, to: screen.replacing("group: 1", with: "group: 3"))
    expect(sentences.first, equals: "content offset of section 0 group 1 → group 3")
    expect(sentences.filter { $0.contains("removed") || $0.contains("inserted") }, equals: [])
  }

  // Without their texts, rows are lower, and more of them are in sight: each is known by its picture.
  @Test(arguments: ["", "contentOffset: { item: 11 }, "])
  func `rows whose texts are gone are the same rows`(offset: String) throws {
    let texts =
      ", { vstack: [{ text: \"Row ${item}\" }, { text: \"${item} things\" }, { text: below }] }"
    let symbols = [
      "house", "map", "heart", "person", "star", "plus", "gear", "trash", "bell", "flag", "book",
      "cart",
    ]
    let screen = """
      canvas: { width: 300, height: 200 }
      view:
        collection: { layout: { list: { appearance: plain } }, \(offset)items: [\(symbols.joined(separator: ", "))], cell: { hstack: [{ symbol: "${item}" }\(texts)] } }

      """
    let sentences = try sentences(from: screen, to: screen.replacing(texts, with: ""))
    expect(
      sentences.filter { $0.contains("no edit explains") || $0.contains("out of sight") },
      equals: [])
    expect(sentences.filter { $0.hasSuffix("removed") }.count, equals: 1)
  }

  // What a list shows of a text ends with an ellipsis, of which the rest is not known.
  @Test func `a text that was cut is made again as it was shown`() throws {
    let screen = """
      canvas: { width: 160 }
      view:
        collection:
          layout: { list: {} }
          items: ["Layouts, grids and lists of all kinds", "Writes compilers for a living"]
          cell: { vstack: [{ text: Head }, { hstack: [{ symbol: pencil }, { text: "${item}", lineLimit: 1 }] }] }

      """
    expect(
      try sentences(
        from: screen,
        to: screen.replacing(
          ", { hstack: [{ symbol: pencil }, { text: \"${item}\", lineLimit: 1 }] }", with: "")
      ).filter { $0.contains("no edit explains") }, equals: [])
  }

  private static let figures = screen(
    """
    - { chart: { values: [1, 4, 2] }, frame: { height: 60 } }
    - { color: blue, frame: { width: 60, height: 20 }, rotation3DEffect: { degrees: 20, axis: [0, 1, 0] } }
    - { viewThatFits: { children: [{ text: Wide, frame: { width: 500 } }, { text: Short }] } }
    - { arc: { startAngle: -90, endAngle: 150 }, stroke: { color: pink, lineWidth: 6 }, frame: { width: 60, height: 60 } }
    - { progress: { label: Left } }
    """)

  @Test(arguments: [
    ("[1, 4, 2]", "[1, 4, 3]", "values of the chart 1, 4, 2 → 1, 4, 3"),
    ("values:", "xAxis: false, values:", "x axis of the chart true → false"),
    ("values:", "yAxis: false, values:", "y axis of the chart true → false"),
    ("degrees: 20", "degrees: 30", "3D rotation of the color 20 axis y → 30 axis y"),
    (
      "axis: [0, 1, 0]", "axis: [1, 1, 0], anchor: leading, perspective: 0.5",
      "3D rotation of the color 20 axis y → 20 axis 1,1,0 about 0,0.5 perspective 0.5"
    ),
    ("text: Short", "text: Brief", "text 'Short' → 'Brief'"),
    ("endAngle: 150", "endAngle: 200", "end angle of the arc 150 → 200°"),
    ("startAngle: -90", "startAngle: -60", "start angle of the arc -90 → -60°"),
    (
      "endAngle: 150", "endAngle: 150, clockwise: false", "clockwise of the arc true → false"
    ),
    ("label: Left", "label: Left, value: 0.5", "value 0.5 added to progress 'Left'"),
  ])
  func `an edit of a figure is taken back, and nothing is left`(
    old: String, new: String, expected: String
  ) throws {
    expect(
      try sentences(from: Self.figures, to: Self.figures.replacing(old, with: new)),
      equals: [expected])
  }

  /// Controls with an edit of each, its sentence, and a drawing beside it as large and in the color of a part.
  private static let controls:
    [(control: String, old: String, new: String, sentence: String, like: String)] = [
      (
        "slider: { value: 0.2 }", "0.2", "0.6", "value of the slider 0.2 → 0.6",
        "{ capsule: , fill: accentColor, frame: { width: 60, height: 4 } }"
      ),
      (
        "stepper: { value: 1, in: [1, 5] }", "value: 1", "value: 2", "value of the stepper 1 → 2",
        "{ rectangle: , fill: tertiaryLabel, frame: { width: 14, height: 2 } }"
      ),
      (
        "gauge: { value: 0.2, style: accessoryCircular }", "0.2", "0.7",
        "value of the gauge 0.2 → 0.7",
        "{ circle: , fill: accentColor, frame: { width: 6, height: 6 } }"
      ),
      (
        "searchField: { text: Ann }", "Ann", "Anna", "text of the search field 'Ann' → 'Anna'",
        "{ roundedRectangle: { cornerRadius: 10 }, fill: tertiarySystemFill, frame: { width: 300, height: 36 } }"
      ),
      (
        "button: { label: { text: Go }, style: bordered }", "bordered", "borderedProminent",
        "style of button 'Go' bordered → borderedProminent",
        "{ roundedRectangle: { cornerRadius: 7 }, fill: accentColor, frame: { width: 50, height: 34 } }"
      ),
      (
        "datePicker: { date: 2026-03-14, displayedComponents: date }", "03-14", "03-15",
        "value of the date picker Mar 14, 2026 → Mar 15, 2026",
        "{ roundedRectangle: { cornerRadius: 8 }, fill: tertiarySystemFill, frame: { width: 120, height: 34 } }"
      ),
      (
        "textEditor: Hello", "Hello", "Goodbye", "text of the text editor 'Hello' → 'Goodbye'",
        "{ rectangle: , fill: systemBackground, frame: { width: 300, height: 20 } }"
      ),
      (
        "picker: { items: [One, Two, Three], selected: 0, style: wheel }", "selected: 0",
        "selected: 1", "value of the picker One → Two",
        "{ roundedRectangle: { cornerRadius: 8 }, fill: tertiarySystemFill, frame: { width: 372, height: 32 } }"
      ),
      (
        "tabBar: { items: [{ symbol: map, title: Map }, { symbol: heart, title: Saved }] }",
        "symbol: heart", "symbol: star", "symbol 'heart' → 'star'",
        "{ rectangle: , fill: systemGray, frame: { width: 24, height: 22 } }"
      ),
      (
        "chart: { style: bar, values: [{ label: Mon, value: 3 }, { label: Tue, value: 5 }] }",
        "value: 5", "value: 4", "values of the chart Mon 3, Tue 5 → Mon 3, Tue 4",
        "{ rectangle: , fill: accentColor, frame: { width: 40, height: 60 } }"
      ),
    ]

  @Test(arguments: controls.indices)
  func `a drawing as a part of a control is an edit of its own`(row: Int) throws {
    let (control, old, new, sentence, like) = Self.controls[row]
    let before = Self.screen("- \(control)\n- \(like)\n- { text: End }")
    let color = try #require(like.firstMatch(of: /fill: (\w+)/)).output.1
    let kind =
      like.hasPrefix("{ rounded")
      ? "rounded rectangle"
      : like.hasPrefix("{ circle")
        ? "circle" : like.hasPrefix("{ capsule") ? "capsule" : "rectangle"
    let after = Self.screen(
      "- \(control.replacing(old, with: new))\n- \(like.replacing("fill: \(color)", with: "fill: indigo"))\n- { text: End }"
    )
    expect(
      try sentences(from: before, to: after).sorted(),
      equals: [sentence, "fill of the \(kind) \(color) → indigo"].sorted())
  }

  // What is open is over the whole screen.
  @Test(arguments: [
    ("menu: { label: { text: Sort }, items: [Price, Name], isOpen: true }", "menu 'Sort'"),
    ("menu: { title: Sort, items: [Price, Name], isOpen: true }", "menu 'Sort'"),
    ("picker: { label: Kind, items: [A, B], selection: A, isOpen: true }", "picker 'Kind'"),
  ])
  func `a list of rows that closes or opens is one edit`(control: String, name: String) throws {
    let open = Self.screen("- { \(control) }\n- { text: End }", device: "{ device: iphone-15 }")
    let shut = open.replacing(", isOpen: true", with: "")
    expect(try sentences(from: open, to: shut), equals: ["\(name) closed"])
    expect(try sentences(from: shut, to: open), equals: ["\(name) opened"])
    expect(
      try sentences(from: open, to: shut.replacing("End", with: "Foot")).sorted(),
      equals: ["\(name) closed", "text 'End' → 'Foot'"])
  }
}
