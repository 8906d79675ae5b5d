import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// In scope: `item`, `index` (3), `user`, `items` (10 and 'b'), `flag` and the pending `grid`.
@Suite struct ListMethodTests {
  @Test(
    arguments: [
      ("[1, 2, 3]", .list([.number(1), .number(2), .number(3)])), ("[]", .list([])),
      ("[1, 2][1]", .number(2)), ("[item, index]", .list([.string("pink"), .number(3)])),
      ("[1] + [2]", .list([.number(1), .number(2)])),
      ("[1, 2, 3].map(item * 2)", .list([.number(2), .number(4), .number(6)])),
      ("['a', 'b'].map(index)", .list([.number(0), .number(1)])),
      ("[1, 2].map(x => x + index)", .list([.number(4), .number(5)])),
      ("[1, 2, 3].filter(item > 1)", .list([.number(2), .number(3)])),
      (
        "[[1, 2], [3]].map(row => row.map(x => x * row.count))",
        .list([.list([.number(2), .number(4)]), .list([.number(3)])])
      ),
      ("[1, 2, 3].first(item > 1)", .number(2)), ("[1].first(item > 1)", .null),
      ("[1, 2].contains(x => x > 1)", .bool(true)), ("[1, 2].contains(2)", .bool(true)),
      ("[1, 2].allSatisfy(item > 0)", .bool(true)), ("[].allSatisfy(item)", .bool(true)),
      ("[1, 2].allSatisfy(item > 1)", .bool(false)),
      ("[3, 1, 2].sorted()", .list([.number(1), .number(2), .number(3)])),
      ("['é', 'z', 'E', 'a'].sorted()", .list(["a", "é", "E", "z"].map { .string($0) })),
      ("[[2, 'b'], [1, 'a']].sorted(item[0]).map(item[1]).joined()", .string("ab")),
      ("[4, 5].first", .number(4)), ("[4, 5].last", .number(5)), ("[].first", .null),
      ("[1, 2].reversed", .list([.number(2), .number(1)])), ("[].isEmpty", .bool(true)),
      ("[1, 2, 3.5].sum", .number(6.5)), ("[].sum", .number(0)),
      ("[2, 1, 3].min", .number(1)), ("[2, 3, 1].max", .number(3)), ("[].max", .null),
      ("[1, 'b', true].joined(', ')", .string("1, b, true")),
      ("['a', 'b'].joined()", .string("ab")),
      ("[1, 2, 3].prefix(2)", .list([.number(1), .number(2)])),
      ("[1, 2, 3].suffix(5).count", .number(3)),
      ("[1, 2, 3].dropFirst()", .list([.number(2), .number(3)])),
      ("[1, 2, 3].dropLast(2)", .list([.number(1)])),
      ("grid.rows.map(item)", nil),
    ] as [(String, DataValue?)])
  func `lists are read, made and changed`(source: String, expected: DataValue?) throws {
    try #require(value("${\(source)}") == expected)
  }

