extension KnownChangeTests {
  /// The controls of forms, 10 points apart.
  private static let order = """
    canvas: { width: 390, now: 2026-03-12T09:41 }
    view:
      vstack:
        spacing: 10
        children:
          - { text: Order }
          - picker: { label: Flavour, items: [Vanilla, Chocolate, Pistachio], selection: Chocolate }
          - picker: { items: [Small, Medium, Large], selected: 1, style: segmented }
          - datePicker: { label: Pick up, date: 2026-03-14T17:30 }
          - menu: { title: Sort, items: [Name, Date] }
          - gauge: { value: 0.4, label: Battery, currentValueLabel: "40 %" }
          - { textEditor: Ring twice, frame: { height: 88 } }
          - chart: { values: [{ label: Mon, value: 34 }, { label: Tue, value: 41 }] }
            frame: { height: 180 }
          - map: { marker: Bakery }
            frame: { height: 120 }

    """

  /// A title, a text and what is below them, each of them a text or a control.
  private static let page = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Title }
        - { text: Save }
        - { toggle: true }

    """

  private static let icons = page.replacing("{ text: Save }", with: "{ symbol: star }")

  private static let cells = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2]
        cell: { vstack: [ { text: Title }, { text: Save } ] }

    """

  /// Two controls with names in each of two items.
  private static let namedControls = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2]
        cell: { vstack: [ { slider: 0.2, id: A }, { toggle: { label: Wifi, isOn: true }, id: B } ] }

    """

  private static func without(_ lines: String) -> (String, String) { (lines, "") }

  static let changesOfControls = [
    // What is chosen is what a control shows: it is reported once.
    KnownChange(
      "another choice", in: order, ("selection: Chocolate", "selection: Vanilla"),
      reports: "value of picker 'Flavour' Chocolate → Vanilla"),
    KnownChange(
      "other values of controls with names in each item", in: namedControls,
      ("slider: 0.2", "slider: 0.8"), ("isOn: true", "isOn: false"),
      reports: "all items: value of view 'A' 0.2 → 0.8", "all items: value of view 'B' on → off"),
    // A value is the cause of what shows it alone.
    KnownChange(
      "other values of controls with names beside another colour and another label",
      in: namedControls,
      ("slider: 0.2", "slider: 0.8, tint: green"), ("Wifi, isOn: true", "WLAN, isOn: false"),
      reports: "all items: value of view 'A' 0.2 → 0.8",
      "all items: accent color green added to view 'A'", "all items: value of view 'B' on → off",
      "all items: view 'B': toggle 'Wifi' → 'WLAN'"),
    KnownChange(
      "another segment, whose letters are heavier", in: order, ("selected: 1", "selected: 2"),
      reports: "value of the picker Medium → Large"),
    KnownChange(
      "another day and time", in: order, ("14T17:30", "15T18:00"),
      // A narrow space that no line breaks at is before PM.
      reports: "value of date picker 'Pick up' Mar 14, 2026 5:30\u{202F}PM → "
        + "Mar 15, 2026 6:00\u{202F}PM"),
    KnownChange(
      "a menu's title", in: order, ("title: Sort", "title: Order by"),
      reports: "menu 'Sort' → 'Order by'"),
    KnownChange(
      "an open menu", in: order, ("title: Sort,", "title: Sort, isOpen: true,"),
      reports: "menu 'Sort' opened"),
    KnownChange(
      "a gauge's value", in: order, ("value: 0.4", "value: 0.6"),
      reports: "value of gauge 'Battery' 0.4 → 0.6"),
    // Nothing makes a label follow its gauge.
    KnownChange(
      "a gauge's value, and its label", in: order, ("value: 0.4", "value: 0.6"), ("40 %", "60 %"),
      reports: "value of gauge 'Battery' 0.4 → 0.6",
      "current value label of gauge 'Battery' '40 %' → '60 %'"),
    KnownChange(
      "what an editor shows", in: order, ("Ring twice", "Ring once"),
      reports: "text of the text editor 'Ring twice' → 'Ring once'"),
    KnownChange(
      "a value of a chart", in: order, ("value: 41", "value: 50"),
      reports: "values of the chart Mon 34, Tue 41 → Mon 34, Tue 50"),
    KnownChange(
      "what is marked on a map", in: order, ("Bakery", "Cafe"), reports: "map 'Bakery' → 'Cafe'"),

    // Another style is drawn by other things.
    KnownChange(
      "a picker's style", in: order,
      ("selection: Chocolate", "selection: Chocolate, style: inline"),
      reports: "style of picker 'Flavour' menu → inline"),
    KnownChange(
      "a gauge's style", in: order,
      ("gauge: { value", "gauge: { style: accessoryLinear, value"),
      reports: "style of gauge 'Battery' linearCapacity → accessoryLinear"),
    KnownChange(
      "a chart's style", in: order, ("chart: { values", "chart: { style: line, values"),
      reports: "style of the chart bar → line"),

    // A control that is gone is one sentence, and nothing is said of what was below it.
    KnownChange(
      "a picker removed", in: order,
      without(
        "      - picker: { label: Flavour, items: [Vanilla, Chocolate, Pistachio], selection: Chocolate }\n"
      ), reports: "picker 'Flavour' removed"),
    KnownChange(
      "a date picker removed", in: order,
      without("      - datePicker: { label: Pick up, date: 2026-03-14T17:30 }\n"),
      reports: "date picker 'Pick up' removed"),
    KnownChange(
      "a menu removed", in: order, without("      - menu: { title: Sort, items: [Name, Date] }\n"),
      reports: "menu 'Sort' removed"),
    KnownChange(
      "a gauge removed", in: order,
      without(
        "      - gauge: { value: 0.4, label: Battery, currentValueLabel: \"40 %\" }\n"),
      reports: "gauge 'Battery' removed"),
    KnownChange(
      "an editor removed", in: order,
      without("      - { textEditor: Ring twice, frame: { height: 88 } }\n"),
      reports: "the text editor removed"),
    KnownChange(
      "a chart removed", in: order,
      without(
        """
              - chart: { values: [{ label: Mon, value: 34 }, { label: Tue, value: 41 }] }
                frame: { height: 180 }

        """), reports: "the chart removed"),
    KnownChange(
      "a map removed", in: order,
      without("      - map: { marker: Bakery }\n        frame: { height: 120 }\n"),
      reports: "map 'Bakery' removed"),

    // What became a control of another kind looks otherwise because of that.
    KnownChange(
      "a text that became a button", in: page,
      ("{ text: Save }", "{ button: { title: Save, style: bordered } }"),
      reports: "text 'Save' wrapped in a button (style bordered)"),
    KnownChange(
      "a button that became a text",
      in: page.replacing(
        "{ text: Save }", with: "{ button: { title: Save, style: borderedProminent } }"),
      ("{ button: { title: Save, style: borderedProminent } }", "{ text: Save }"),
      reports: "text 'Save' no longer in a button"),
    KnownChange(
      "a switch that became a text", in: page, ("{ toggle: true }", "{ text: On }"),
      reports: "the toggle became text 'On'"),
    KnownChange(
      "a text of each item that became a button", in: cells,
      ("{ text: Save }", "{ button: { title: Save, style: bordered } }"),
      reports: "all items: text 'Save' wrapped in a button (style bordered)"),
    // A picture and a text are one thing, too.
    KnownChange(
      "a symbol that became a text", in: icons, ("{ symbol: star }", "{ text: Star }"),
      reports: "symbol 'star' became text 'Star'"),
    KnownChange(
      "a text that became a symbol", in: icons, ("{ text: Title }", "{ symbol: heart }"),
      reports: "text 'Title' became symbol 'heart'"),
    KnownChange(
      "a symbol of each item that became a text",
      in: cells.replacing("{ text: Save }", with: "{ symbol: star }"),
      ("{ symbol: star }", "{ text: Star }"), reports: "all items: symbol 'star' became text 'Star'"
    ),
  ]

  /// A screen of two texts, over which something is shown.
  private static let notes = """
    canvas: { width: 390, height: 844 }
    view:
      vstack: [ { text: Notes }, { text: Soup }, spacer ]

    """

  private static let alert =
    "  alert: { title: Delete?, message: It is gone., actions: [Delete, Cancel] }\n"
  private static let actionSheet =
    "  actionSheet: { title: Move, message: Where?, actions: [Archive, Folder] }\n"
  private static let sheet =
    "  sheet: { detents: [medium, large], content: { vstack: [ { text: Share }, spacer ] } }\n"
  private static let popover = "  popover: { content: { text: 23 words, padding: 16 } }\n"
  private static let keyboard = "  keyboard: { suggestions: [a, b], returnKey: return }\n"

  /// What the screen shows after something, or in place of it.
  private static func showing(_ text: String) -> (String, String) {
    ("spacer ]\n", "spacer ]\n" + text)
  }

  // What is shown over a screen is one thing, with what is behind it and the shade over the screen.
  static let changesOfPresentations = [
    KnownChange("an alert", in: notes, showing(alert), reports: "alert 'Delete?' added"),
    KnownChange(
      "an alert that is gone", in: notes + alert, without(alert),
      reports: "alert 'Delete?' removed"),
    KnownChange(
      "an alert's title", in: notes + alert, ("Delete?", "Remove?"),
      reports: "alert 'Delete?' → 'Remove?'"),
    KnownChange(
      "an alert's message", in: notes + alert, ("It is gone.", "It was shared."),
      reports: "alert message 'It is gone.' → 'It was shared.'"),
    KnownChange(
      "an action sheet", in: notes, showing(actionSheet), reports: "action sheet 'Move' added"),
    // With an action comes the line over it, and the sheet is a row higher.
    KnownChange(
      "an action of an action sheet", in: notes + actionSheet,
      ("[Archive, Folder]", "[Archive, Folder, Bin]"),
      reports: "action sheet actions Archive, Folder → Archive, Folder, Bin"),
    KnownChange(
      "an action of an action sheet that is gone", in: notes + actionSheet,
      ("[Archive, Folder]", "[Archive]"),
      reports: "action sheet actions Archive, Folder → Archive"),
    KnownChange("a sheet", in: notes, showing(sheet), reports: "sheet added"),
    // The screen steps back under it, so that its texts are smaller.
    KnownChange(
      "a sheet of the whole height", in: notes + sheet, ("[medium, large]", "[large]"),
      // A sheet of several heights has a grabber.
      reports: "sheet medium → large", "sheet grabber removed"),
    KnownChange(
      "what a sheet shows", in: notes + sheet, ("text: Share", "text: Send"),
      reports: "text 'Share' → 'Send'"),
    KnownChange("a popover", in: notes, showing(popover), reports: "popover added"),
    KnownChange(
      "what a popover shows", in: notes + popover, ("23 words", "two dozen"),
      reports: "text '23 words' → 'two dozen'"),
    KnownChange("a keyboard", in: notes, showing(keyboard), reports: "keyboard added"),
    KnownChange(
      "a keyboard that is gone", in: notes + keyboard, without(keyboard),
      reports: "keyboard removed"),
    KnownChange(
      "a keyboard of other keys", in: notes + keyboard,
      ("returnKey: return", "returnKey: return, type: numbers"),
      reports: "type of the keyboard letters → numbers"),
    KnownChange(
      "what a keyboard's return key says", in: notes + keyboard,
      ("returnKey: return", "returnKey: search"),
      reports: "return key of the keyboard return → search"),
  ]
}
