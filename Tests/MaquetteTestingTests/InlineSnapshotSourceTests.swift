import MaquetteTesting
import TestSupport
import Testing

@Suite struct InlineSnapshotSourceTests {
  /// A source after a text was recorded in the call of its first `assertInlineSnapshot`.
  private func recorded(_ text: String = "new", in source: String) throws -> String {
    let call = try #require(source.range(of: "assertInlineSnapshot("))
    let before = source[..<call.upperBound].dropLast()
    let start = before.lastIndex { $0 == "\n" || $0 == "\r\n" }.map { source.index(after: $0) }
    let column = source[(start ?? source.startIndex)..<before.endIndex].utf8.count + 1
    let line = before.count { $0 == "\n" || $0 == "\r\n" } + 1
    var result = InlineSnapshotSource(Array(source.utf8))
    let lines = try result.record(text, line: line, column: column)
    let text = String(decoding: result.bytes, as: UTF8.self)
    let difference = text.utf8.count { $0 == 0x0A } - source.utf8.count { $0 == 0x0A }
    expect(lines, equals: difference)
    return text
  }

  static let sources: [(source: String, recorded: String)] = [
    // A call without a closure, and what is after it.
    (
      "  assertInlineSnapshot(of: a, as: .list)  // why\n",
      "  assertInlineSnapshot(of: a, as: .list) {\n    \"\"\"\n    new\n    \"\"\"\n  }  // why\n"
    ),
    // Brackets in texts and comments are not brackets.
    (
      "  assertInlineSnapshot(of: a(\")\", #\"\"\")\"#, /* ) */ \"\\(b(\")\"))\"), as: .list)\n",
      "  assertInlineSnapshot(of: a(\")\", #\"\"\")\"#, /* ) */ \"\\(b(\")\"))\"), as: .list) {\n"
        + "    \"\"\"\n    new\n    \"\"\"\n  }\n"
    ),
    // A closure of other lines, with a brace in its text.
    (
      "\n    assertInlineSnapshot(\n      of: a, as: .list\n    ) {\n      \"\"\"\n      }\n"
        + "      \"\"\"\n    }\n  next()",
      "\n    assertInlineSnapshot(\n      of: a, as: .list\n    ) {\n      \"\"\"\n      new\n"
        + "      \"\"\"\n    }\n  next()"
    ),
    // A closure among the arguments; the word in another argument is not its label.
    (
      "  assertInlineSnapshot(of: f(matches: { 1 }), as: .list, matches: { \"old\" }, line: 3)\n",
      "  assertInlineSnapshot(of: f(matches: { 1 }), as: .list, matches: {\n    \"\"\"\n    new\n"
        + "    \"\"\"\n  }, line: 3)\n"
    ),
    // Tabs, and line ends of Windows.
    (
      "\tassertInlineSnapshot(of: a, as: .list)\r\n",
      "\tassertInlineSnapshot(of: a, as: .list) {\r\n\t\t\"\"\"\r\n\t\tnew\r\n\t\t\"\"\"\r\n\t}\r\n"
    ),
    // Four spaces a step.
    (
      "    assertInlineSnapshot(of: a, as: .list)\n",
      "    assertInlineSnapshot(of: a, as: .list) {\n        \"\"\"\n        new\n        \"\"\"\n"
        + "    }\n"
    ),
  ]

  @Test(arguments: sources)
  func `a text is written into the closure`(row: (source: String, recorded: String)) throws {
    let prefix = row.source.hasPrefix("    ") || row.source.contains("\r\n") ? "" : "  let x\n"
    let text = try recorded(in: prefix + row.source)
    expect(text, equals: prefix + row.recorded)
  }

  @Test(arguments: [
    ("plain", "\"\"\"", "\"\"\""),
    (#"a \ b"#, "#\"\"\"", "\"\"\"#"),
    (##"a \# b"##, "##\"\"\"", "\"\"\"##"),
    ("a \"\"\" b", "#\"\"\"", "\"\"\"#"),
    ("a \"\"\"# b", "##\"\"\"", "\"\"\"##"),
  ])
  func `quotes and backslashes are kept`(text: String, opening: String, closing: String) throws {
    let source = try recorded(text, in: "assertInlineSnapshot(of: a, as: .list)")
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    expect(lines.dropFirst().dropLast().map(String.init), equals: [opening, text, closing])
  }

  @Test func `empty lines have no spaces`() throws {
    let source = try recorded("a\n\nb", in: "  assertInlineSnapshot(of: a, as: .list)\n")
    #expect(source.contains("    a\n\n    b\n") || source.contains("      a\n\n      b\n"))
  }

  @Test(arguments: [(1, 5), (2, 21), (3, 1), (0, 1)])
  func `a place without a call is refused`(line: Int, column: Int) {
    var source = InlineSnapshotSource(Array("assertInlineSnapshot(of: a)\nx\n".utf8))
    let before = source
    #expect(throws: InlineSnapshotProblem.noCall(line: line)) {
      try source.record("new", line: line, column: column)
    }
    expect(source, equals: before)
  }

  @Test func `a call that does not end is refused`() {
    var source = InlineSnapshotSource(Array("assertInlineSnapshot(of: a\n".utf8))
    #expect(throws: InlineSnapshotProblem.noCall(line: 1)) {
      try source.record("new", line: 1, column: 21)
    }
  }
}
