extension KnownChangeTests {
  /// Between two texts, a stack of two boxes and a text on a colour.
  private static let masked = """
    canvas: { width: 240, height: 300 }
    view:
      vstack:
        - text: Title
        - hstack:
          - { color: red, frame: { width: 30, height: 40 } }
          - { color: teal, frame: { width: 30, height: 40 } }
          id: pair
        - { text: Aba, padding: 8, background: yellow, id: name }
        - text: End

    """

  /// The same without names.
  private static let unnamedMasked = masked.replacing("\n      id: pair", with: "")
    .replacing(", id: name", with: "")

  /// The stack and the text in each of three items.
  private static let maskedItems = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [Ann, Bo, Cy]
        cell:
          vstack:
            - hstack:
              - { color: red, frame: { width: 30, height: 40 } }
              - { color: teal, frame: { width: 30, height: 40 } }
              id: pair
            - { text: Aba, padding: 8, background: yellow, id: name }

    """

  private static let unnamedMaskedItems = maskedItems.replacing("\n          id: pair", with: "")
    .replacing(", id: name", with: "")

  private static let teal = "- { color: teal, frame: { width: 30, height: 40 } }\n"
  private static let yellow = "background: yellow"

  /// Views of which other pieces are drawn, or nothing: that says what they were given, and not what of their drawing
  /// came or went.
  static let changesOfMasks = [
    KnownChange(
      "a stack that is clipped", in: unnamedMasked, (teal, teal + "      clipShape: capsule\n"),
      reports: "clip of the hstack none → capsule"),
    KnownChange(
      "a stack that is clipped to another shape",
      in: unnamedMasked.replacing(teal, with: teal + "      clipShape: circle\n"),
      ("circle", "capsule"), reports: "clip of the hstack circle → capsule"),
    KnownChange(
      "a stack with a name that is clipped", in: masked,
      (teal, teal + "      clipShape: capsule\n"), reports: "clip of view 'pair' none → capsule"),
    KnownChange(
      "a stack that is clipped in each item", in: unnamedMaskedItems,
      (teal, teal + "          clipShape: capsule\n"),
      reports: "all items: clip of the hstack none → capsule"),
    KnownChange(
      "a stack with a name that is clipped in each item", in: maskedItems,
      (teal, teal + "          clipShape: capsule\n"),
      reports: "all items: clip of view 'pair' none → capsule"),
    // What is drawn is a circle in the middle of what was drawn, and then a capsule of its size.
    KnownChange(
      "a text on a colour that is clipped to another shape",
      in: unnamedMasked.replacing(yellow, with: "\(yellow), clipShape: circle"),
      ("circle", "capsule"), reports: "clip of text 'Aba' circle → capsule"),
    KnownChange(
      "a text on a colour that is clipped to another shape in each item",
      in: maskedItems.replacing(yellow, with: "\(yellow), clipShape: circle"),
      ("circle", "capsule"), reports: "all items: clip of view 'name' circle → capsule"),
    // The radius says more than the shape.
    KnownChange(
      "a text on a colour that got round corners", in: unnamedMasked,
      (yellow, "\(yellow), cornerRadius: 6"),
      reports: "the fill around 'Aba': corner radius 0 → 6"),
    KnownChange(
      "a stack with a name that has rounder corners",
      in: masked.replacing(teal, with: teal + "      cornerRadius: 4\n"),
      ("cornerRadius: 4", "cornerRadius: 9"), reports: "view 'pair': corner radius 4 → 9"),

    KnownChange(
      "a text that is redacted", in: unnamedMasked, (yellow, "\(yellow), redacted: placeholder"),
      reports: "redacted of text 'Aba' none → placeholder"),
    KnownChange(
      "a text with a name that is redacted", in: masked,
      (yellow, "\(yellow), redacted: placeholder"),
      reports: "redacted of view 'name' none → placeholder"),
    KnownChange(
      "a text that is not redacted any more in each item",
      in: unnamedMaskedItems.replacing(yellow, with: "\(yellow), redacted: placeholder"),
      (", redacted: placeholder", ""),
      reports: "all items: redacted of the text placeholder → none"),
    KnownChange(
      "a text with a name that is redacted in each item", in: maskedItems,
      (yellow, "\(yellow), redacted: placeholder"),
      reports: "all items: redacted of view 'name' none → placeholder"),

    KnownChange(
      "a text with a name that is hidden", in: masked, (yellow, "\(yellow), hidden: true"),
      reports: "view 'name': opacity 1 → 0"),
    KnownChange(
      "a text with a name that is hidden in each item", in: maskedItems,
      (yellow, "\(yellow), hidden: true"), reports: "all items: view 'name': opacity 1 → 0"),
    KnownChange(
      "a stack with a name that is shown again in each item",
      in: maskedItems.replacing(teal, with: teal + "          hidden: true\n"),
      ("          hidden: true\n", ""), reports: "all items: view 'pair': opacity 0 → 1"),
    // What does not follow is reported beside it.
    KnownChange(
      "a text that is redacted, between others in another colour", in: unnamedMasked,
      (yellow, "\(yellow), redacted: placeholder"), ("color: teal", "color: blue"),
      // With the bar there is a fill more than views have, so that none is known.
      reports: "redacted of text 'Aba' none → placeholder",
      "the screen: fill teal → blue (#30B0C7 → #007AFF)"),
    KnownChange(
      "a text that is redacted, and has a line around it", in: unnamedMasked,
      (yellow, "\(yellow), redacted: placeholder, border: red"),
      reports: "redacted of text 'Aba' none → placeholder",
      "the screen: border red #FF3B30 1 pt wide added"),
    KnownChange(
      "a clipped stack in which a view has other corners",
      in: unnamedMasked.replacing(teal, with: teal + "      clipShape: circle\n"),
      ("circle", "capsule"),
      (
        "color: red, frame: { width: 30, height: 40 }",
        "color: red, frame: { width: 30, height: 40 }, cornerRadius: 13"
      ),
      reports: "clip of the hstack circle → capsule", "color 1: corner radius 0 → 13"),
    KnownChange(
      "a stack with a hidden view, and without another one, in each item",
      in: maskedItems.replacing(
        "{ color: red, frame: { width: 30, height: 40 } }",
        with: "{ color: red, frame: { width: 30, height: 40 }, id: first }"),
      ("id: first", "hidden: true, id: first"), ("          " + teal, ""),
      reports: "all items: view 'first': opacity 1 → 0",
      "view 'pair' in all items: fill teal #30B0C7 removed"),
    KnownChange(
      "a stack with a name that got round corners in each item", in: maskedItems,
      (teal, teal + "          cornerRadius: 6\n"),
      reports: "view 'pair' in all items: corner radius 0 → 6"),
    // Another view that is hidden is not the cause.
    KnownChange(
      "a text that is hidden beside a stack in another colour", in: masked,
      (yellow, "\(yellow), hidden: true"), ("teal", "blue"),
      reports: "view 'name': opacity 1 → 0",
      "view 'pair': fill teal → blue (#30B0C7 → #007AFF)"),
  ]
}
