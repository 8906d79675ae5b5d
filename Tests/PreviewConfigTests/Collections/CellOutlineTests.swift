import CellViews
import LayoutGeometry
import Testing

/// What of cells' lengths is known before any of them is built.
@Suite struct CellOutlineTests {
  /// The height of all cells of a collection with the keys; nil where each is to be measured.
  private func height(_ keys: String, before others: String = "") throws -> Double? {
    let view = try view("view: { collection: { layout: grid, items: [a, b], \(keys) } }\(others)")
    return try #require(view.collection).sections[0].cellOutline?
      .fixedLength(along: .vertical, for: nil)
  }

  @Test func `a frame around what differs is known`() throws {
    let cell = "cell: { text: '${item}', frame: { height: 44, maxWidth: infinity } }"
    try #require(height(cell) == 44)
  }

  @Test func `a modifier that takes no room may differ`() throws {
    let cell = """
      cell: { text: '${item}', font: { size: "${index + 9}" }, frame: { height: 44 },
        background: "${index == 0 ? 'red' : 'blue'}", opacity: "${1 / (index + 1)}", padding: 3 }
      """
    // 44 and 3 above and below.
    try #require(height(cell) == 50)
  }

  @Test(
    arguments: [
      "cell: { text: '${item}' }", "cell: { text: '${item}', padding: 4 }",
      "cell: { text: '${item}', frame: { height: '${index + 10}' } }",
      "cell: { text: A, frame: { height: 44 }, padding: '${index}' }",
      "cell: '${item}'",
    ])
  func `what may differ is not known`(cell: String) throws {
    let height = try height(cell, before: "\ncells: { a: { color: red }, b: { color: blue } }")
    #expect(height == nil)
  }

  @Test func `a cell's name is as good as the cell`() throws {
    let cells = "\ncells: { card: { text: '${item}', frame: { height: 30 } } }"
    try #require(height("cell: card", before: cells) == 30)
  }
}
