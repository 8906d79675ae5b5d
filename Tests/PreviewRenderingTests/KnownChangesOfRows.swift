extension KnownChangeTests {
  /// Two sections of rows under headers that stay in sight.
  private static let sticky = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        sticky: header
        sections:
          - { header: { text: "H${section}", padding: 5 }, items: [a1, a2, a3, a4] }
          - { header: { text: "H${section}", padding: 5 }, items: [b1, b2, b3, b4] }
        cell: { text: "${item}", padding: 8 }

    """

  private static let higherHeaders = ("padding: 5", "padding: 12")
  private static let headerSentence = "all headers: padding 5 → 12 pt"

  /// Two sections of rows of a symbol and a text.
  private static let symbols = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        sections:
          - { header: { text: One }, items: [a1, a2] }
          - { header: { text: Two }, items: [b1, b2] }
        cell: { hstack: [ { symbol: star }, { text: "${item}" } ] }

    """

  /// Rows of which each holds a grid of numbers.
  private static let grids = symbols.replacing(
    "{ symbol: star }",
    with: "{ collection: { layout: { grid: { columns: 2 } }, items: [1, 2], "
      + "cell: { text: '${item}' } }, id: numbers }"
  ).replacing("[a1, a2]", with: "[a1]").replacing("[b1, b2]", with: "[b1]")

  /// A section whose header the next one pushes away, of rows of 44 points.
  private static func scrolled(_ layout: String, to offset: Int) -> String {
    """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { \(layout) }
        sticky: header
        contentOffset: [0, \(offset)]
        itemHeight: 44
        headerHeight: 30
        sections:
          - { header: { text: One }, items: [a1, a2, a3] }
          - { header: { text: Two }, items: [b1, b2, b3, b4, b5, b6, b7, b8, b9] }
        cell: { text: "${item}" }

    """
  }

  /// Rows of one height, in which a title is above a text of several lines.
  private static func wrapped(_ appearance: String) -> String {
    """
    canvas: { width: 320 }
    view:
      collection:
        layout: { list: { appearance: \(appearance) } }
        insets: 6
        items: [1, 2, 3]
        cell:
          vstack:
            - { text: Title }
            - { text: "A text of some length that wraps into several lines when there is so little room for it, as here" }
          frame: { minHeight: 140 }

    """
  }

  /// A chart, whose height no sum knows, in a column with a background.
  private static let chart = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 4
        children:
          - { text: Steps }
          - { chart: { values: [3, 5, 4] }, frame: { height: 80 }, padding: { top: 10 } }
      padding: 20
      background: yellow

    """

  static let changesOfRows = [
    KnownChange(
      "a spacing in a column with a background, as high as a chart makes it", in: chart,
      ("spacing: 4", "spacing: 8"), reports: "spacing of the vstack 4 → 8 pt"),

    // A header that stays in sight takes its room before its items as one that does not.
    KnownChange(
      "higher headers that stay in sight", in: sticky, higherHeaders, reports: headerSentence),
    KnownChange(
      "higher headers that stay in sight, under a view before all sections",
      in: sticky.replacing("    sections", with: "    globalHeader: { text: All }\n    sections"),
      higherHeaders, reports: headerSentence),
    KnownChange(
      "higher headers that stay in sight, over a grid",
      in: sticky.replacing("list: {}", with: "grid: { columns: 2 }"), higherHeaders,
      reports: headerSentence),
    KnownChange(
      "higher headers that stay in sight, in a plain list that is scrolled",
      in: sticky.replacing("list: {}", with: "list: { appearance: plain }")
        .replacing("width: 390", with: "width: 390, height: 700")
        .replacing("sticky: header", with: "sticky: header\n    contentOffset: [0, 20]"),
      higherHeaders, reports: headerSentence),
    KnownChange(
      "a higher view before all sections, over headers that stay in sight",
      in: sticky.replacing(
        "    sections", with: "    globalHeader: { text: All, padding: 6 }\n    sections"),
      ("padding: 6", "padding: 12"),
      reports: "the global header 'All': padding 6 → 12 pt"),

    // Rows are as high as what they show, and push what is after them.
    KnownChange(
      "larger symbols in rows of two sections", in: symbols,
      ("symbol: star", "symbol: star, font: title"),
      reports: "all items: font title added to symbol 'star'"),
    KnownChange(
      "larger symbols in rows of a list",
      in: symbols.replacing("{}", with: "{ appearance: plain }"),
      ("symbol: star", "symbol: star, font: { size: 60 }"),
      reports: "all items: font size 60 pt added to symbol 'star'"),
    KnownChange(
      "rows of a grid that rows of a list hold", in: grids, ("columns: 2", "columns: 1"),
      reports: "all collections in items: columns 2 → 1"),

    // At 102 points the header is at the top of what is seen; its section ends at 30 + 3 × 44 = 162, and pushes
    // it away from 132 on.
    KnownChange(
      "a header that the next section pushes", in: scrolled("list: {}", to: 120),
      ("[0, 120]", "[0, 140]"), reports: "content offset [0, 120] → [0, 140] pt"),
    KnownChange(
      "a header that is not pushed any more", in: scrolled("grid: { columns: 1 }", to: 140),
      ("[0, 140]", "[0, 120]"), reports: "content offset [0, 140] → [0, 120] pt"),

    // The text has another number of lines, which leaves the row as high as it was.
    KnownChange(
      "insets of a grouped list in whose rows a text wraps", in: wrapped("insetGrouped"),
      ("insets: 6", "insets: 0"), reports: "insets 6 → 0 pt"),
    KnownChange(
      "insets of a plain list in whose rows a text wraps", in: wrapped("plain"),
      ("insets: 6", "insets: 0"), reports: "insets 6 → 0 pt"),
  ]
}
