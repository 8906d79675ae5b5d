import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import TestSupport
import Testing

struct CellTests {
  @Test func `an expression may choose an item's cell`() throws {
    let text = """
      cells: { error: { text: failed }, user: { text: "${item.name}" } }
      view:
        collection:
          layout: list
          items: [{ error: true }, { name: Ada }]
          cell: "${item.error ?? false ? 'error' : 'user'}"
      """
    let section = try #require(try view(text).collection).sections[0]
    let cells = try (0...1).map { item in
      try section.cell(CellContext(index: ItemIndex(section: 0, item: item))).dump
    }
    expect(cells, equals: ["failed", "Ada"].map { ViewNode.text(TextNode($0)).dump })
  }

  @Test func `a cell may be used outside a collection`() throws {
    let text = "cells: { title: { text: A } }\nview: { vstack: [title, title] }"
    let title = ViewNode.text(TextNode("A"))
    try #require(
      view(text).dump == ViewNode.stack(StackNode(axis: .vertical, children: [title, title])).dump)
  }

  @Test func `a cell that holds itself is a mistake`() {
    expect(
      mistakes(in: "cells: { a: { vstack: [b] }, b: { vstack: [a] } }\nview: a"),
      equals: [
        "1:44+1: a cell contains itself: a → b → a"
      ])
  }

  @Test func `a cell that holds itself by an expression ends with a mistake`() throws {
    let text = "let: { n: a }\ncells: { a: { vstack: ['${n}'] } }\nview: a"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(error?.line, equals: "2:24+6: cells are nested more than 16 levels deep")
  }

  @Test func `an expression that names no cell is a mistake`() throws {
    let text = "let: { n: crad }\ncells: { card: spacer }\nview: '${n}'"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(error?.line, equals: "3:7+6: unknown cell 'crad' (did you mean 'card'?)")
  }

  /// Cells that each hold ten of the next one, and at last a view.
  private func multiplied(levels: Int, naming name: (Int) -> String) -> String {
    let cells = (0..<levels).map { level in
      let names = Array(repeating: name(level + 1), count: 10).joined(separator: ", ")
      return "  c\(level): { vstack: [\(names)] }"
    }
    return "cells:\n\(cells.joined(separator: "\n"))\n  c\(levels): spacer\n"
  }

  @Test func `cells that name cells may hold a million views, and are not expanded to be counted`()
  {
    // c6 holds 10^3 spacers and 1 + 10 + 100 stacks; each level below it ten times as many and one
    // more. So c3 is the first to hold more than a million, with the ninth name in it:
    // 1 + 9 × 111,111 = 1,000,000 is not above the limit, the tenth is.
    let text = multiplied(levels: 9) { "c\($0)" } + "view: c0"
    let start = "  c3: { vstack: [".count + 9 * "c4, ".count + 1
    expect(
      mistakes(in: text),
      equals: [
        "5:\(start)+2: cells that name cells expand the view to more than 1000000 views"
      ])
  }

  @Test func `cells that expressions name have the same budget`() throws {
    let text =
      "let: { c: c }\n" + multiplied(levels: 9) { "'${c}\($0)'" } + "view: c0"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(
      error?.message, equals: "cells that name cells expand the view to more than 1000000 views")
  }

  @Test func `each element of a collection has a budget of its own`() throws {
    // 11,111 views in each of 100 cells.
    let text =
      multiplied(levels: 4) { "c\($0)" }
      + "view: { collection: { layout: list, items: 1...100, cell: \"${index < 0 ? 'x' : 'c0'}\" } }"
    let section = try #require(try view(text).collection).sections[0]
    for item in 0..<100 {
      _ = try section.cell(CellContext(index: ItemIndex(section: 0, item: item)))
    }
  }
}
