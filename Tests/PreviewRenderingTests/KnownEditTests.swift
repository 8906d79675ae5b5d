import TestSupport
import Testing

/// Edits of configs, with the proof that undoing them in the live tree gives the golden again.
@Suite struct KnownEditTests {
  /// A screen with a text at its end, and two edits of it at once.
  private static func pair(_ before: String, _ after: String) -> (String, String) {
    func screen(_ views: String) -> String {
      "canvas: { width: 300, height: 200 }\nview:\n  vstack:\n\(views)\n    - text: End\n"
    }
    return (screen(before), screen(after))
  }

  /// A control's value, and a drawing as large and in the colours of a part of the control.
  static let likenesses: [(views: (String, String), sentences: [String])] = [
    (
      pair(
        "    - toggle: false\n    - { capsule: , fill: secondarySystemFill, frame: { width: 51, height: 31 } }",
        "    - toggle: true\n    - { capsule: , fill: red, frame: { width: 51, height: 31 } }"),
      ["fill of the capsule secondarySystemFill → red", "value of the toggle off → on"]
    ),
    (
      pair(
        "    - progress: { value: 0 }\n    - zstack: [ { color: mint, frame: { height: 30 } }, { text: Tag } ]",
        "    - progress: { value: 0.5 }\n    - zstack: [ { color: mint, frame: { height: 30 } }, "
          + "{ rectangle: , fill: red, frame: { width: 40, height: 4 } }, { text: Tag } ]"),
      ["the rectangle added", "value of the progress 0 → 0.5"]
    ),
    (
      pair(
        "    - picker: { style: segmented, items: [One, Two], selected: 0 }\n    - { text: Two, font: body }",
        "    - picker: { style: segmented, items: [One, Two], selected: 1 }\n    - { text: Two, font: headline }"
      ),
      ["font of text 'Two' body → headline", "value of the picker One → Two"]
    ),
    (
      pair(
        "    - pageControl: { pages: 3, current: 0 }\n"
          + "    - { circle: , fill: red, frame: { width: 8, height: 8 }, opacity: 0.9 }",
        "    - pageControl: { pages: 3, current: 1 }\n"
          + "    - { circle: , fill: red, frame: { width: 8, height: 8 }, opacity: 0.3 }"),
      ["opacity of the circle 0.9 → 0.3", "value of the page control 0 → 1"]
    ),
  ]

  @Test(arguments: likenesses.indices)
  func `a drawing like a part of a control does not follow from the control`(row: Int) throws {
    let (views, expected) = Self.likenesses[row]
    expect(try sentences(from: views.0, to: views.1).sorted(), equals: expected)
  }

  /// A card with the bar's title in it, two circles and two buttons.
  private static let namesakes = """
    canvas: { width: 200 }
    view:
      vstack:
        - navigationBar: Birch
        - vstack: [ { text: Birch }, { text: At the end } ]
          padding: 8
          background: mint
          cornerRadius: 12
        - { circle: , fill: red, frame: { width: 40, height: 40 } }
        - { circle: , fill: blue, frame: { width: 40, height: 40 } }
        - { button: { title: Go, style: borderedProminent } }
        - { button: { title: Stop, style: borderedProminent, tint: red } }

    """

  // The view with the edit is named, and not the screen, a view of the same name, or a part of the view.
  @Test(arguments: [
    (
      "cornerRadius: 12", "cornerRadius: 18",
      "corner radius of the vstack of 'Birch' and 'At the end' 12 → 18 pt"
    ),
    ("padding: 8", "padding: 12", "padding of the vstack of 'Birch' and 'At the end' 8 → 12 pt"),
    ("mint", "teal", "background of the vstack of 'Birch' and 'At the end' mint → teal"),
    ("tint: red", "tint: pink", "tint of button 'Stop' red → pink"),
    (
      "circle: , fill: blue", "roundedRectangle: 8, fill: blue",
      "circle 2 became a rounded rectangle with corner radius 8 pt"
    ),
    ("fill: red", "fill: green", "fill of circle 1 red → green"),
  ])
  func `an edit is of the view that has it`(old: String, new: String, sentence: String) throws {
    expect(
      try sentences(
        from: Self.namesakes, to: Self.namesakes.replacing(old, with: new)), equals: [sentence])
  }

  @Test(arguments: EditedScreen.all.map(\.name))
  func `each value of a screen that changes alone has a sentence, and is explained`(
    name: String
  ) throws {
    let screen = try #require(EditedScreen.all.first { $0.name == name })
    let old = screen.places.map { _ in 0 }
    for place in screen.places.indices {
      var new = old
      new[place] = 1
      let sentences = try sentences(from: screen.config(old), to: screen.config(new))
      let unexplained = sentences.filter { $0.contains("which no edit explains") }
      #expect(!sentences.isEmpty, "\(screen.places[place].name)")
      #expect(unexplained.isEmpty, "\(screen.places[place].name): \(sentences)")
    }
    expect(try sentences(from: screen.config(old), to: screen.config(old)), equals: [])
  }

