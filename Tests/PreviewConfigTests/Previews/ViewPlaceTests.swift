import CellViews
import CollectionLayouts
import Diagnostics
import PreviewConfig
import TestSupport
import Testing
import TextShaping

struct ViewPlaceTests {
  /// The places of all views that a config's first preview shows, in the order of drawing and each
  /// once, as `line:column–last line`.
  private func places(in text: String, options: ConfigOptions = ConfigOptions()) throws -> [String]
  {
    let config = try load(text, options: options)
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    var seen: Set<ViewMark> = []
    return arrangement.root.marks.filter { seen.insert($0).inserted }
      .map { config.place(of: $0, in: preview)?.line ?? "nowhere" }
  }

  private static let screen = """
    canvas: { width: 100, height: 100 }
    view:
      vstack:
        - text: a
          padding: 4
        - circle
        - collection:
            layout: { list: {} }
            items: [1, 2]
            itemHeight: 10
            cell: row
    cells:
      row:
        hstack: [{ text: b }, spacer]
        background: red

    """

  @Test func `each placed view has the place where it is written, through named cells`() throws {
    // The column ends with its collection; the row with its background. Both rows are one view, and
    // the background, which is a colour and not a view, is a part of it.
    try #require(
      places(in: Self.screen) == [
        "3:3–11", "4:7–5", "6:7–6", "7:7–11", "14:5–15", "14:16–14", "14:27–14",
      ])
  }

  @Test func `an element is written at the key of its view`() throws {
    let config = try load(Self.screen)
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    let places = arrangement.root.marks.map {
      config.place(of: .cell, section: 0, ofCollection: $0, in: preview)?.line
    }
    expect(places.compactMap(\.self).first, equals: "11:9–11")
    expect(places.first, equals: .some(nil))
  }

  @Test func `a text of several lines ends where its last line does`() throws {
    try #require(places(in: "view:\n  text: |\n    a\n    b\n") == ["2:3–4"])
    try #require(places(in: "view:\n  text: a\n    b\n    c\n") == ["2:3–4"])
    try #require(places(in: "view:\n  text: \"a\n    b\"\n") == ["2:3–3"])
  }

  @Test func `a view that an expression names is written in its cell, or at the expression`() throws
  {
    let text = """
      view:
        vstack:
          - "${'row'}"
          - "${'divider'}"
      cells:
        row: { text: a }
      """
    try #require(places(in: text) == ["2:3–4", "6:10–6", "4:7–4"])
  }

  @Test func `what the command line replaces does not move the end of a view`() throws {
    // The new text is on the second line of the arguments, which are not the file's.
    let options = ConfigOptions(overrides: ["name=a", "view.text=b"])
    try #require(places(in: "view: { text: a }", options: options) == ["1:9–1"])
  }
}

extension PlacedView {
  /// The marks of the view and of those in it, in the order of drawing.
  fileprivate var marks: [ViewMark] {
    [mark].compactMap(\.self) + children.flatMap(\.marks)
  }
}

extension ViewPlace {
  fileprivate var line: String { "\(name.start.line):\(name.start.column)–\(lastLine)" }
}
