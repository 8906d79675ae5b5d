import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

/// Views with parameters.
struct ComponentTests {
  private let row = """
    components:
      row:
        parameters: { title: text, detail: { type: text, default: "Off" } }
        view: { hstack: [{ text: "${title}" }, spacer, { text: "${detail}" }] }

    """

  @Test(
    arguments: [
      ("{ row: { title: Wi-Fi } }", "Wi-Fi", "Off"),
      ("{ row: { title: Wi-Fi, detail: On } }", "Wi-Fi", "On"),
      // A scalar is the first parameter's; a text is as it is written.
      ("{ row: Wi-Fi }", "Wi-Fi", "Off"), ("{ row: { title: 010 } }", "010", "Off"),
      ("{ row: { title: '${1 + 1}' } }", "2", "Off"),
    ])
  func `a component is used as a view`(written: String, title: String, detail: String) throws {
    let expected = ViewNode.stack(
      StackNode(
        axis: .horizontal,
        children: [.text(TextNode(title)), .spacer(minLength: nil), .text(TextNode(detail))]))
    try #require(view(row + "view: \(written)").dump == expected.dump)
  }

  @Test func `modifiers follow a component, and apply to each of its views`() throws {
    let stack = try view(
      """
      components: { pair: { view: [{ text: a }, { text: b }] } }
      view: { hstack: [pair, { pair: , opacity: 0.5 }] }
      """)
    expect(stack.texts, equals: ["a", "b", "a", "b"])
    guard case .stack(let row) = stack else { throw Unexpected(what: stack.dump) }
    let isFaded = row.children.map { child in
      if case .modified(_, let modifier) = child {
        modifier.words == ["opacity 0.5"]
      } else {
        false
      }
    }
    expect(isFaded, equals: [false, false, true, true])
  }

  @Test func `a component sees its parameters and the screen, and not where it is used`() throws {
    let text = """
      let: { title: Screen }
      components: { a: { view: { text: "${title} ${canvas.width}" } } }
      view: { vstack: [{ forEach: [x], as: title, view: a }] }
      """
    try #require(view(text).texts == ["Screen 390"])
    expect(
      mistakes(
        in: "components: { a: { view: { text: '${item}' } } }\n"
          + "view: { vstack: [{ forEach: [x], view: a }] }"),
      equals: ["1:37+4: unknown name 'item' (known here: canvas)"])
  }

