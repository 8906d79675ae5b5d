extension KnownChangeTests {
  /// Two sections of rows with lines between them.
  private static func lines(_ appearance: String) -> String {
    """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: \(appearance), separator: { leadingInset: 10 } } }
        sections:
          - { header: { text: One }, footer: { text: End }, items: [a1, a2, a3] }
          - { header: { text: Two }, items: [b1, b2] }
        cell: { text: "${item}" }

    """
  }

  /// Rows with actions under them, of which the second one can be swiped.
  private static let swiped = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: plain } }
        items: [Apple, Banana, Cherry]
        cell:
          text: "${item}"
          swipeActions: { trailing: [{ title: Bin, color: red }], leading: [{ title: Pin, color: orange }] }
          swipe: "${item == 'Banana' ? 0 : 0}"

    """

  private static let open = swiped.replacing("? 0 ", with: "? 0.3 ")

  /// Rows with actions under them and a view with a name at their end.
  private static let swipedViews = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: plain } }
        items: [a1, a2, a3]
        cell:
          hstack: [{ text: "${item}" }, spacer, { text: "R", id: rr }]
          swipeActions: { trailing: [{ title: Bin, color: red }] }
          swipe: "${item == 'a2' ? 0 : 0}"

    """

  /// Two sections of rows with a symbol, without lines.
  private static func symbols(_ appearance: String) -> String {
    lines(appearance).replacing(
      "text: \"${item}\"",
      with: """
        hstack: [{ symbol: star }, { text: "${item}" }], offset: ["${item == 'a1' ? 0 : 0}", 0]
        """)
  }

  /// Two texts below each other.
  private static let twoTexts = """
    canvas: { width: 390 }
    view: { vstack: [ { text: "a b" }, { text: other } ] }

    """

  static let changesOfLines = [
    // Lines, cards behind rows, and how headers look: a list draws them for what it was given.
    KnownChange(
      "rows that are apart", in: lines("insetGrouped"),
      ("{ appearance", "{ listRowSpacing: 10, appearance"),
      reports: "list row spacing 10 pt added"),
    KnownChange(
      "rows that are not apart any more",
      in: lines("plain").replacing("{ appearance", with: "{ listRowSpacing: 10, appearance"),
      ("listRowSpacing: 10, ", ""), reports: "list row spacing 10 pt removed"),
    KnownChange(
      "a list that became a sidebar", in: lines("plain"), ("plain", "sidebar"),
      reports: "list appearance plain → sidebar"),
    KnownChange(
      "a grouped list that became a sidebar", in: lines("insetGrouped"),
      ("insetGrouped", "sidebar"),
      reports: "list appearance insetGrouped → sidebar"),
    KnownChange(
      "rows without lines", in: lines("plain"),
      ("\"${item}\"", "\"${item}\", listRowSeparator: hidden"),
      reports: "all items: list row separator hidden added"),
    KnownChange(
      "a row without lines",
      in: lines("plain").replacing(
        "\"${item}\"",
        with: "\"${item}\", listRowSeparator: \"${item == 'none' ? 'hidden' : 'automatic'}\""),
      ("'none'", "'a2'"),
      // The line above it is drawn by the row before it.
      reports: "item 0.1 'a2': list row separator automatic → hidden"),
    KnownChange(
      "where the lines of a list begin", in: lines("plain"),
      ("leadingInset: 10", "leadingInset: 30"),
      reports: "separator 10 and 0 from the edges → 30 and 0 from the edges"),
    KnownChange(
      "first rows that became headers", in: lines("plain"),
      ("{ appearance", "{ headerMode: firstItemInSection, appearance"),
      reports: "header mode supplementary → firstItemInSection"),
    KnownChange(
      "first rows that became headers of a grouped list", in: lines("insetGrouped"),
      ("{ appearance", "{ headerMode: firstItemInSection, appearance"),
      reports: "header mode supplementary → firstItemInSection"),
    KnownChange(
      "first rows with symbols that became headers", in: symbols("plain"),
      ("{ appearance", "{ headerMode: firstItemInSection, appearance"),
      reports: "header mode supplementary → firstItemInSection"),
    KnownChange(
      "first rows with symbols that became headers of a grouped list", in: symbols("insetGrouped"),
      ("{ appearance", "{ headerMode: firstItemInSection, appearance"),
      reports: "header mode supplementary → firstItemInSection"),
    KnownChange(
      "first rows that became headers, one of which is elsewhere", in: symbols("plain"),
      ("{ appearance", "{ headerMode: firstItemInSection, appearance"), ("? 0 ", "? 5 "),
      reports: "header mode supplementary → firstItemInSection",
      "item 0.0 'a1': offset [0, 0] → [5, 0] pt"),
    KnownChange(
      "a list without footers", in: lines("plain"),
      ("{ appearance", "{ footerMode: none, appearance"),
      reports: "footer mode supplementary → none"),

    // A row that is swiped shows its actions, and less of itself.
    KnownChange(
      "a row that is swiped open", in: swiped, ("? 0 ", "? 0.3 "),
      reports: "item 1 'Banana': swiped open"),
    KnownChange(
      "a row that is swiped open at its leading end", in: swiped, ("? 0 ", "? -0.3 "),
      reports: "item 1 'Banana': swiped open at its leading end"),
    KnownChange(
      "a row that is swiped shut", in: open, ("? 0.3 ", "? 0 "),
      reports: "item 1 'Banana': swiped shut"),
    KnownChange(
      // The rows without `swipe` are where those with 0 are.
      "rows without actions, one of which was swiped open", in: open,
      (
        "swipeActions: { trailing: [{ title: Bin, color: red }], leading: [{ title: Pin, color: orange }] }",
        ""
      ), ("swipe: \"${item == 'Banana' ? 0.3 : 0}\"", ""),
      reports: "all items: swipe actions leading Pin in orange; trailing Bin in red removed",
      "item 1 'Banana': swiped shut"),
    KnownChange(
      "a row that is swiped farther", in: open, ("? 0.3 ", "? 0.4 "),
      reports: "item 1: swiped from 0.3 to 0.4 of its width"),
    KnownChange(
      "all rows that are swiped open", in: swiped, ("? 0 : 0", "? 0.2 : 0.2"),
      reports: "all items: swiped open"),
    KnownChange(
      "another row that is swiped open", in: open.replacing("0.3", with: "-0.1"),
      ("== 'Banana'", "== 'Cherry'"),
      reports: "item 1 'Banana': swiped shut", "item 2 'Cherry': swiped open at its leading end"),
    KnownChange(
      "a row that is swiped open, with another colour", in: swiped, ("? 0 ", "? -0.1 "),
      ("text: \"${item}\"", "text: \"${item}\"\n      foregroundColor: red"),
      reports: "all items: foreground color red added",
      "item 1 'Banana': swiped open at its leading end"),

    KnownChange(
      "a row that is swiped open, without a view that all rows had", in: swipedViews,
      ("? 0 ", "? 0.1 "), (", { text: \"R\", id: rr }", ""),
      reports: "all items: view 'rr' removed", "item 1 'a2': swiped open"),
    KnownChange(
      "a row that is swiped open, with another view at the end of all rows", in: swipedViews,
      ("? 0 ", "? 0.1 "), ("text: \"R\", id: rr", "text: \"S\", id: ss"),
      reports: "all items: view 'rr' removed", "item 1 'a2': swiped open",
      "all items: view 'ss' added"),

    // A line break is as much of a text as its letters.
    KnownChange(
      "a line break", in: twoTexts, ("a b", "a\\nb"), reports: "text 'a b' → 'a\\nb'"),
    KnownChange(
      "a line break that went", in: twoTexts.replacing("a b", with: "a\\nb"), ("a\\nb", "a b"),
      reports: "text 'a\\nb' → 'a b'"),
    KnownChange(
      "a line break in a text of several lines",
      in: twoTexts.replacing(
        "a b", with: "A body of some length that has, perhaps, a bit of everything"),
      ("that has", "that\\nhas"),
      reports: "text '…some length that has, perha…' → '…some length that\\nhas, perha…'"),
    KnownChange(
      "a line break in an item", in: swiped.replacing("[Apple", with: "[\"Red apple\""),
      ("\"Red apple\"", "\"Red\\napple\""),
      reports: "item 0 'Red': text 'Red apple' → 'Red\\napple'"),
    KnownChange(
      "other letters and a line break", in: swiped, ("[Apple", "[\"Red\\napple\""),
      reports: "item 0 'Red': text 'Apple' → 'Red\\napple'"),
  ]
}
