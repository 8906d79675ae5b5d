import CellViews
import CollectionLayouts
import Diagnostics
import TestSupport
import Testing

struct NamedValueTests {
  @Test func `values may use the canvas and the values before them`() throws {
    let text = """
      canvas: { width: 320 }
      let: { small: "${canvas.width == 320}", padding: "${small ? 4 : 8}", list: [1, "${padding}"] }
      view: { text: "${padding} ${list.count}" }
      """
    try #require(view(text).dump == ViewNode.text(TextNode("4 2")).dump)
  }

  @Test func `a screen may show an item, which a cell's own hides`() throws {
    let collection = try #require(
      try view(
        """
        let: { item: { all: [a, b] } }
        view:
          collection: { layout: grid, items: "${item.all}", cell: { text: "${item}" } }
        """
      ).collection)
    try #require(
      collection.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 1))).dump
        == ViewNode.text(TextNode("b")).dump)
  }

  @Test(
    arguments: [
      ("{ a: '${b}', b: 1 }", "1:14+1: unknown name 'b' (known here: canvas)"),
      ("{ a: '${a}' }", "1:14+1: unknown name 'a' (known here: canvas)"),
      (
        "{ index: 1 }",
        "1:8+5: let: expected a name of letters, digits and '_' that has no other "
          + "meaning, found 'index'"
      ),
      (
        "{ 1a: 1 }",
        "1:8+2: let: expected a name of letters, digits and '_' that has no other "
          + "meaning, found '1a'"
      ),
      (
        "{ a: '${canvas.with}' }",
        "1:21+4: 'canvas' has no field 'with' (did you mean 'width'?)"
      ),
    ])
  func `a mistake in a value is reported`(values: String, mistake: String) {
    expect(mistakes(in: "let: \(values)\nview: spacer"), equals: [mistake])
  }

  @Test func `a value that cannot be computed is reported once, not at its uses too`() {
    // The zero is the eighteenth character.
    expect(
      mistakes(in: "let: { a: '${1 % 0}', b: '${a}', c: '${b + 1}' }\nview: { text: '${c}' }")
        .map { $0.prefix(5) }, equals: ["1:18+"])
  }

  @Test func `an id cannot have the name of a value`() {
    expect(
      mistakes(in: "let: { a: 1 }\nview: { text: b, id: a }"),
      equals: [
        "2:22+1: 'a' is a name under 'let' too"
      ])
  }

  @Test func `a comparison looks at a million values at most`() throws {
    // Seven times ten lists each: 10^7 ones in each of `a` and `b`, which share no list.
    let values = ["a", "b"].flatMap { name in
      ["  \(name)0: [1]"]
        + (1...7).map { level in
          let lists = Array(repeating: "\"${\(name)\(level - 1)}\"", count: 10)
          return "  \(name)\(level): [\(lists.joined(separator: ", "))]"
        }
    }
    let text = "let:\n\(values.joined(separator: "\n"))\nview: { text: \"${a7 == b7}\" }"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(error?.message, equals: "the values hold more than 1000000 others to compare")
  }
}
