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

  /// Views that are drawn in another order, and are where they were.
  static let changesOfLayers = [
    KnownChange(
      "a view brought to the front", in: layers, ("height: 40 } }", "height: 40 }, zIndex: 1 }"),
      reports: "zIndex of color 1 0 → 1"),
    KnownChange(
      "views in another order from the back to the front in each item", in: layeredItems,
      ("height: 40 } }", "height: 40 }, zIndex: 1 }"),
      reports: "all items: zIndex of color 1 0 → 1"),
  ]
}
