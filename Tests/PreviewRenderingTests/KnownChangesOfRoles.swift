extension KnownChangeTests {
  /// Texts, buttons, switches and shapes, 10 points apart, most of them without a name of their own.
  private static let panel = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 10
        children:
          - { text: Title }
          - { text: Note }
          - hstack:
              - { button: { title: Cancel, style: bordered } }
              - { button: { title: Save, style: borderedProminent } }
          - hstack: [ { toggle: true }, { toggle: false } ]
          - vstack: [ { text: One }, { text: Two }, { text: Three }, { text: Four } ]
            padding: 6
            background: yellow
          - { rectangle: {}, fill: blue, frame: { width: 80, height: 30 } }
          - { text: The quick brown fox jumps over the lazy dog once }
          - { text: The quick brown fox jumps over the lazy dog twice }
          - { symbol: star, rotationEffect: 10, accessibilityLabel: Favourite }

    """

  /// Rows of a text and a button.
  private static let shop = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3]
        cell: { hstack: [ { text: "Row ${item}" }, { button: { title: "Buy ${item}", style: bordered } } ] }

    """

  /// Two sections of rows with lines and accessories, of which selected ones have texts in red.
  private static let groups = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        sections:
          - { header: { text: Fruit }, items: [Apple, Pear, Plum] }
          - { header: { text: Herbs }, items: [Leek, Kale] }
        cell:
          hstack: [ { symbol: star }, { text: "${item}", foregroundColor: "${isSelected ? 'red' : 'black'}" } ]
          cornerRadius: 4
          accessories: [delete, disclosure, reorder]

    """

  /// Six cards in two columns with space around them.
  private static let cards = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Cards }
        - collection:
            layout: { grid: { columns: 2, spacing: 10 } }
            items: [1, 2, 3, 4, 5, 6]
            cell: { text: "${item}", padding: 10, frame: { maxWidth: infinity }, background: mint }
      padding: 16

    """

  private static let note = "- { text: Note }\n"

  private static func state(_ state: String) -> (String, String) {
    ("    cell:", "    \(state)\n    cell:")
  }

  static let changesOfRoles = [
    // Controls and bars are one thing each.
    KnownChange(
      "a button removed", in: panel,
      ("          - { button: { title: Save, style: borderedProminent } }\n", ""),
      reports: "button 'Save' removed"),
    KnownChange(
      "a button added", in: panel,
      (note, note + "      - { button: { title: More, style: bordered } }\n"),
      reports: "button 'More' added"),
    KnownChange(
      "a text that is a button removed",
      in: form.replacing(
        "text: Cancel, padding: [8, 16], background: gray, cornerRadius: 8",
        with: "button: { title: Cancel }, id: cancel"),
      ("            - { button: { title: Cancel }, id: cancel }\n", ""),
      reports: "view 'cancel' removed"),
    KnownChange(
      "a row of buttons removed", in: panel,
      (
        """
              - hstack:
                  - { button: { title: Cancel, style: bordered } }
                  - { button: { title: Save, style: borderedProminent } }

        """, ""
      ),
      reports: "the hstack of 'Cancel' and 'Save' removed"),
    KnownChange(
      "a switch removed", in: panel, (", { toggle: false } ]", " ]"),
      reports: "toggle 2 removed"),
    KnownChange(
      "a button in each item removed", in: shop,
      (", { button: { title: \"Buy ${item}\", style: bordered } } ]", " ]"),
      reports: "all items: the button ('Buy 1', …) removed"),
    KnownChange(
      "a navigation bar added", in: panel,
      (
        "      - { text: Title }\n",
        "      - { navigationBar: { title: Home, leading: [ { symbol: chevron.left } ], trailing: [ { text: Done }, { text: Edit } ] } }\n      - { text: Title }\n"
      ),
      reports: "navigation bar 'Home' added"),
    KnownChange(
      "a tab bar added", in: panel,
      (
        note,
        note
          + "      - { tabBar: { items: [ { symbol: house.fill, title: Home }, { symbol: bell.fill, title: Bell } ] } }\n"
      ),
      reports: "the tab bar added"),
    KnownChange(
      "a toolbar removed",
      in: panel.replacing(
        note, with: note + "      - { toolbar: [ { symbol: house.fill }, { text: Share } ] }\n"),
      ("      - { toolbar: [ { symbol: house.fill }, { text: Share } ] }\n", ""),
      reports: "the toolbar removed"),

    // What is painted without a name, and what is turned.
    KnownChange(
      "what is behind several texts", in: panel, ("background: yellow", "background: green"),
      reports: "background of the vstack of 'One', 'Two' and 2 more yellow → green"
    ),
    KnownChange(
      "the only rectangle", in: panel, ("fill: blue", "fill: green"),
      reports: "fill of the rectangle blue → green"),
    KnownChange(
      "a turned symbol with a label", in: panel, ("rotationEffect: 10", "rotationEffect: 20"),
      reports: "rotation of symbol 'star' 10° → 20°"),
    KnownChange(
      "the padding of a text that begins as another does", in: panel,
      ("dog twice }", "dog twice, padding: 8 }"),
      reports: "padding 8 pt added to text '…over the lazy dog twice'"),

    // What follows from what people or an app do with a collection.
    KnownChange(
      "a row that is selected, and its text's colour", in: groups, state("selected: [[0, 1]]"),
      reports: "selected items none → 0.1"),
    KnownChange(
      "another row that is selected",
      in: groups.replacing(
        "    cell:", with: "    selected: [[0, 1]]\n    cell:"),
      ("[[0, 1]]", "[[1, 0]]"), reports: "selected items 0.1 → 1.0"),
    KnownChange(
      "a row that is pressed, in a list with accessories", in: groups,
      state("highlighted: [[0, 1]]"), reports: "highlighted items none → 0.1"),
    KnownChange(
      "a row that is dragged", in: groups, state("dragged: { section: 0, item: 1 }"),
      reports: "dragged item none → 0.1 by 4, −12"),
    KnownChange(
      "a card that is dragged", in: grid, state("dragged: 1"),
      reports: "dragged item none → 1 by 4, −12"),
    KnownChange(
      "rows that are edited", in: groups, state("editing: true"),
      reports: "editing false → true"),
    KnownChange(
      "rows that are loaded", in: groups, state("loading: true"),
      reports: "loading false → true"),
    KnownChange(
      "cards that are loaded", in: grid, state("loading: true"),
      reports: "loading false → true"),
    KnownChange(
      "content that is loaded again, with accessories", in: groups, state("refreshing: true"),
      reports: "refreshing false → true"),
    KnownChange(
      "a card that is dragged, and the corners of all", in: grid, state("dragged: 1"),
      ("cornerRadius: 10", "cornerRadius: 14"),
      reports: "dragged item none → 1 by 4, −12", "all items: corner radius 10 → 14 pt"),

    // Of two rows that became selected, both have their text's colour because of that; only one of them
    // has a red star.
    KnownChange(
      "rows that are selected, and the star of one of them",
      in: groups.replacing("symbol: star", with: "symbol: star, foregroundColor: black"),
      state("selected: [[0, 0], [0, 1]]"),
      (
        "star, foregroundColor: black",
        "star, foregroundColor: \"${item == 'Pear' ? 'red' : 'black'}\""
      ),
      reports: "selected items none → 0.0, 0.1",
      "item 0.1 'Pear': foreground color of symbol 'star' black → red"),
    // Both have it: it may be how selected rows look.
    KnownChange(
      "rows that are selected, and their stars",
      in: groups.replacing("symbol: star", with: "symbol: star, foregroundColor: black"),
      state("selected: [[0, 0], [0, 1]]"),
      (
        "star, foregroundColor: black",
        "star, foregroundColor: \"${isSelected ? 'red' : 'black'}\""
      ),
      reports: "selected items none → 0.0, 0.1"),

    // A selected row had a red text, and the one that is selected now has a green one.
    KnownChange(
      "another row that is selected, and how it looks then",
      in: groups.replacing("    cell:", with: "    selected: [[0, 1]]\n    cell:"),
      ("[[0, 1]]", "[[0, 2]]"), ("'red'", "'green'"),
      reports: "selected items 0.1 → 0.2",
      // It is black, as it is not selected; it would be green, were it still the selected one.
      "item 0.1 'Pear': foreground color of text 'Pear' red → green while selected"),

    // The room of a collection.
    KnownChange(
      "the padding around a grid", in: cards, ("  padding: 16", "  padding: 20"),
      reports: "padding of the vstack 16 → 20 pt"),
    KnownChange(
      "the padding around a grid, and its gaps", in: cards, ("  padding: 16", "  padding: 20"),
      ("spacing: 10", "spacing: 14"),
      reports: "spacing 10 → 14 pt", "padding of the vstack 16 → 20 pt"),

    // A clip before what is behind a view cuts nothing of that.
    KnownChange(
      "a clip on the other side of a background", in: form,
      (
        "text: Cancel, padding: [8, 16], background: gray, cornerRadius: 8",
        "text: Cancel, padding: [8, 16], cornerRadius: 8, background: gray"
      ),
      reports: "modifiers of text 'Cancel' in another order: clip shape, background"),
  ]
}
