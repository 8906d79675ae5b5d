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
      reports:
        "the rectangle became a slider with value 0.5 and without width 100 pt and height 40 pt"),
    KnownChange(
      "a shape in the place of which is a text", in: framed, (box, "{ text: Box }"),
      reports: "the rectangle became text 'Box' without width 100 pt and height 40 pt"),
    KnownChange(
      "a control that became a text", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi }"),
      reports: "the toggle became text 'Hi' without height 40 pt"),
    KnownChange(
      "a text that became a symbol", in: framed,
      ("{ text: Footer, frame: { height: 30 } }", "{ symbol: star }"),
      reports: "text 'Footer' became symbol 'star' without height 30 pt"),
    KnownChange(
      "a text in the place of which is one with an id", in: framed,
      ("{ text: Footer, frame: { height: 30 } }", "{ text: Other, id: other }"),
      reports: "text 'Footer' removed", "view 'other' added"),
    KnownChange(
      "a control that became a text, both of which have a height", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi, frame: { height: 50 } }"),
      reports: "the toggle became text 'Hi'", "height of text 'Hi' 40 → 50 pt"),
    // That it became a text says nothing of where it is drawn.
    KnownChange(
      "a control that became a text, which is moved", in: framed,
      ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi, offset: { x: 30 } }"),
      reports: "the toggle became text 'Hi' with offset [30, 0] pt and without height 40 pt"),
    // What is elsewhere, and still of its kind, became nothing else.
    KnownChange(
      "rows that changed places, with another text in one", in: rows,
      ("[ { text: Ann }, { text: Bo } ]", "@"),
      ("[ { text: Cy }, { text: Di } ]", "[ { text: Ann }, { text: Bob } ]"),
      ("@", "[ { text: Cy }, { text: Di } ]"),
      reports: "the hstack of 'Ann' and 'Bob' and the hstack of 'Cy' and 'Di' changed places",
      "text 'Bo' → 'Bob'"),
    KnownChange(
      "buttons that changed places, one of which is moved", in: rows, ("Cancel", "@"),
      (
        "title: Save, style: bordered }",
        "title: Cancel, style: bordered }\n      offset: { x: 30 }"
      ),
      ("@", "Save"),
      reports: "button 'Cancel' and button 'Save' changed places",
      "offset of button 'Cancel' [0, 0] → [30, 0] pt"),
    // The box is that of one row alone, and each row has a button.
    KnownChange(
      "rows that changed places, with another name in one", in: boxes,
      ("width: 40 } }, { text: Ann }", "@"),
      ("width: 60 } }, { text: Cy }", "width: 40 } }, { text: Ann }"),
      ("@", "width: 60 } }, { text: Dee }"),
      reports:
        "the hstack of 'Ann' and 'Follow' and the hstack of 'Dee' and 'Follow' changed places",
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
      reports: "the hstack of 'Ann' and 'Follow' removed", "the hstack of 'Gus' and 'Follow' added"),
    // Nothing of the first one is in the last one.
    KnownChange(
      "a row removed, and another one added after the next", in: rows,
      ("- hstack: [ { text: Ann }, { text: Bo } ]\n    ", ""),
      ("{ text: Di } ]\n", "{ text: Di } ]\n    - hstack: [ { text: Gus }, { text: Hal } ]\n"),
      reports: "the hstack of 'Ann' and 'Bo' removed", "the hstack of 'Gus' and 'Hal' added"),
    KnownChange(
      "a button removed, and another one added after the next", in: rows,
      ("- button: { title: Cancel, style: bordered }\n    ", ""),
      ("title: Save, style: bordered }", "title: Save, style: bordered }\n    - button: Delete"),
      reports: "button 'Cancel' removed", "button 'Delete' added"),
    KnownChange(
      "two rows, each with what the other one had, and neither moved",
      in: rows.replacing("{ text: Bo } ]", with: "{ text: Bo } ]\n      padding: 8"),
      ("{ text: Bo } ]\n      padding: 8", "{ text: Bo } ]"),
      ("{ text: Di } ]", "{ text: Di } ]\n      padding: 8"),
      reports: "padding 8 pt removed from the hstack of 'Ann' and 'Bo'",
      "padding 8 pt added to the hstack of 'Cy' and 'Di'"),
  ]
}