  @Test func `views are given to slots, and are built where they are written`() throws {
    let text = """
      components:
        card:
          parameters: { title: text, content: views, foot: { type: view, default: { text: none } } }
          view: [{ text: "${title}" }, { slot: content }, { slot: foot }]
      view:
        vstack:
          - forEach: [x, y]
            view:
              card: { title: A, content: [{ text: "${item}1" }, { text: "${item}2" }] }
          - card: { title: B, content: { text: c }, foot: { text: f } }
      """
    try #require(
      view(text).texts == ["A", "x1", "x2", "none", "A", "y1", "y2", "none", "B", "c", "f"])
  }

  @Test func `components use components and cells, in any order`() throws {
    let text = """
      cells: { mark: { text: "!" } }
      components:
        outer: { parameters: { n: number }, view: { inner: { n: "${n + 1}" } } }
        inner: { parameters: { n: number }, view: { hstack: [{ text: "${n}" }, mark] } }
      view: { outer: 1 }
      """
    try #require(view(text).texts == ["2", "!"])
  }

  @Test func `a cell may be a component`() throws {
    let text =
      row + """
        view:
          collection: { layout: list, items: [a, b], cell: { row: { title: "${item}" } } }
        """
    let section = try #require(try view(text).collection).sections[0]
    let cell = try section.cell(CellContext(index: ItemIndex(section: 0, item: 1)))
    expect(cell.texts, equals: ["b", "Off"])
  }

  @Test(
    arguments: [
      ("{ row: {} }", ["5:9+3: missing 'title' in row"]),
      ("row", ["5:7+3: missing 'title' in row"]),
      (
        "{ row: { titel: a } }",
        [
          "5:9+3: missing 'title' in row",
          "5:16+5: unknown parameter 'titel' of row (did you mean 'title'?)",
        ]
      ),
      (
        "{ row: { title: a, padding: 4 } }",
        [
          "5:26+7: unknown parameter 'padding' of row "
            + "('padding' is a modifier; write it after 'row')"
        ]
      ),
      ("{ row: { title: [a] } }", ["5:23+1: title: expected text, found a list"]),
      (
        "{ row: a, text: b }",
        ["5:17+4: 'text' is a second view beside 'row' (put both into a stack)"]
      ),
      ("{ rwo: a }", ["5:9+3: unknown view 'rwo' (did you mean 'row'?)"]),
      ("rwo", ["5:7+3: no view or cell is named 'rwo' (did you mean 'row'?)"]),
    ])
  func `a wrong use is a mistake at its place`(written: String, expected: [String]) {
    expect(mistakes(in: row + "view: \(written)"), equals: expected)
  }

  @Test(
    arguments: [
      ("text: { view: spacer }", "1:15+4: components: 'text' is a view already"),
      ("padding: { view: spacer }", "1:15+7: components: 'padding' is a modifier already"),
      (
        "a-b: { view: spacer }",
        "1:15+3: components: expected a name of letters, digits and '_', found 'a-b'"
      ),
      (
        "a: { parameters: { x: txt }, view: spacer }",
        "1:37+3: x: expected one of text, number, bool, color, symbol, list, object, any, view, "
          + "views, or a list of words, found 'txt' (did you mean 'text'?)"
      ),
      (
        "a: { parameters: { item: text }, view: spacer }",
        "1:34+4: parameters: expected a name of letters, digits and '_' that has no other meaning, "
          + "found 'item'"
      ),
      (
        "a: { parameters: { x: { type: number, default: b } }, view: spacer }",
        "1:62+1: x: expected a number, found 'b'"
      ),
      (
        "a: { parameters: { x: { type: [bold, plain], default: bald } }, view: spacer }",
        "1:69+4: x: expected one of bold, plain, found 'bald' (did you mean 'bold'?)"
      ),
      ("a: {}", "1:18+1: missing key 'view' in a"),
      ("a: { view: { text: '${x}' } }", "1:37+1: unknown name 'x' (known here: canvas)"),
    ])
  func `a wrong declaration is a mistake at its place`(written: String, mistake: String) {
    expect(mistakes(in: "components: { \(written) }\nview: spacer"), equals: [mistake])
  }

  @Test func `a component that holds itself is a mistake`() {
    expect(
      mistakes(in: "components: { a: { view: { vstack: [b] } }, b: { view: a } }\nview: a"),
      equals: [
        "1:56+1: a component contains itself: a → b → a"
      ])
  }

  @Test func `a mistake in a component names where it is used`() throws {
    let text = """
      components: { a: { parameters: { n: any }, view: { text: "${n.x}" } } }
      view: { vstack: [{ a: { n: 3 } }] }
      """
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(error?.range?.start.line, equals: 1)
    expect(error?.notes.map(\.message), equals: ["'a' is used here"])
    expect(error?.notes.map(\.range.start), equals: [SourcePosition(line: 2, column: 20)])
  }

  @Test func `a component that nothing uses is a warning`() throws {
    let warnings = try load("components: { a: { view: spacer } }\nview: spacer").warnings
    expect(warnings.map(\.line), equals: ["1:15+1: nothing uses the component 'a'"])
  }

  @Test func `components that use components end at a million views`() {
    // c5 holds 1 + 10 views, c4 1 + 10 × 11, … and c0 1,111,111.
    let components = (0..<6).map { level in
      let inner = level == 5 ? "spacer" : "c\(level + 1)"
      let views = Array(repeating: inner, count: 10).joined(separator: ", ")
      return "  c\(level): { view: { vstack: [\(views)] } }"
    }
    let text = "components:\n\(components.joined(separator: "\n"))\nview: c0"
    expect(
      mistakes(in: text).map { $0.split(separator: ": ").last.map(String.init) },
      equals: [
        "components that name components expand the view to more than 1000000 views"
      ])
  }
}
