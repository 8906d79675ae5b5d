extension KnownChangeTests {
  /// Two sections of a grid of three columns, with headers and badges.
  private static let badges = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 3, spacing: 10 } }
        badge: { view: { color: red }, size: [20, 20] }
        sections:
          - header: { text: Fruit }
            items: [Apple, Pear, Plum]
          - header: { text: Nuts }
            items: [Almond, Hazel]
        cell: { text: "${item}", padding: 8, background: mint }

    """

  /// Five cards of 100 points, 10 apart, in three sets.
  private static let carousel = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { carousel: { itemSize: [100, 80], numberOfSets: 3 } }
        items: [Alma, Ben, Carl, Dora, Emma]
        cell: { text: "${item}", frame: { maxWidth: infinity, maxHeight: infinity }, background: mint }
      frame: { height: 80 }

    """

  /// Twenty rows, of which the canvas shows the first ones.
  private static let scrolled = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        cell: { text: "Row ${item}", padding: 12, frame: { maxWidth: infinity, alignment: leading }, background: yellow }

    """

  /// A phone with a text in the middle of its screen.
  private static let phone = """
    canvas: { device: iphone-14, statusBar: { time: "9:41" }, background: white }
    view: { text: Hello }

    """

  private static let tenItems = "[Alma, Ben, Carl, Dora, Emma, Felix, Gina, Hans, Ida, Jam]"
  private static let header = "    header: { text: People, padding: 8 }\n    cell:"

  static let changesOfSettings = [
    // What the device draws over the screen.
    KnownChange(
      "the status bar's time", in: phone, ("9:41", "10:00"),
      reports: "status bar 9:41 → 10:00"),
    KnownChange(
      "the status bar's battery", in: phone, ("time: \"9:41\"", "battery: 0.5"),
      reports: "status bar 9:41 → 9:41, battery 50%"),
    KnownChange(
      "a hidden status bar", in: phone, ("{ time: \"9:41\" }", "hidden"),
      reports: "status bar 9:41 → hidden"),
    KnownChange(
      "the status bar's style", in: phone, ("time: \"9:41\"", "style: lightContent"),
      reports: "status bar style darkContent → lightContent"),
    KnownChange(
      "a dark screen with its bars", in: phone,
      (", background: white", ", appearance: dark, background: black"),
      reports: "appearance light → dark", "screen background white → black"),

    // What a single section is given.
    KnownChange(
      "the columns of one section", in: badges,
      ("- header: { text: Nuts }", "- columns: 2\n        header: { text: Nuts }"),
      reports: "columns of section 1 3 → 2"),
    KnownChange(
      "the insets of one section", in: badges,
      ("- header: { text: Nuts }", "- insets: 10\n        header: { text: Nuts }"),
      reports: "insets of section 1 0 → 10 pt"),
    KnownChange(
      "the columns of all sections", in: badges, ("columns: 3", "columns: 2"),
      reports: "columns 3 → 2"),
    KnownChange(
      "a badge's size", in: badges, ("size: [20, 20]", "size: [24, 20]"),
      reports: "badge size 20×20 → 24×20 pt"),
    KnownChange(
      "a badge's anchor", in: badges, ("size: [20, 20]", "size: [20, 20], anchor: bottomLeading"),
      reports: "badge anchor topTrailing → bottomLeading"),
    KnownChange(
      "a badge's offset", in: badges, ("size: [20, 20]", "size: [20, 20], offset: [4, -4]"),
      reports: "badge offset [0, 0] → [4, -4] pt"),

    // What a collection is given.
    KnownChange(
      "an inset of the content", in: scrolled, ("items: [1,", "contentInset: 10\n    items: [1,"),
      reports: "content inset 0 → 10 pt"),
    KnownChange(
      "the sets of a carousel", in: carousel, ("numberOfSets: 3", "numberOfSets: 5"),
      reports: "number of sets 3 → 5"),
    KnownChange(
      "the spacing of a carousel", in: carousel,
      ("numberOfSets: 3", "numberOfSets: 3, minimumLineSpacing: 12"),
      reports: "minimum line spacing 10 → 12 pt"),
    KnownChange(
      // Items are shown again in the second set, where they have other numbers in the row.
      "a card of a carousel", in: carousel, ("Ben", "Bea"),
      reports: "item 1 'Bea': text 'Ben' → 'Bea'"),

    // All items of a collection that has something else.
    KnownChange(
      "all items of a list with a header removed", in: list.replacing("    cell:", with: header),
      (tenItems, "[]"), reports: "all 10 items removed"),
    KnownChange(
      "all items of a section with a background removed",
      in: list.replacing("    cell:", with: "    sectionBackground: yellow\n" + header),
      (tenItems, "[]"), reports: "all 10 items removed"),
    KnownChange(
      "all items of a list removed, of which the screen showed some",
      in: scrolled.replacing("    cell:", with: header),
      ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "[]"), reports: "all items removed"),
    KnownChange(
      "all items of one section removed", in: badges, ("[Apple, Pear, Plum]", "[]"),
      reports: "all 3 items of section 0 removed"),

    // Settings by words.
    KnownChange(
      "the alignment of a frame", in: list,
      ("frame: { maxWidth: infinity, alignment: leading }", "frame: { maxWidth: infinity }"),
      reports: "all items: frame alignment leading → center"),
    KnownChange(
      "a view wrapped in a frame", in: form,
      (
        "- { symbol: chevron.right }",
        "- { hstack: [ { symbol: chevron.right } ], frame: { minWidth: 40 } }"
      ),
      reports: "symbol 'chevron.right' wrapped in an hstack (minimum width 40 pt)"),
  ]
}