  @Test(arguments: [
    (
      "${['a'].map(item + index)}",
      "18+1: '+' does not join the text 'a' with the number 0 "
        + "| use ${…} twice to join text with numbers"
    ),
    ("${item.map(item)}", "8+3: 'item' is the text 'pink' and has no 'map'"),
    (
      "${items.map()}",
      "9+3: 'map' takes an expression for each element | write it as in items.map(item.name)"
    ),
    ("${items.first()}", "9+5: 'first' is not a method | write 'first' without parentheses"),
    ("${items.filter(item)}", "16+4: expected true or false, found the number 10"),
    (
      "${items.map(x => y)}",
      "18+1: unknown name 'y' | known here: basket, flag, grid, index, item, items, user, x"
    ),
    (
      "${items.sum}",
      "9+3: 'items' is a list of 2 and has no 'sum' | only lists of numbers have one"
    ),
    ("${items.prefix(0.5)}", "16+3: expected a whole number from 0 on, found the number 0.5"),
    ("${items.prefix(-1)}", "16+2: expected a whole number from 0 on, found the number -1"),
    ("${[items].joined()}", "11+6: a list of 2 cannot be part of a text"),
    (
      "${items.sorted()}", "9+6: 'sorted' does not compare the number 10 with the text 'b'"
    ),
    ("${items.joined(1, 2)}", "9+12: 'joined' takes at most 1 value, found 2"),
    ("${[1, 2}", "8+1: expected ']', found the end of the expression"),
    (
      "${items.map(x => )}",
      "9+3: 'map' takes an expression for each element | write it as in items.map(item.name)"
    ),
  ])
  func `a wrong use of a list is a mistake at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }

  @Test func `the names of elements hide those outside`() throws {
    let named = try template("${items.map(x => x + y).count + item.count}").roots
    expect(named, equals: ["items", "y", "item"])
    let unnamed = try template("${items.map(item + index)}").roots
    expect(unnamed, equals: ["items"])
  }

  /// Each reads a text of 100,000 bytes, or a list of 1,000 elements, for each of 1,000 or 100,000
  /// elements: 100,000,000 bytes or elements at least.
  @Test(arguments: [
    "x.map(a => s.folded.count).sum", "x.map(a => s.uppercased).count", "x.map(a => s.count).sum",
    "x.map(upper(s)).count", "x.map(s.prefix(99999)).count", "x.map(s.contains('z')).count",
    "x.map(s.replacing('z', 'y')).count", "x.map(s.split('z')).count", "x.filter(s == t).count",
    "x.map(x.reversed).count + x.map(y => x.map(z => x.reversed)).count",
    "x.map(y => x.map(z => x.contains(-1))).count", "x.map(y => x.map(z => x.joined())).count",
    "x.map(y => x.map(z => x.sum)).count", "x.map(y => x.map(z => x + x)).count",
    "x.map(a => s.trimmed.count).sum", "x.map(y => x.map(z => decimals(z, 9)).count).sum",
  ])
  func `work that loops multiply ends`(source: String) {
    let text = String(repeating: "é", count: 50_000)
    let scope = Scope(values: [
      "s": .string(text), "t": .string(text + ""),
      "x": .list((0..<1000).map { .number(Double($0)) }),
    ])
    let error = #expect(throws: Diagnostic.self) { try template("${\(source)}").value(in: scope) }
    expect(error?.message, equals: "the expression takes more than 20000000 steps")
    // The place is in the expression, and not before it.
    expect((error?.range?.start.column ?? 0) > 2, equals: true)
  }

  /// Each template reads the text's 1,000 letters for each of 100 elements, and so takes 100,000 steps at
  /// least: 101 of them have no room in 10,000,000 steps.
  @Test func `templates with one budget end together`() throws {
    let budget = ExpressionBudget(10_000_000)
    let scope = Scope(
      values: [
        "s": .string(String(repeating: "a", count: 1000)),
        "x": .list((0..<100).map { .number(Double($0)) }),
      ], budget: budget)
    let costly = try template("${x.map(a => s.folded.count).sum}")
    try #require(costly.value(in: scope) == .number(100_000))
    let error = #expect(throws: Diagnostic.self) {
      for _ in 1...100 { _ = try costly.value(in: scope) }
    }
    expect(
      error?.message, equals: "the screen's expressions take more than 200000000 steps together")
  }

  @Test func `a text is searched for another in one pass`() throws {
    // Two runs of one letter: a search from each place anew would compare 2,500,000,000 letters.
    let run = String(repeating: "a", count: 100_000)
    let scope = Scope(values: [
      "s": .string(run), "t": .string(String(repeating: "a", count: 50_000) + "b"),
      "u": .string(String(repeating: "é", count: 50_000)),
      "v": .string(String(repeating: "é", count: 25_000) + "b"),
    ])
    for (source, expected) in [
      ("s.split(t).count", 1.0), ("s.contains(t) ? 1 : 0", 0), ("u.contains(v) ? 1 : 0", 0),
      ("'aXbXXc'.split('X').count", 4), ("'aaa'.split('aa').count", 2),
    ] {
      try #require(template("${\(source)}").value(in: scope) == .number(expected))
    }
  }

  @Test func `loops in loops end where a million elements are computed`() throws {
    // 200 × 200 × 200 = 8,000,000.
    let list = DataValue.list((0..<200).map { .number(Double($0)) })
    let source = "${a.map(x => a.map(y => a.map(z => z).count).count).count}"
    let error = #expect(throws: (any Error).self) {
      try template(source).value(in: Scope(values: ["a": list]))
    }
    let words = "the lists hold more than 1000000 elements to compute"
    expect(error.map { "\($0)".contains(words) }, equals: true)
  }
}
