import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import TestSupport
import Testing

/// Views that depend on values.
struct FlowTests {
  @Test(
    arguments: [
      ("[{ forEach: 1...3, view: { text: '${item}-${index}' } }]", ["1-0", "2-1", "3-2"]),
      (
        "[{ forEach: [a, b], view: [{ text: '${item}1' }, { text: '${item}2' }] }]",
        ["a1", "a2", "b1", "b2"]
      ),
      ("[{ forEach: [], view: { text: '${item}' } }, { text: end }]", ["end"]),
      ("[{ forEach: '${[1, 2, 3].filter(item > 1)}', view: { text: '${item}' } }]", ["2", "3"]),
      // A name of its own leaves the names of the outer item.
      (
        "[{ forEach: [a, b], view: "
          + "[{ forEach: [1, 2], as: n, view: { text: '${item}${n}${index}' } }] }]",
        ["a10", "a20", "b11", "b21"]
      ),
      ("[{ if: true, then: { text: a }, else: { text: b } }]", ["a"]),
      ("[{ if: '${1 > 2}', then: { text: a }, else: [{ text: b }, { text: c }] }]", ["b", "c"]),
      ("[{ if: '${1 > 2}', then: { text: a } }, { text: d }]", ["d"]),
      ("[{ switch: '${1 + 1}', cases: { 1: { text: one }, 2: { text: two } } }]", ["two"]),
      ("[{ switch: x, cases: { y: { text: y } }, default: { text: other } }]", ["other"]),
      ("[{ group: [{ text: a }, { text: b }] }]", ["a", "b"]),
    ])
  func `a stack has the views that are brought`(written: String, expected: [String]) throws {
    try #require(view("view: { vstack: \(written) }").texts == expected)
  }

  @Test func `modifiers after what brings views apply to each of them`() throws {
    let written = "view: { vstack: [{ forEach: [a, b], view: { text: '${item}' }, opacity: 0.5 }] }"
    let stack = try view(written)
    expect(stack.texts, equals: ["a", "b"])
    guard case .stack(let column) = stack else { throw Unexpected(what: stack.dump) }
    let modifiers = column.children.compactMap { child -> [String]? in
      if case .modified(_, let modifier) = child { modifier.words } else { nil }
    }
    expect(modifiers, equals: [["opacity 0.5"], ["opacity 0.5"]])
  }

  @Test func `where one view is taken, several are a column, and none is nothing`() throws {
    let column = ViewNode.stack(
      StackNode(axis: .vertical, children: [.text(TextNode("1")), .text(TextNode("2"))]))
    try #require(view("view: { forEach: 1...2, view: { text: '${item}' } }").dump == column.dump)
    try #require(
      view("view: { if: false, then: { text: a } }").dump
        == ViewNode.zstack(ZStackNode(children: [])).dump)
  }

  @Test func `cells choose by their items`() throws {
    let written = """
      view:
        collection:
          layout: list
          items: [{ kind: a, name: Ada }, { kind: b, name: Bo }]
          cell:
            switch: "${item.kind}"
            cases: { a: { text: "A ${item.name}" }, b: { text: "B ${item.name}" } }
      """
    let section = try #require(try view(written).collection).sections[0]
    let cells = try (0...1).map {
      try section.cell(CellContext(index: ItemIndex(section: 0, item: $0))).texts
    }
    expect(cells, equals: [["A Ada"], ["B Bo"]])
  }

  @Test(
    arguments: [
      ("{ forEach: 1...3 }", "1:7+1: missing key 'view' in forEach"),
      (
        "{ forEach: 1...3, view: { text: '${itm}' } }",
        "1:42+3: unknown name 'itm' (did you mean 'item'?)"
      ),
      (
        "{ forEach: '${item}', view: spacer }",
        "1:21+4: unknown name 'item' (known here: canvas)"
      ),
      (
        "{ forEach: 1...3, view: spacer, viw: 4 }",
        "1:39+3: unknown modifier 'viw' after forEach"
      ),
      (
        "{ forEach: 1...3, as: canvas, view: spacer }",
        "1:29+6: as: expected a name of letters, digits and '_' that has no other meaning, found "
          + "'canvas'"
      ),
      ("{ if: 3, then: spacer }", "1:13+1: if: expected true or false, found 3"),
      (
        "{ if: true, then: spacer, text: a }",
        "1:33+4: 'text' is a second view beside 'if' (put both into a stack)"
      ),
      ("{ switch: 1, cases: {} }", "1:27+1: cases: expected views by value, found a mapping"),
      (
        "{ slot: content }",
        "1:15+7: slot: expected a parameter of the component that takes views, found 'content' "
          + "(declare it under 'parameters:' with the type 'views')"
      ),
      (
        "{ foreach: 1...3, view: spacer }",
        "1:9+7: unknown view 'foreach' (did you mean 'forEach'?)"
      ),
    ])
  func `a mistake is reported at its place`(written: String, mistake: String) {
    expect(mistakes(in: "view: \(written)"), equals: [mistake])
  }

  @Test func `a value without a case is a mistake that names what to write`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try view("view: { switch: '${canvas.width}', cases: { 320: spacer } }")
    }
    expect(error?.message, equals: "switch: no case is the number 390")
    expect(error?.suggestion, equals: "add 'default:'")
  }

  @Test func `an item's mistake names the item`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try view("view: { vstack: [{ forEach: [{ a: 1 }, { b: 2 }], view: { text: '${item.a}' } }] }")
    }
    expect(error?.message.hasPrefix("item 1: 'item' has no field 'a'"), equals: true)
  }

  @Test func `loops in loops end at a million views`() throws {
    // 100 spacers in a stack, 100 × 100 times: 101 × 10,000 = 1,010,000 views.
    let spacers = Array(repeating: "spacer", count: 100).joined(separator: ", ")
    let error = #expect(throws: Diagnostic.self) {
      try view(
        "view: { vstack: [{ forEach: 1...100, view: [{ forEach: 1...100, view: "
          + "{ vstack: [\(spacers)] } }] }] }")
    }
    expect(
      error?.message.contains("loops expand the view to more than 1000000 views"), equals: true)
  }

  @Test func `a loop has at most 10,000 items`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try view("view: { vstack: [{ forEach: 1...10001, view: spacer }] }")
    }
    expect(error?.message, equals: "forEach: expected at most 10000 items, found 10001")
  }
}
