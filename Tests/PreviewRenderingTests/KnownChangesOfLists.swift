extension KnownChangeTests {
  /// Three rows with a square before their text.
  private static let rows = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: plain } }
        items: [Alma, Ben, Carl]
        cell:
          hstack:
            spacing: 8
            children:
              - { rectangle: {}, fill: accentColor, frame: { width: 24, height: 24 } }
              - { text: "${item}" }
          listItemTint: orange
          topSeparatorInsets: { trailing: 10 }
          bottomSeparatorInsets: { leading: 60 }

    """

  /// Rows that are scrolled, under a header that stays in sight.
  private static let pinned = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { list: { appearance: plain } }
        sticky: header
        contentOffset: [0, 60]
        refreshing: false
        sections:
          - { header: { text: People }, items: [Alma, Ben, Carl, Dora, Emma, Felix, Gina, Hans, Ida] }
        cell: { text: "${item}" }

    """

  static let changesOfLists = [
    // The header is 60 points lower in the content, under the spinner: that follows from it.
    KnownChange(
      "a spinner over a header that stays in sight", in: pinned,
      ("refreshing: false", "refreshing: true"), reports: "refreshing false → true"),
    KnownChange(
      "the tint of rows", in: rows, ("orange", "{ preferred: orange }"),
      reports: "all items: tint of the row orange → preferred orange"),
    KnownChange(
      "where the lines under rows begin", in: rows, ("leading: 60", "leading: 20"),
      reports: "all items: insets of the line below 60 automatic → 20 automatic"),
    KnownChange(
      "where the lines above rows end", in: rows, ("trailing: 10", "trailing: 30"),
      reports: "all items: insets of the line above automatic 10 → automatic 30"),
    KnownChange(
      "where a view places the end of a line", in: rows,
      ("height: 24 }", "height: 24 }, alignmentGuide: { listRowSeparatorTrailing: 300 }"),
      reports: "all items: alignment guide of the rectangle none → listRowSeparatorTrailing 300"),
  ]
}
