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

  /// Two rows of texts, and two buttons.
  private static let rows = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 8
        children:
        - hstack: [ { text: Ann }, { text: Bo } ]
        - hstack: [ { text: Cy }, { text: Di } ]
        - button: { title: Cancel, style: bordered }
        - button: { title: Save, style: bordered }

    """

  /// Two rows, each of a box of its own, a name and a text that both have.
  private static let boxes = """
    canvas: { width: 390 }
    view:
      vstack:
        - hstack: [ { color: red, frame: { width: 40 } }, { text: Ann }, { text: Follow } ]
        - hstack: [ { color: red, frame: { width: 60 } }, { text: Cy }, { text: Follow } ]

    """

  /// A view with another in its place: what only one of them has came or went with it, as a frame.
  static let changesOfReplacements = [
    KnownChange(
      "a shape that became a control", in: framed, (box, "{ slider: 0.5 }"),
      reports: "the rectangle became a slider"),
    KnownChange(
      "a shape in the place of which is a text", in: framed, (box, "{ text: Box }"),
      // A line of 20.5 in the place of 40.
      reports: "the rectangle: fill blue #007AFF removed", "text 'Box' added",
      "what is around moved up by 19.5 pt"),
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
    // What is elsewhere, and still of its kind, became nothing else.
    KnownChange(
      "rows that changed places, with another text in one", in: rows,
      ("[ { text: Ann }, { text: Bo } ]", "@"),
      ("[ { text: Cy }, { text: Di } ]", "[ { text: Ann }, { text: Bob } ]"),
      ("@", "[ { text: Cy }, { text: Di } ]"),
      reports: "the hstack of 'Ann' and 'Bo' and the hstack of 'Cy' and 'Di' changed places",
      "text 'Bo' → 'Bob'"),
    KnownChange(
      "buttons that changed places, one of which is moved", in: rows, ("Cancel", "@"),
      (
        "title: Save, style: bordered }",
        "title: Cancel, style: bordered }\n      offset: { x: 30 }"
      ),
      ("@", "Save"),
      reports: "the button 'Cancel' and the button 'Save' changed places",
      "offset of the button 'Cancel' none → [30, 0] pt"),
    // The box is that of one row alone, and each row has a button.
    KnownChange(
      "rows that changed places, with another name in one", in: boxes,
      ("width: 40 } }, { text: Ann }", "@"),
      ("width: 60 } }, { text: Cy }", "width: 40 } }, { text: Ann }"),
      ("@", "width: 60 } }, { text: Dee }"),
      reports:
        "the hstack of 'Ann' and 'Follow' and the hstack of 'Cy' and 'Follow' changed places",
      "text 'Cy' → 'Dee'"),
    KnownChange(
      "a row removed, and another one with a like button added after the next", in: boxes,
      (
        "- hstack: [ { color: red, frame: { width: 40 } }, { text: Ann }, { text: Follow } ]\n    ",
        ""
      ),
      (
        "{ text: Cy }, { text: Follow } ]\n",
        "{ text: Cy }, { text: Follow } ]\n    - hstack: [ { text: Gus }, { text: Follow } ]\n"
      ),
      reports: "the color before 'Ann': fill red #FF3B30 removed", "text 'Ann' removed",
      "text 'Gus' added"),
    // Nothing of the first one is in the last one.
    KnownChange(
      "a row removed, and another one added after the next", in: rows,
      ("- hstack: [ { text: Ann }, { text: Bo } ]\n    ", ""),
      ("{ text: Di } ]\n", "{ text: Di } ]\n    - hstack: [ { text: Gus }, { text: Hal } ]\n"),
      // The next one moved by a line of 20.5 and the stack's 8.
      reports: "text 'Ann' removed", "text 'Bo' removed", "text 'Gus' added", "text 'Hal' added",
      "what is around moved up by 28.5 pt"),
    KnownChange(
      "a button removed, and another one added after the next", in: rows,
      ("- button: { title: Cancel, style: bordered }\n    ", ""),
      ("title: Save, style: bordered }", "title: Save, style: bordered }\n    - button: Delete"),
      // The next one moved by a line of 20.5, 7 above and below it and the stack's 8.
      reports: "button 'Cancel' removed", "button 'Delete' added",
      "what is around moved up by 42.5 pt"),
    KnownChange(
      "two rows, each with what the other one had, and neither moved",
      in: rows.replacing("{ text: Bo } ]", with: "{ text: Bo } ]\n      padding: 8"),
      ("{ text: Bo } ]\n      padding: 8", "{ text: Bo } ]"),
      ("{ text: Di } ]", "{ text: Di } ]\n      padding: 8"),
      reports: "padding of the hstack of 'Ann' and 'Bo' 8 pt → none",
      "padding of the hstack of 'Cy' and 'Di' none → 8 pt"),
  ]
}
