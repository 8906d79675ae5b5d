extension KnownChangeTests {
  /// Cells of 102 points with a shape and two texts, which are 2 apart: 8 + 40 + 2 + 20.6 + 2 + 20.6 + 8, as a line
  /// of Inter is about 1.21 of its size, is 101.2 and so has room.
  static let fullCells = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2 } }
        itemHeight: 102
        items: [a, b, c]
        cell:
          vstack:
            spacing: 2
            children:
              - { color: red, frame: { width: 40, height: 40 } }
              - { text: "${item}" }
              - { text: More }
          padding: 8
          frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }

    """

  /// The same with a border around all of each cell.
  static let fullCards = fullCells.replacing(
    "alignment: top }", with: "alignment: top }\n      border: gray")

  /// A bar and a field over a list, of which the field shows a value of the config.
  static let search = """
    canvas: { width: 390, height: 600 }
    let: { query: "" }
    view:
      vstack:
        spacing: 0
        children:
          - navigationBar: { title: People }
          - searchField: { prompt: Search, text: "${query}" }
          - { text: Names, padding: 4 }
          - collection:
              layout: { list: {} }
              items: [a, b, c]
              itemHeight: 44
              cell: { text: "${item}" }
            id: names

    """

  /// An arrow with the length 300 before a text, and another 300 after that.
  private static let measured = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 8
        children:
        - { color: red, frame: { width: 300, height: 20 }, dimensions: { edges: [top], arrow: blue, label: orange }, padding: { top: 30 } }
        - hstack:
            alignment: top
            children:
              - { text: Cells keep a ratio, font: { size: 12 }, frame: { width: 150 } }
              - { text: "300", frame: { width: 60 } }

    """

  /// A grid that fills its frame, with arrows along two of its sides.
  static let arrows = """
    canvas: { width: 390, height: 400 }
    view:
      collection:
        layout: { aspectGrid: { cellAspectRatio: 1.5 } }
        items: 1...6
        cell: { color: purple }
      id: grid
      frame: { width: 300, height: 200 }
      dimensions: { edges: [top, leading], arrow: blue, label: orange }
      overlay: { rectangle: , stroke: gray }

    """

  /// Names that are scaled where they have no room.
  static let scaledNames = """
    canvas: { width: 300 }
    view:
      collection:
        layout: { grid: { columns: 2 } }
        items: [A rather long name, Another long one]
        itemHeight: 40
        cell:
          vstack: [ { text: "${item}", lineLimit: 1, minimumScaleFactor: 0.5 } ]

    """

  /// A grid that scrolls to the side, of which the columns are one after the other.
  static let sideways = """
    canvas: { width: 300, height: 120 }
    view:
      collection:
        layout: { lazyHGrid: { rows: [{ flexible: }, { flexible: }], spacing: 6 } }
        items: [a, b, c, d, e, f]
        itemWidth: 40
        cell: { text: "${item}" }

    """

  /// A control that shows its value by how it looks.
  private static func control(_ control: String) -> String {
    """
    canvas: { width: 240, padding: 16 }
    view: { \(control) }

    """
  }

  static let segments = control("segmentedControl: { items: [Day, Week, Month], selected: 1 }")
  static let wheel = control(
    "picker: { items: [Amber, Bronze, Copper, Denim], selection: Bronze, style: wheel }")

  private static let badges = """
    canvas: { width: 240 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [Inbox, Drafts]
        cell: { text: "${item}", badge: "${index + 3}" }

    """

  static let changesOfRooms = [
    // What is in the cells is 4 points longer, and they are in the middle of what then is longer than them.
    KnownChange(
      "a spacing in cells that become too short for it", in: fullCells,
      ("spacing: 2", "spacing: 4"),
      reports: "all items: spacing of the vstack 2 → 4 pt"),
    KnownChange(
      "a spacing in bordered cells that become too short for it", in: fullCards,
      ("spacing: 2", "spacing: 4"), reports: "all items: spacing of the vstack 2 → 4 pt"),
    KnownChange(
      "a spacing in cells that were too short for it",
      in: fullCells.replacing("itemHeight: 102", with: "itemHeight: 100"),
      ("spacing: 2", "spacing: 1"), reports: "all items: spacing of the vstack 2 → 1 pt"),
    // That a control can be touched moves nothing.
    KnownChange(
      "a spacing around a field that shows a value", in: search, ("spacing: 0", "spacing: 4"),
      reports: "spacing of the vstack 0 → 4 pt"),
    // Its second line is a line of it, whatever is drawn before it.
    KnownChange(
      "the font of a text that gets a second line, after an arrow", in: measured,
      ("size: 12", "size: 24"), reports: "font size of text 'Cells keep a ratio' 12 → 24 pt"),
    // The arrow, the length on it and the cells are as long as the grid.
    KnownChange(
      "the height of a measured grid that fills it", in: arrows, ("height: 200", "height: 207"),
      reports: "height of view 'grid' 200 → 207 pt"),
    KnownChange(
      "the width of a measured grid that fills it", in: arrows, ("width: 300", "width: 310.5"),
      reports: "width of view 'grid' 300 → 310.5 pt"),
    KnownChange(
      "the gap between columns that are one after the other", in: sideways,
      ("spacing: 6", "spacing: 10"), reports: "column spacing 6 → 10 pt"),
    // A value is what a control shows.
    KnownChange(
      "another segment", in: segments, ("selected: 1", "selected: 2"),
      reports: "value of the segmented control 1 → 2"),
    KnownChange(
      "a stepper at the end of its range",
      in: control("stepper: { label: Guests, value: 3, in: [0, 9] }"), ("value: 3", "value: 9"),
      reports: "value of stepper 'Guests' 3 → 9"),
    KnownChange(
      "another end of a stepper's range, at which the value was",
      in: control("stepper: { label: Pieces, value: 6, in: [6, 24] }"), ("in: [6,", "in: [0,"),
      reports: "range of stepper 'Pieces' [6, 24] → [0, 24]"),
    KnownChange(
      "a stepper that got a range", in: control("stepper: { label: Pieces, value: 6 }"),
      ("value: 6", "value: 6, in: [6, 24]"),
      reports: "range [6, 24] added to stepper 'Pieces'"),
    KnownChange(
      "another row of a wheel", in: wheel, ("selection: Bronze", "selection: Copper"),
      reports: "value of the picker Bronze → Copper"),
    KnownChange(
      "other badges", in: badges, ("+ 3", "+ 13"), reports: "item 0 'Inbox': badge 3 → 13",
      "item 1 'Drafts': badge 4 → 14"),
    KnownChange(
      // The height of a scaled line is rounded up to a pixel, which is no share of the text's own.
      "more columns, in which texts are scaled", in: scaledNames, ("columns: 2", "columns: 3"),
      reports: "columns 2 → 3"),
  ]
}
