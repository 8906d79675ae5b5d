import ConfigLanguage
import Testing

@Suite struct OperatorTests {
  @Test(
    arguments: [
      ("1 + 2", 3), ("5 - 2 - 1", 2), ("2 * 3 + 4", 10), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20),
      ("8 / 4 / 2", 1), ("7 % 4", 3), ("-7 % 4", -3), ("2 * -3", -6), ("--3", 3),
      ("-index + 1", -2),
      ("1.5e1", 15), ("2E-1", 0.2), ("1 - 1", 0), ("210 + 1.7 * item.count", 216.8),
      ("user.age ?? 1 + 1", 41), ("1 + (user.email ?? 1)", 2),
    ] as [(String, Double)])
  func `arithmetic binds as in Swift`(source: String, expected: Double) throws {
    try #require(value("${\(source)}") == .number(expected))
  }

  @Test(arguments: [
    ("1 < 2", true), ("2 <= 2", true), ("3 > 4", false), ("4 >= 4", true), ("1 == 1.0", true),
    ("'a' < 'b'", true), ("'b' == \"b\"", true), ("'a' != 'a'", false), ("null == null", true),
    ("user.email == null", true), ("item == null", false), ("null != item", true),
    ("items == items", true), ("true == !flag", true), ("1 + 1 == 2", true),
    ("1 < 2 && 2 < 3", true), ("flag && 1", false), ("!flag || 1", true),
    ("flag || flag || true", true), ("true || true && false", true), ("!flag && !flag", true),
    ("user.email ?? 5 > 4", true), ("!(1 < 2)", false),
  ])
  func `comparisons and logic bind as in Swift`(source: String, expected: Bool) throws {
    try #require(value("${\(source)}") == .bool(expected))
  }

  @Test(arguments: [
    ("'a' + 'b' + 'c'", "abc"), ("item + '!'", "pink!"), ("flag ? 'a' : 'b'", "b"),
    ("1 < 2 ? 'a' : 1 < 3 ? 'b' : 'c'", "a"), ("flag ? 'a' : flag ? 'b' : 'c'", "c"),
    ("user.email ?? 'none'", "none"), ("user.phone ?? 'none'", "none"),
    ("user.phone ?? user.email ?? 'none'", "none"), ("user.phone.home[2].x ?? 'none'", "none"),
    ("items[7] ?? 'none'", "none"), ("user['phone'] ?? 'none'", "none"),
    ("(user.phone) ?? 'none'", "none"), ("'it\\'s' + \"\\\"\\\\\\n\\t\"", "it's\"\\\n\t"),
  ])
  func `text is joined, chosen and stood in for`(source: String, expected: String) throws {
    try #require(value("${\(source)}") == .string(expected))
  }

  @Test(
    arguments: [
      ("items[0]", .number(10)), ("items[index - 2]", .string("b")), ("user.name", .string("Zoë")),
      ("user['first name']", .string("Zoë")), ("items.count", .number(2)),
      ("user.name.count", .number(3)), ("user.count", .number(5)), ("'👩‍👩‍👧é'.count", .number(2)),
      ("basket.count", .string("a field")), ("basket[index - 1]", .string("two")),
      ("user.admin ? 1 : 2", .number(1)),
      ("'abc'.count", .number(3)),
    ] as [(String, DataValue)])
  func `paths lead into values`(source: String, expected: DataValue) throws {
    try #require(value("${\(source)}") == expected)
  }

  @Test(
    arguments: [
      ("min(3, 1, 2)", .number(1)), ("max(1, index)", .number(3)), ("round(2.5)", .number(3)),
      ("round(-2.5)", .number(-3)), ("floor(-1.2)", .number(-2)), ("ceil(1.2)", .number(2)),
      ("abs(-4)", .number(4)), ("decimals(4 / 3, 2)", .string("1.33")),
      ("upper('straße')", .string("STRASSE")),
      ("lower('ÀI')", .string("ài")), ("max(min(1, 2), floor(0.5))", .number(1)),
    ] as [(String, DataValue)])
  func `functions compute`(source: String, expected: DataValue) throws {
    try #require(value("${\(source)}") == expected)
  }

  @Test(arguments: [
    ("item.contains('in')", true), ("item.contains('IN')", false), ("item.contains('')", true),
    ("''.contains('')", true), ("''.contains('a')", false), ("'ab'.contains('abc')", false),
    ("'aab'.contains('ab')", true), ("user.name.contains('ë')", true),
    // The same letter in one piece and in two.
    ("'Zo\u{EB}'.contains('e\u{308}')", true), ("'Zoe'.contains('ë')", false),
    ("items.contains(10)", true), ("items.contains('b')", true), ("items.contains('10')", false),
    ("items.contains(null)", false), ("user.email.contains('a') ?? false", false),
    ("user.phone.contains('a') ?? true", true), ("item.uppercased.contains(upper('in'))", true),
    ("!item.contains('x') && user['name'].contains('Z')", true),
  ])
  func `a text holds texts and a list holds values`(source: String, expected: Bool) throws {
    try #require(value("${\(source)}") == .bool(expected))
  }

  @Test(arguments: [
    ("'Straße ÀI'.lowercased", "straße ài"), ("'straße'.uppercased", "STRASSE"),
    ("item.uppercased.lowercased", "pink"), ("user.name.lowercased", "zoë"),
    ("user.name.folded", "zoe"), ("'Straße ÀI'.folded", "strasse ai"),
  ])
  func `a text has itself in small and in capital letters, and without accents`(
    source: String, expected: String
  ) throws {
    try #require(value("${\(source)}") == .string(expected))
  }

  @Test(
    arguments: [
      ("item.first", .string("p")), ("item.last", .string("k")), ("item.prefix(2)", .string("pi")),
      ("item.prefix(0)", .string("")), ("item.prefix(9)", .string("pink")),
      // A letter in two pieces is one character.
      ("'e\u{301}a'.first", .string("é")), ("''.first", .string("")),
      ("items.prefix(1)", .list([.number(10)])), ("items.prefix(0)", .list([])),
    ] as [(String, DataValue)])
  func `a text has ends, and a list a beginning, too`(source: String, expected: DataValue) throws {
    try #require(value("${\(source)}") == expected)
  }

  @Test func `a long sum is not deep`() throws {
    let sum = Array(repeating: "1", count: 3000).joined(separator: " + ")
    try #require(value("${\(sum)}") == .number(3000))
  }

  @Test(arguments: [
    (String(repeating: "(", count: 63), String(repeating: ")", count: 63)),
    (String(repeating: "-", count: 63), ""),
    (String(repeating: "abs(", count: 63), String(repeating: ")", count: 63)),
    (String(repeating: "items.contains(", count: 63), String(repeating: ")", count: 63)),
    (String(repeating: "false ? 0 : ", count: 63), ""),
  ])
  func `nesting of 64 is allowed, and of 65 an error`(before: String, after: String) throws {
    // 63 levels around the innermost value make it the 64th.
    let source = before + "index" + after
    #expect(throws: Never.self) { try value("${\(source)}") }
    #expect(
      (mistake("${(\(source))}") ?? "").hasSuffix(
        ": an expression may be nested at most 64 deep"))
  }
}