  @Test func `a redaction is one edit, whatever it draws`() throws {
    let (before, after) = Self.pair(
      "    - text: Hello", "    - { text: Hello, redacted: placeholder }")
    expect(
      try sentences(from: before, to: after), equals: ["redacted placeholder added to text 'Hello'"]
    )
  }

  @Test func `what follows from an edit has no sentence`() throws {
    // The second text is lower, and the screen higher, by what the spacing grew.
    let screen =
      "canvas: { width: 300 }\nview: { vstack: { spacing: 8, children: [ { text: A }, { text: B } ] } }\n"
    expect(
      try sentences(from: screen, to: screen.replacing("spacing: 8", with: "spacing: 20")),
      equals: ["spacing of the vstack 8 → 20 pt"])
  }

  /// A screen in a color of its theme: of texts, their shadow and a gradient, and faded; and in one for dark screens.
  private static let themed = """
    canvas: { width: 200, background: paper }
    colors: { brand: "#3366FF", paper: { light: white, dark: "#222222" } }
    view:
      vstack:
        - { text: Hello, foregroundColor: brand, shadow: { color: brand, radius: 2 } }
        - { rectangle: , fill: brand.opacity(0.5), frame: { height: 20 } }
        - { linearGradient: { colors: [brand, white] }, frame: { height: 20 } }
        - { button: { title: Go, style: borderedProminent }, tint: brand }

    """

