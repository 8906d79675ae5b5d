import ConfigLanguage
import TestSupport
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
    try #require(
      DataFixture("a.yaml", text).values() == [
        .string("no"), .number(10), .string("1:30"), .string("5"), .null, .bool(true),
        .object(["a": .number(1.5), "b": .list([.string("x")])]),
      ])
  }

  @Test func `aliases resolve to what they name`() throws {
    let text = "base: &b {x: 1}\nitems:\n  - *b\n  - {<<: *b, y: 2}\n"
    try #require(
      DataFixture("a.yaml", text).values(at: "items") == [
        .object(["x": .number(1)]), .object(["x": .number(1), "y": .number(2)]),
      ])
  }

  @Test(arguments: [
    ("", "1:1+1: the file is empty"),
    ("- 1\n- .inf\n", "2:3+4: '.inf' is not a finite number | quote it if it is text"),
    ("- {a: 1, a: 2}\n", "1:10+1: duplicate key 'a', first in line 1"),
  ])
  func `what cannot be read is an error at its place`(text: String, expected: String) throws {
    try #require(DataFixture("a.yaml", text).mistake() == "a.yaml:" + expected)
  }

  @Test func `a billion laughs end early`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    try #require((DataFixture("a.yaml", text).mistake(at: "a9") ?? "").hasPrefix("a.yaml:"))
  }

  @Test func `a large file is not an alias bomb, and aliases in it have their own budget`() throws {
    // 1,001 lists of 1,000 words are more values than aliases may bring.
    let row = "- [" + String(repeating: "a,", count: 1_000) + "]\n"
    let rows = String(repeating: row, count: 1_001)
    try #require(DataFixture("a.yaml", rows).items().count == 1_001)
    // Ten aliases of a list of 110,001 values, which are 1,100,010.
    let list = "  - &a [" + String(repeating: "a,", count: 110_000) + "]\n"
    let aliases = String(repeating: "  - *a\n", count: 10)
    try #require(
      DataFixture("a.yaml", "list:\n" + list + aliases).mistake(at: "list")
        == "a.yaml:12:5+1: aliases expand the file to more than 1000000 values")
  }

  @Test(
    arguments: [
      ("the document", nil, "- 1\n- 2\n"),
      ("a field", "a", "a: [1, 2]\n"),
      ("a field of a field", "a.b", "x: [3]\na: {x: [3], b: [1, 2]}\n"),
      ("a number of an element", "1.a", "- {a: [3]}\n- {a: [1, 2]}\n"),
      ("an alias", "b", "a: &a [1, 2]\nb: *a\n"),
      ("an anchor", "a", "a: &a [1, 2]\nb: *a\n"),
      ("an anchor around it", "a.b", "a: &a {b: [1, 2]}\n"),
      ("an alias around it", "b.c", "a: &a {c: [1, 2]}\nb: *a\n"),
      ("a merge key", "b.c", "a: &a {c: [1, 2]}\nb: {<<: *a}\n"),
      ("merge keys of a list", "c", "<<: [{b: [3]}, {c: [1, 2]}]\n"),
      ("a field that is merged, too", "a", "<<: {a: [3]}\na: [1, 2]\n"),
      ("elements that are aliases", "b", "a: [&a 1, &b 2]\nb: [*a, *b]\n"),
    ] as [(String, String?, String)])
  func `items are found at`(way: String, path: String?, text: String) throws {
    try #require(DataFixture("a.yaml", text).values(at: path) == [.number(1), .number(2)])
  }

  @Test func `an item knows its line`() throws {
    let items = try DataFixture("a.yaml", "a:\n  - b: 1\n    c: 2\n\n  - 3\n").items(at: "a")
    #expect((0..<items.count).map(items.name) == ["item 0 of a.yaml:2", "item 1 of a.yaml:5"])
  }

  @Test func `a number that no data can hold matters only in an item`() throws {
    let fixture = DataFixture(
      "a.yaml", "a: .inf\nb: [1]\nc: {d: [.nan], e: &e [.inf]}\nf: [*e]\n")
    try #require(fixture.values(at: "b") == [.number(1)])
    expect(
      fixture.mistake(at: "f"),
      equals: "a.yaml:3:23+4: '.inf' is not a finite number | quote it if it is text")
  }

  @Test(arguments: [
    (
      "a",
      "c.yaml:2:3+1: expected a list in 'a', found an object | name a list in it with 'at': b, c"
    ),
    ("a.d", "c.yaml:2:3+1: 'a' has no field 'd' | its fields: b, c, e"),
    ("a.b.2", "c.yaml:2:3+1: 'a.b' is a list of 2 and has no element '2'"),
    ("a.b.x", "c.yaml:2:3+1: 'a.b' is a list of 2 and has no element 'x'"),
    ("a.e", "c.yaml:2:3+1: expected a list in 'a.e', found the number 3"),
    ("a.e.f", "c.yaml:2:3+1: 'a.e' is the number 3 and has no 'f'"),
  ])
  func `a way that leads to no list is a mistake`(path: String, expected: String) throws {
    let fixture = DataFixture("a.yaml", "x: [4]\na: {b: [1, 2], c: [[]], e: 3}\n")
    expect(fixture.mistake(at: path), equals: expected)
  }

  @Test(arguments: [
    ("a: [1]\nb: {c: 1, c: 2}\n", "2:11+1: duplicate key 'c', first in line 2"),
    ("b: {<<: [1]}\na: [1]\n", "1:9+1: '<<' merges a mapping, found a list"),
    ("b: [*c]\na: [1]\n", "1:5+2: unknown alias 'c' | quote a text that begins with '*'"),
    ("b: !c d\na: [1]\n", "1:4+1: unexpected tag '!c'"),
    (
      "a: [1]\nb: [2\n",
      "2:6+1: not well-formed YAML: the list that '[' opens in line 2 is not closed before this | put commas between its elements, and ']' at its end"
    ),
  ])
  func `a mistake beside the items is one, too`(text: String, expected: String) throws {
    try #require(DataFixture("a.yaml", text).mistake(at: "a") == "a.yaml:" + expected)
  }
}
