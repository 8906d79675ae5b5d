import TestSupport
import Testing

/// Single edits of collections and canvases, each of which is taken back in the live tree in both directions.
@Suite struct LayoutEditTests {
  /// A config of a collection of items; some lines are before the items.
  private static func items(_ layout: String, _ lines: String = "") -> String {
    """
    canvas: { width: 320 }
    view:
      collection:
        layout: \(layout)
        items: [Apple, Bread, Cake, Dates, Eggs, Figs, Grapes]
    \(lines)    cell: { text: "${item}", frame: { maxWidth: infinity, height: 40 }, background: mint }

    """
  }

  /// A config of a collection of three sections.
  private static func sections(_ layout: String) -> String {
    """
    canvas: { width: 320 }
    view:
      collection:
        layout: \(layout)
        sections:
          - { header: { text: Fruit }, items: [Apple, Pear] }
          - { header: { text: Nuts }, items: [Almond, Hazel, Walnut] }
          - { header: { text: Roots }, items: [Carrot] }
        cell: { text: "${item}", frame: { maxWidth: infinity, height: 40 } }

    """
  }

  /// Layouts of the same items, of which each takes the place of the one before.
  private static let layouts = [
    "{ grid: { columns: 2, spacing: 8 } }", "{ waterfall: { columns: 3, spacing: 8 } }",
    "{ waterfall: { columns: 2, cellPadding: 6, placement: roundRobin } }",
    "{ mosaic: { columns: 3, pattern: [2, 1, 1, 1] } }",
    "{ mosaic: { columns: 4, dense: false, cellAspectRatio: 1.5 } }",
    "{ justified: { targetRowHeight: 60, maxItemsPerRow: 2, lastRow: justify } }",
    "{ flow: { itemSize: [70, 50], lineAlignment: start } }",
    "{ flow: { itemSize: { columns: 2, rows: 3, padding: 5 }, lastLine: center } }",
    "{ carousel: { itemSize: [100, 60], numberOfSets: 3 } }",
    "{ lazyVGrid: { columns: [{ fixed: 80 }, { flexible: { minimum: 20 } }], spacing: 4 } }",
    "{ grid: { columns: 2, spacing: 4 } }", "{ aspectGrid: {} }", "{ list: {} }",
    "{ list: { appearance: insetGrouped } }", "{ list: { appearance: sidebar } }",
    "{ list: { appearance: plain, listRowSpacing: 6 } }",
    "{ compositional: { group: { horizontal: { width: { fractionalWidth: 1 }, "
      + "height: { absolute: 60 }, repeatingSubitem: { width: { fractionalWidth: 0.5 }, "
      + "height: { fractionalHeight: 1 }, contentInsets: 3 }, count: 2 } } } }",
    "{ compositional: { interGroupSpacing: 4, contentInsets: 8, group: { vertical: { "
      + "width: { fractionalWidth: 1 }, height: { absolute: 90 }, subitems: [{ "
      + "width: { fractionalWidth: 1 }, height: { absolute: 40 } }], "
      + "interItemSpacing: { fixed: 6 } } } } }",
  ]

  /// What is given beside the layout of a collection.
  private static let lines = [
    "insets: 12", "itemHeight: 60", "itemAspectRatio: 2", "itemHeight: \"${index * 10 + 20}\"",
    "itemAspectRatio: \"${1 + index * 0.25}\"", "header: { text: Food }",
    "footer: { text: Food, padding: 4 }", "sectionBackground: { color: yellow }",
    "contentInset: 10", "globalHeader: { text: All }",
    "badge: { size: [20, 20], view: { color: red } }",
    "selected: [1]", "dragged: 2", "editing: true", "refreshing: true", "loading: true",
  ]

  /// Other data of three sections, and other sections.
  private static let data = [
    ("[Apple, Pear]", "[Pear, Apple]"), ("Hazel, ", ""), ("[Almond, Hazel, Walnut]", "[]"),
    (", Pear]", ", Pear, Hazel]"),
    ("      - { header: { text: Fruit }, items: [Apple, Pear] }\n", ""),
    ("      - { header: { text: Roots }, items: [Carrot] }\n", ""),
    ("header: { text: Roots }, ", ""),
    ("items: [Carrot]", "items: [Carrot], footer: { text: End }"),
    ("items: [Carrot]", "items: [Carrot], insets: 10"),
    ("items: [Carrot]", "items: [Carrot], layout: { list: {} }"),
    ("items: [Carrot]", "items: [Carrot], sectionBackground: { color: red }"),
  ]

  /// Other canvases.
  private static let canvases = [
    "device: iphone-8", "device: iphone-15, orientation: landscape", "width: 320, appearance: dark",
    "width: 320, background: red", "width: 320, background: black.opacity(0.1)",
    "width: 300, padding: 8", "width: 320, height: 200", "width: 320, dynamicType: xLarge",
    "width: 320, layoutDirection: rightToLeft", "width: 320, transparent: true",
    "device: iphone-15, statusBar: { time: '10:00', style: lightContent }",
    "device: iphone-15, statusBar: hidden, homeIndicator: hidden",
  ]

  static let edits: [(old: String, new: String)] =
    zip(layouts, layouts.dropFirst()).map { (items($0), items($1)) }
    + lines.map { (items(layouts[0]), items(layouts[0], "    \($0)\n")) }
    + [layouts[0], "{ list: { appearance: plain } }"].flatMap { layout in
      data.map { (sections(layout), sections(layout).replacing($0, with: $1)) }
    }
    + canvases.map {
      (
        items(layouts[0]),
        items(layouts[0]).replacing("canvas: { width: 320 }", with: "canvas: { \($0) }")
      )
    }

  @Test(arguments: edits.indices)
  func `an edit of a collection or a canvas is taken back`(row: Int) throws {
    let (old, new) = Self.edits[row]
    for (before, after) in [(old, new), (new, old)] {
      let sentences = try sentences(from: before, to: after)
      let left = sentences.filter {
        $0.contains("moved or resized") || $0.contains("drawn differently")
      }
      #expect(!sentences.isEmpty && left.isEmpty, "\(after)\n\(sentences)")
    }
  }

  @Test func `what a list's look makes of its sections has no sentence`() throws {
    // A plain list has no cards, no space between sections and no colour behind it.
    let list = Self.sections("{ list: { appearance: insetGrouped } }")
    expect(
      try sentences(from: list, to: list.replacing("insetGrouped", with: "plain")),
      equals: ["list appearance insetGrouped → plain"])
    // The headers are those of the rows.
    expect(
      try sentences(
        from: list,
        to: list.replacing("insetGrouped", with: "insetGrouped, headerMode: firstItemInSection")),
      equals: ["header mode supplementary → firstItemInSection"])
  }

  @Test func `bars over a screen of another colour have no sentence`() throws {
    // The battery and the line at the edge are white where what is behind them is black.
    let screen = "canvas: { device: iphone-15, background: white }\nview: { text: Dark }\n"
    expect(
      try sentences(
        from: screen, to: screen.replacing("background: white", with: "background: black")),
      equals: ["screen background white → black"])
  }

  @Test func `a section that came has one sentence, with its header and its items`() throws {
    let screen = Self.sections("{ grid: { columns: 2 } }")
    let fruit = "      - { header: { text: Fruit }, items: [Apple, Pear] }\n"
    expect(
      try sentences(from: screen.replacing(fruit, with: ""), to: screen),
      equals: ["section 0 'Fruit' with 2 items inserted"])
    expect(
      try sentences(from: screen, to: screen.replacing(fruit, with: "")),
      equals: ["section 0 'Fruit' with 2 items removed"])
  }
}
