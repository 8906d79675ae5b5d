extension OrdinaryScreen {
  /// A desk at which cases are counted: shapes, controls and a grid.
  static let desk = OrdinaryScreen(
    name: "desk",
    config: """
      canvas: { width: 390 }
      view:
        vstack:
          spacing: 10
          children:
            - hstack: [{ text: North, bold: true }, { text: "21" }]
            - hstack: [{ text: South, bold: false }, { text: "17" }]
            - hstack:
                - { unevenRoundedRectangle: { topTrailing: 6 }, fill: teal, frame: { width: 44, height: 60 } }
                - { unevenRoundedRectangle: { topTrailing: 6 }, fill: pink, frame: { width: 40, height: 60 } }
            - hstack:
                - { roundedRectangle: 3, fill: red, frame: { width: 14, height: 14 } }
                - { roundedRectangle: 3, fill: gray, frame: { width: 14, height: 14 } }
            - meshGradient: { width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, teal, mint] }
              frame: { height: 40 }
            - { path: { data: M0 10 L10 0 L20 10 Z }, fill: indigo, frame: { width: 20, height: 10 } }
            - segmentedControl: { items: [Open, Closed], selected: 1 }
            - picker: { items: [Day, Week], selected: 0 }
            - { button: { title: Next, style: bordered, buttonBorderShape: capsule } }
            - { button: { title: Back, style: bordered, buttonBorderShape: circle } }
            - { progress: { value: 20, total: 40, tint: green } }
            - { ellipse: , fill: yellow, frame: { width: 50, height: 30 } }
            - { text: Done, strikethrough: false }
            - grid:
                - gridRow: [{ text: Ann }, { text: Bo }]
                - gridRow: [{ text: Both, gridCellColumns: 2, frame: { maxWidth: infinity } }]
            - collection: { layout: { grid: { columns: 3 } }, items: 1...3, cell: { text: "${item}" } }
              frame: { height: 20 }
              padding: 8

      """,
    edits: [
      // The number beside each is where it was, and the weight stays with the row.
      Edit(
        "North, bold: true }, { text: \"21\" }]\n      - hstack: [{ text: South,",
        "South, bold: true }, { text: \"21\" }]\n      - hstack: [{ text: North,",
        "text 'South' and text 'North' exchanged"),
      Edit(
        "\"21\" }]\n      - hstack: [{ text: South, bold: false }, { text: \"17\"",
        "\"17\" }]\n      - hstack: [{ text: South, bold: false }, { text: \"21\"",
        "text '17' and text '21' exchanged"),
      // Its corners are continuous, as those of all are that are given no style.
      Edit(
        "          - { unevenRoundedRectangle: { topTrailing: 6 }, fill: pink, frame: { width: 40, height: 60 } }\n",
        "", "uneven rounded rectangle 2 removed"),
      Edit(
        "roundedRectangle: 3, fill: red, frame: { width: 14, height: 14 } }\n          - { roundedRectangle: 3",
        "circle: , fill: red, frame: { width: 14, height: 14 } }\n          - { circle: ",
        "rounded rectangle 1 and rounded rectangle 2 became circles without corner radius 3 pt"),
      Edit(
        "[red, blue, teal, mint]", "[red, blue, teal, cyan]",
        "colors of the mesh gradient red, blue, teal, mint → red, blue, teal, cyan"),
      Edit(
        "M0 10 L10 0 L20 10 Z", "M0 0 L10 10 L20 0 Z",
        "data of the path M0,10L10,0L20,10Z → M0,0L10,10L20,0Z"),
      // The same word of the same words.
      Edit(
        "segmentedControl:", "picker:", "the segmented control became a picker with style menu"),
      Edit(
        "segmentedControl: { items: [Open, Closed], selected: 1 }",
        "picker: { items: [Open, Closed], selected: 0 }",
        "the segmented control became a picker with style menu",
        "value of picker 1 Closed → Open"),
      Edit(
        "- picker:", "- segmentedControl:",
        "the picker became a segmented control without style menu"),
      Edit(
        "buttonBorderShape: capsule", "buttonBorderShape: roundedRectangle",
        "button border shape of button 'Next' capsule → automatic"),
      Edit(
        "buttonBorderShape: circle", "buttonBorderShape: capsule",
        "button border shape of button 'Back' circle → capsule"),
      // Half of the range in the same color.
      Edit(
        "progress: { value: 20, total: 40, tint: green }",
        "gauge: { value: 20, in: [0, 40], tint: green }",
        "the progress became a gauge with style linearCapacity"),
      Edit(
        "{ ellipse: , fill: yellow, frame: { width: 50, height: 30 } }",
        "{ text: Paid, frame: { width: 50, height: 30 }, background: yellow, foregroundColor: red }",
        "the ellipse became text 'Paid' with foreground color red and background yellow"),
      Edit("strikethrough: false", "strikethrough: true", "strikethrough added to text 'Done'"),
      // What is given as it is without changes nothing.
      Edit(
        "strikethrough: false", "offset: [0, 0], italic: true", "italic added to text 'Done'"),
      Edit(", gridCellColumns: 2", "", "grid cell columns 2 removed from text 'Both'"),
      Edit("        padding: 8\n", "", "padding 8 pt removed from the collection"),
    ])

  /// A queue of people in a list.
  static let queue = OrdinaryScreen(
    name: "queue",
    config: """
      canvas: { width: 390 }
      view:
        collection:
          layout: { list: { appearance: plain } }
          items:
            - { name: Ada, is: false }
            - { name: Bo, is: true }
            - { name: Cy, is: false }
          cell: { hstack: [spacer, { text: "${item.name}" }], swipe: "${index == 1 ? 0.4 : 0}", swipeActions: { trailing: [{ title: Call, color: green }] } }
          badge: { view: { circle: , fill: red }, size: [10, 10], isShown: "${item.is}" }
          header: { textField: { prompt: Search } }

      """,
    edits: [
      // The line of a list with a look begins at its rows' texts, and that of one without 16 points from the edge.
      Edit("{ appearance: plain }", "{}", "appearance plain removed"),
      Edit("name: Bo, is: true", "name: Bo, is: false", "the badge of item 1 removed"),
      Edit("name: Cy, is: false", "name: Cy, is: true", "the badge of item 2 inserted"),
      Edit(
        "prompt: Search", "prompt: Search, text: Ada",
        "the header 'Ada': text 'Ada' added to the text field"),
      // Whoever is second is moved to the side, whose first text is then known from the golden.
      Edit(
        "- { name: Bo, is: true }\n      - { name: Cy, is: false }",
        "- { name: Cy, is: false }\n      - { name: Bo, is: true }",
        "items 1 and 2 swapped: 'Bo', 'Cy'", "item 2 'Bo': swiped shut",
        "item 1 'Cy': swiped open"),
    ])
}
