import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// Items that are moved by hand beside an edit, one point off where the rule of their layout puts them: they
/// are reported, whatever the edit is.
@Suite struct PlaceRuleTests {
  /// A layout with eight items, and an edit of it.
  struct Screen: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var config: String
    var edit: PlantedMove

    /// - Parameter given: More of what the collection is given.
    init(
      _ layout: String, _ name: String, given: String = "itemHeight: 40", _ old: String,
      _ new: String, _ sentence: String
    ) {
      testDescription = "\(name): \(sentence)"
      config = """
        canvas: { width: 390, height: 600 }
        view:
          collection:
            layout: { \(layout) }
            \(given)
            items: [a, b, c, d, e, f, g, h]
            cell: { text: "${item}" }

        """
      edit = PlantedMove(old: old, new: new, sentence: sentence)
    }
  }

  private static let flow =
    "flow: { itemSize: [100, 40], minimumLineSpacing: 6, minimumInteritemSpacing: 8 }"
  private static let widths = "itemHeight: 40\n    itemWidth: \"${80 + 10 * index}\""
  private static let group = """
    compositional: { group: { horizontal: { width: { fractionalWidth: 1 }, height: { absolute: 40 }, subitems: [ { width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } } ] } }, interGroupSpacing: 4 }
    """
  private static let heights = "itemHeight: \"${40 + 10 * (index % 3)}\""
  private static let measuredGroup = """
    compositional: { group: { horizontal: { width: { fractionalWidth: 1 }, height: { estimated: 40 }, subitems: [ { width: { fractionalWidth: 0.5 }, height: { estimated: 40 } } ] } }, interGroupSpacing: 4 }
    """
  private static let spans = heights + "\n    itemSpan: \"${index % 4 == 2 ? 2 : 1}\""
  private static let ratios = "itemAspectRatio: \"${index % 2 == 0 ? 1.5 : 0.75}\""

  static let screens = [
    // What came pushes those after it: by a place, and in no layout by a point more.
    Screen(
      "grid: { columns: 3, spacing: 8 }", "grid", "c, d", "c, new, d", "item 3 'new' inserted"),
    Screen(
      "grid: { columns: 3, spacing: 8 }", "grid", "spacing: 8", "spacing: 12", "gaps 8 → 12 pt"),
    Screen("list: {}", "list", "c, d", "c, new, d", "item 3 'new' inserted"),
    Screen(
      "waterfall: { columns: 3, rowSpacing: 6, columnSpacing: 4 }", "waterfall", given: heights,
      "rowSpacing: 6", "rowSpacing: 9", "row gap 6 → 9 pt"),
    Screen(
      "waterfall: { columns: 2, cellPadding: 5 }", "waterfall with padding", given: heights, "h]",
      "h, new]", "item 8 'new' inserted"),
    Screen(
      "waterfall: { columns: 3, rowSpacing: 6, columnSpacing: 4 }", "waterfall with spans",
      given: spans, "rowSpacing: 6", "rowSpacing: 9", "row gap 6 → 9 pt"),
    Screen(
      "waterfall: { columns: 3, placement: leftToRight, spacing: 4 }", "waterfall in turn",
      given: spans, "h]", "h, new]", "item 8 'new' inserted"),
    Screen(
      "waterfall: { columns: 3, dense: true, rowSpacing: 6, columnSpacing: 4 }",
      "waterfall without gaps", given: spans, "h]", "h, new]", "item 8 'new' inserted"),
    Screen(flow, "flow", "c, d", "c, new, d", "item 3 'new' inserted"),
    Screen(
      flow, "flow", "minimumLineSpacing: 6", "minimumLineSpacing: 9", "line spacing 6 → 9 pt"),
    Screen(
      "flow: { minimumLineSpacing: 6, minimumInteritemSpacing: 8 }", "flow of many widths",
      given: widths, "minimumInteritemSpacing: 8", "minimumInteritemSpacing: 10",
      "interitem spacing 8 → 10 pt"),
    Screen(
      "carousel: { itemSize: [90, 80], minimumLineSpacing: 4 }", "carousel", given: "insets: 0",
      "minimumLineSpacing: 4", "minimumLineSpacing: 6", "line spacing 4 → 6 pt"),
    Screen(
      "aspectGrid: { cellAspectRatio: 1 }", "aspectGrid", given: "insets: 0", "insets: 0",
      "insets: 6", "insets 0 → 6 pt"),
    Screen(
      "justified: { targetRowHeight: 100, spacing: 4 }", "justified", given: ratios, "spacing: 4",
      "spacing: 6", "gaps 4 → 6 pt"),
    Screen(
      "mosaic: { columns: 3, spacing: 4, pattern: [2, 1, 1, 1] }", "mosaic", given: "insets: 0",
      "spacing: 4", "spacing: 6", "gaps 4 → 6 pt"),
    Screen(
      group, "compositional", given: "insets: 0", "interGroupSpacing: 4", "interGroupSpacing: 7",
      "interGroupSpacing 4 → 7 pt"),
    Screen(
      measuredGroup, "compositional that measures itself", given: "insets: 0",
      "interGroupSpacing: 4", "interGroupSpacing: 7", "interGroupSpacing 4 → 7 pt"),
  ]

  private static let labels = ["a", "b", "c", "d", "e", "f", "g", "h", "new"]

  @Test(arguments: screens)
  func `an item that is one point off its layout's rule is reported`(screen: Screen) throws {
    let edit = screen.edit
    let old = try layoutText(of: screen.config)
    try #require(screen.config.contains(edit.old))
    let new = try layoutText(of: screen.config.replacing(edit.old, with: edit.new))
    expect(new.sentences(since: old).map(\.text), equals: [edit.sentence])
    let shown = try new.parsed().canvas.parts[0].parts.compactMap(\.label)
    for label in Self.labels where shown.contains(label) {
      for axis in Axis.allCases {
        let sentences = try new.moving([label], by: 1, axis).sentences(since: old).map(\.text)
        #expect(
          sentences.count == 2 && sentences.contains(edit.sentence)
            && sentences.contains { $0 != edit.sentence && $0.contains("'\(label)'") },
          "\(label) along \(axis): \(sentences)")
      }
    }
  }

  @Test
  func `an item in a group of items of other heights is where the longest before it lets it be`()
    throws
  {
    // The longer text of an item has more lines, by which the groups after it are lower.
    let config = """
      canvas: { width: 390, height: 600 }
      view:
        collection:
          layout: { \(Self.measuredGroup) }
          items: [a, b, c, d, e, f, g, h]
          cell: { text: "${item}", padding: 4 }

      """
    let long = "a text that is too long for one line of so many points"
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing("d,", with: "\(long),"))
    let causes = new.sentences(since: old).map(\.text)
    #expect(causes.count == 1 && causes[0].hasPrefix("item 3 "), "\(causes)")
    for label in ["a", "b", "c", "e", "f", "g", "h"] {
      for axis in Axis.allCases {
        let sentences = try new.moving([label], by: 1, axis).sentences(since: old).map(\.text)
        #expect(
          sentences.count == 2 && sentences.contains(causes[0])
            && sentences.contains { $0.contains("'\(label)' moved ") },
          "\(label) along \(axis): \(sentences)")
      }
    }
  }

  @Test func `items of a line of a flow that the viewport cuts are equally far apart`() throws {
    // Lines of four items, 60 + 70 + 80 + 90 points; of the second line the viewport shows 10 points.
    let config = """
      canvas: { width: 390, height: 60 }
      view:
        collection:
          layout: { flow: { minimumLineSpacing: 10, minimumInteritemSpacing: 8 } }
          itemHeight: 40
          itemWidth: "${60 + 10 * (index % 4)}"
          items: [a, b, c, d, e, f, g, h, i, j]
          cell: { text: "${item}" }

      """
    let old = try layoutText(of: config)
    let edited = config.replacing("minimumInteritemSpacing: 8", with: "minimumInteritemSpacing: 9")
    let new = try layoutText(of: edited)
    expect(new.sentences(since: old).map(\.text), equals: ["interitem spacing 8 → 9 pt"])
    for label in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      for axis in Axis.allCases {
        let sentences = try new.moving([label], by: 1, axis).sentences(since: old).map(\.text)
        #expect(
          sentences.count == 2 && sentences.contains { $0.contains("'\(label)'") },
          "\(label) along \(axis): \(sentences)")
      }
    }
  }

  @Test func `an item that came is where its layout places it`() throws {
    // Three columns, of which the first one is 40 + 40 long, the second one 50 and the third one 60: the item
    // that came is below the second one's, and here in the third one.
    let screen = Screen(
      "waterfall: { columns: 3 }", "waterfall", given: Self.heights, ", e, f, g, h]", "]", "")
    let before = screen.config.replacing(screen.edit.old, with: screen.edit.new)
    let old = try layoutText(of: before)
    var canvas = try layoutText(of: before.replacing("d]", with: "d, e]")).parsed().canvas
    let index = try #require(canvas.parts[0].parts.firstIndex { $0.label == "e" })
    expect(canvas.parts[0].parts[index].frame.origin, equals: Point(x: 130, y: 50))
    canvas.parts[0].parts[index].frame.origin = Point(x: 260, y: 60)
    expect(
      LayoutSnapshot(canvas).sentences(since: old).map(\.text),
      equals: [
        "item 4 'e' inserted",
        "item 4 'e' is at (260, 60), 130×50 pt, which does not follow from its layout",
      ])
  }

  @Test func `an item in a column that is not the shortest one is reported`() throws {
    // Two columns, of 40 + 40 and 50 points before the item that is 60 high: it goes to the second one.
    let config = """
      canvas: { width: 390, height: 600 }
      view:
        collection:
          layout: { waterfall: { columns: 2 } }
          itemHeight: "${[40, 50, 40, 60][index]}"
          items: [a, b, c, d]
          cell: { text: "${item}" }

      """
    let old = try layoutText(of: config)
    var canvas = try layoutText(of: config.replacing("a, b", with: "a, bb")).parsed().canvas
    canvas.parts[0].parts[3].frame.origin = Point(x: 0, y: 80)
    expect(
      LayoutSnapshot(canvas).sentences(since: old).map(\.text),
      equals: [
        "item 1 'bb': text 'b' → 'bb'", "item 3 'd' moved (195, 50) → (0, 80) pt",
      ])
  }
}
