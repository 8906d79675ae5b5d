extension KnownChangeTests {
  /// Two boxes of which the second one is in front.
  static let layers = """
    canvas: { width: 390 }
    view:
      zstack:
        - { color: red, frame: { width: 60, height: 40 } }
        - { color: blue, frame: { width: 40, height: 60 } }

    """

  /// The same boxes in each of three items.
  private static let layeredItems = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: 1...3
        cell:
          zstack:
            - { color: red, frame: { width: 60, height: 40 } }
            - { color: blue, frame: { width: 40, height: 60 } }

    """

  /// The same boxes with names.
  private static let namedLayers = layeredItems.replacing(
    "height: 40 } }", with: "height: 40 }, id: A }"
  )
  .replacing("height: 60 } }", with: "height: 60 }, id: B }")

  /// Two equal squares in each of three items.
  private static let squares = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: 1...3
        cell:
          hstack:
            - { color: red, frame: { width: 30, height: 30 } }
            - { color: red, frame: { width: 30, height: 30 } }

    """

  /// Views that are drawn in another order, and are where they were.
  static let changesOfLayers = [
    KnownChange(
      "a view brought to the front", in: layers, ("height: 40 } }", "height: 40 }, zIndex: 1 }"),
      reports: "z index of color 1 0 → 1"),
    KnownChange(
      "views in another order from the back to the front in each item", in: layeredItems,
      ("height: 40 } }", "height: 40 }, zIndex: 1 }"),
      reports: "all items: z index of color 1 0 → 1"),
    // What is drawn first and last is still the view of its name.
    KnownChange(
      "a view with a name brought to the front in each item", in: namedLayers,
      ("height: 40 }, id: A", "height: 40 }, zIndex: 1, id: A"),
      reports: "all items: z index of view 'A' 0 → 1"),
    KnownChange(
      "views with names that changed their colours, one of them at the front, in each item",
      in: namedLayers, ("color: red", "color: mint"), ("color: blue", "color: red"),
      ("height: 40 }, id: A", "height: 40 }, zIndex: 1, id: A"),
      reports: "all items: color of view 'A' red → mint", "all items: z index of view 'A' 0 → 1",
      "all items: color of view 'B' blue → red"),
    // Nothing but its number distinguishes one of the squares from the other.
    KnownChange(
      "the first of two equal squares in another colour in each item", in: squares,
      ("hstack:\n        - { color: red", "hstack:\n        - { color: blue"),
      reports: "all items: color 1 red → blue"),
    KnownChange(
      "the second of two equal squares in another colour in each item", in: squares,
      ("30 } }\n        - { color: red", "30 } }\n        - { color: blue"),
      reports: "all items: color 2 red → blue"),
    KnownChange(
      "both of two equal squares with round corners in each item", in: squares,
      ("height: 30 } }", "height: 30 }, cornerRadius: 6 }"),
      reports: "all items: corner radius of color 1 and color 2 0 → 6 pt"),
  ]
}
