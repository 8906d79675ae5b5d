extension KnownChangeTests {
  /// Two shelves of a carousel each, in the rows of a list.
  private static let shelves = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [A, B]
        cell:
          vstack:
            - { text: "Shelf ${item}" }
            - collection:
                layout: { carousel: { itemSize: [80, 60] } }
                items: "${item == 'B' ? ['x', 'y'] : ['x', 'y', 'z']}"
                cell: { text: "${item}", background: mint }
              frame: { height: 60 }

    """

  /// Two grids below each other.
  private static let grids = """
    canvas: { width: 390 }
    view:
      vstack:
        - collection:
            layout: { grid: { columns: 2, spacing: 8 } }
            items: [Alma, Ben]
            cell: { text: "${item}", background: mint, cornerRadius: 4 }
        - collection:
            layout: { grid: { columns: 3, spacing: 8 } }
            items: [Carl, Dora]
            cell: { text: "${item}", background: mint, cornerRadius: 4 }

    """

  /// A title with an id, and a text, both before a colour that is not the view's own.
  private static let titled = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Title, id: title, padding: 4, background: yellow }
        - { text: Below, padding: 4, background: yellow }
      font: body
      foregroundColor: primary

    """

  /// Texts that begin alike, and a symbol with a label.
  private static let alike = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: The quick brown fox jumps over the lazy dog once }
        - { text: The quick brown fox jumps over the lazy dog twice }
        - { symbol: star, accessibilityLabel: Favourite }

    """

  /// Rectangles between texts.
  private static let shapes = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Alpha }
        - { rectangle: {}, fill: red, frame: { width: 40, height: 20 } }
        - { text: Beta }
        - { rectangle: {}, fill: blue, frame: { width: 40, height: 20 } }

    """

  /// Rows of two symbols, of which each has a label.
  private static let labelled = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3, 4]
        cell: { hstack: [ { symbol: star, accessibilityLabel: "Photo ${item}" }, { symbol: heart, accessibilityLabel: Like } ] }

    """

  /// A list in groups on a screen that it does not fill.
  private static let grouped = """
    canvas: { width: 390, height: 400 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        sections:
          - header: { text: Fruit }
            items: [Apple, Pear]
          - header: { text: Nuts }
            items: [Almond, Hazel]
        cell: { text: "${item}", padding: 8 }

    """

  static let changesOfNames = [
    // Collections in items, and several collections.
    KnownChange(
      "the colour in all carousels", in: shelves, ("background: mint", "background: red"),
      reports: "all collections in items: all items: background mint → red"),
    KnownChange(
      "an item of one carousel", in: shelves, ("? ['x', 'y']", "? ['y']"),
      reports: "item 0 'x' of the collection in item 1 removed"),
    KnownChange(
      "the spacing of all collections", in: grids, ("spacing: 8", "spacing: 12"),
      reports: "all collections: spacing 8 → 12 pt"),
    KnownChange(
      // A line is 20.5 points high, which leaves corners of at most 10.25.
      "the corners in all collections", in: grids, ("cornerRadius: 4", "cornerRadius: 6"),
      reports: "all collections: all items: corner radius 4 → 6 pt"),

    // What has no name of its own.
    KnownChange(
      "a colour behind a view with an id", in: titled,
      ("id: title, padding: 4, background: yellow", "id: title, padding: 4, background: red"),
      reports: "background of view 'title' yellow → red"),
    KnownChange(
      "the second of two texts that begin alike", in: alike,
      ("dog twice", "dog twice, foregroundColor: red"),
      reports: "foreground color red added to text '…over the lazy dog twice'"),
    KnownChange(
      "a rectangle's width", in: shapes,
      ("fill: blue, frame: { width: 40", "fill: blue, frame: { width: 60"),
      reports: "width of rectangle 2 40 → 60 pt"),
    KnownChange(
      "a symbol that has a label", in: alike, ("symbol: star", "symbol: heart"),
      reports: "symbol 'star' → 'heart'"),
    KnownChange(
      "a symbol with a label in each item", in: labelled, ("symbol: heart", "symbol: star"),
      reports: "all items: symbol 'heart' → 'star'"),
    KnownChange(
      "an item inserted that is called by its symbol's label", in: labelled,
      ("[1, 2", "[1, 9, 2"), reports: "item 1 'Photo 9' inserted"),

    KnownChange(
      "many texts added to a screen", in: form,
      (
        "- { symbol: chevron.right }",
        """
        - { symbol: chevron.right }
              - { text: One }
              - { text: Two }
              - { text: Three }
              - { text: Four }
        """
      ),
      reports: "texts 'One', 'Two' and 2 more added"
    ),

    // A style that several views inherit.
    KnownChange(
      "a font that all texts inherit", in: titled, ("font: body", "font: title"),
      // The sizes that iOS gives these styles.
      reports: "font of the vstack body → title"),
    KnownChange(
      "a colour that all texts inherit", in: titled,
      ("foregroundColor: primary", "foregroundColor: red"),
      reports: "foreground color of the vstack primary → red"),

    // What a text shows, and how.
    KnownChange(
      "a space more in a text", in: form, ("text: Card 0", "text: Card  0"),
      reports: "text 'Card 0' → 'Card  0'"),
    KnownChange(
      "a text that is not seen", in: form, ("text: Cancel,", "text: Cancel, opacity: 0,"),
      reports: "opacity of text 'Cancel' 1 → 0"),
    KnownChange(
      "a pale text that is not seen",
      in: form.replacing("text: Cancel,", with: "text: Cancel, opacity: 0.5,"),
      ("opacity: 0.5", "opacity: 0"), reports: "opacity of text 'Cancel' 0.5 → 0"),
    KnownChange(
      "a hidden text of each item", in: list,
      ("foregroundColor: secondary", "foregroundColor: secondary, hidden: true"),
      reports: "all items: opacity of text 2 ('from 1 €', …) 1 → 0"),
    KnownChange(
      "a hidden row of buttons", in: form,
      ("cornerRadius: 8 }\n  padding", "cornerRadius: 8 }\n        hidden: true\n  padding"),
      reports: "opacity of the hstack 1 → 0"),
    KnownChange(
      "a view with an id that is not seen", in: titled, ("id: title,", "id: title, opacity: 0,"),
      reports: "opacity of view 'title' 1 → 0"),
    KnownChange(
      // Half of 28.5 points is less than 20, and half of 80.5 is more.
      "a padding that makes room for rounder corners",
      in: shapes.replacing(
        "text: Alpha", with: "text: Alpha, padding: 4, background: red, cornerRadius: 20"),
      ("padding: 4", "padding: 30"), reports: "padding of text 'Alpha' 4 → 30 pt"),
    KnownChange(
      "a list of another appearance", in: grouped, ("insetGrouped", "plain"),
      reports: "list appearance insetGrouped → plain"),
  ]
}
