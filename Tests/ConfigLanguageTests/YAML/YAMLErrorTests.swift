import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// Every mistake of syntax that libyaml finds, in words of ours.
struct YAMLErrorTests {
  @Test(
    arguments: [
      // The reader.
      ("a: \u{80}\n", "1:4: a character that YAML does not allow"),
      ("a: [*b, *c, \u{FFFE}]\n", "1:13: a character that YAML does not allow"),
      // Lists with dashes in brackets that nothing closes.
      (
        "a: [\n  - b\n  - c\n",
        "2:3: the list that '[' opens in line 1 is not closed before this (leave out the '[' of a list with a '- ' before each element)"
      ),
      (
        "a: 'it ['\nb: {\n  - c # ]\n",
        "3:3: the mapping that '{' opens in line 2 is not closed before this (put '}' at its end; a list in it has brackets, and no '- ')"
      ),
      // A separator ends no line, so that the mistake is in the second.
      ("a: \"\u{2028}\u{85}\"\nb: %c\n", "2:4: no value begins with '%' \(quote)"),
      // A text that needs quotes.
      ("a: @b\n", "1:4: no value begins with '@' \(quote)"),
      ("a:\n  b: %c\n", "2:6: no value begins with '%' \(quote)"),
      ("a: b: c\n", "1:5: a ': ' inside of a value (quote it: \"b: c\")"),
      ("a: b: c # d\n", "1:5: a ': ' inside of a value (quote it: \"b: c\")"),
      ("a: b: \"c\"\n", "1:5: a ': ' inside of a value \(quote)"),
      ("a: 'b' c\n", "1:8: something after the end of a value \(quote)"),
      ("a: ? b\n", "1:4: a value that begins with '? ' \(quote)"),
      (
        "[a:,b]\n",
        "1:3: a ':' inside of a value in brackets (quote the value, or write a space after the ':')"
      ),
      ("a: &b.c d\n", "1:6: '&' begins the name of an anchor \(quote)"),
      (
        "a: | x\n  b\n",
        "1:6: something in the line after '|' or '>', which begin a block of text \(quote)"
      ),
      // Colours without quotes are comments.
      ("{ a: #FF2D55 }\n", "1:6+7: a comment in the place of a value (quote it: \"#FF2D55\")"),
      (
        "a: { b: #12345678 }\nc: d\n",
        "1:9+9: a comment in the place of a value (quote it: \"#12345678\")"
      ),
      // Indentation.
      ("a:\n\t- b\n", "2:1: a tab (indent with spaces)"),
      ("a: |\n\tb\n", "2:1: a tab (indent with spaces)"),
      ("a: b\n\tc\n", "2:1: a tab (indent with spaces)"),
      ("a: - b\n", "1:4: a '- ' after a key (begin the list in the next line)"),
      (
        "a: b\n  c: d\n",
        "2:4: a key where the value above goes on (indent it as the keys that it belongs with; a value that has keys has no text before them)"
      ),
      (
        "a:\n    b: c\n  d: e\n",
        "3:3: a line that is indented as none of those around it (indent it as the keys that it belongs with; those around it begin in line 1)"
      ),
      (
        "- a\nb: c\n",
        "2:1: neither an element of the list that begins in line 1 nor a line around it (begin an element with '- ', below the '-' of the others)"
      ),
      (
        "a: |0\n b\n",
        "1:5: a block of text whose lines are not indented (write '|' without a number)"
      ),
      // What is not closed.
      ("a: 'b\n", "1:4: a quote that nothing closes (end the text with the same quote)"),
      (
        "a: 'b\n--- c'\n",
        "2:1: a line of '---' or '...' inside of a quoted text (indent the lines of the text)"
      ),
      (
        "[a}\n",
        "1:3: the list that '[' opens in line 1 is not closed before this (put commas between its elements, and ']' at its end)"
      ),
      (
        "{a: b]\n",
        "1:6: the mapping that '{' opens in line 1 is not closed before this (put commas between its keys, and '}' at its end)"
      ),
      ("a: b\nc\nd: e\n", "2:1: a key without a ':' after it (write a value as 'key: value')"),
      ("a: [b, ,c]\n", "1:8: a value is missing here"),
      ("...\n", "1:1: a value is missing here"),
      // Escapes.
      (
        #"a: "\q""#,
        "1:5: an escape that YAML lacks (write '\\\\' for a backslash, or use single quotes)"
      ),
      (
        #"a: "\xzz""#,
        "1:7: an escape without its hexadecimal digits (write '\\\\' for a backslash)"
      ),
      (
        #"a: "\ud800""#,
        "1:7: an escape that is no character by itself (write the character itself)"
      ),
      // Directives.
      ("% \n---\na\n", "1:2: \(directive)"),
      ("%A.B\n---\na\n", "1:3: \(directive)"),
      ("%FOO b\n---\na\n", "1:5: \(directive)"),
      ("%YAML 1.1 x\n---\na\n", "1:11: \(directive)"),
      ("%YAML x\n---\na\n", "1:7: \(directive)"),
      ("%YAML 1x1\n---\na\n", "1:8: \(directive)"),
      ("%YAML 1111111111.1\n---\na\n", "1:16: \(directive)"),
      ("%YAML 2.0\n---\na\n", "1:1: \(directive)"),
      ("%YAML 1.1\n%YAML 1.1\n---\na\n", "2:1: \(directive)"),
      ("%TAG x y\n--- a\n", "1:6: \(directive)"),
      ("%TAG !a!b c\n---\na\n", "1:9: \(directive)"),
      ("%TAG ! t:^\n---\na\n", "1:10: \(directive)"),
      ("%TAG !a! b\n%TAG !a! c\n---\na\n", "2:1: \(directive)"),
      ("%YAML 1.1\na: b\n", "2:1: \(second)"),
      ("a\n...\nb\n", "3:1: \(second)"),
      // Tags.
      ("a: !%zz b\n", "1:5: \(tag)"),
      ("a: !%ff b\n", "1:5: \(tag)"),
      ("a: !%c3%28 b\n", "1:8: \(tag)"),
      ("a: !<> b\n", "1:6: \(tag)"),
      ("a: !<b c\n", "1:7: \(tag)"),
      ("a: !<b>c d\n", "1:8: \(tag)"),
      ("a: !x!y b\n", "1:4: \(tag)"),
    ] as [(String, String)])
  func `a mistake of syntax is reported where it is found, with what to do`(
    text: String, expected: String
  ) {
    let mistake = expected.split(separator: " ", maxSplits: 1)
    let place = mistake[0].dropLast()
    expect(
      mistakes(in: text),
      equals: [
        "\(place.contains("+") ? "\(place)" : "\(place)+1"): not well-formed YAML: \(mistake[1])"
      ])
  }

