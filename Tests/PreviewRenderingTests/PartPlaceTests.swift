import DisplayList
import InspectedParts
import PreviewRendering
import TestSupport
import Testing

struct PartPlaceTests {
  private static let text = """
    canvas: { width: 100, height: 100 }
    view:
      vstack:
        - text: a
          padding: 4
        - hstack: [{ text: b }, { text: c }]
        - collection:
            layout: { list: {} }
            items: [1, 2]
            cell: row
    cells:
      row:
        text: "${item}"
        background: red

    """

  /// The roles and texts of the parts that are written at a place.
  private func parts(_ line: Int, _ column: Int? = nil) throws -> [String] {
    let canvas = try inspected(Self.text)
    let ids = Set(canvas.parts(ofFile: "test.yaml", line: line, column: column))
    return canvas.all.filter { ids.contains($0.id) }
      .map { $0.look.text.map { "text \($0)" } ?? $0.role.rawValue }
  }

  @Test func `a line finds the innermost view that is written there`() throws {
    try #require(parts(3) == ["stack"])
    try #require(parts(9) == ["collection"])
  }

  @Test func `a line finds a view with its modifiers as one part`() throws {
    // The text in its padding; the padding is the outermost of the two.
    try #require(parts(4) == ["padding"])
    try #require(parts(5) == ["padding"])
  }

  @Test func `a column finds one of several views of a line`() throws {
    // `    - hstack: [{ text: b }, { text: c }]`: the texts begin in columns 18 and 31.
    try #require(parts(6, 7) == ["stack"])
    try #require(parts(6, 18) == ["text b"])
    try #require(parts(6, 30) == ["text b"])
    try #require(parts(6, 31) == ["text c"])
    try #require(parts(6) == ["text c"])
    // In the indentation the line's first view is meant.
    try #require(parts(4, 2) == ["padding"])
  }

  @Test func `a view in a cell is found in every cell that shows it`() throws {
    try #require(parts(13) == ["text 1", "text 2"])
    try #require(parts(14) == ["text 1", "text 2"])
  }

  @Test func `the key of a cell finds the cells`() throws {
    try #require(parts(10) == ["cell", "cell"])
  }

  @Test func `lines without views find nothing, and neither do other files`() throws {
    try #require(parts(1) == [])
    try #require(parts(11) == [])
    let canvas = try inspected(Self.text)
    expect(canvas.parts(ofFile: "other.yaml", line: 3), equals: [])
  }
}
