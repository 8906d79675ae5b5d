extension KnownChangeTests {
  /// A title, a symbol with a label, a box and a toggle, all of which have a name.
  static let named = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 10
        children:
          - { text: Title, id: title }
          - { symbol: star, accessibilityLabel: Favourite, id: star }
          - { rectangle: {}, fill: blue, frame: { width: 100, height: 40 }, id: box }
          - { toggle: true, accessibilityLabel: Wifi }
      padding: 20

    """

  /// Twenty rows, of which the canvas shows the first ones.
  private static let scrolled = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { list: {} }
        items: 1...20
        cell: { text: "Row ${item}", padding: 12, frame: { maxWidth: infinity, alignment: leading }, background: yellow }

    """

  /// Two sections with headers.
  private static let sections = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 3, spacing: 10 } }
        sections:
          - header: { text: Fruit }
            items: [Apple, Pear, Plum]
          - header: { text: Nuts }
            items: [Almond, Hazel]
        cell: { text: "${item}", padding: 8, background: mint }

    """

  /// Two equal texts and two equal rows.
  private static let twins = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Beta } # The first.
        - { text: Beta }
        - { hstack: { spacing: 4, children: [ { text: A }, { text: B } ] } } # The first row.
        - { hstack: { spacing: 4, children: [ { text: A }, { text: B } ] } }

    """

  private static let title = "- { text: Card 0, font: { size: 22 } }"
  private static let body = "text 'A body of some length that wraps into l…'"

  static let changesOfViews = [
    // The structure of a screen.
    KnownChange(
      "a view wrapped in another", in: form,
      (title, "- { hstack: [ { text: Card 0, font: { size: 22 } } ], padding: 6 }"),
      reports: "text 'Card 0' wrapped in an hstack (padding 6 pt)"),
    KnownChange(
      "a view taken out of another", in: form,
      ("      - hstack:\n          spacing: 12\n          children:\n", ""),
      ("            - { text: Cancel", "      - { text: Cancel"),
      ("            - { text: Save", "      - { text: Save"),
      reports: "text 'Cancel' and text 'Save' no longer in an hstack"),
    KnownChange(
      "a text added to a screen", in: form,
      ("- { symbol: chevron.right }", "- { symbol: chevron.right }\n      - { text: Extra }"),
      reports: "text 'Extra' added"),
    KnownChange(
      "a symbol removed", in: form, ("      - { symbol: chevron.right }\n", ""),
      reports: "symbol 'chevron.right' removed"),
    KnownChange(
      "the order of buttons", in: form, ("text: Cancel, padding: [8, 16], background: gray", "@1"),
      ("text: Save, padding: [8, 16], background: blue, foregroundColor: white", "@2"),
      ("@1", "text: Save, padding: [8, 16], background: blue, foregroundColor: white"),
      ("@2", "text: Cancel, padding: [8, 16], background: gray"),
      reports: "text 'Cancel' and text 'Save' changed places"),
    KnownChange(
      "the order of named views", in: named, ("      - { text: Title, id: title }\n", ""),
      ("id: star }\n", "id: star }\n      - { text: Title, id: title }\n"),
      reports: "view 'title' and view 'star' changed places"),
    KnownChange(
      "a named view removed", in: named,
      ("      - { rectangle: {}, fill: blue, frame: { width: 100, height: 40 }, id: box }\n", ""),
      reports: "view 'box' removed"),
    KnownChange(
      "a row that became a column", in: form, ("- hstack:", "- vstack:"),
      reports: "the hstack became a vstack"),

    // What views are given.
    KnownChange(
      "the spacing of a column", in: form, ("spacing: 16", "spacing: 20"),
      reports: "spacing of the vstack 16 → 20 pt"),
    KnownChange(
      "the spacing of a row", in: form, ("spacing: 12", "spacing: 20"),
      reports: "spacing of the hstack 12 → 20 pt"),
    KnownChange(
      "a button's padding", in: form,
      ("text: Cancel, padding: [8, 16]", "text: Cancel, padding: [10, 20]"),
      reports: "padding of text 'Cancel' [8, 16] → [10, 20] pt"),
    KnownChange(
      "the padding of a screen", in: form, ("  padding: 16", "  padding: 20"),
      reports: "padding of the vstack 16 → 20 pt"),
    KnownChange(
      "the padding of items", in: grid, ("padding: 12", "padding: 16"),
      reports: "all items: padding 12 → 16 pt"),
    KnownChange(
      "the alignment in items", in: list, ("alignment: leading\n        children", "children"),
      reports: "all items: alignment of the vstack leading → center"),
    KnownChange(
      "a box's width", in: named, ("width: 100", "width: 120"),
      reports: "width of view 'box' 100 → 120 pt"),
    KnownChange(
      "a box's shape", in: named, ("rectangle: {}", "circle: {}"),
      reports: "view 'box' became a circle"),
    KnownChange(
      "a box's corners", in: named, ("rectangle: {}", "roundedRectangle: { cornerRadius: 8 }"),
      reports: "view 'box' became a rounded rectangle with corner radius 8 pt"),
    KnownChange(
      "a toggle", in: named, ("toggle: true", "toggle: false"),
      reports: "value of toggle 'Wifi' on → off"),
    KnownChange(
      "the alignment of a text", in: form,
      ("font: body", "font: body, multilineTextAlignment: center"),
      reports: "text alignment center added to text 'A body of some length that wraps into l…'"),

    // Texts, fonts and colours.
    KnownChange(
      "the end of a long text", in: form, ("font shows.", "font shows and then some."),
      // It has a third line.
      reports: "text '…change of font shows.' → '…change of font shows and then some.'"),
    KnownChange(
      "a named text", in: named, ("text: Title", "text: Titel"),
      reports: "view 'title': text 'Title' → 'Titel'"),
    KnownChange(
      "another font, in which a text wraps otherwise", in: form,
      ("font: body", "font: body, bold: true"),
      reports: "bold added to text 'A body of some length that wraps into l…'"),
    KnownChange(
      "a symbol with a label", in: named, ("symbol: star", "symbol: heart"),
      reports: "view 'star': symbol 'star' → 'heart'"),
    KnownChange(
      "a symbol's colour", in: form,
      ("symbol: chevron.right", "symbol: chevron.right, foregroundColor: red"),
      reports: "foreground color red added to symbol 'chevron.right'"),
    KnownChange(
      "a box's colour", in: named, ("fill: blue", "fill: red"),
      reports: "fill of view 'box' blue → red"),
    KnownChange(
      "the canvas's colour", in: named, ("width: 390", "width: 390, background: yellow"),
      reports:
        "screen background systemBackground → yellow"),
    KnownChange(
      "a shadow", in: form,
      (
        "background: gray, cornerRadius: 8",
        "background: gray, cornerRadius: 8, shadow: { radius: 4 }"
      ),
      // The default colour has a third of black.
      reports: "shadow black.opacity(0.33) 4 pt added to text 'Cancel'"),
    KnownChange(
      "a border", in: form,
      (
        "background: gray, cornerRadius: 8",
        "background: gray, cornerRadius: 8, border: { color: red, width: 2 }"
      ),
      reports: "border red and border width 2 pt added to text 'Cancel'"),
    KnownChange(
      "a button's corners", in: form,
      ("background: gray, cornerRadius: 8", "background: gray, cornerRadius: 14"),
      reports: "corner radius of text 'Cancel' 8 → 14 pt"),
    KnownChange(
      "a gradient in place of each item's colour", in: grid,
      ("background: \"${item.c}\"", "background: { linearGradient: { colors: [red, blue] } }"),
      reports:
        "all items: background became a linear gradient with stops red to blue, start point top and end point bottom"
    ),
    KnownChange(
      "each item's colour removed", in: grid, ("      background: \"${item.c}\"\n", ""),
      reports: "all items: background removed"),

    // Canvases, sections, and what is out of sight.
    KnownChange(
      "a canvas's height", in: form, ("width: 390", "width: 390, height: 400"),
      reports: "height fit → 400 pt"),
    KnownChange(
      "a device", in: form, ("width: 390", "device: iphone-se"),
      reports: "device none → iPhone SE (1st generation)"),
    KnownChange(
      "scrolling", in: scrolled, ("items: 1...20", "contentOffset: [0, 40]\n    items: 1...20"),
      reports: "content offset [0, 0] → [0, 40] pt"),
    KnownChange(
      "an item inserted that pushes another out of sight", in: scrolled,
      ("1...20", "[1, 2, 3, 33, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]"),
      reports: "item 3 'Row 33' inserted"),
    KnownChange(
      "a section removed", in: sections,
      ("      - header: { text: Nuts }\n        items: [Almond, Hazel]\n", ""),
      reports: "section 1 'Nuts' with 2 items removed"),
    KnownChange(
      "an item of the last section", in: sections, ("Almond, Hazel", "Almond, Hazel, Pecan"),
      reports: "item 1.2 'Pecan' inserted"),
    KnownChange(
      "a section's header", in: sections, ("text: Nuts", "text: Seeds"),
      reports: "the header of section 1 'Seeds': text 'Nuts' → 'Seeds'"),
    KnownChange(
      "the last item to the front", in: list, (", Ida, Jam]", ", Ida]"), ("[Alma", "[Jam, Alma"),
      reports: "item 'Jam' moved from 9 to 0",
      "all items: other numbers in text 'from N €' ('from 1 €' → 'from 2 €', …)"),
    KnownChange(
      "the items sorted",
      in: list.replacing("Alma, Ben, Carl, Dora", with: "Dora, Carl, Ben, Alma"),
      ("Dora, Carl, Ben, Alma", "Alma, Ben, Carl, Dora"),
      reports: "the 10 items are sorted by what they show",
      "items 0–3: other numbers in text 'from N €' ('from 1 €' → 'from 4 €', …)"),
    KnownChange(
      "an item moved", in: list, ("Alma, Ben, Carl", "Ben, Carl, Alma"),
      reports: "item 'Alma' moved from 0 to 2",
      "items 0–2: other numbers in text 'from N €' ('from 1 €' → 'from 3 €', …)"),

    // Things that look the same.
    KnownChange(
      "the first of two equal texts", in: twins, ("Beta } #", "Beta, opacity: 0.5 } #"),
      reports: "opacity of text 1 'Beta' 1 → 0.5"),
    KnownChange(
      "the first of two equal rows", in: twins,
      (
        "4, children: [ { text: A }, { text: B } ] } } #",
        "9, children: [ { text: A }, { text: B } ] } } #"
      ),
      reports: "spacing of the hstack of 'A' and 'B' 4 → 9 pt"),
    KnownChange(
      "a spacing that went", in: form, ("    spacing: 16\n", ""),
      reports: "spacing 16 pt removed from the vstack"),
    KnownChange(
      "padding on the other side of a background", in: form,
      (
        "{ text: Cancel, padding: [8, 16], background: gray, cornerRadius: 8 }",
        "{ text: Cancel, background: gray, cornerRadius: 8, padding: [8, 16] }"
      ),
      reports: "modifiers of text 'Cancel' in another order: background, clip shape, padding"),

    // Two changes at once, of which neither hides the other.
    KnownChange(
      "dark, and other corners", in: grid, ("width: 390", "width: 390, appearance: dark"),
      ("cornerRadius: 10", "cornerRadius: 12"),
      reports: "appearance light → dark", "all items: corner radius 10 → 12 pt"),
    KnownChange(
      "larger type, and another spacing", in: form,
      ("width: 390", "width: 390, dynamicType: xLarge"), ("spacing: 16", "spacing: 20"),
      reports: "dynamic type large → xLarge", "spacing of the vstack 16 → 20 pt"),
    KnownChange(
      "narrower, and another spacing", in: form, ("width: 390", "width: 375"),
      ("spacing: 16", "spacing: 20"),
      reports: "width 390 → 375 pt", "spacing of the vstack 16 → 20 pt"),
    KnownChange(
      "from right to left, and another spacing", in: grid,
      ("width: 390", "width: 390, layoutDirection: rightToLeft"), ("spacing: 8", "spacing: 12"),
      reports: "layout direction leftToRight → rightToLeft",
      "all items: spacing of the vstack 8 → 12 pt"),
    KnownChange(
      "a header, and another spacing", in: list,
      ("    cell:", "    header: { text: People, padding: 8 }\n    cell:"),
      ("spacing: 8", "spacing: 2"),
      reports: "the header 'People' inserted", "all items: spacing of the vstack 8 → 2 pt"),
    KnownChange(
      "a title's size, and the spacing of a row", in: form, ("size: 22", "size: 28"),
      ("spacing: 12", "spacing: 20"),
      reports: "font size of text 'Card 0' 22 → 28 pt", "spacing of the hstack 12 → 20 pt"),
    KnownChange(
      "columns, and a text", in: sections, ("columns: 3", "columns: 2"), ("Pear", "Peach"),
      reports: "columns 3 → 2", "item 0.1 'Peach': text 'Pear' → 'Peach'"),
  ]
}
