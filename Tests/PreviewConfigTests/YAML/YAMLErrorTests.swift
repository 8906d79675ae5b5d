import Diagnostics
import PreviewConfig
import Testing

/// Every mistake that libyaml reports, in its words and at its place.
struct YAMLErrorTests {
  @Test(
    arguments: [
      // The reader.
      ("a: \u{80}\n", "1:4: control characters are not allowed"),
      ("a: [*b, *c, \u{FFFE}]\n", "1:13: control characters are not allowed"),
      // The scanner: the next token.
      ("a: @b\n", "1:4: while scanning for the next token, line 1: \(noToken)"),
      ("a:\n\t- b\n", "2:1: while scanning for the next token, line 2: \(noToken)"),
      ("a:\n  b: %c\n", "2:6: while scanning for the next token, line 2: \(noToken)"),
      ("a: - b\n", "1:4: block sequence entries are not allowed in this context"),
      ("a: ? b\n", "1:4: mapping keys are not allowed in this context"),
      ("a: b: c\n", "1:5: mapping values are not allowed in this context"),
      // Directives.
      (
        "% \n---\na\n",
        "1:2: while scanning a directive, line 1: could not find expected directive name"
      ),
      (
        "%A.B\n---\na\n",
        "1:3: while scanning a directive, line 1: found unexpected non-alphabetical character"
      ),
      ("%FOO b\n---\na\n", "1:5: while scanning a directive, line 1: found unknown directive name"),
      ("%YAML 1.1 x\n---\na\n", "1:11: while scanning a directive, line 1: \(noLineBreak)"),
      (
        "%YAML x\n---\na\n",
        "1:7: while scanning a %YAML directive, line 1: did not find expected version number"
      ),
      (
        "%YAML 1x1\n---\na\n",
        "1:8: while scanning a %YAML directive, line 1: did not find expected digit or '.' character"
      ),
      (
        "%YAML 1111111111.1\n---\na\n",
        "1:16: while scanning a %YAML directive, line 1: found extremely long version number"
      ),
      ("%YAML 2.0\n---\na\n", "1:1: found incompatible YAML document"),
      ("%YAML 1.1\n%YAML 1.1\n---\na\n", "2:1: found duplicate %YAML directive"),
      (
        "%TAG x y\n--- a\n",
        "1:6: while scanning a tag directive, line 1: did not find expected '!'"
      ),
      (
        "%TAG !a!b c\n---\na\n",
        "1:9: while scanning a %TAG directive, line 1: did not find expected whitespace"
      ),
      (
        "%TAG ! t:^\n---\na\n",
        "1:10: while scanning a %TAG directive, line 1: did not find expected whitespace or line break"
      ),
      ("%TAG !a! b\n%TAG !a! c\n---\na\n", "2:1: found duplicate %TAG directive"),
      // Tags and anchors.
      ("a: !%zz b\n", "1:5: while parsing a tag, line 1: did not find URI escaped octet"),
      ("a: !%ff b\n", "1:5: while parsing a tag, line 1: found an incorrect leading UTF-8 octet"),
      (
        "a: !%c3%28 b\n",
        "1:8: while parsing a tag, line 1: found an incorrect trailing UTF-8 octet"
      ),
      ("a: !<> b\n", "1:6: while parsing a tag, line 1: did not find expected tag URI"),
      ("a: !<b c\n", "1:7: while scanning a tag, line 1: did not find the expected '>'"),
      (
        "a: !<b>c d\n",
        "1:8: while scanning a tag, line 1: did not find expected whitespace or line break"
      ),
      ("a: !x!y b\n", "1:4: while parsing a node, line 1: found undefined tag handle"),
      (
        "a: &b.c d\n",
        "1:6: while scanning an anchor, line 1: did not find expected alphabetic or numeric character"
      ),
      // Scalars.
      ("a: 'b\n", "1:4: while scanning a quoted scalar: found unexpected end of stream"),
      (
        "a: 'b\n--- c'\n",
        "2:1: while scanning a quoted scalar, line 1: found unexpected document indicator"
      ),
      (#"a: "\q""#, "1:5: while parsing a quoted scalar, line 1: found unknown escape character"),
      (
        #"a: "\xzz""#,
        "1:7: while parsing a quoted scalar, line 1: did not find expected hexdecimal number"
      ),
      (
        #"a: "\ud800""#,
        "1:7: while parsing a quoted scalar, line 1: found invalid Unicode character escape code"
      ),
      ("a: | x\n  b\n", "1:6: while scanning a block scalar, line 1: \(noLineBreak)"),
      (
        "a: |0\n b\n",
        "1:5: while scanning a block scalar, line 1: found an indentation indicator equal to 0"
      ),
      (
        "a: |\n\tb\n",
        "2:1: while scanning a block scalar, line 1: found a tab character where an indentation space is expected"
      ),
      (
        "a: b\n\tc\n",
        "2:1: while scanning a plain scalar, line 1: found a tab character that violates indentation"
      ),
      ("[a:,b]\n", "1:3: while scanning a plain scalar, line 1: found unexpected ':'"),
      ("a: b\nc\nd: e\n", "2:1: while scanning a simple key: could not find expected ':'"),
      // The parser.
      ("%YAML 1.1\na: b\n", "2:1: did not find expected <document start>"),
      ("a\n...\nb\n", "3:1: did not find expected <document start>"),
      ("...\n", "1:1: while parsing a block node, line 1: did not find expected node content"),
      (
        "a: [b, ,c]\n", "1:8: while parsing a flow node, line 1: did not find expected node content"
      ),
      (
        "- a\nb: c\n",
        "2:1: while parsing a block collection, line 1: did not find expected '-' indicator"
      ),
      ("a: 'b' c\n", "1:8: while parsing a block mapping, line 1: did not find expected key"),
      ("[a}\n", "1:3: while parsing a flow sequence, line 1: did not find expected ',' or ']'"),
      ("{a: b]\n", "1:6: while parsing a flow mapping, line 1: did not find expected ',' or '}'"),
    ] as [(String, String)])
  func `a mistake of syntax is reported where libyaml finds it`(text: String, expected: String) {
    let mistake = expected.split(separator: " ", maxSplits: 1)
    #expect(
      mistakes(in: text)
        == ["\(mistake[0].dropLast())+1: not well-formed YAML: \(mistake[1])"])
  }

