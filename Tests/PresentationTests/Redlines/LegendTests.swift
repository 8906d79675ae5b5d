import CellViews
import Presentation
import Testing

@Suite struct LegendTests {
  private func lines(_ annotations: Annotation..., in yaml: String) throws -> [String] {
    try redlines(annotations, in: "name: screen\n" + yaml).flatMap(\.legendLines)
  }

  private func collection(_ layout: String, items: String = "1...3") -> String {
    """
    canvas: { width: 300, height: 200 }
    view:
      collection:
        layout: { \(layout) }
        items: \(items)
        itemHeight: 50
        cell: { color: red }
    """
  }

  @Test(
    arguments: [
      ("grid: { columns: 2, spacing: 20 }", "grid: 2 columns, gap 20 · 3 items of 140 × 50"),
      (
        "grid: { columns: 2, columnSpacing: 20, rowSpacing: 8 }",
        "grid: 2 columns, column gap 20, row gap 8 · 3 items of 140 × 50"
      ),
      (
        "waterfall: { columns: 2, cellPadding: 8, placement: roundRobin }",
        "waterfall: 2 columns, padding 8, round robin · 3 items of 134 × 50"
      ),
      (
        "carousel: { itemSize: [100, 100], minimumLineSpacing: 4, numberOfSets: 3 }",
        "carousel: items 100 × 100, gap 4, 3 sets · 3 items of 100 × 100"
      ),
      ("list: { rowHeight: 44 }", "list: rows 44 high · 3 items of 300 × 50"),
    ])
  func `a legend names the rule of a layout`(layout: String, rule: String) throws {
    try #require(lines(.frames, in: collection(layout)) == ["screen · 300 × 200 pt", rule])
  }

  @Test func `a legend mentions what was looked for and is not there`() throws {
    try #require(
      lines(.touch, .overflow, .safeArea, in: collection("grid: { columns: 2 }")) == [
        "screen · 300 × 200 pt", "grid: 2 columns, gap 0 · 3 items of 150 × 50",
        "touch: every target is large enough", "overflow: everything fits", "safe area: none",
      ])
  }

  @Test func `a legend has the labels that were left out, and counts those after the sixth`() throws
  {
    let yaml = """
      canvas: { width: 40, height: 40 }
      view:
        collection:
          layout: { grid: { columns: 20 } }
          items: 1...400
          itemHeight: 2
          cell: { color: red }
      """
    try #require(
      lines(.index, in: yaml).last
        == "labels left out for want of room: index 0, 1, 2, 3, 4, 5 and 394 more")
  }

  @Test func `labels of several annotations that were left out are apart in a legend`() throws {
    let yaml = """
      canvas: { width: 12, height: 12 }
      view:
        collection:
          layout: { grid: { columns: 2, columnSpacing: 4, rowSpacing: 2 } }
          items: 1...4
          itemHeight: 5
          cell: { color: red }
      """
    // Two columns of 4 points, and 4 between them.
    try #require(
      lines(.spacing, .size, in: yaml).last
        == "labels left out for want of room: spacing 4, 2; size 4 × 5")
  }
}
