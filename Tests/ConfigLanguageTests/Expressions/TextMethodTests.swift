import ConfigLanguage
import TestSupport
import Testing

/// In scope: `item` is 'pink'.
@Suite struct TextMethodTests {
  @Test(
    arguments: [
      ("item.prefix(2)", .string("pi")), ("item.suffix(9)", .string("pink")),
      ("item.dropFirst()", .string("ink")), ("item.dropLast(2)", .string("pi")),
      ("item.first", .string("p")), ("item.last", .string("k")), ("''.first", .string("")),
      ("item.hasPrefix('pi')", .bool(true)), ("item.hasSuffix('pi')", .bool(false)),
      ("'a-b-c'.replacing('-', ' – ')", .string("a – b – c")),
      ("'aaa'.replacing('aa', 'b')", .string("ba")),
      ("'a,,b'.split(',')", .list([.string("a"), .string(""), .string("b")])),
      ("''.split(',')", .list([.string("")])),
      ("'a, b'.split(', ').map(item.uppercased).joined('+')", .string("A+B")),
      ("' \\n a b '.trimmed", .string("a b")),
      ("'o’brien mc-kay'.capitalized", .string("O’brien Mc-Kay")),
      ("''.isEmpty", .bool(true)),
      ("number('12.5') + 1", .number(13.5)), ("number(' 7 ')", .number(7)),
      ("number(2)", .number(2)),
      // One letter of two scalars is one character.
      ("'e\u{301}a'.first.count", .number(1)),
    ] as [(String, DataValue)])
  func `texts are read and changed`(source: String, expected: DataValue) throws {
    try #require(value("${\(source)}") == expected)
  }

  @Test(arguments: [
    (
      "${item.replacing('a')}",
      "8+14: 'replacing' takes 2 values, a text and what replaces it, found 1"
    ),
    ("${item.split('')}", "14+2: expected a text with characters, found ''"),
    ("${item.joined()}", "8+6: 'item' is the text 'pink' and has no 'joined'"),
    (
      "${number('12 px')}",
      "10+7: expected a number or the text of one, found the text '12 px'"
    ),
    ("${number(null)}", "10+4: expected a number or the text of one, found null"),
    ("${items.hasPrefix('a')}", "9+9: 'items' is a list of 2 and has no 'hasPrefix'"),
  ])
  func `a wrong use of a text is a mistake at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }

  @Test func `a text of a million bytes is the longest that replacing makes`() throws {
    let scope = Scope(values: ["t": .string(String(repeating: "a", count: 10_000))])
    // 10,000 letters more than those that are replaced count: 10,000 + 10,000 × 99 = 1,000,000.
    let fits = try template("${t.replacing('a', t.prefix(99)).count}").value(in: scope)
    expect(fits, equals: .number(990_000))
    let error = #expect(throws: (any Error).self) {
      try template("${t.replacing('a', t.prefix(100)).count}").value(in: scope)
    }
    expect(error.map { "\($0)".contains("the text is longer than 1000000 bytes") }, equals: true)
  }
}