  private static let noToken = "found character that cannot start any token"
  private static let noLineBreak = "did not find expected comment or line break"

  @Test(arguments: [
    ("text: *bold* words\n", ["1:7+12: unknown alias 'bold* words'"]),
    (
      "a: *b.c\nd: [*, * e]\n",
      ["1:4+4: unknown alias 'b.c'", "2:5+1: unknown alias ''", "2:8+3: unknown alias ' e'"]
    ),
    ("- &a b\n- &c *a\n- *c\n", ["3:3+2: unknown alias 'c'"]),
    ("&a b: c\nd: *a\n", ["2:4+2: unknown alias 'a'"]),
  ])
  func `an alias without an anchor ends where a text would`(text: String, expected: [String]) {
    #expect(mistakes(in: text) == expected)
  }

  @Test(arguments: [
    ("a: 1\na: 2\nb: [c\n", "3:6+1"), ("a: *x\nb: !y {}\nc: ]\n", "3:4+1"),
    ("[&a [x], " + String(repeating: "*b, ", count: 200) + "}\n", "1:810+1"),
  ])
  func `a mistake of syntax is reported alone, wherever it is`(text: String, place: String) {
    let found = mistakes(in: text)
    #expect(found.map { $0.split(separator: " ").first } == ["\(place):"])
    #expect((found.first ?? "").contains("not well-formed YAML"))
  }

  @Test func `a second document is reported instead of the mistakes in the first`() {
    let found = mistakes(in: "a: !b c\na: d\n---\ne: [\n")
    #expect(found.map { $0.split(separator: " ").first } == ["3:1+1:"])
  }

  @Test func `a list as a key is passed over as a whole`() {
    #expect(
      mistakes(in: "? [*a, {b: &c d}, [[]]]\n: *c\n? {}\n: e\n") == [
        "1:3+1: a key is a word, found a list or a mapping",
        "2:3+2: unknown alias 'c'", "3:3+1: a key is a word, found a list or a mapping",
      ])
  }

  @Test func `a key without end is nested too deep`() {
    // The mapping is a level, so the list of column 402 is the 401st.
    #expect(
      mistakes(in: "? " + String(repeating: "[", count: 5_000_000)) == [
        "1:3+1: a key is a word, found a list or a mapping",
        "1:402+1: nested more than 400 levels deep (views and groups of items may be nested 64 deep)",
      ])
  }

  @Test func `an error that this version of libyaml has no words for keeps its number`() throws {
    let source = try SourceText(Array("a: b\nc\n".utf8), file: "t.yaml")
    var error = YAMLSyntaxError(.unlisted(9))
    error.place = SourcePosition(line: 2, column: 1)
    #expect(error.diagnostic(in: source).line == "2:1+1: not well-formed YAML: libyaml's error 9")
    error.problem = "odd"
    #expect(
      error.diagnostic(in: source).line == "2:1+1: not well-formed YAML: libyaml's error 9: odd")
    #expect(
      YAMLSyntaxError(.memory).diagnostic(in: source).line == "1:1+1: no memory is left to read it")
  }
}
