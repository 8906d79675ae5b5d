extension KnownChangeTests {
  /// Values that are taken back from their words: a font of several words, a line, a gradient, and a corner.
  private static let values = """
    canvas: { width: 390 }
    colors: { sale: '#D7263D' }
    view:
      vstack:
        - { text: Code, font: { size: 13, design: monospaced } }
        - { text: Old, foregroundColor: sale, strikethrough: true }
        - { roundedRectangle: 8, fill: { angularGradient: { colors: [purple, blue, purple] } }, frame: { height: 40 } }
        - { text: busy, background: yellow, clipShape: capsule }

    """

  /// Numbered steps of a recipe, what is known of it, and two equal prices.
  private static let recipe = """
    canvas: { width: 390 }
    view:
      vstack:
        - hstack:
            spacing: 16
            children:
              - { hstack: [ { symbol: clock }, { text: 50 min } ] }
              - { hstack: [ { symbol: person }, { text: Two } ] }
              - { hstack: [ { symbol: star }, { text: Easy } ] }
        - forEach: [Whisk the eggs., Fold in the flour., Bake it.]
          view: { hstack: [ { text: "${index + 1}" }, { text: "${item}" } ] }
        - hstack: [ { text: Subtotal }, { text: 43 € } ]
        - hstack: [ { text: Total }, { text: 43 € } ]

    """

  /// Rows some of which lack a symbol before the one that all have.
  private static let hot = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [ { t: Login, hot: true }, { t: Export, hot: false }, { t: Refund, hot: true } ]
        cell:
          hstack:
            - if: "${item.hot}"
              then: { symbol: flame }
            - { text: "${item.t}" }
            - { symbol: envelope }
          padding: 8

    """

  /// Rows with a choice, a date, and a note that nothing is written in.
  private static let notes = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [ { t: One, choice: Dark, note: '' }, { t: Two, choice: Light, note: '' } ]
        cell:
          vstack:
            - { text: "${item.t}" }
            - picker: { label: Theme, items: [Light, Dark], selection: "${item.choice}" }
            - { text: "${item.note}" }
            - datePicker: { label: Day, date: 2026-03-14, displayedComponents: date }
          padding: 8

    """

  /// The same without a date.
  private static let choices = notes.replacing(
    "        - datePicker: { label: Day, date: 2026-03-14, displayedComponents: date }\n", with: "")

  /// The same with the note before the choice.
  private static let notesFirst: String = {
    let note = "        - { text: \"${item.note}\" }\n"
    let picker = "        - picker"
    return choices.replacing(note, with: "").replacing(picker, with: note + picker)
  }()

  /// Rows of which the screen shows the first ones.
  private static let mails = """
    canvas: { width: 390, height: 200 }
    view:
      collection:
        layout: { list: {} }
        items: [Ann, Bo, Cy, Dee, Eve, Flo, Gus, Hal, Ida, Jo]
        cell: { text: "Re: ${item}", padding: 10 }

    """

  /// A grid with a view between rows.
  private static let grids = """
    canvas: { width: 390 }
    view:
      grid:
        - gridRow: [ { text: a }, { text: b } ]
        - { text: wide and without a row }

    """

  /// A bar with one item, and a picture with initials over it.
  private static let bar = """
    canvas: { width: 390 }
    view:
      vstack:
        - navigationBar: { title: Cart, trailing: [ { button: Edit } ] }
        - { circle: , fill: teal, frame: { width: 44, height: 44 }, overlay: { text: MK } }

    """

  /// A color of one's own, as it is and seen through.
  private static let branded = """
    canvas: { width: 390 }
    colors: { brand: '#0A5C36' }
    view:
      vstack:
        - { text: Balance, background: brand.opacity(0.12) }
        - { text: Sent, foregroundColor: brand }

    """

  /// Controls and shapes with values of several parts, and a symbol before each of three texts.
  private static let tides = """
    canvas: { width: 390 }
    view:
      vstack:
        - { hstack: [ { text: A }, { text: B } ], padding: 10, background: mint }
        - { color: teal, frame: { height: 40 }, clipShape: { roundedRectangle: 10 } }
        - { gauge: { value: 3, in: [0, 6], label: Tide } }
        - { path: { data: M0 10 L10 0 L20 10 Z, viewBox: [0, 0, 20, 20] }, fill: teal, frame: { width: 20, height: 20 } }
        - { rectangle: , strokeBorder: { color: red, lineWidth: 2 }, frame: { width: 40, height: 20 }, rotationEffect: { degrees: 10, anchor: leading } }
        - forEach: [Low, High, Slack]
          view: { zstack: [ { symbol: bell }, { text: "${item}" } ] }

    """

  /// The same with a path of more steps than a layout's text records.
  private static let waves = tides.replacing(
    "M0 10 L10 0 L20 10 Z",
    with: "M0 10 \((1...8).map { "L\(2 * $0 - 1) 0 L\(2 * $0) 10 " }.joined())Z")

  /// Rows that begin with their own numbers, in colors of their own.
  private static let songs = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [ { t: Locus iste, by: Bruckner, p: 12, c: red }, { t: Abendlied, by: Rheinberger, p: 44, c: blue }, { t: Sicut cervus, by: Palestrina, p: 8, c: red } ]
        cell:
          hstack:
            - { text: "${index + 1}" }
            - { text: "${item.t}", padding: 4 }
            - { text: "${item.by}, p. ${item.p}" }
          padding: 8
          background: "${item.c}.opacity(0.2)"

    """

  /// The same with a symbol or a text in one place of each.
  private static let marked: String = {
    let title = "        - { text: \"${item.t}\""
    let mark = "- { if: \"${item.p > 40}\", then: { symbol: flame }, else: { text: old } }\n"
    return songs.replacing(title, with: "        \(mark)\(title)")
  }()

  /// Edits of each kind that was told wrongly of ordinary screens.
  static let changesOfKinds = [
    // The size and the design are one value of a config, and the weight is not given.
    KnownChange(
      "a font of another design", in: values, ("design: monospaced", "design: rounded"),
      reports: "font of text 'Code' 13 pt monospaced → 13 pt rounded"),
    // The line's color, that of the text, is no setting of its own.
    KnownChange(
      "a line that is gone", in: values, (", strikethrough: true", ""),
      reports: "strikethrough removed from text 'Old'"),
    // The color is one edit, however many things are drawn in it: the line is not, as a color of its own.
    KnownChange(
      "another color of a text and of the line through it", in: values, ("#D7263D", "#3D26D7"),
      reports: "sale #D7263D → #3D26D7"),
    // The stops are as far apart as before, so that the colors alone are told; the kind and the angles stayed.
    KnownChange(
      "a color of a gradient about a point", in: values, ("purple, blue", "purple, pink"),
      reports:
        "fill of the rounded rectangle purple to blue to purple → purple to pink to purple"),
    // A capsule's corners have no radius in points: one that is not given is written as 0.
    KnownChange(
      "another outline, with a radius", in: values, ("clipShape: capsule", "cornerRadius: 3"),
      reports: "clip shape of text 'busy' capsule → roundedRectangle",
      "corner radius of text 'busy' 0 → 3 pt"),
    // The step that is gone had the number 2, which the one after it has now.
    KnownChange(
      "a step that is gone, after which the others have other numbers", in: recipe,
      ("Fold in the flour., ", ""),
      reports: "the hstack of '2' and 'Fold in the flour.' removed", "text '3' → '2'"),
    // The text stayed, and lost what was around it with the symbol.
    KnownChange(
      "a view in the place of the one around it", in: recipe,
      ("{ hstack: [ { symbol: star }, { text: Easy } ] }", "{ text: Easy }"),
      reports: "text 'Easy' no longer in an hstack", "symbol 'star' removed"),
    // The sentence names the symbol and the text that were in the stack, so that neither has a removal of its own.
    KnownChange(
      "a text in the place of a stack", in: recipe,
      ("{ hstack: [ { symbol: star }, { text: Easy } ] }", "{ text: Hard }"),
      reports: "the hstack of 'star' and 'Easy' became text 'Hard'"),
    // The prices are the same, so that they are known by their numbers among those.
    KnownChange(
      "two equal texts", in: recipe, ("43 €", "44 €"), reports: "texts 1 and 2 '43 €' → '44 €'"),
    // The symbol is the second of items that are hot, and the first of `Export`: it is still one view of all.
    KnownChange(
      "a symbol that is the second of some items", in: hot, ("symbol: envelope", "symbol: bell"),
      reports: "all items: symbol 'envelope' → 'bell'"),
    // Both have the name, so that no label was removed and no text was added.
    KnownChange(
      "a button for a switch", in: "view: { toggle: { label: Motion, isOn: true } }",
      ("toggle: { label: Motion, isOn: true }", "button: Motion"),
      reports: "toggle 'Motion' became button 'Motion'"),
    // No item has a note before: its text, which is empty, is neither the picker's nor the date's.
    KnownChange(
      "a note between two controls, as none has one", in: notes,
      ("Dark, note: ''", "Dark, note: Hi"),
      reports: "item 0 'One': text '' → 'Hi'"),
    // `One`, `Theme` and `Dark` are drawn: as many texts before the choice as the two texts there are, one of which is
    // empty.
    KnownChange(
      "a note before a choice with a label, as none has one", in: notesFirst,
      ("Dark, note: ''", "Dark, note: Hi"),
      reports: "item 0 'One': text '' → 'Hi'"),
    // The choice is drawn, and not only given: it is no text that another view shows.
    KnownChange(
      "a choice beside notes of nothing", in: choices, ("choice: Dark", "choice: Light"),
      reports: "item 0 'One': value of the picker Dark → Light"),
    // `Ann` is gone under its old words, and each of the others is the item that it was, though all words differ.
    KnownChange(
      "a row less, and other words in all", in: mails, ("Re: ", "Aw: "), ("[Ann, ", "["),
      reports: "item 0 'Re: Ann' removed", "all items: text 'Re: …' → 'Aw: …'"),
    // The bar's numbers of items at its sides follow from that.
    KnownChange(
      "a bar whose only item is gone", in: bar, (", trailing: [ { button: Edit } ]", ""),
      reports: "button 'Edit' removed"),
    // What is over the shape, its fill and its frame stayed, and are no reason for another view.
    KnownChange(
      "a shape for another one under an overlay", in: bar,
      ("{ circle: , fill: teal", "{ rectangle: , fill: teal"),
      reports: "the circle became a rectangle"),
    // A color has no kind, so that the gradient is told with its own.
    KnownChange(
      "a color for a gradient", in: values,
      ("{ angularGradient: { colors: [purple, blue, purple] } }", "indigo"),
      reports: "fill of the rounded rectangle angular gradient purple to blue to purple → indigo"),
    // Each step but the new one has another number, which the texts show; all else of them stayed.
    KnownChange(
      "a step more, before the others", in: recipe, ("[Whisk", "[Heat the oven., Whisk"),
      reports: "text '1' → '2'", "text '2' → '3'", "text '3' → '4'",
      "the hstack of '1' and 'Heat the oven.' added"),
    // A step is known by its words: its number is that of its place, and was another one before.
    KnownChange(
      "two steps in another order", in: recipe,
      ("[Whisk the eggs., Fold in the flour.", "[Fold in the flour., Whisk the eggs."),
      reports:
        "text 'Fold in the flour.' and text 'Whisk the eggs.' exchanged"),
    // Both are edits: the color under its name, once, and the opacity of the one view that has it.
    KnownChange(
      "a color of one's own, and its opacity where it is seen through", in: branded,
      ("#0A5C36", "#0A365C"), ("brand.opacity(0.12)", "brand.opacity(0.2)"),
      reports: "brand #0A5C36 → #0A365C",
      "background of text 'Balance' brand.opacity(0.12) → brand.opacity(0.2)"),
    // The value stayed `Dark` or `Light`, though its number among the options is another one.
    KnownChange(
      "a choice more, before the one that is chosen", in: choices,
      ("items: [Light, Dark]", "items: [Black, Light, Dark]"),
      ("text: \"${item.t}\"", "text: \"${item.t}!\""),
      reports: "all items: text '…' → '…!'",
      "all items: options of the picker Light, Dark → Black, Light, Dark"),
    // Two cells in a row and a view without one became rows of two cells and of one.
    KnownChange(
      "a row around a view of a grid", in: grids,
      ("{ text: wide and without a row }", "gridRow: [ { text: wide and without a row } ]"),
      reports: "rows of the grid 2, view → 2, 1"),
    // The texts stayed, and so did what is behind both.
    KnownChange(
      "a column for a row with a background", in: tides,
      ("{ hstack: [ { text: A }", "{ vstack: [ { text: A }"),
      reports: "the hstack became a vstack"),
    // A capsule has no radius of its own; the first color is the background.
    KnownChange(
      "a capsule for round corners", in: tides, ("{ roundedRectangle: 10 }", "capsule"),
      reports: "clip shape of color 2 roundedRectangle → capsule"),
    KnownChange(
      "a gauge's range", in: tides, ("in: [0, 6]", "in: [0, 8]"),
      reports: "range of gauge 'Tide' [0, 6] → [0, 8]"),
    // 3 of 6 and 4 of 8 are the same part of the bar.
    KnownChange(
      "a gauge's value and range, of which it is the same part, beside a text", in: tides,
      ("value: 3, in: [0, 6]", "value: 4, in: [0, 8]"), ("text: A", "text: C"),
      reports: "text 'A' → 'C'"),
    KnownChange(
      "a step of a path that is fitted into its space", in: tides, ("L10 0", "L10 5"),
      reports:
        "data of the path M0,10L10,0L20,10Z in 0,0,20,20 → M0,10L10,5L20,10Z in 0,0,20,20"),
    KnownChange(
      "a step of a long path", in: waves, ("L10 10", "L10 5"), reports: "data of the path changed"),
    KnownChange(
      "the first step of a long path, which is larger now", in: waves, ("M0 10", "M0 14"),
      reports: "data of the path changed"),
    // Of more than three decimals, the steps are recorded by a digest.
    KnownChange(
      "a step of a path with many decimals", in: tides.replacing("L10 0", with: "L10 0.1234"),
      ("L10 0.1234", "L10 5"), reports: "data of the path changed"),
    KnownChange(
      "a fourth decimal of a path", in: tides.replacing("L10 0", with: "L10 0.1234"),
      ("L10 0.1234", "L10 0.1231"), reports: "data of the path changed"),
    KnownChange(
      "a step of a path of which a part is drawn",
      in: "view: { path: M0 10 L10 0 L20 10, trim: { from: 0, to: 0.5 }, stroke: teal }\n",
      ("L10 0", "L10 5"),
      reports: "data of the path M0,10L10,0L20,10 → M0,10L10,5L20,10"),
    // A stepper shows nothing of the place between its bounds.
    KnownChange(
      "a stepper's value and range, of which it is the same part",
      in: "view: { stepper: { label: Guests, value: 2, in: [0, 4] } }\n",
      ("value: 2, in: [0, 4]", "value: 4, in: [0, 8]"),
      reports: "value of stepper 'Guests' 2 → 4", "range of stepper 'Guests' [0, 4] → [0, 8]"),
    // A number that is not that of the row's place is what the row is known by.
    KnownChange(
      "a row with a number of its own that is gone",
      in: songs.replacing("${index + 1}", with: "${item.p}"),
      ("{ t: Locus iste, by: Bruckner, p: 12, c: red }, ", ""), reports: "item 0 '12' removed"),
    // The line is still there, around the outline.
    KnownChange(
      "a line that is no longer inside", in: tides, ("strokeBorder:", "stroke:"),
      reports: "stroke border of the rectangle true → false"),
    KnownChange(
      "a turn about the same point", in: tides, ("degrees: 10", "degrees: 20"),
      reports: "rotation of the rectangle 10° → 20°"),
    KnownChange(
      "a turn about another point", in: tides, ("anchor: leading", "anchor: trailing"),
      reports: "rotation of the rectangle 10° about leading → 10° about trailing"),
    KnownChange(
      "equal symbols that are gone", in: tides, ("{ symbol: bell }, ", ""),
      reports: "3 symbols 'bell' removed"),
    // A row is known by its words: its number is that of its place.
    KnownChange(
      "a row that is gone, after which the others have other numbers", in: songs,
      ("{ t: Locus iste, by: Bruckner, p: 12, c: red }, ", ""),
      reports: "item 0 'Locus iste' removed",
      "all items: other numbers in text 'N' ('2' → '1', …)"),
    KnownChange(
      "the sign between two values of each row", in: songs, ("}, p. ", "} · p. "),
      reports: "all items: text '…, p. …' → '… · p. …'"),
    KnownChange(
      "the opacity of colors of the rows' own", in: songs, ("opacity(0.2)", "opacity(0.4)"),
      reports: "all items: background ….opacity(0.2) → ….opacity(0.4)"),
    // It has the number 2 after a symbol, and 3 after a text, and is in one place of all rows.
    KnownChange(
      "the padding of a text after a text or a symbol", in: marked, ("padding: 4", "padding: 6"),
      reports: "all items: padding of the text ('Locus iste', …) 4 → 6 pt"),
  ]
}
