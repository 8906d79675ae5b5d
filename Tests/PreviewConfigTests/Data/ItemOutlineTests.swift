import CellViews
import CollectionLayouts
import Diagnostics
import DisplayList
import TestSupport
import Testing

struct ItemOutlineTests {
  private static let tree = """
    [{ name: a, files: [{ name: b, files: [{ name: c }] }, { name: d }] }, { name: e, files: [] }, { name: f, files: null }]
    """

  private func config(_ keys: String, cell: String, tree: String = tree) -> String {
    """
    view:
      collection:
        layout: { list: { appearance: plain } }
        items: { in: \(tree), children: files\(keys) }
        cell: \(cell)
    """
  }

  /// What each cell's text shows.
  private func rows(_ keys: String = "", tree: String = tree) throws -> [String] {
    let cell = """
      { text: "${item.level} ${item.name} ${item.hasChildren} ${item.isExpanded} ${index}" }
      """
    let section = try #require(
      try view(config(keys, cell: cell, tree: tree)).collection?.sections.first)
    return try (0..<section.layout.itemCount).map { item in
      let cell = try section.cell(CellContext(index: ItemIndex(section: 0, item: item)))
      guard case .text(let text) = cell.unmarked else { throw Unexpected(what: "\(cell)") }
      return text.string
    }
  }

  /// What is said of items when the view is built.
  private func failure(_ tree: String) throws -> String? {
    do {
      _ = try view(config("", cell: "spacer", tree: tree))
      return nil
    } catch let diagnostic as Diagnostic {
      // At the key, in the items' line.
      expect(diagnostic.range?.start.line, equals: 4)
      return diagnostic.message
    }
  }

  @Test func `items are followed by those in them, one level deeper`() throws {
    let rows = try rows()
    // e has a list, if an empty one; null is none.
    expect(
      rows,
      equals: [
        "0 a true true 0", "1 b true true 1", "2 c false false 2", "1 d false false 3",
        "0 e true true 4", "0 f false false 5",
      ])
  }

  @Test func `items that are not expanded hide those in them`() throws {
    let rows = try rows(", expanded: \"${item.level == 0}\"")
    expect(
      rows,
      equals: [
        "0 a true true 0", "1 b true false 1", "1 d false false 2", "0 e true true 3",
        "0 f false false 4",
      ])
    let closed = try self.rows(", expanded: false")
    expect(closed, equals: ["0 a true false 0", "0 e true false 1", "0 f false false 2"])
  }

  @Test func `items are chosen before those in them follow`() throws {
    let rows = try rows(", where: \"${item.name != 'a'}\"")
    expect(rows, equals: ["0 e true true 0", "0 f false false 1"])
  }

  @Test func `what holds no items is a mistake, with the item's name`() throws {
    let (number, text) = (try failure("[{ name: a, files: 3 }]"), try failure("[a]"))
    expect(number, equals: "item 0: expected a list under 'files', found the number 3")
    expect(text, equals: "item 0: expected an object with 'files', found the text 'a'")
    expect(
      mistakes(in: config(", groupedBy: \"${item.name}\"", cell: "spacer")).first?
        .contains("expected one of 'groupedBy' and 'children', found both"), equals: true)
  }

  @Test func `items nested without end are a mistake`() throws {
    let deep =
      "[" + String(repeating: "{ files: [", count: 101) + String(repeating: "] }", count: 101) + "]"
    let message = try failure(deep)
    expect(message, equals: "item 0: items are nested more than 100 deep")
  }

  @Test func `a level moves a row's content`() throws {
    let cell = """
      { color: red, frame: { width: 9, height: 9 }, indentationLevel: "${item.level}", indentationWidth: 20 }
      """
    let screen = try arranged("canvas: { width: 200, height: 300 }\n" + config("", cell: cell))
    let lines = screen.displayList.dump.split(separator: "\n").filter { $0.hasSuffix("#FF3B30") }
    // 16 from the edge, and 20 more for each level.
    expect(
      lines.compactMap { $0.split(separator: " ").dropFirst(2).first?.prefix { $0 != "," } },
      equals: [
        "16", "36", "56", "36", "16", "16",
      ])
  }
}
