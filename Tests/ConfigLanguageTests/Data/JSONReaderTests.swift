import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("[]", []), (" [ ] \n", []), ("[1]", [.number(1)]),
      (
        "[0, -0, -1.5, 1e3, 1E+2, 25e-1]",
        [.number(0), .number(0), .number(-1.5), .number(1000), .number(100), .number(2.5)]
      ),
      ("[true,false,null]", [.bool(true), .bool(false), .null]),
      // 2^53 is a Double, and 2^53 + 1 is none: the digits of a code are kept.
      (
        "[9007199254740992, 9007199254740993, -1234567890123456789]",
        [
          .number(9_007_199_254_740_992), .string("9007199254740993"),
          .string("-1234567890123456789"),
        ]
      ),
      (#"["", "a b", "é😀"]"#, [.string(""), .string("a b"), .string("é😀")]),
      (#"["\"\\\/\b\f\n\r\t"]"#, [.string("\"\\/\u{8}\u{C}\n\r\t")]),
      (#"["\u0041\u00e9\u20AC"]"#, [.string("Aé€")]),
      (#"["a\uD83D\uDE00b"]"#, [.string("a😀b")]),
      ("[[], [[1]], {}]", [.list([]), .list([.list([.number(1)])]), .object([:])]),
      ("[{\"a\" : 1 , \"b\":[2]}]\r\n", [.object(["a": .number(1), "b": .list([.number(2)])])]),
      ("\u{FEFF}[1]", [.number(1)]),
    ] as [(String, [DataValue])])
  func `JSON is read`(text: String, expected: [DataValue]) throws {
    try #require(DataFixture("a.json", text).values() == expected)
  }

  @Test(arguments: [
    ("", "1:1+1: the file is empty"),
    (" \n ", "2:2+1: the file is empty"),
    ("[1,]", "1:4+1: expected a value after ',', found ']' | remove the comma"),
    ("[{\"a\":1,\n}]", "2:1+1: expected a value after ',', found '}' | remove the comma"),
    ("[,1]", "1:2+1: expected a value, found ','"),
    ("[1 2]", "1:4+1: expected ',' or ']', found '2'"),
    ("[1", "1:3+1: expected ',' or ']', found the end of the file"),
    ("[", "1:2+1: expected a value, found the end of the file"),
    ("[\n1\n", "3:1+1: expected ',' or ']', found the end of the file"),
    ("[{\"a\" 1}]", "1:7+1: expected ':', found '1'"),
    ("[{\"a\":1 \"b\":2}]", "1:9+1: expected ',' or '}', found '\"'"),
    ("[{a: 1}]", "1:3+1: expected a key in double quotes, found 'a'"),
    ("[{'a': 1}]", "1:3+1: expected a key in double quotes, found '''"),
    ("[{1: 1}]", "1:3+1: expected a key in double quotes, found '1'"),
    ("['a']", "1:2+1: expected a value, found ''' | JSON puts text in double quotes"),
    ("[1] // done", "1:5+1: expected the end of the file, found '/'"),
    ("[/* one */ 1]", "1:2+1: expected a value, found '/' | JSON has no comments"),
    ("[1][2]", "1:4+1: expected the end of the file, found '['"),
    ("[01]", "1:2+2: a number does not begin with 0"),
    ("[-012]", "1:2+4: a number does not begin with 0"),
    ("[1.]", "1:4+1: expected a digit, found ']'"),
    ("[.5]", "1:2+1: expected a value, found '.'"),
    ("[-]", "1:3+1: expected a digit, found ']'"),
    ("[+1]", "1:2+1: expected a value, found '+'"),
    ("[1e]", "1:4+1: expected a digit, found ']'"),
    ("[1e400]", "1:2+5: the number is too large"),
    ("[0x1F]", "1:3+1: expected ',' or ']', found 'x'"),
    ("[NaN]", "1:2+3: expected a value, found 'NaN' | JSON puts text in double quotes"),
    ("[-Infinity]", "1:3+1: expected a digit, found 'I'"),
    ("[True]", "1:2+4: expected a value, found 'True' | did you mean 'true'?"),
    ("[nul]", "1:2+3: expected a value, found 'nul' | did you mean 'null'?"),
    ("[\"a", "1:2+1: the text is not closed on its line"),
    ("[\"a\nb\"]", "1:2+1: the text is not closed on its line"),
    ("[\"a\\", "1:4+1: unknown escape | use '\\\\' for a backslash"),
    (#"["a\x"]"#, #"1:4+2: unknown escape | use '\\' for a backslash"#),
    (#"["\u12"]"#, #"1:3+2: expected four hexadecimal digits after '\u'"#),
    (#"["\u+123"]"#, #"1:3+2: expected four hexadecimal digits after '\u'"#),
    (#"["\uD83D"]"#, "1:3+6: half of a character, without its other surrogate"),
    (#"["\uD83D\u0041"]"#, "1:3+6: half of a character, without its other surrogate"),
    (#"["\uDE00\uD83D"]"#, "1:3+6: half of a character, without its other surrogate"),
    ("[\"a\tb\"]", "1:4+1: a control character within text | write it as \\u…."),
    ("[\"\u{0}\"]", "1:3+1: control character U+0000"),
    (#"["a\u0000"]"#, "1:4+6: control character U+0000"),
    (#"[{"a":1,"b":2,"a":3}]"#, "1:15+3: duplicate key 'a', first in line 1"),
    ("[{\n\"a\":1,\n\"b\":{\"a\":2},\n\"a\":3}]", "4:1+3: duplicate key 'a', first in line 2"),
    (#"[{"a":1,"\u0061":3}]"#, "1:9+8: duplicate key 'a', first in line 1"),
    ("[\"é\", x]", "1:7+1: expected a value, found 'x' | JSON puts text in double quotes"),
  ])
  func `what is not JSON is an error at its place`(text: String, expected: String) throws {
    try #require(DataFixture("a.json", text).mistake() == "a.json:" + expected)
  }

  @Test func `invalid UTF-8 is an error at its place`() throws {
    // A byte that no character begins with, after `["`.
    let fixture = DataFixture("a.json", [0x5B, 0x22, 0xFF, 0x22, 0x5D])
    expect(fixture.mistake(), equals: "a.json:1:3+1: invalid UTF-8")
  }

  @Test func `an error brings its line`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try DataFixture("a.json", "[\r\n  1,,\r\n]").items()
    }
    expect(error?.sourceLine, equals: "  1,,")
  }

  @Test func `64 levels are read, and 65 are an error`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    try #require(DataFixture("a.json", deepest).values().count == 1)
    let tooDeep = "[" + deepest + "]"
    try #require(
      DataFixture("a.json", tooDeep).mistake()
        == "a.json:1:65+1: lists and objects nested more than 64 deep")
    // No stack is deep enough for what a file may hold.
    let bomb = String(repeating: "[", count: 1_000_000)
    try #require(
      DataFixture("a.json", bomb).mistake()
        == "a.json:1:65+1: lists and objects nested more than 64 deep")
  }
}
