import Diagnostics
import TestSupport
import Testing

@Suite struct MarkedLineTests {
  /// The excerpt and the caret's line under it.
  private func excerptLines(_ line: String, column: Int, length: Int) -> [String] {
    let range = SourceRange(
      file: "f", start: SourcePosition(line: 1, column: column), length: length)
    let diagnostic = Diagnostic(at: range, "m", sourceLine: line)
    let text = DiagnosticPrinter(.human).text(for: [diagnostic])
    return text.split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("a: b", 4, 1, ["a: b", "   ^"]),
    ("a: b", 1, 4, ["a: b", "^~~~"]),
    ("   a: bcd", 7, 3, ["a: bcd", "   ^~~"]),  // the indentation is left out
    ("\ta:\tb", 5, 1, ["a:\tb", "  \t^"]),  // a tab stays one
    ("  a", 1, 1, ["  a", "^"]),  // but not past the place itself
    ("abc", 4, 1, ["abc", "   ^"]),  // behind the end
    ("abc", 9, 3, ["abc", "   ^"]),
    ("", 1, 1, ["", "^"]),
    ("abc", 2, 100, ["abc", " ^~"]),  // a stretch ends with its line
    ("名前: b", 5, 1, ["名前: b", "      ^"]),  // two columns each
    ("名前: b", 1, 2, ["名前: b", "^~~~"]),
    ("👩‍👩‍👧: b", 8, 1, ["👩‍👩‍👧: b", "    ^"]),  // five scalars, two columns
    ("❤️: b", 5, 1, ["❤️: b", "    ^"]),
    ("e\u{301}: b", 5, 1, ["e\u{301}: b", "   ^"]),  // a combining mark takes no column
    ("a\u{7}b: c", 6, 1, ["a\\u{7}b: c", "         ^"]),  // shown as five
    ("a\u{200B}: c", 2, 1, ["a\\u{200b}: c", " ^~~~~~~~"]),
  ])
  func `the caret is under the place`(
    line: String, column: Int, length: Int, expected: [String]
  ) {
    expect(excerptLines(line, column: column, length: length), equals: expected)
  }

  @Test func `a long line is cut after its first 200 characters`() {
    let line = "k: " + String(repeating: "x", count: 300)
    let expected = ["k: " + String(repeating: "x", count: 197) + "…", "^"]
    expect(excerptLines(line, column: 1, length: 1), equals: expected)
  }

  @Test func `a long line is cut around a place far to the right`() {
    let line = String(repeating: "x", count: 500) + "!" + String(repeating: "y", count: 500)
    // 60 characters before the place, and 139 behind it, make 200.
    let expected = [
      "…" + String(repeating: "x", count: 60) + "!" + String(repeating: "y", count: 139) + "…",
      String(repeating: " ", count: 61) + "^",
    ]
    expect(excerptLines(line, column: 501, length: 1), equals: expected)
  }

  @Test func `of a file in one line only the surroundings are looked at`() {
    let line = String(repeating: "x", count: 1_000_000) + "!" + String(repeating: "y", count: 9)
    let expected = [
      "…" + String(repeating: "x", count: 60) + "!" + String(repeating: "y", count: 9),
      String(repeating: " ", count: 61) + "^",
    ]
    expect(excerptLines(line, column: 1_000_001, length: 1), equals: expected)
  }

  @Test func `a stretch longer than what is shown is cut with it`() {
    let line = String(repeating: "x", count: 300)
    let expected = [
      String(repeating: "x", count: 200) + "…", "^" + String(repeating: "~", count: 199),
    ]
    expect(excerptLines(line, column: 1, length: 300), equals: expected)
  }
}
