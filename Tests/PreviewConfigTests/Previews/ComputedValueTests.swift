import CellViews
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct ComputedValueTests {
  private static let text = """
    view:
      vstack:
        - text: "${grid.columns} × ${grid.rows}, ${grid.cellSize.width} wide"
          frame: { width: "${grid.width}" }
        - { color: red, id: grid }
    """

  @Test func `a preview that reads computed values is marked so`() throws {
    try #require(load(Self.text).previews.map(\.readsComputedValues) == [true])
    try #require(load("view: { text: a, id: b }").previews.map(\.readsComputedValues) == [false])
  }

  @Test func `before they are known, a text is empty and a key has its default`() throws {
    let text = ViewNode.text(TextNode("")).modified(.frame(FixedFrame()))
    try #require(firstChild(ComputedValues()) == text.dump)
  }

  @Test func `once they are known, expressions have them`() throws {
    let metrics = ComputedValues.Metrics(
      frame: Rect(x: 0, y: 0, width: 300, height: 200), columns: 4, rows: 3,
      cellSize: Size(width: 75, height: 66.5))
    let text = ViewNode.text(TextNode("4 × 3, 75 wide")).modified(.frame(FixedFrame(width: 300)))
    try #require(firstChild(ComputedValues(views: ["grid": metrics])) == text.dump)
  }

  private func firstChild(_ computed: ComputedValues) throws -> String? {
    let preview = try #require(try load(Self.text).previews.first)
    guard case .stack(let stack) = try preview.content(computed).unmarked else { return nil }
    return stack.children.first?.dump
  }

  @Test func `two views cannot have one id`() {
    expect(
      mistakes(in: "view: { vstack: [{ text: a, id: b }, { text: c, id: b }] }"),
      equals: [
        "1:53+1: duplicate id 'b', first in line 1"
      ])
  }

  @Test func `a field that a view does not compute is a mistake`() throws {
    let preview = try #require(
      try load("view: { text: '${a.columns}', id: a }").previews.first)
    let metrics = ComputedValues.Metrics(frame: .zero)
    let error = #expect(throws: Diagnostic.self) {
      try preview.content(ComputedValues(views: ["a": metrics]))
    }
    expect(error?.message, equals: "'a' has no field 'columns'")
  }
}
