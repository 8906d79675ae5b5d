import CellViews
import LayoutEdits
import LayoutSnapshots
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// The layout's text of a config's first preview.
func layoutText(of config: String) throws -> LayoutSnapshot {
  let folder = try TemporaryFolder()
  let config = try ConfigFile.load(
    bytes: Array(config.utf8), file: "test.yaml", directory: folder.path)
  guard let preview = config.previews.first else { throw NothingThere() }
  return LayoutSnapshot(try preview.arranged(shaper: TextShaper(catalog: FontCatalog())))
}

/// The sentences of an edit of a config's first preview, with the proof that they explain it.
func sentences(from before: String, to after: String) throws -> [String] {
  try changes(from: before, to: after).map(\.sentence.text)
}

/// The changes that an edit of a config's first preview makes, with the proof that they explain it.
func changes(from before: String, to after: String) throws -> [DescribedChange] {
  let folder = try TemporaryFolder()
  let config = try ConfigFile.load(
    bytes: Array(after.utf8), file: "test.yaml", directory: folder.path)
  guard let preview = config.previews.first else { throw NothingThere() }
  return try layoutText(of: after).described(
    since: layoutText(of: before), live: LiveScreen(preview))
}

/// Changes that people make, and what is to be reported of each: its edits, and nothing that follows from them.
@Suite struct KnownChangeTests {
  struct KnownChange: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var config: String
    /// Each text that is replaced, and by what.
    var edits: [(String, String)]
    var sentences: [String]

