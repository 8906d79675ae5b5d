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

  /// Three rows with a switch each, whose name is a text before it.
  private static let switches = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [ { n: Sound, on: false }, { n: Light, on: true }, { n: Heat, on: false } ]
        cell: { text: "${item.n}", accessories: [ { toggle: "${item.on}" }, disclosure ] }

    """

  private static let switchedOn = ("n: Sound, on: false", "n: Sound, on: true")

  static let changesOfLists = [
    // The track gets its tint, and the knob goes over to the other end: 51 − 27 − 2 × 2 = 20 points.
    KnownChange(
      "a switch beside a row", in: switches, switchedOn,
      reports: "item 0 'Sound': accessories toggle off, disclosure → toggle on, disclosure"),
    // Neither is what a switch does: another row's text, and another row's track.
    KnownChange(
      "a switch beside a row, and what is in others", in: switches, switchedOn, ("Light", "Lamp"),
      ("\"${item.on}\"", "{ isOn: \"${item.on}\", tint: \"${index == 1 ? 'orange' : 'green'}\" }"),
      reports: "item 0 'Sound': accessories toggle off, disclosure → toggle on, disclosure",
      "item 1 'Lamp': accessories toggle on, disclosure → toggle on in orange, disclosure",
      "item 1 'Lamp': text 'Light' → 'Lamp'"),
    // The header is 60 points lower in the content, under the spinner: that follows from it.
    KnownChange(
      "a spinner over a header that stays in sight", in: pinned,
      ("refreshing: false", "refreshing: true"), reports: "refreshing false → true"),
    KnownChange(
      "the tint of rows", in: rows, ("orange", "{ preferred: orange }"),
      reports: "all items: list item tint orange → preferred orange"),
    KnownChange(
      "where the lines under rows begin", in: rows, ("leading: 60", "leading: 20"),
      reports: "all items: bottom separator insets 60 automatic → 20 automatic"),
    KnownChange(
      "where the lines above rows end", in: rows, ("trailing: 10", "trailing: 30"),
      reports: "all items: top separator insets automatic 10 → automatic 30"),
    KnownChange(
      "where a view places the end of a line", in: rows,
      ("height: 24 }", "height: 24 }, alignmentGuide: { listRowSeparatorTrailing: 300 }"),
      reports: "all items: alignment guide listRowSeparatorTrailing 300 added to the rectangle"),
  ]
}
