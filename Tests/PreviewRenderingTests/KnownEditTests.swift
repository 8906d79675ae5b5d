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