  private static let quote = #"(quote the value, as in "Note: this")"#
  private static let directive =
    "a line that begins with '%' is an instruction to YAML's readers \(quote)"
  private static let second =
    "something after the end of the document (a config is one document)"
  private static let tag = "'!' begins the name of a type \(quote)"

  @Test(arguments: [
    ("text: *bold* words\n", ["1:7+12: unknown alias 'bold* words' \(star)"]),
    (
      "a: *b.c\nd: [*, * e]\n",
      [
        "1:4+4: unknown alias 'b.c' \(star)", "2:5+1: unknown alias '' \(star)",
        "2:8+3: unknown alias ' e' \(star)",
      ]
    ),
    ("- &a b\n- &c *a\n- *c\n", ["3:3+2: unknown alias 'c' \(star)"]),
    ("&a b: c\nd: *a\n", ["2:4+2: unknown alias 'a' \(star)"]),
  ])
  func `an alias without an anchor ends where a text would`(text: String, expected: [String]) {
    expect(mistakes(in: text), equals: expected)
  }

  private static let star = "(quote a text that begins with '*')"

  @Test(arguments: [
    ("a: 1\na: 2\nb: [c\n", "3:6+1"), ("a: *x\nb: !y {}\nc: ]\n", "3:4+1"),
    ("[&a [x], " + String(repeating: "*b, ", count: 200) + "}\n", "1:810+1"),
  ])
  func `a mistake of syntax is reported alone, wherever it is`(text: String, place: String) {
    let found = mistakes(in: text)
    expect(found.map { $0.split(separator: " ").first }, equals: ["\(place):"])
    #expect((found.first ?? "").contains("not well-formed YAML"))
  }

  @Test func `a second document is reported instead of the mistakes in the first`() {
    let found = mistakes(in: "a: !b c\na: d\n---\ne: [\n")
    expect(found.map { $0.split(separator: " ").first }, equals: ["3:1+1:"])
  }

  @Test func `a list as a key is passed over as a whole`() {
    expect(
      mistakes(in: "? [*a, {b: &c d}, [[]]]\n: *c\n? {}\n: e\n"),
      equals: [
        "1:3+1: a key is a word, found a list or a mapping",
        "2:3+2: unknown alias 'c' \(Self.star)",
        "3:3+1: a key is a word, found a list or a mapping",
      ])
  }

  @Test func `a key without end is nested too deep`() {
    // The mapping is a level, so the list of column 402 is the 401st.
    expect(
      mistakes(in: "? " + String(repeating: "[", count: 5_000_000)),
      equals: [
        "1:3+1: a key is a word, found a list or a mapping",
        "1:402+1: nested more than 400 levels deep (views and groups of items may be nested 64 deep)",
      ])
  }

  @Test func `an error that this version of libyaml has no words for keeps its number`() throws {
    let source = try SourceText(Array("a: b\nc\n".utf8), file: "t.yaml")
    var error = YAMLSyntaxError(.unlisted(9))
    error.place = SourcePosition(line: 2, column: 1)
    expect(
      error.diagnostic(in: source).line,
      equals: "2:1+1: not well-formed YAML: libyaml stops here with its error 9")
    expect(
      YAMLSyntaxError(.memory).diagnostic(in: source).line,
      equals: "1:1+1: no memory is left to read it")
  }
}
