import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("$5", "$5"), ("{a}", "{a}"), ("$${item}", "${item}"),
    ("a $${b} $ c", "a ${b} $ c"), ("$$", "$$"),
  ])
  func `a scalar without expressions is its text`(source: String, expected: String) throws {
    try #require(template(source).constant == .string(expected))
  }

  @Test(
    arguments: [
      ("${index}", .number(3)), ("${item}", .string("pink")), ("${flag}", .bool(false)),
      ("${user.email}", .null), ("${items}", .list([.number(10), .string("b")])),
      ("${ index\n\t}", .number(3)),
    ] as [(String, DataValue)])
  func `a scalar that is one expression keeps its type`(
    source: String, expected: DataValue
  ) throws {
    try #require(value(source) == expected)
  }

  @Test(arguments: [
    ("${index} ", "3 "), ("a${item}${index + 0.5}b", "apink3.5b"), ("is ${flag}", "is false"),
    ("$$${index}", "$${index}"), ("${'}'}${\"${\"}", "}${"), ("${1}${2}", "12"),
  ])
  func `expressions among text become text`(source: String, expected: String) throws {
    try #require(value(source) == .string(expected))
  }

  @Test func `what uses no names is constant`() throws {
    try #require(template("${4 / 2}").constant == .number(2))
    try #require(template("n = ${1 + 1}").constant == .string("n = 2"))
    try #require(template("${item}").constant == nil)
  }

  @Test func `the roots are the names that paths begin with`() throws {
    let roots = try template(
      "${a.b[c].d} ${min(e, -f) > 1 ? !g : h ?? (i && 'j')} ${k.contains(l)}"
    ).roots
    expect(roots, equals: ["a", "c", "e", "f", "g", "h", "i", "k", "l"])
  }

  @Test(arguments: [
    "${grid.columns}", "rows: ${grid.rows}", "${grid.a + 1}", "${1 + grid.a}", "${-grid.a}",
    "${grid.a ?? 1}", "${grid.a ? 1 : 2}", "${min(1, grid.a)}", "${items[grid.a]}",
    "${flag || grid.a}", "${grid.a == 1}", "${decimals(1, grid.a)}", "${grid.a.contains('x')}",
    "${item.contains(grid.a)}", "${items.contains(grid.a)}",
  ])
  func `a template waits for a pending name`(source: String) throws {
    try #require(value(source) == nil)
  }

  @Test(
    arguments: [
      ("${flag && grid.a}", .bool(false)), ("${!flag || grid.a}", .bool(true)),
      ("${flag ? grid.a : 1}", .number(1)), ("${item ?? grid.a}", .string("pink")),
    ] as [(String, DataValue)])
  func `a pending name that is not reached does not count`(
    source: String, expected: DataValue
  ) throws {
    try #require(value(source) == expected)
  }

  @Test func `names are checked before there are values`() throws {
    let template = try template("${item} of ${itms.count}")
    let error = #expect(throws: Diagnostic.self) {
      try template.checkNames(among: ["item", "items"])
    }
    expect(error?.message, equals: "unknown name 'itms'")
    // The name's four letters stand after "${item} of ${".
    expect(error?.range?.start.column, equals: 14)
    expect(error?.range?.length, equals: 4)
    expect(error?.suggestion, equals: "did you mean 'items'?")
    try template.checkNames(among: ["item", "itms"])
  }

  @Test func `an error stays on the line that it begins on`() throws {
    // Two lines: "${1 +" and "true}", as of a folded scalar.
    let source = "${1 +\ntrue + 1}"
    let error = #expect(throws: Diagnostic.self) {
      try Template(parsing: source) { offset in
        offset < 6
          ? SourceRange(file: "c.yaml", start: SourcePosition(line: 1, column: offset + 1))
          : SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: offset - 5))
      }
    }
    expect(error?.range?.start, equals: SourcePosition(line: 1, column: 5))
    expect(error?.range?.length, equals: 1)
  }

  @Test func `text does not grow without end`() throws {
    let half = String(repeating: "a", count: 500_001)
    let scope = Scope(values: ["a": .string(half)])
    for source in ["${a + a}", "${a}${a}"] {
      let error = #expect(throws: Diagnostic.self) { try template(source).value(in: scope) }
      expect(error?.message, equals: "the text is longer than 1000000 bytes")
    }
  }
}
