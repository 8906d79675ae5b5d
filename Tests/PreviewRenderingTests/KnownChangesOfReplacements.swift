extension KnownChangeTests {
  /// Views with frames of their own, none of which has a name.
  static let framed = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 10
        children:
          - { text: Title }
          - { rectangle: {}, fill: blue, frame: { width: 100, height: 40 } }
          - { toggle: true, frame: { height: 40 } }
          - { text: Footer, frame: { height: 30 } }

    """

  private static let box = "{ rectangle: {}, fill: blue, frame: { width: 100, height: 40 } }"

  /// A view with another in its place: what only one of them has came or went with it, as a frame.
  static let changesOfReplacements = [
    KnownChange(
      "a shape that became a control", in: framed, (box, "{ slider: 0.5 }"),
      reports: "the rectangle became a slider"),
    KnownChange(
      "a shape in the place of which is a text", in: framed, (box, "{ text: Box }"),
      // A line of 20.574 in the place of 40.
      reports: "the rectangle: fill blue #007AFF removed", "text 'Box' added",
      "what is around moved up by 19.426 pt"),
    KnownChange(
      "a control that became a text", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi }"),
      reports: "the toggle became text 'Hi'"),
    KnownChange(
      "a text that became a symbol", in: framed,
      ("{ text: Footer, frame: { height: 30 } }", "{ symbol: star }"),
      reports: "text 'Footer' became symbol 'star'"),
    KnownChange(
      "a text in the place of which is one with an id", in: framed,
      ("{ text: Footer, frame: { height: 30 } }", "{ text: Other, id: other }"),
      reports: "view 'other' inserted", "text 'Footer' removed"),
    KnownChange(
      "a control that became a text, both of which have a height", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi, frame: { height: 50 } }"),
      reports: "the toggle became text 'Hi'", "height of text 'Hi' 40 → 50 pt"),
    // That it became a text says nothing of where it is drawn.
    KnownChange(
      "a control that became a text, which is moved", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi, offset: { x: 30 } }"),
      reports: "the toggle became text 'Hi'", "offset of text 'Hi' none → [30, 0] pt"),
  ]
}
