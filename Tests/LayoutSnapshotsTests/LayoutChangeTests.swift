import LayoutSnapshots
import TestSupport
import Testing

/// A screen before and after, as the lines of its parts, and what is told of it.
struct Retelling: CustomTestStringConvertible, Sendable {
  var name: String
  var before: String
  var after: String
  var sentences: [String]

  init(_ name: String, _ before: String, _ after: String, _ sentences: [String]) {
    self.name = name
    self.before = before
    self.after = after
    self.sentences = sentences
  }

  var testDescription: String { name }
}

/// A list of rows at `y` with a height and a label, in a collection without gaps of its own.
func list(_ rows: [(y: Int, height: Int, label: String)], elements: Int? = nil, offset: Int = 0)
  -> String
{
  let end = rows.last.map { $0.y + $0.height } ?? 0
  return """
    collection 0,0 100×200 layout=list content=100×\(end) offset=0,\(offset) \
    elements=\(elements ?? rows.count)

    """
      + rows.enumerated().map { item, row in
        "  cell 0.\(item) \"\(row.label)\" 0,\(row.y) 100×\(row.height): "
          + "text \"\(row.label)\" 5,15 width=30 font=Inter points=17 color=#000000\n"
      }.joined()
}

@Suite struct LayoutChangeTests {
  private func sentences(_ before: String, _ after: String) -> [String] {
    snapshot(after).sentences(since: snapshot(before)).map(\.text)
  }

  @Test func `equal snapshots have no changes`() {
    expect(sentences(list([(0, 20, "a")]), list([(0, 20, "a")])), equals: [])
  }

  @Test func `the canvas and its background are reported`() {
    let before = snapshot(canvas: "390×712", "fill 0,0 390×712 color=#FFFFFF")
    let after = snapshot(canvas: "390×736", "fill 0,0 390×736 color=#F2F2F7")
    #expect(
      after.sentences(since: before).map(\.text) == [
        "the screen's background: colour #FFFFFF → #F2F2F7", "the canvas grew taller 712 → 736 pt",
      ])
  }

  static let collections = [
    Retelling(
      "its numbers",
      """
      collection 0,0 100×200 layout=grid columns=2 rows=5 content=100×200 offset=0,0 elements=0
      """,
      """
      collection 0,0 100×200 layout=waterfall columns=3 content=100×240 offset=0,40 elements=0
      """,
      [
        "layout grid → waterfall", "columns 2 → 3", "content offset (0, 0) → (0, 40) pt",
      ]),
    Retelling(
      "its place",
      "collection 0,0 100×200 layout=grid content=1×1 offset=0,0 elements=0",
      "collection 8,0 84×200 layout=grid content=1×1 offset=0,0 elements=0",
      ["the collection moved (0, 0) → (8, 0) pt and became narrower 100 → 84 pt"]),
    Retelling(
      "one of several, by its id",
      """
      collection "a" 0,0 9×9 layout=grid columns=1 content=1×1 offset=0,0 elements=0
      collection "b" 0,9 9×9 layout=grid columns=1 content=1×1 offset=0,0 elements=0
      """,
      """
      collection "a" 0,0 9×9 layout=grid columns=1 content=1×1 offset=0,0 elements=0
      collection "b" 0,9 9×9 layout=grid columns=2 content=1×1 offset=0,0 elements=0
      """,
      ["columns of 'b': 1 → 2"]),
    Retelling(
      "one that was removed",
      """
      collection "a" 0,0 9×9 layout=grid content=1×1 offset=0,0 elements=0
      collection "b" 0,9 9×9 layout=grid content=1×1 offset=0,0 elements=0
      """,
      """
      collection "b" 0,0 9×9 layout=grid content=1×1 offset=0,0 elements=0
      """,
      ["'a' removed", "'b' moved (0, 9) → (0, 0) pt"]),
  ]

  @Test(arguments: collections)
  func `a collection's changes are reported`(_ retelling: Retelling) {
    expect(sentences(retelling.before, retelling.after), equals: retelling.sentences)
  }

  static let rows = [
    Retelling(
      "a row that grew, and what follows it",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c"), (60, 20, "d")]),
      list([(0, 20, "a"), (20, 28, "b"), (48, 20, "c"), (68, 20, "d")]),
      [
        "item 1 'b' grew taller 20 → 28 pt", "items 2–3 moved down by 8 pt",
      ]),
    Retelling(
      "all rows alike",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
      list([(0, 24, "a"), (24, 24, "b"), (48, 24, "c")]),
      ["all items grew taller 20 → 24 pt"]),
    Retelling(
      "a gap between all rows",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
      list([(0, 20, "a"), (24, 20, "b"), (48, 20, "c")]),
      ["row gap 0 → 4 pt"]),
    Retelling(
      "all rows moved",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
      list([(8, 20, "a"), (28, 20, "b"), (48, 20, "c")]),
      ["all items moved down by 8 pt"]),
    Retelling(
      "a row inserted in the middle",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
      list([(0, 20, "a"), (20, 20, "new"), (40, 20, "b"), (60, 20, "c")]),
      ["item 1 'new' inserted"]),
    Retelling(
      "a higher row inserted in the middle",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
      list([(0, 20, "a"), (20, 50, "new"), (70, 20, "b"), (90, 20, "c")]),
      ["item 1 'new' inserted", "items 2–3 moved down by 50 pt"]),
    Retelling(
      "several inserted",
      list([(0, 20, "a"), (20, 20, "b")]),
      list([(0, 20, "a"), (20, 20, "x"), (40, 20, "y"), (60, 20, "b")]),
      ["2 items ('x', 'y') inserted at 0.1"]),
    Retelling(
      "several removed",
      list([(0, 20, "a"), (20, 20, "x"), (40, 20, "y"), (60, 20, "b")]),
      list([(0, 20, "a"), (20, 20, "b")]),
      ["items 1–2 ('x', 'y') removed"]),
    Retelling(
      "one that stands elsewhere in the order",
      list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c"), (60, 20, "d")]),
      list([(0, 20, "b"), (20, 20, "c"), (40, 20, "d"), (60, 20, "a")]),
      ["item 'a' moved from 0 to 3"]),
    Retelling(
      "one whose text changed",
      list([(0, 20, "a"), (20, 20, "Deals"), (40, 20, "c")]),
      list([(0, 20, "a"), (20, 20, "Offers"), (40, 20, "c")]),
      ["item 1 'Offers': text 'Deals' → 'Offers'"]),
    Retelling(
      "what a longer list pushed out of sight",
      list([(0, 100, "a"), (100, 100, "b")], elements: 9),
      list([(0, 200, "a")], elements: 9),
      ["item 1 'b' went out of sight", "item 0 'a' grew taller 100 → 200 pt"]),
  ]

  @Test(arguments: rows)
  func `a list's changes are reported`(_ retelling: Retelling) {
    expect(sentences(retelling.before, retelling.after), equals: retelling.sentences)
  }
}
