import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct AliasTests {
  @Test func `an alias resolves to what its anchor names`() throws {
    let text = """
      view:
        vstack:
          - &title { text: A * B, padding: 4 }
          - *title
      """
    guard case .stack(let stack) = try view(text) else { throw Unexpected(what: "no stack") }
    expect(stack.children.map(\.dump), equals: Array(repeating: label("A * B").dump, count: 2))
  }

  @Test func `a merge key brings what the mapping does not set itself`() throws {
    let text = """
      view:
        vstack:
          - &title { text: A, padding: 4 }
          - { <<: *title, text: B }
      """
    guard case .stack(let stack) = try view(text) else { throw Unexpected(what: "no stack") }
    expect(stack.children.map(\.dump), equals: [label("A").dump, label("B").dump])
  }

  private func label(_ text: String) -> ViewNode {
    ViewNode.text(TextNode(text)).modified(.padding(EdgeInsets(4)))
  }

  @Test func `an unknown alias is a mistake with a suggestion`() {
    expect(
      mistakes(in: "view:\n  vstack:\n    - &title { text: A }\n    - *titel\n"),
      equals: [
        "4:7+6: unknown alias 'titel' (did you mean 'title'?)"
      ])
  }

  @Test func `an alias cannot be a key`() {
    expect(
      mistakes(in: "name: &a x\nview: { *a : b }\n"),
      equals: ["2:9+1: a key is a word, found an alias"])
  }

  @Test func `a billion laughs end at the budget`() {
    var text = "cells:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "  a\(level): &a\(level) [\(aliases)]\n"
    }
    // Level 4 holds 111,111 nodes, and some 123,500 are spent by its end. Seven of level 5's
    // aliases fit into the rest; the eighth stands seven times five characters behind column 12.
    expect(
      mistakes(in: text + "view: spacer\n"),
      equals: [
        "7:47+1: aliases expand the file to more than 1000000 values"
      ])
  }

  @Test func `an alias bomb in a key is refused before it is hashed`() {
    var text = "cells:\n  a0: &a0 [x, x]\n"
    for level in 1...60 {
      text += "  a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    text += "  ? [*a60]\n  : x\nview: spacer\n"
    expect(mistakes(in: text).count, equals: 1)
  }

  @Test func `of many unknown aliases the first hundred are reported`() {
    let aliases = (0..<200).map { "*a\($0)" }.joined(separator: ", ")
    let reported = mistakes(in: "view: { vstack: [\(aliases)] }")
    expect(reported.count, equals: 101)
    #expect((reported.last ?? "").hasSuffix("more than 100 mistakes up to here"))
  }

  @Test func `aliases cannot nest a config deeper than its limit`() {
    var text = "cells:\n  a0: &a0 [x]\n"
    for level in 1...500 {
      text += "  a\(level): &a\(level) [*a\(level - 1)]\n"
    }
    #expect(
      (mistakes(in: text + "view: spacer\n").first ?? "").contains(
        "nested more than 400 levels deep"))
  }
}
