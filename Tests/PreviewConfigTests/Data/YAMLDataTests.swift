import PreviewConfig
import Testing

@Suite struct YAMLDataTests {
  @Test func `scalars have the types of YAML 1.2`() throws {
    let text = """
      - no
      - 010
      - 1:30
      - "5"
      - ~
      - true
      - {a: 1.5, b: [x]}
      """
    #expect(
      try DataFixture("a.yaml", text).values() == [
        .string("no"), .number(10), .string("1:30"), .string("5"), .null, .bool(true),
        .object(["a": .number(1.5), "b": .list([.string("x")])]),
      ])
  }

  @Test func `aliases stand for what they name`() throws {
    let text = "base: &b {x: 1}\nitems:\n  - *b\n  - {<<: *b, y: 2}\n"
    #expect(
      try DataFixture("a.yaml", text).values(at: "items") == [
        .object(["x": .number(1)]), .object(["x": .number(1), "y": .number(2)]),
      ])
  }

  @Test(arguments: [
    ("", "1:1+1: the file is empty"),
    ("- 1\n- .inf\n", "2:3+4: '.inf' is not a finite number | quote it if it is text"),
    ("- {a: 1, a: 2}\n", "1:10+1: duplicate key 'a', first in line 1"),
  ])
  func `what cannot be read is an error at its place`(text: String, expected: String) throws {
    #expect(try DataFixture("a.yaml", text).mistake() == "a.yaml:" + expected)
  }

  @Test func `a billion laughs end early`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try DataFixture("a.yaml", text).mistake(at: "a9")?.hasPrefix("a.yaml:") == true)
  }

  @Test func `a large file is no alias bomb, and aliases in it have their own budget`() throws {
    // 1,001 lists of 1,000 words are more values than aliases may bring.
    let row = "- [" + String(repeating: "a,", count: 1_000) + "]\n"
    let rows = String(repeating: row, count: 1_001)
    #expect(try DataFixture("a.yaml", rows).items().count == 1_001)
    // Ten aliases of a list of 110,001 values, which are 1,100,010.
    let list = "  - &a [" + String(repeating: "a,", count: 110_000) + "]\n"
    let aliases = String(repeating: "  - *a\n", count: 10)
    #expect(
      try DataFixture("a.yaml", "list:\n" + list + aliases).mistake(at: "list")
        == "a.yaml:12:5+1: aliases expand the file to more than 1000000 values")
  }
}
