import CellViews
import Diagnostics
import PreviewConfig
import Testing
import TestSupport
import TextShaping

struct NoticePlaceTests {
  /// The places of the warnings of a config of one preview, as `line:column`.
  private func places(in text: String) throws -> [String] {
    try warnings(in: text).map { diagnostic in
      diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "nowhere"
    }
  }

  /// Two sections with rows of 10 points; only the second has a cell of its own.
  private static let collection = """
    collection:
        layout: { grid: { columns: 1 } }
        cell: { color: red, frame: { height: 20 } }
        header: { color: red, frame: { height: 20 } }
        headerHeight: 10
        footer: { color: red, frame: { height: 20 } }
        footerHeight: 10
        itemHeight: 10
        sections:
          - items: [1]
          - items: [1]
            cell: { color: blue, frame: { height: 20 } }
    """

  @Test func `an element is reported at the key of its view, its section's first`() throws {
    // The headers, the cells and the footers of both sections, in the order of drawing.
    try #require(
      places(in: "view:\n  \(Self.collection)\n") == ["5:5", "4:5", "7:5", "13:9"])
  }

  @Test func `an item that a collection does not have is reported at the key that names it`()
    throws
  {
    func config(_ states: String) -> String {
      """
      view:
        collection:
          layout: { list: { rowHeight: 30 } }
          sections: [{ items: [a, b] }, { items: [] }]
          cell: { text: "${item}" }
          selected: [0, 2, [1, 0]]
          highlighted: [[0, 1], [2, 0]]
          dragged: 5
          contentOffset: { item: 2 }
      \(states)
      """
    }
    try #require(places(in: config("")) == ["6:5", "7:5", "8:5", "9:5"])
    // A state that leaves out items leaves out what they are in.
    try #require(places(in: config("state: one")) == [])
    try #require(places(in: config("state: empty")) == [])
    func scrolled(_ states: String) -> String {
      """
      view:
        collection:
          layout:
            compositional:
              orthogonalScrollingBehavior: continuous
              group:
                horizontal:
                  width: { absolute: 140 }
                  height: { absolute: 40 }
                  subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }]
          sections: [{ items: [a, b, c, d, e], contentOffset: { item: 7 } }]
          cell: { color: red }
      \(states)
      """
    }
    try #require(places(in: scrolled("")).count == 1)
    try #require(places(in: scrolled("state: one")) == [])
    let messages = try warnings(in: config("")).map(\.message)
    expect(
      messages.first,
      equals:
        "the collection of 'test' has no item 0.2, which 'selected' names: section 0 has 2 items"
    )
  }

  @Test func `each of several collections has its own place`() throws {
    let text = """
      view:
        vstack:
          - collection: { layout: { grid: {} }, items: [1], cell: { color: red }, itemHeight: 5 }
          - collection:
              layout: { grid: {} }
              items: [1]
              itemHeight: 5
              cell: { color: red, frame: { height: 9 } }
      """
    try #require(places(in: text) == ["8:9"])
  }

  @Test func `a setting that no layout of a collection reads is reported at its key, once`()
    throws
  {
    func config(_ layout: String) -> String {
      """
      view:
        collection:
          itemSpan: 2
          cell: { color: red, frame: { height: 9 } }
          sections:
            - { items: [1], layout: { grid: {} } }
            - { items: [1], layout: { \(layout): {} } }
      """
    }
    try #require(places(in: config("list")) == ["3:5"])
    // A waterfall's items cover columns.
    try #require(places(in: config("waterfall")).isEmpty)
    // A section's own is not read by another section's layout.
    let own = """
      view:
        collection:
          cell: { color: red, frame: { height: 9 } }
          sections:
            - { items: [1], layout: { grid: {} }, itemSpan: 2 }
            - { items: [1], layout: { waterfall: {} } }
      """
    try #require(places(in: own) == ["5:45"])
  }

  @Test func `a text is reported where it is written, also one that is computed`() throws {
    // No font has a private character.
    let text = """
      view:
        hstack:
          - text: "\u{10FFFD}"
          - text: "${'\u{10FFFD}' + 'b'}"
      """
    try #require(places(in: text) == ["3:13", "4:13"])
  }

  @Test func `a text in a cell that is named is reported in the cell`() throws {
    let text = """
      canvas: { width: 60, height: 40 }
      view: { collection: { layout: { list: {} }, items: [1], itemHeight: 40, cell: row } }
      cells:
        row: { text: a text that is long, lineLimit: 1 }
      """
    try #require(places(in: text) == ["4:16"])
  }

  @Test func `a frame is reported at its key, one of several at the view's`() throws {
    let text = """
      canvas: { width: 100, height: 100 }
      view:
        vstack:
          - zstack: [{ color: red, frame: { width: 50, height: 10 } }]
            frame: { width: 20 }
          - color: red
            modifiers: [{ frame: { width: 30, height: 10 } }, { frame: { width: 20 } }]
      """
    try #require(places(in: text) == ["5:7", "6:7"])
  }

  @Test func `a canvas that is too small is reported at the root view`() throws {
    try #require(
      places(in: "canvas: { width: 10 }\nview: { color: red, frame: { width: 20 } }")
        == ["2:9"])
  }

  @Test(arguments: [
    ("layout: { flow: { itemSize: [300, 20] } }, items: 1...2", "2:41"),
    ("layout: { flow: { itemSize: automatic } }, items: 1...2, itemWidth: 300", "2:80"),
    ("layout: { carousel: { itemSize: [100, 300] } }, items: 1...2", "2:45"),
    ("layout: { waterfall: { cellPadding: 80 } }, items: 1...2, itemHeight: 20", "2:46"),
    ("layout: { grid: { columns: 3, spacing: 100 } }, items: 1...2, itemHeight: 20", "2:53"),
    ("layout: { grid: { columns: [{ fixed: 300 }] } }, items: 1...2, itemHeight: 20", "2:41"),
    ("layout: { list: {} }, items: 1...2, itemHeight: 20, insets: [0, 100]", "2:75"),
    ("layout: { list: {} }, items: 1...2, itemHeight: 20, contentOffset: [0, 400]", "2:75"),
  ])
  func `what a layout notices is reported at the setting that made it`(
    settings: String, place: String
  ) throws {
    let text =
      "canvas: { width: 200, height: 200 }\nview: { collection: { \(settings), cell: spacer } }"
    try #require(places(in: text) == [place])
  }

  @Test func `a view whose values do not settle is reported at its id`() throws {
    // Each pass makes the box narrower by a point than the pass before measured it.
    let text = """
      view:
        vstack:
          - text: a
          - color: red
            frame: { width: "${box.width - 1}", height: 10 }
            id: box
      """
    try #require(places(in: text) == ["6:11"])
  }

  @Test func `a picture is reported where a view shows it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", to: "a.svg")
    let text = """
      view:
        vstack: [{ image: a.svg }, { image: { file: a.svg } }]
      """
    let path = try folder.write(text, to: "a.yaml")
    let config = try ConfigFile.load(path: path)
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    let mark = try #require(arrangement.pictureMarks.values.first)
    expect(arrangement.pictureMarks.count, equals: 1)
    expect(
      config.picturePlace(of: mark, in: preview)?.start, equals: SourcePosition(line: 2, column: 21)
    )
  }
}