    init(
      _ name: String, in config: String, _ edits: (String, String)..., reports sentences: String...
    ) {
      testDescription = name
      self.config = config
      self.edits = edits
      self.sentences = sentences
    }
  }

  /// Ten rows of a name and a price, which has the number of the row.
  static let list = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [Alma, Ben, Carl, Dora, Emma, Felix, Gina, Hans, Ida, Jam]
        cell:
          vstack:
            spacing: 8
            alignment: leading
            children:
              - { text: "${item}" }
              - { text: "from ${index + 1} €", foregroundColor: secondary }
          padding: 8
          frame: { maxWidth: infinity, alignment: leading }

    """

  /// Ten coloured cards in two columns, each with a name and a price.
  static let grid = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 12 } }
        items: [ {n: Apples, c: red}, {n: Bananas, c: yellow}, {n: Cherries, c: pink}, {n: Dates, c: mint}, {n: Figs, c: indigo}, {n: Grapes, c: green}, {n: Honey, c: orange}, {n: Iyokan, c: teal}, {n: Jam, c: blue}, {n: Kiwi, c: brown} ]
        cell:
          vstack:
            spacing: 8
            children:
              - { text: "${item.n}" }
              - { text: "from ${index + 1} €" }
          padding: 12
          frame: { maxWidth: infinity }
          background: "${item.c}"
          cornerRadius: 10
      padding: 16

    """

  /// The same with items of a height of their own.
  static let highItems = grid.replacing(
    "    items: [", with: "    itemHeight: 100\n    items: [")

  /// A title, a text of two lines, a symbol and two buttons, none of which has a name.
  static let form = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 16
        children:
          - { text: Card 0, font: { size: 22 } }
          - { text: A body of some length that wraps into lines so that each change of font shows., font: body }
          - { symbol: chevron.right }
          - hstack:
              spacing: 12
              children:
                - { text: Cancel, padding: [8, 16], background: gray, cornerRadius: 8 }
                - { text: Save, padding: [8, 16], background: blue, foregroundColor: white, cornerRadius: 8 }
      padding: 16

    """

  static let changes = [
    // What a canvas and a layout were given.
    KnownChange(
      "columns and spacing", in: grid, ("columns: 2, spacing: 12", "columns: 3, spacing: 8"),
      reports: "columns 2 → 3", "spacing 12 → 8 pt"),
    KnownChange("spacing", in: grid, ("spacing: 12", "spacing: 16"), reports: "spacing 12 → 16 pt"),
    KnownChange(
      "spacing between rows alone", in: grid, ("spacing: 12", "spacing: 12, rowSpacing: 16"),
      reports: "row spacing 12 → 16 pt"),
    KnownChange(
      "insets", in: grid, ("layout: {", "insets: 10\n    layout: {"), reports: "insets 0 → 10 pt"),
    KnownChange(
      "another layout", in: grid,
      ("grid: { columns: 2, spacing: 12 }", "waterfall: { columns: 2 }"),
      reports: "layout grid → waterfall", "spacing 12 → 0 pt"),
    KnownChange(
      "dark", in: grid, ("width: 390", "width: 390, appearance: dark"),
      reports: "appearance light → dark"),
    KnownChange(
      "from right to left", in: grid, ("width: 390", "width: 390, layoutDirection: rightToLeft"),
      reports: "layout direction leftToRight → rightToLeft"),
    KnownChange(
      "larger type", in: form, ("width: 390", "width: 390, dynamicType: accessibility1"),
      reports: "dynamic type large → accessibility1"),
    KnownChange(
      "a narrower grid", in: grid, ("width: 390", "width: 375"), reports: "width 390 → 375 pt"),
    KnownChange(
      "a narrower form, whose text wraps otherwise", in: form, ("width: 390", "width: 375"),
      reports: "width 390 → 375 pt"),
    KnownChange(
      "the canvas's padding", in: form, ("width: 390", "width: 390, padding: 10"),
      reports: "padding 0 → 10 pt"),

    // Data.
    KnownChange(
      "two items swapped, and their prices with them", in: list, ("Emma, Felix", "Felix, Emma"),
      reports: "items 4 and 5 swapped: 'Emma', 'Felix'",
      "items 4–5: other numbers in text 'from N €' ('from 5 €' → 'from 6 €', …)"),
    KnownChange(
      "an item inserted in the middle", in: list, ("Dora, Emma", "Dora, Doris, Emma"),
      reports: "item 4 'Doris' inserted",
      "items 5–10: other numbers in text 'from N €' ('from 5 €' → 'from 6 €', …)"),
    KnownChange(
      "the first item removed", in: list, ("[Alma, ", "["),
      reports: "item 0 'Alma' removed",
      "all items: other numbers in text 'from N €' ('from 2 €' → 'from 1 €', …)"),
    KnownChange(
      "all items removed", in: list,
      ("[Alma, Ben, Carl, Dora, Emma, Felix, Gina, Hans, Ida, Jam]", "[]"),
      reports: "all 10 items removed"),
    KnownChange(
      "one text", in: list, ("Carl", "Carla"), reports: "item 2 'Carla': text 'Carl' → 'Carla'"),
    KnownChange(
      "a pattern of all texts", in: list, ("from ${index + 1} €", "${index + 1} €"),
      reports: "all items: text 'from N €' → 'N €'"),

    // Structure.
    KnownChange(
      "the order in a cell", in: grid,
      ("- { text: \"${item.n}\" }", "- { text: \"from ${index + 1} €\", id: moved }"),
      ("- { text: \"from ${index + 1} €\" }", "- { text: \"${item.n}\" }"),
      ("€\", id: moved }", "€\" }"),
      reports: "all items: text 2 ('Apples', …) and text 1 ('from 1 €', …) changed places"),
    KnownChange(
      "a text added to each cell", in: list,
      ("foregroundColor: secondary }", "foregroundColor: secondary }\n          - { text: new }"),
      reports: "all items: text 'new' added"),
    KnownChange(
      "a text removed from each cell", in: list,
      ("          - { text: \"from ${index + 1} €\", foregroundColor: secondary }\n", ""),
      reports: "all items: text 2 ('from 1 €', …) removed"),
    KnownChange(
      "a header", in: list, ("    cell:", "    header: { text: People, padding: 8 }\n    cell:"),
      reports: "the header 'People' inserted"),

    // Style.
    KnownChange(
      "the colour of the second text of each cell", in: list,
      ("foregroundColor: secondary", "foregroundColor: red"),
      reports: "all items: foreground color of text 2 ('from 1 €', …) secondary → red"),
    KnownChange(
      "the font of the second text of each cell", in: list,
      ("foregroundColor: secondary", "foregroundColor: secondary, font: { size: 20 }"),
      reports: "all items: font size 20 pt added to text 2 ('from 1 €', …)"),
    KnownChange(
      "the colour of one item", in: grid, ("Dates, c: mint", "Dates, c: teal"),
      reports: "item 3 'Dates': background mint → teal"),
    KnownChange(
      "the corners of all items", in: grid, ("cornerRadius: 10", "cornerRadius: 14"),
      reports: "all items: corner radius 10 → 14 pt"),
    KnownChange(
      "how the corners of all items are round", in: grid,
      ("cornerRadius: 10", "cornerRadius: { radius: 10, style: circular }"),
      reports: "all items: corner style continuous → circular"),
    KnownChange(
      "a border around all items", in: grid,
      ("cornerRadius: 10", "cornerRadius: 10\n      border: { color: red, width: 2 }"),
      reports: "all items: border red and border width 2 pt added"),
    KnownChange(
      "a title's size", in: form, ("size: 22", "size: 28"),
      reports: "font size of text 'Card 0' 22 → 28 pt"),
    KnownChange(
      "a title's weight", in: form, ("size: 22", "size: 22, weight: bold"),
      reports: "font weight of text 'Card 0' regular → bold"),
    KnownChange(
      "a button's colour", in: form, ("background: gray", "background: red"),
      reports: "background of text 'Cancel' gray → red"),
    KnownChange(
      "a larger symbol beside more space", in: form, ("spacing: 16", "spacing: 20"),
      ("{ symbol: chevron.right }", "{ symbol: chevron.right, font: { size: 30 } }"),
      reports: "spacing of the vstack 16 → 20 pt", "font size 30 pt added to symbol 'chevron.right'"
    ),
    KnownChange(
      "higher items that are farther apart", in: highItems, ("spacing: 12", "spacing: 16"),
      ("itemHeight: 100", "itemHeight: 120"),
      reports: "spacing 12 → 16 pt", "item height 100 → 120 pt"),
    KnownChange(
      "another symbol", in: form, ("chevron.right", "chevron.left"),
      reports: "symbol 'chevron.right' → 'chevron.left'"),
    KnownChange(
      "an opacity", in: form, ("text: Cancel,", "text: Cancel, opacity: 0.5,"),
      reports: "opacity of text 'Cancel' 1 → 0.5"),

    // Places.
    KnownChange(
      "the spacing in each cell", in: list, ("spacing: 8", "spacing: 4"),
      reports: "all items: spacing of the vstack 8 → 4 pt"),
    KnownChange(
      "the spacing in each cell, and an item inserted", in: list, ("spacing: 8", "spacing: 2"),
      ("Dora, Emma", "Dora, Doris, Emma"),
      reports: "item 4 'Doris' inserted", "all items: spacing of the vstack 8 → 2 pt",
      "items 5–10: other numbers in text 'from N €' ('from 5 €' → 'from 6 €', …)"),
  ]

  /// The changes of all tables.
  static var all: [KnownChange] {
    let ofViews = changes + changesOfViews + changesOfDrawings + changesOfSettings + changesOfWalls
    let ofValues = changesOfLists + changesOfGivens + changesOfEffects + changesOfOrder
    let ofRoles = changesOfNames + changesOfRoles + changesOfControls + changesOfPresentations
    let ofPlaces =
      changesOfRows + changesOfLines + changesOfRooms + changesOfReplacements
      + changesOfKinds
    let ofPaint = changesOfLayers + changesOfShapes + changesOfMasks
    return ofViews + ofValues + ofRoles + ofPlaces + ofPaint
  }

  @Test(arguments: all)
  func `a change is reported by its edits`(change: KnownChange) throws {
    var edited = change.config
    for (old, new) in change.edits {
      try #require(edited.contains(old), "the config has no '\(old)'")
      edited = edited.replacing(old, with: new)
    }
    expect(try sentences(from: change.config, to: edited), equals: change.sentences)
  }
}
