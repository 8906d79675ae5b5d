import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
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
    #expect(cells == ["failed", "Ada"].map { View.text(Text($0)).dump })
  }

  @Test func `a cell may be used outside a collection`() throws {
    let text = "cells: { title: { text: A } }\nview: { vstack: [title, title] }"
    let title = View.text(Text("A"))
    #expect(
      try view(text).dump == View.stack(Stack(axis: .vertical, children: [title, title])).dump)
  }

  @Test func `a cell that holds itself is a mistake`() {
    #expect(
      mistakes(in: "cells: { a: { vstack: [b] }, b: { vstack: [a] } }\nview: a") == [
        "1:44+1: a cell holds itself: a → b → a"
      ])
  }

  @Test func `a cell that holds itself by an expression ends with a mistake`() throws {
    let text = "let: { n: a }\ncells: { a: { vstack: ['${n}'] } }\nview: a"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    #expect(error?.line == "2:24+6: cells are nested more than 16 levels deep")
  }

  @Test func `an expression that names no cell is a mistake`() throws {
    let text = "let: { n: crad }\ncells: { card: spacer }\nview: '${n}'"
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    #expect(error?.line == "3:7+6: unknown cell 'crad' (did you mean 'card'?)")
  }
}
