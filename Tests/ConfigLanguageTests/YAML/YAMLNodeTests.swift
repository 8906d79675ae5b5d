import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// What libyaml's events become, with their places.
struct YAMLNodeTests {
  @Test(arguments: [
    ("plain", "a: b\n", "{a@1:1+1: b@1:4+1}@1:1+1"),
    ("plain over lines", "a: one\n  two\n\n  three\n", #"{a@1:1+1: one two\nthree@1:4+3}@1:1+1"#),
    ("single quotes", "a: 'two'\n", "{a@1:1+1: 'two'@1:4+5}@1:1+1"),
    // Two quotes, and escapes of six and two characters.
    ("double quotes", #"a: "\u00e9\n""#, #"{a@1:1+1: 'é\n'@1:4+10}@1:1+1"#),
    ("literal block", "a: |\n  x\n  y\n", #"{a@1:1+1: 'x\ny\n'@1:4+1}@1:1+1"#),
    ("folded block", "a: >-\n  x\n  y\n", "{a@1:1+1: 'x y'@1:4+1}@1:1+1"),
    ("block with its last lines", "a: |+\n  x\n\n", #"{a@1:1+1: 'x\n\n'@1:4+1}@1:1+1"#),
    ("nothing", "a:\nb: ~\n", "{a@1:1+1: @1:3+1, b@2:1+1: ~@2:4+1}@1:1+1"),
    ("lists", "- x\n- [y, 'z']\n- []\n", "[x@1:3+1, [y@2:4+1, 'z'@2:7+3]@2:3+1, []@3:3+1]@1:1+1"),
    ("list at its key", "a:\n- b\n", "{a@1:1+1: [b@2:3+1]@2:1+1}@1:1+1"),
    ("pair in a list", "[a: b]\n", "[{a@1:2+1: b@1:5+1}@1:2+1]@1:1+1"),
    ("explicit key", "? a\n: b\n", "{a@1:3+1: b@2:3+1}@1:1+1"),
    (
      "mapping in braces", "{a: {b: c}, d}\n",
      "{a@1:2+1: {b@1:6+1: c@1:9+1}@1:5+1, d@1:13+1: @1:14+1}@1:1+1"
    ),
    ("marks of a document", "%YAML 1.2\n--- # c\na\n...\n# d\n", "a@3:1+1"),
    ("tag of a directive", "%TAG !y! tag:yaml.org,2002:\n--- !y!str 5\n", "'5'@2:12+1"),
    ("tags of kinds", "!!map\na: !!seq [!!str 5]\n", "{a@2:1+1: ['5'@2:17+1]@2:4+1}@1:1+1"),
    ("anchor and alias", "- &a x\n- *a\n", "[x@1:6+1, x@1:6+1]@1:1+1"),
    ("anchor that is used again", "[&a x, &a y, *a]\n", "[x@1:5+1, y@1:11+1, y@1:11+1]@1:1+1"),
    ("anchor of a list", "- &a [x]\n- *a\n", "[[x@1:7+1]@1:3+1, [x@1:7+1]@1:3+1]@1:1+1"),
    (
      "merge key", "- &a {b: c, d: e}\n- {<<: *a, d: f}\n",
      "[{b@1:7+1: c@1:10+1, d@1:13+1: e@1:16+1}@1:3+1, "
        + "{b@1:7+1: c@1:10+1, d@2:12+1: f@2:15+1}@2:3+1]@1:1+1"
    ),
    ("wide characters", "日: é b\n", "{日@1:1+1: é b@1:4+3}@1:1+1"),
    ("lines of Windows", "a: b\r\nc: d\r\n", "{a@1:1+1: b@1:4+1, c@2:1+1: d@2:4+1}@1:1+1"),
    ("byte order mark", "\u{FEFF}a: b\n", "{a@1:1+1: b@1:4+1}@1:1+1"),
    ("stars in a text", "a: b*c * d\n", "{a@1:1+1: b*c * d@1:4+7}@1:1+1"),
    ("stars in quotes", "'*a': \" *b\"\n", "{*a@1:1+4: ' *b'@1:7+5}@1:1+1"),
    // The escapes have twelve characters, of which a text without double quotes has each.
    (
      "two surrogates", #"{"a": "\ud83d\uDC4D!", b: c}"#,
      "{a@1:2+3: '👍!'@1:7+15, b@1:24+1: c@1:27+1}@1:1+1"
    ),
    ("surrogates in a name", #"{"\ud83d\udc4d": b}"#, "{👍@1:2+14: b@1:18+1}@1:1+1"),
    ("many surrogates", #""\ud83d\udc4d\ud83d\udc4d""#, "'👍👍'@1:1+26"),
    ("surrogates without quotes", #"a: \ud83d\uDC4D"#, #"{a@1:1+1: \ud83d\uDC4D@1:4+12}@1:1+1"#),
    ("surrogates in single quotes", #"'\ud83d\udc4d'"#, #"'\ud83d\udc4d'@1:1+14"#),
    ("a backslash before surrogates", #""\\\ud83d\udc4d""#, #"'\👍'@1:1+16"#),
    ("surrogates in a comment", #"a # \ud83d\udc4d"#, "a@1:1+1"),
    ("stars in a comment", "a # *b\n", "a@1:1+1"),
    (
      "separators", "a: \"b\u{2028}c\u{2029}d\u{85}e\"\nf: g\n",
      "{a@1:1+1: 'b\u{2028}c\u{2029}d\u{85}e'@1:4+9, f@2:1+1: g@2:4+1}@1:1+1"
    ),
  ])
  func `a text becomes nodes at their places`(
    style: String, text: String, expected: String
  ) throws {
    try #require(read(text).map(dump) == expected)
  }

  @Test(arguments: ["", "# nothing\n", "\n\n"])
  func `a text without a document has no node`(text: String) throws {
    try #require(read(text).map(dump) == nil)
  }

  @Test func `a text longer than the parser's buffer keeps its stars`() throws {
    // 16,384 bytes are read at once; each star is three bytes for the parser.
    let stars = String(repeating: " *", count: 20_000)
    try #require(read("a: '\(stars)'\n")?["a"]?.scalar?.text == stars)
  }

  @Test func `a text longer than the parser's buffer keeps its surrogates`() throws {
    // Each pair is 36 bytes for the parser.
    let pairs = String(repeating: #"\ud83d\udc4d"#, count: 3_000)
    let text = try #require(read("{\"a\": \"\(pairs)\"}")?["a"]?.scalar?.text)
    expect(text, equals: String(repeating: "👍", count: 3_000))
  }

  @Test func `a character far after many aliases is refused at its place`() throws {
    let text = "- &a x\n" + String(repeating: "- *a\n", count: 10_000) + "- \u{80}\n"
    #expect(throws: Diagnostics.self) { try read(text) }
    expect(
      mistakes(in: text),
      equals: [
        "10002:3+1: not well-formed YAML: a character that YAML does not allow"
      ])
  }

  @Test func `the version of libyaml has three numbers`() {
    expect(YAMLReader.libraryVersion.split(separator: ".").compactMap { Int($0) }.count, equals: 3)
  }

  private func read(_ text: String) throws -> ConfigNode? {
    try YAMLReader.read(SourceText(Array(text.utf8), file: "t.yaml"))
  }

  /// A node on one line: quoted scalars in quotes, and everything with its line, column and length.
  private func dump(_ node: ConfigNode) -> String {
    let text =
      switch node.content {
      case .scalar(let scalar):
        scalar.isQuoted ? "'\(escaped(scalar.text))'" : escaped(scalar.text)
      case .list(let nodes):
        "[" + nodes.map(dump).joined(separator: ", ") + "]"
      case .mapping(let entries):
        "{"
          + entries.map { "\(escaped($0.key))\(place($0.keyRange)): \(dump($0.value))" }
          .joined(separator: ", ") + "}"
      }
    return text + place(node.range)
  }

  private func place(_ range: SourceRange) -> String {
    "@\(range.start.line):\(range.start.column)+\(range.length)"
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