  @Test(arguments: [
    // All that is drawn in it follows from the color.
    ("#3366FF", "#2244CC", ["brand #3366FF → #2244CC"]),
    // A color of the project is taken back as the golden draws it.
    (
      "foregroundColor: brand", "foregroundColor: red",
      ["foreground color of text 'Hello' brand → red"]
    ),
    // As the colors of a dark screen follow from its appearance.
    ("width: 200", "width: 200, appearance: dark", ["appearance light → dark"]),
  ])
  func `a color of a theme is one edit, unless it follows from another one`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.themed, to: Self.themed.replacing(old, with: new)), equals: expected)
  }

  /// A box with modifiers of one kind beside each other, and a view behind it.
  private static let modified = """
    canvas: { width: 200, height: 200 }
    view:
      vstack:
        - text: Box
          modifiers:
            - padding: 4
            - background: mint
            - padding: 8
            - frame: { height: 40 }
            - frame: { maxHeight: infinity, alignment: bottom }
            - border: red
        - text: End

    """

  @Test(arguments: [
    ("        - padding: 4\n", "", ["padding 4 pt removed from text 'Box'"]),
    ("        - padding: 8\n", "", ["padding 8 pt removed from text 'Box'"]),
    ("        - background: mint\n", "", ["background of text 'Box' removed"]),
    (
      "        - frame: { maxHeight: infinity, alignment: bottom }\n", "",
      [
        "frame alignment of text 'Box' bottom → center",
        "maximum height infinity removed from text 'Box'",
      ]
    ),
  ])
  func `a modifier beside others of its kind is taken back in its place`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.modified, to: Self.modified.replacing(old, with: new)).sorted(),
      equals: expected)
  }

  @Test func `tabs that changed places take their symbols along`() throws {
    let first = "      - { symbol: calendar, title: Events }\n"
    let second = "      - { symbol: heart, title: Saved }\n"
    let screen =
      "canvas: { width: 390 }\nview:\n  tabBar:\n    items:\n      - { symbol: map, title: Guide }\n"
    expect(
      try sentences(from: screen + first + second, to: screen + second + first),
      equals: ["tab 'Events' and tab 'Saved' changed places"])
  }

  @Test(arguments: [
    (
      "background: brand.opacity(0.5)", "background: brand.opacity(0.2)",
      "background of text 'Pro' brand.opacity(0.5) → brand.opacity(0.2)"
    ),
    (
      "foregroundColor: brand", "foregroundColor: brand.opacity(0.7)",
      "foreground color of text 'Free' brand → brand.opacity(0.7)"
    ),
    (
      "fill: brand.opacity(0.5)", "fill: brand",
      "fill of the rectangle brand.opacity(0.5) → brand"
    ),
    ("'#FF2D55'", "'#0A84FF'", "brand #FF2D55 → #0A84FF"),
  ])
  func `the opacity of a project's colour is an edit of its use`(
    old: String, new: String, expected: String
  ) throws {
    let screen = """
      canvas: { width: 300 }
      colors: { brand: '#FF2D55' }
      view:
        vstack:
          - { text: Pro, background: brand.opacity(0.5) }
          - { text: Free, foregroundColor: brand }
          - { rectangle: , fill: brand.opacity(0.5), frame: { height: 20 } }

      """
    let edited = screen.replacing(old, with: new)
    try #require(edited != screen)
    expect(try sentences(from: screen, to: edited), equals: [expected])
  }

  // Rows of 44 points instead of 100 and more: at the list's end, there is room for rows that were above it.
  @Test func `what came into sight has the edit of all items`() throws {
    let screen = """
      canvas: { width: 390, height: 500 }
      view:
        collection:
          layout: { list: { appearance: plain } }
          items: 1...20
          cell:
            vstack:
              - { text: "Row ${item}", frame: { height: 40 } }
              - { text: below, frame: { height: 60 } }
          contentOffset: { item: 19 }

      """
    let edited = screen.replacing("        - { text: below, frame: { height: 60 } }\n", with: "")
    let sentences = try sentences(from: screen, to: edited)
    expect(sentences.filter { $0.contains("which no edit explains") }, equals: [])
    expect(sentences.filter { $0.hasSuffix("text 'below' removed") }.count, equals: 1)
  }

  // Of three decimals, the mark would be turned 0.09° less than by two thirds.
  @Test func `a gauge is explained by a value in all its decimals`() throws {
    let screen =
      "canvas: { width: 200 }\nview: { gauge: { value: '${2 / 3}', label: °C, style: accessoryCircular, tint: [teal, green] } }\n"
    expect(
      try sentences(from: screen, to: screen.replacing("2 / 3", with: "3 / 4")),
      equals: ["value of gauge '°C' 0.667 → 0.75"])
  }

  // Each part is known by its words and its own style.
  @Test func `a part of a text that looks otherwise is reported with the text`() throws {
    let screen =
      "canvas: { width: 200 }\nview: { runs: [ { text: 24 €, strikethrough: true }, { text: ' 18 €', bold: true } ] }\n"
    expect(
      try sentences(
        from: screen, to: screen.replacing("strikethrough: true", with: "strikethrough: false")),
      equals: [
        "parts of text '24 € 18 €' drawn differently: 24 € strikethrough solid, 18 € bold "
          + "→ 24 € strikethrough none, 18 € bold"
      ])
  }

  // Thirds of points are pixels where there are three a point.
  @Test func `a color of a theme that becomes transparent, too, is one edit`() throws {
    let screen = """
      canvas: { width: 200 }
      colors: { brand: "#FF0000", pale: brand.opacity(0.12) }
      view: { text: Hi, foregroundColor: brand, background: pale }

      """
    // 0.12 of 128 levels are 15.
    expect(
      try sentences(from: screen, to: screen.replacing("#FF0000", with: "#00FF0080")),
      equals: ["brand #FF0000 → #00FF0080", "pale #FF00001F → #00FF000F"])
  }

  @Test func `lengths that another scale rounds otherwise are explained`() throws {
    let screen =
      "canvas: { width: 200, scale: 2 }\nview: { collection: { layout: { list: {} }, items: [A, B], cell: { text: \"${item}\" } } }\n"
    expect(
      try sentences(from: screen, to: screen.replacing("scale: 2", with: "scale: 3")),
      equals: ["pixel size 0.5 → 0.333 pt"])
  }

  @Test func `an item that is gone from a waterfall was as high as its section made it`() throws {
    let screen = """
      canvas: { width: 300 }
      view:
        collection:
          layout: { waterfall: { columns: 2 } }
          items: [ { n: A, h: 40 }, { n: B, h: 90 }, { n: C, h: 60 }, { n: D, h: 30 }, { n: E, h: 50 } ]
          itemHeight: "${item.h}"
          cell: { text: "${item.n}" }

      """
    expect(
      try sentences(from: screen, to: screen.replacing("{ n: B, h: 90 }, ", with: "")),
      equals: ["item 1 'B' removed"])
  }

  @Test func `items that are not shown were as high as those that are`() throws {
    let list = """
      canvas: { width: 300, height: 100 }
      view: { collection: { layout: { list: {} }, contentOffset: [0, 200], items: [A, B, C, D, E, F, G, H, I, J], cell: { vstack: [ { text: "${item}" }, { text: "More of ${item}" } ] } } }

      """
    let sentences = try sentences(
      from: list, to: list.replacing(", { text: \"More of ${item}\" }", with: ""))
    expect(sentences.filter { $0.contains("which no edit explains") }, equals: [])
  }

  @Test func `an item that a new one pushes out of sight has no sentence`() throws {
    let list = """
      canvas: { width: 300, height: 100 }
      view: { collection: { layout: { list: {} }, items: [A, B, C, D, E, F, G], cell: { text: "${item}", frame: { height: 30 } } } }

      """
    expect(
      try sentences(from: list, to: list.replacing("A, B", with: "A, X, B")),
      equals: ["item 1 'X' inserted"])
  }
}
