import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import Testing
import TextShaping

struct NoticePlaceTests {
  /// A collection of two sections; only the second has a cell of its own.
  private static let collection = """
    collection:
        layout: { grid: { columns: 1 } }
        cell: spacer
        header: { text: Title }
        sections:
          - items: [1]
          - items: [{ text: Title }]
            cell: { text: Label }
    """

  private func place(of notice: Notice, in text: String) throws -> SourcePosition? {
    let config = try load(text)
    let preview = try #require(config.previews.first)
    return config.diagnostic(for: notice, in: preview).range?.start
  }

  private func overflow(_ kind: ElementKind, section: Int) -> Notice {
    .overflow(kind, ItemIndex(section: section, item: 0), missing: Size(width: 1, height: 0))
  }

  @Test(arguments: [
    (kind: ElementKind.cell, section: 0, line: 4), (kind: .cell, section: 1, line: 9),
    (kind: .header, section: 1, line: 5), (kind: .footer, section: 0, line: 2),
  ])
  func `an element is told at its key, or else at its collection's`(
    kind: ElementKind, section: Int, line: Int
  ) throws {
    let text = "view:\n  \(Self.collection)\n"
    #expect(try place(of: overflow(kind, section: section), in: text)?.line == line)
  }

  @Test func `an element that several collections may have is told at the view`() throws {
    let text = """
      view:
        vstack:
          - collection: { layout: { grid: {} }, items: [1], cell: spacer }
          - collection: { layout: { grid: {} }, items: [1], cell: spacer }
      """
    #expect(
      try place(of: overflow(.cell, section: 0), in: text) == SourcePosition(line: 2, column: 3))
  }

  @Test func `a text is told where it is written`() throws {
    let notice = Notice.text(.tooManyLines(limit: 100), in: "Label")
    #expect(
      try place(of: notice, in: "view:\n  \(Self.collection)\n")
        == SourcePosition(line: 9, column: 23))
  }

  @Test func `a text that is written twice, or computed, is told at the view`() throws {
    let notice = Notice.text(.tooManyLines(limit: 100), in: "a")
    for children in ["[{ text: a }, { text: a }]", "[{ text: \"${'a'}\" }]"] {
      #expect(
        try place(of: notice, in: "view: { vstack: \(children) }")
          == SourcePosition(line: 1, column: 7))
    }
  }
}
