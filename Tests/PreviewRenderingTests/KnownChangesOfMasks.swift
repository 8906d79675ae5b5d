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

  /// Two texts that are equal, one of them hidden.
  private static let equalTexts = """
    canvas: { width: 240, height: 300 }
    view:
      vstack:
        - { text: Same, id: one }
        - { text: Same, id: two, hidden: true }

    """

  private static let teal = "- { color: teal, frame: { width: 30, height: 40 } }\n"
  private static let yellow = "background: yellow"

  /// Views of which other pieces are drawn, or nothing: that says what they were given, and not what of their drawing
  /// came or went.
  static let changesOfMasks = [
    KnownChange(
      "a stack that is clipped", in: unnamedMasked, (teal, teal + "      clipShape: capsule\n"),
      reports: "clip shape capsule added to the hstack"),
    KnownChange(
      "a stack that is clipped to another shape",
      in: unnamedMasked.replacing(teal, with: teal + "      clipShape: circle\n"),
      ("circle", "capsule"), reports: "clip shape of the hstack circle → capsule"),
    KnownChange(
      "a stack with a name that is clipped", in: masked,
      (teal, teal + "      clipShape: capsule\n"),
      reports: "clip shape capsule added to view 'pair'"),
    KnownChange(
      "a stack that is clipped in each item", in: unnamedMaskedItems,
      (teal, teal + "          clipShape: capsule\n"),
      reports: "all items: clip shape capsule added to the hstack"),
    KnownChange(
      "a stack with a name that is clipped in each item", in: maskedItems,
      (teal, teal + "          clipShape: capsule\n"),
      reports: "all items: clip shape capsule added to view 'pair'"),
    // What is drawn is a circle in the middle of what was drawn, and then a capsule of its size.
    KnownChange(
      "a text on a colour that is clipped to another shape",
      in: unnamedMasked.replacing(yellow, with: "\(yellow), clipShape: circle"),
      ("circle", "capsule"), reports: "clip shape of text 'Aba' circle → capsule"),
    KnownChange(
      "a text on a colour that is clipped to another shape in each item",
      in: maskedItems.replacing(yellow, with: "\(yellow), clipShape: circle"),
      ("circle", "capsule"), reports: "all items: clip shape of view 'name' circle → capsule"),
    // The radius says more than the shape.
    KnownChange(
      "a text on a colour that got round corners", in: unnamedMasked,
      (yellow, "\(yellow), cornerRadius: 6"),
      reports: "corner radius of text 'Aba' 0 → 6 pt"),
    KnownChange(
      "a stack with a name that has rounder corners",
      in: masked.replacing(teal, with: teal + "      cornerRadius: 4\n"),
      ("cornerRadius: 4", "cornerRadius: 9"), reports: "corner radius of view 'pair' 4 → 9 pt"),

    KnownChange(
      "a text that is redacted", in: unnamedMasked, (yellow, "\(yellow), redacted: placeholder"),
      reports: "redacted placeholder added to text 'Aba'"),
    KnownChange(
      "a text with a name that is redacted", in: masked,
      (yellow, "\(yellow), redacted: placeholder"),
      reports: "redacted placeholder added to view 'name'"),
    KnownChange(
      "a text that is not redacted any more in each item",
      in: unnamedMaskedItems.replacing(yellow, with: "\(yellow), redacted: placeholder"),
      (", redacted: placeholder", ""),
      reports: "all items: redacted placeholder removed from text 'Aba'"),
    KnownChange(
      "a text with a name that is redacted in each item", in: maskedItems,
      (yellow, "\(yellow), redacted: placeholder"),
      reports: "all items: redacted placeholder added to view 'name'"),

    KnownChange(
      "a text with a name that is hidden", in: masked, (yellow, "\(yellow), hidden: true"),
      reports: "opacity of view 'name' 1 → 0"),
    KnownChange(
      "a text with a name that is hidden in each item", in: maskedItems,
      (yellow, "\(yellow), hidden: true"), reports: "all items: opacity of view 'name' 1 → 0"),
    KnownChange(
      "a stack with a name that is shown again in each item",
      in: maskedItems.replacing(teal, with: teal + "          hidden: true\n"),
      ("          hidden: true\n", ""), reports: "all items: opacity of view 'pair' 0 → 1"),
    KnownChange(
      "a text with a name that was seen through, and is hidden",
      in: masked.replacing("padding: 8, background: yellow, id", with: "opacity: 0.5, id"),
      ("opacity: 0.5", "opacity: 0"), reports: "opacity of view 'name' 0.5 → 0"),
    KnownChange(
      "a text with a name that was seen through, and is hidden in each item",
      in: maskedItems.replacing("padding: 8, background: yellow, id", with: "opacity: 0.5, id"),
      ("opacity: 0.5", "opacity: 0"), reports: "all items: opacity of view 'name' 0.5 → 0"),
    // The group of that opacity goes with the text and its colour.
    KnownChange(
      "a text on a colour that was seen through, and is hidden",
      in: masked.replacing(yellow, with: "\(yellow), opacity: 0.5"),
      ("opacity: 0.5", "opacity: 0"), reports: "opacity of view 'name' 0.5 → 0"),
    KnownChange(
      "a text on a colour that is seen through, and was hidden, in each item",
      in: maskedItems.replacing(yellow, with: "\(yellow), opacity: 0"),
      ("opacity: 0", "opacity: 0.5"), reports: "all items: opacity of view 'name' 0 → 0.5"),
    KnownChange(
      "a stack with a name that is hidden, with a box that was seen through",
      in: masked.replacing(
        "height: 40 } }\n      id", with: "height: 40 }, opacity: 0.5, id: half }\n      id"),
      ("id: pair\n", "id: pair\n      hidden: true\n"), reports: "opacity of view 'pair' 1 → 0"),
    // What does not follow is reported beside it.
    KnownChange(
      "a text that is redacted, between others in another colour", in: unnamedMasked,
      (yellow, "\(yellow), redacted: placeholder"), ("color: teal", "color: blue"),
      // With the bar there is a fill more than views have, so that none is known.
      reports: "color 2 teal → blue", "redacted placeholder added to text 'Aba'"),
    KnownChange(
      "a text that is redacted, and has a line around it", in: unnamedMasked,
      (yellow, "\(yellow), redacted: placeholder, border: red"),
      reports: "redacted placeholder and border red added to text 'Aba'"),
    KnownChange(
      "a clipped stack in which a view has other corners",
      in: unnamedMasked.replacing(teal, with: teal + "      clipShape: circle\n"),
      ("circle", "capsule"),
      (
        "color: red, frame: { width: 30, height: 40 }",
        "color: red, frame: { width: 30, height: 40 }, cornerRadius: 13"
      ),
      reports: "clip shape of the hstack circle → capsule", "corner radius of color 1 0 → 13 pt"),
    KnownChange(
      "a stack with a hidden view, and without another one, in each item",
      in: maskedItems.replacing(
        "{ color: red, frame: { width: 30, height: 40 } }",
        with: "{ color: red, frame: { width: 30, height: 40 }, id: first }"),
      ("id: first", "hidden: true, id: first"), ("          " + teal, ""),
      reports: "all items: opacity of view 'first' 1 → 0", "all items: color 2 removed"),
    KnownChange(
      "a stack with a name that got round corners in each item", in: maskedItems,
      (teal, teal + "          cornerRadius: 6\n"),
      reports: "all items: corner radius of view 'pair' 0 → 6 pt"),
    KnownChange(
      "a stack with a name that got round corners", in: masked,
      (teal, teal + "      cornerRadius: 6\n"), reports: "corner radius of view 'pair' 0 → 6 pt"),

    KnownChange(
      "a text that is shown in a stack that is redacted",
      in: unnamedMasked + "  redacted: placeholder\n", (yellow, "\(yellow), unredacted: true"),
      reports: "text 'Aba' unredacted"),
    KnownChange(
      "a text with a name that is redacted like the stack around it",
      in: masked.replacing(yellow, with: "\(yellow), unredacted: true")
        + "  redacted: placeholder\n",
      (", unredacted: true", ""), reports: "view 'name' redacted again"),

    // Another view that is hidden is not the cause.
    KnownChange(
      "a text that is hidden beside a stack in another colour", in: masked,
      (yellow, "\(yellow), hidden: true"), ("teal", "blue"),
      reports: "color 2 teal → blue", "opacity of view 'name' 1 → 0"),
    KnownChange(
      "a text on a colour that is hidden beside one that lost its border",
      in: masked.replacing("text: End", with: "{ text: End, border: red }"),
      (yellow, "\(yellow), hidden: true"), (", border: red", ""),
      reports: "opacity of view 'name' 1 → 0", "border red removed from text 'End'"),
    KnownChange(
      "a text on a colour that is hidden beside one that lost its border, in each item",
      in: maskedItems.replacing(
        "vstack:\n", with: "vstack:\n        - { text: End, border: red }\n"),
      (yellow, "\(yellow), hidden: true"), (", border: red", ""),
      reports: "all items: border red removed from text 'End'",
      "all items: opacity of view 'name' 1 → 0"),
    KnownChange(
      "a view that is hidden in a stack with a name",
      in: masked.replacing("color: red,", with: "color: red, id: first,"),
      (
        "id: first, frame: { width: 30, height: 40 }",
        "id: first, frame: { width: 30, height: 40 }, hidden: true"
      ),
      reports: "opacity of view 'first' 1 → 0"),
    KnownChange(
      "a text that is hidden, and an equal one that is shown", in: equalTexts,
      (", hidden: true", ""), (", id: one", ", id: one, hidden: true"),
      reports: "opacity of view 'one' 1 → 0", "opacity of view 'two' 0 → 1"),
    KnownChange(
      "a text that is hidden, and an equal one that is shown, beside another text",
      in: equalTexts + "    - text: Other\n",
      (", hidden: true", ""), (", id: one", ", id: one, hidden: true"), ("Other", "Next"),
      reports: "opacity of view 'one' 1 → 0", "opacity of view 'two' 0 → 1", "text 'Other' → 'Next'"
    ),
    KnownChange(
      "a text with an overlay that is hidden beside one that lost its border",
      in: unnamedMasked.replacing(
        yellow, with: "overlay: { color: red, frame: { width: 5, height: 5 } }"
      )
      .replacing("text: End", with: "{ text: End, border: red }") + "  id: all\n",
      ("height: 5 } }", "height: 5 } }, hidden: true"), (", border: red", ""),
      reports: "opacity of text 'Aba' 1 → 0", "border red removed from text 'End'"),
    KnownChange(
      "a text with a border that is hidden, and another border that changed",
      in: unnamedMasked.replacing(yellow, with: "border: red")
        .replacing("text: End", with: "{ text: End, border: blue }"),
      ("border: red", "border: red, hidden: true"), ("blue", "green"),
      // The other one is the only border now.
      reports: "opacity of text 'Aba' 1 → 0", "border of text 'End' blue → green"),
    KnownChange(
      "a text with a border that is shown in each item",
      in: unnamedMaskedItems.replacing(yellow, with: "border: red, hidden: true"),
      (", hidden: true", ""), reports: "all items: opacity of text 'Aba' 0 → 1"),
    KnownChange(
      "a switch that is hidden in each item",
      in: unnamedMaskedItems.replacing(
        "{ color: red, frame: { width: 30, height: 40 } }", with: "{ toggle: { isOn: false } }"),
      ("isOn: false }", "isOn: false }, hidden: true"),
      reports: "all items: opacity of the toggle 1 → 0"),
    KnownChange(
      "a text that is cut, and hidden",
      in: unnamedMasked.replacing(
        "text: End",
        with:
          "{ text: Twenty letters more, lineLimit: 1, truncationMode: tail, frame: { width: 60 } }"),
      ("width: 60 }", "width: 60 }, hidden: true"),
      reports: "opacity of text 'Twenty letters more' 1 → 0"),
    KnownChange(
      "items that are shown in a list that is redacted",
      in: maskedItems + "  redacted: placeholder\n",
      ("id: name }\n", "id: name }\n      unredacted: true\n"), reports: "all items: unredacted"),
    KnownChange(
      "a stack with a name that is clipped around it, and has other corners in it",
      in: masked.replacing(
        "{ color: red, frame: { width: 30, height: 40 } }",
        with: "{ color: red, frame: { width: 30, height: 40 }, cornerRadius: 2 }"),
      ("cornerRadius: 2", "cornerRadius: 5"), ("id: pair", "id: pair\n      cornerRadius: 6"),
      reports: "corner radius of view 'pair' 0 → 6 pt", "corner radius of color 1 2 → 5 pt"),
  ]
}
