extension KnownChangeTests {
  /// Pictures in two columns, the third of which is a square.
  private static let pictures = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 12 } }
        itemAspectRatio: "${index == 2 ? 1 : 1.5}"
        items: [Apples, Bananas, Cherries, Dates]
        cell: { text: "${item}", frame: { maxWidth: infinity, maxHeight: infinity }, background: teal }

    """

  /// Items of widths of their own in rows that run sideways.
  private static let strips = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { waterfall: { rows: 2, scrollDirection: horizontal, spacing: 8 } }
        items: [1, 2, 3, 4, 5, 6]
        itemWidth: "${item == 1 ? 60 : 80}"
        cell: { text: "${item}", background: teal }

    """

  /// A section that scrolls sideways over one in two columns.
  private static let shelf = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 8 } }
        sections:
          - items: [1, 2, 3, 4, 5, 6, 7, 8]
            layout:
              compositional:
                group:
                  horizontal:
                    width: { absolute: 120 }
                    height: { absolute: 80 }
                    subitems: [ { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } } ]
                interGroupSpacing: 8
                orthogonalScrollingBehavior: continuous
            contentOffset: 20
          - items: [A, B, C, D]
            itemHeight: 60
        cell: { text: "${item}", frame: { maxWidth: infinity, maxHeight: infinity }, background: teal }

    """

  /// Numbers, each with a bar: of 100 points for the greatest, and for the others of so much less.
  private static let bars = """
    canvas: { width: 390 }
    let: { days: [4, 8, 6] }
    view:
      vstack:
        - forEach: "${days}"
          view:
            hstack:
              - text: "${item}°"
              - capsule:
                fill: black
                frame: { width: "${100 * item / days.max}", height: 5 }

    """

  /// Groups of three items whose frames are computed.
  private static let mosaic = """
    canvas: { width: 390 }
    let:
      tops: [0, 0, 100]
    view:
      collection:
        layout:
          compositional:
            group:
              custom:
                width: { fractionalWidth: 1 }
                height: { absolute: 200 }
                count: 3
                frame:
                  x: "${index == 0 ? 0 : width / 2}"
                  y: "${tops[index]}"
                  width: "${width / 2}"
                  height: "${index == 0 ? height : 100}"
            contentInsets: { bottom: 14 }
        items: [1, 2, 3, 4, 5, 6]
        cell: { color: teal }

    """

  /// Two sections of rows.
  private static let groups = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        sections:
          - { header: { text: Fruit }, items: [Apple, Pear, Plum] }
          - { header: { text: Herbs }, items: [Leek, Kale] }
        cell: { text: "${item}" }

    """

  static let changesOfGivens = [
    // What a collection gives its items: each even beside what moves or resizes all of them.
    KnownChange(
      "heights beside columns", in: highItems, ("columns: 2", "columns: 3"),
      ("itemHeight: 100", "itemHeight: 120"),
      reports: "columns 2 → 3", "item height 100 → 120 pt"),
    KnownChange(
      "heights beside an item that is gone", in: highItems, ("{n: Cherries, c: pink}, ", ""),
      ("itemHeight: 100", "itemHeight: 120"),
      // The items after it have the numbers before theirs.
      reports: "item height 100 → 120 pt", "item 2 'Cherries' removed",
      "items 2–8: other numbers in text 'from N €' ('from 4 €' → 'from 3 €', …)"),
    KnownChange(
      "heights beside a narrower canvas", in: highItems, ("width: 390", "width: 375"),
      ("itemHeight: 100", "itemHeight: 120"),
      reports: "width 390 → 375 pt", "item height 100 → 120 pt"),
    KnownChange(
      "heights beside insets", in: highItems, ("layout: {", "insets: 10\n    layout: {"),
      ("itemHeight: 100", "itemHeight: 120"),
      reports: "insets 0 → 10 pt", "item height 100 → 120 pt"),
    KnownChange(
      "no heights any more, beside columns", in: highItems, ("    itemHeight: 100\n", ""),
      ("columns: 2", "columns: 3"), reports: "columns 2 → 3", "item height 100 pt removed"),
    KnownChange(
      "the aspect ratio of one item beside spacing", in: pictures, ("== 2 ? 1 :", "== 2 ? 2 :"),
      ("spacing: 12", "spacing: 16"),
      reports: "spacing 12 → 16 pt", "item 2 'Cherries': item aspect ratio 1 → 2"),
    KnownChange(
      "the aspect ratios of most items", in: pictures, (": 1.5", ": 1.25"),
      reports: "items 0–1 and 3: item aspect ratio 1.5 → 1.25"),
    KnownChange(
      "heights in the place of aspect ratios", in: pictures,
      ("itemAspectRatio: \"${index == 2 ? 1 : 1.5}\"", "itemHeight: 90"),
      reports: "item height 90 pt added", "items 0–1 and 3: item aspect ratio 1.5 removed",
      "item 2 'Cherries': item aspect ratio 1 removed"),
    KnownChange(
      "rows of a waterfall sideways", in: strips, ("rows: 2", "rows: 3"), reports: "rows 2 → 3"),
    KnownChange(
      "rows and gaps of a waterfall sideways", in: strips, ("rows: 2", "rows: 3"),
      ("spacing: 8", "spacing: 12"), reports: "rows 2 → 3", "spacing 8 → 12 pt"),
    KnownChange(
      "the width of one item beside gaps", in: strips, ("== 1 ? 60", "== 1 ? 100"),
      ("spacing: 8", "spacing: 12"), reports: "spacing 8 → 12 pt",
      "item 0 '1': item width 60 → 100 pt"),
    KnownChange(
      "where a section is scrolled to", in: shelf, ("contentOffset: 20", "contentOffset: 40"),
      reports: "content offset of section 0 20 → 40 pt"),
    KnownChange(
      "where a section is scrolled to, and the heights of the other", in: shelf,
      ("contentOffset: 20", "contentOffset: 40"), ("itemHeight: 60", "itemHeight: 70"),
      reports: "content offset of section 0 20 → 40 pt", "item height of section 1 60 → 70 pt"),
    KnownChange(
      "heights of one section for the first time", in: shelf, ("        itemHeight: 60\n", ""),
      reports: "item height of section 1 60 pt removed"),
    // Of a long value, what is around the difference: four words before it and three after it.
    KnownChange(
      "the height of a group's items", in: shelf,
      ("fractionalHeight: 1 ", "fractionalHeight: 0.5 "),
      reports:
        "group of section 0 … of the width × 1 of the height) → … of the width × 0.5 of the height)"
    ),
    KnownChange(
      "frames of a custom group beside insets", in: mosaic,
      ("tops: [0, 0, 100]", "tops: [0, 100, 0]"),
      ("bottom: 14", "bottom: 20"),
      // Items 1 and 2 of a group of 300 points change places at its right half.
      reports: "content insets [0, 0, 14, 0] → [0, 0, 20, 0] pt",
      "group frame 1 [150, 0, 150, 100] → [150, 100, 150, 100] pt, and 1 more"
    ),

    // What people or an app do with a collection.
    KnownChange(
      "content that is loaded again", in: groups, ("    cell:", "    refreshing: true\n    cell:"),
      reports: "refreshing false → true"),
    KnownChange(
      "content that is loaded again, in more space", in: groups,
      ("    cell:", "    refreshing: true\n    contentInset: 10\n    cell:"),
      reports: "content inset 0 → 10 pt", "refreshing false → true"),
    KnownChange(
      // Lines next to a pressed row are not drawn, and it is gray.
      "a row that is pressed", in: groups, ("    cell:", "    highlighted: [[0, 1]]\n    cell:"),
      reports: "highlighted items none → 0.1"),
    KnownChange(
      // A lifted row is drawn over the gap that it leaves, with a shadow of 14 / 2 points.
      "a row that is dragged, and a text", in: groups,
      ("    cell:", "    dragged: { section: 0, item: 1 }\n    cell:"), ("Kale", "Chard"),
      reports: "dragged item none → 0.1 by 4, −12", "item 1.1 'Chard': text 'Kale' → 'Chard'"),

    // What is written first, and then what is computed from it: 100 × 4 / 10 and 100 × 6 / 10 points.
    KnownChange(
      "a number, and bars that are as long as it says", in: bars, ("[4, 8, 6]", "[4, 10, 6]"),
      reports: "width of capsule 1 50 → 40 pt", "text '8°' → '10°'", "width of capsule 3 75 → 60 pt"
    ),
  ]
}
