import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// A text with values set in it.
func edited(_ text: String, _ settings: String...) throws(Diagnostics) -> String {
  try edited(text, settings)
}

func edited(_ text: String, _ settings: [String]) throws(Diagnostics) -> String {
  String(
    decoding: try ConfigEdit(settings, in: Array(text.utf8), file: "test.yaml").bytes, as: UTF8.self
  )
}

/// A change of a text, worked out by hand.
struct EditRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: String
  let settings: [String]
  let after: String

  init(_ name: String, _ before: String, _ settings: String..., gives after: String) {
    testDescription = name
    self.before = before
    self.settings = settings
    self.after = after
  }
}

struct ConfigEditTests {
  @Test(arguments: [
    EditRow(
      "a plain scalar of a block", "canvas:\n  width: 390   # points\n  scale: 2\nview: spacer\n",
      "canvas.width=320", gives: "canvas:\n  width: 320   # points\n  scale: 2\nview: spacer\n"),
    EditRow(
      "a plain scalar of brackets", "canvas: { width: 390, scale: 2 } # c\nview: spacer\n",
      "canvas.width=320", gives: "canvas: { width: 320, scale: 2 } # c\nview: spacer\n"),
    EditRow(
      "a text in double quotes", "let: { title: \"Old\" }\nview: spacer\n", "let.title=New",
      gives: "let: { title: \"New\" }\nview: spacer\n"),
    EditRow(
      "a text in single quotes", "let:\n  title: 'It''s old'\nview: spacer\n",
      "let.title=\"It's new\"", gives: "let:\n  title: 'It''s new'\nview: spacer\n"),
    EditRow(
      "a number in the place of a text in quotes", "let: { size: \"large\" }\nview: spacer\n",
      "let.size=5", gives: "let: { size: 5 }\nview: spacer\n"),
    EditRow(
      "an expression in quotes", "let:\n  wide: \"${canvas.width > 400}\"\nview: spacer\n",
      "let.wide=true", gives: "let:\n  wide: true\nview: spacer\n"),
    EditRow(
      "a plain text of two lines", "let:\n  text: one\n    two # c\n  b: 1\nview: spacer\n",
      "let.text=three", gives: "let:\n  text: three # c\n  b: 1\nview: spacer\n"),
    EditRow(
      "a quoted text of two lines", "let:\n  text: \"one\n\n    two\" # c\n  b: 1\nview: spacer\n",
      "let.text=three", gives: "let:\n  text: \"three\" # c\n  b: 1\nview: spacer\n"),
    EditRow(
      "a folded block", "let:\n  text: >-\n    one\n    two\n\n  b: 1\nview: spacer\n",
      "let.text=three", gives: "let:\n  text: three\n\n  b: 1\nview: spacer\n"),
    EditRow(
      "a literal block that becomes one line",
      "let:\n  text: |\n    one\n    two\n  # next\n  b: 1\nview: spacer\n",
      "let.text=three", gives: "let:\n  text: three\n  # next\n  b: 1\nview: spacer\n"),
    EditRow(
      "a block with a comment that becomes one line",
      "let:\n  text: >- # words\n    one\n    two\n  b: 1\nview: spacer\n", "let.text=three",
      gives: "let:\n  text: three # words\n  b: 1\nview: spacer\n"),
    EditRow(
      "a value after an anchor with a comment",
      "let:\n  text: &t # words\n    one\n  b: 1\nview: spacer\n", "let.text=three",
      gives: "let:\n  text: &t # words\n    three\n  b: 1\nview: spacer\n"),
    EditRow(
      "a value beside a key that is an anchor alone",
      "let: { a: 1 }\nview: spacer\n&b: { c: 2 }\n", "let.a=3",
      gives: "let: { a: 3 }\nview: spacer\n&b: { c: 2 }\n"),
    EditRow(
      "a literal block that stays one",
      "let:\n  text: | # words\n    one\n    two\n\n  b: 1\nview: spacer\n",
      "let.text=\"a\\n\\n  b\"",
      gives: "let:\n  text: |- # words\n    a\n\n      b\n\n  b: 1\nview: spacer\n"),
    EditRow(
      "a literal block whose text needs escapes",
      "let:\n  text: |\n    one\n    two\nview: spacer\n", "let.text=\" a\\n\\tb\"",
      gives: "let:\n  text: \" a\\n\\tb\"\nview: spacer\n"),
    EditRow(
      "a literal block at the end of a text without a line end",
      "view: spacer\nlet:\n  text: |\n    one\n    two", "let.text=\"a\\nb\\n\"",
      gives: "view: spacer\nlet:\n  text: \"a\\nb\\n\""),
    EditRow(
      "a value on the line after its key", "let:\n  text:\n    one\n  b: 1\nview: spacer\n",
      "let.text=two", gives: "let:\n  text:\n    two\n  b: 1\nview: spacer\n"),
    EditRow(
      "an element of a list in brackets", "let: { list: [1, 2, 3] }\nview: spacer\n",
      "let.list.1=5", gives: "let: { list: [1, 5, 3] }\nview: spacer\n"),
    EditRow(
      "an element of a list of dashes", "let:\n  list:\n  - a\n  - b # c\nview: spacer\n",
      "let.list.1=d", gives: "let:\n  list:\n  - a\n  - d # c\nview: spacer\n"),
    EditRow(
      "a key of an element",
      "previews:\n  - name: a\n    view: spacer\n  - name: b\n    view: spacer\n",
      "previews.1.name=c",
      gives: "previews:\n  - name: a\n    view: spacer\n  - name: c\n    view: spacer\n"),
    EditRow(
      "two settings, one after the other", "canvas: { width: 1, scale: 2 }\nview: spacer\n",
      "canvas.width=320", "canvas.scale=3",
      gives: "canvas: { width: 320, scale: 3 }\nview: spacer\n"),
    EditRow(
      "one value twice", "let: { a: 1 }\nview: spacer\n", "let.a=2", "let.a=30",
      gives: "let: { a: 30 }\nview: spacer\n"),
    EditRow(
      "a value as it is", "let: { a: 'x' }\nview: spacer\n", "let.a=x",
      gives: "let: { a: 'x' }\nview: spacer\n"),
    EditRow(
      "a key whose value is not written", "view:\n  rectangle:\n  padding:\n", "view.padding=4",
      gives: "view:\n  rectangle:\n  padding: 4\n"),
    EditRow(
      "a key of brackets whose value is not written", "view: { rectangle: , padding: }\n",
      "view.rectangle=true", "view.padding=4", gives: "view: { rectangle: true , padding: 4 }\n"),
    EditRow(
      "a key without a colon", "let: { a: { b, c } }\nview: spacer\n", "let.a.b=1",
      gives: "let: { a: { b: 1, c } }\nview: spacer\n"),
    EditRow(
      "a value that is taken away", "view:\n  rectangle: true\n  padding: 4\n", "view.padding=",
      gives: "view:\n  rectangle: true\n  padding:\n"),
    EditRow(
      "a colour in digits", "let:\n  tint: red\nview: spacer\n", "let.tint=#FF2D55",
      gives: "let:\n  tint: \"#FF2D55\"\nview: spacer\n"),
  ])
  func `a value is replaced where it is written`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test(arguments: [
    EditRow(
      "to brackets", "canvas: { device: iphone-14 }\nview: spacer\n", "canvas.appearance=dark",
      gives: "canvas: { device: iphone-14, appearance: dark }\nview: spacer\n"),
    EditRow(
      "to a block, with its indentation", "canvas:\n    width: 390 # points\n\nview: spacer\n",
      "canvas.appearance=dark",
      gives: "canvas:\n    width: 390 # points\n    appearance: dark\n\nview: spacer\n"),
    EditRow(
      "to a block in an element",
      "previews:\n- name: a\n  view: spacer\n- name: b\n  view: spacer\n",
      "previews.0.annotate=size",
      gives: "previews:\n- name: a\n  view: spacer\n  annotate: size\n- name: b\n  view: spacer\n"),
    EditRow(
      "a canvas before let and view", "name: a\n# The names\nlet: { b: 1 }\nview: spacer\n",
      "canvas.width=320",
      gives: "name: a\ncanvas: { width: 320 }\n# The names\nlet: { b: 1 }\nview: spacer\n"),
    EditRow(
      "a canvas before a view that is first", "# A screen\nview: spacer\nname: a\n",
      "canvas.width=320", gives: "# A screen\ncanvas: { width: 320 }\nview: spacer\nname: a\n"),
    EditRow(
      "a canvas to an element that begins with its view",
      "previews:\n  - view: spacer\n    name: a\n",
      "previews.0.canvas.padding.top=4",
      gives: "previews:\n  - canvas: { padding: { top: 4 } }\n    view: spacer\n    name: a\n"),
    EditRow(
      "a new mapping and then a key of it", "view: spacer\n", "canvas.width=320",
      "canvas.appearance=dark",
      gives: "canvas: { width: 320, appearance: dark }\nview: spacer\n"),
    EditRow(
      "at the end of a text without a line end", "view:\n  text: a", "view.bold=true",
      gives: "view:\n  text: a\n  bold: true"),
    EditRow(
      "after a block of text", "view:\n  text: |\n    a\n\n\nname: a\n", "view.bold=true",
      gives: "view:\n  text: |\n    a\n  bold: true\n\n\nname: a\n"),
    EditRow(
      "after a block that keeps its empty lines", "view:\n  text: |+\n    a\n\nname: a\n",
      "view.bold=true", gives: "view:\n  text: |+\n    a\n\n  bold: true\nname: a\n"),
    EditRow(
      "after a mapping with a comment", "let:\n  a:\n    b: 1 # c\n  # d\nview: spacer\n",
      "let.e=2", gives: "let:\n  a:\n    b: 1 # c\n  e: 2\n  # d\nview: spacer\n"),
    EditRow(
      "to empty brackets", "canvas: {}\nlet: { }\nview: spacer\n", "canvas.width=320", "let.a=1",
      gives: "canvas: { width: 320 }\nlet: { a: 1 }\nview: spacer\n"),
    EditRow(
      "to brackets with a comma at the end", "canvas: { width: 390, }\nview: spacer\n",
      "canvas.scale=3", gives: "canvas: { width: 390, scale: 3, }\nview: spacer\n"),
    EditRow(
      "to brackets of several lines",
      "canvas: {\n    width: 390, # w\n    scale: 2 # s\n  }\nview: spacer\n",
      "canvas.padding=4",
      gives:
        "canvas: {\n    width: 390, # w\n    scale: 2, # s\n    padding: 4\n  }\nview: spacer\n"),
    EditRow(
      "to brackets of several lines with a comma at the end",
      "canvas: {\n    width: 390, # w\n  }\nview: spacer\n", "canvas.padding=4",
      gives: "canvas: {\n    width: 390, # w\n    padding: 4,\n  }\nview: spacer\n"),
    EditRow(
      "to brackets that go on in the next line",
      "canvas: { width: 390,\n  scale: 2 }\nview: spacer\n",
      "canvas.padding=4", gives: "canvas: { width: 390,\n  scale: 2, padding: 4 }\nview: spacer\n"),
    EditRow(
      "to a mapping that merges another", "view: spacer\nlet:\n  a: &a { x: 1 }\n  b: { <<: *a }\n",
      "let.b.y=2", gives: "view: spacer\nlet:\n  a: &a { x: 1 }\n  b: { <<: *a, y: 2 }\n"),
  ])
  func `a key is added as its siblings are written`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test(arguments: [
    EditRow(
      "a block by a scalar",
      "let:\n  size: # both\n    width: 1\n    # h\n    height: 2\n  b: 1\nview: spacer\n",
      "let.size=5", gives: "let:\n  size: 5 # both\n  b: 1\nview: spacer\n"),
    EditRow(
      "a block by brackets", "let:\n  list:\n  - a\n  - b\nview: spacer\n",
      "let.list=[c, '5', 5, {d: }]", gives: "let:\n  list: [c, \"5\", 5, { d: }]\nview: spacer\n"),
    EditRow(
      "brackets by a scalar", "canvas: { padding: { top: 4 } }\nview: spacer\n", "canvas.padding=8",
      gives: "canvas: { padding: 8 }\nview: spacer\n"),
    EditRow(
      "a mapping in an element", "let:\n  list:\n    - a: 1\n      b: 2\n    - c\nview: spacer\n",
      "let.list.0=d", gives: "let:\n  list:\n    - d\n    - c\nview: spacer\n"),
    EditRow(
      "a scalar by a mapping", "canvas: { padding: 8 }\nview: spacer\n",
      "canvas.padding={ top: 4, bottom: \"${1 + 1}\" }",
      gives: "canvas: { padding: { top: 4, bottom: \"${1 + 1}\" } }\nview: spacer\n"),
  ])
  func `a list or a mapping is replaced whole`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test(arguments: [
    EditRow(
      "brackets made shorter", "let: { list: [a, b, c] }\nview: spacer\n", "let.list.count=1",
      gives: "let: { list: [a] }\nview: spacer\n"),
    EditRow(
      "brackets made longer", "let: { list: [a, 'b'] }\nview: spacer\n", "let.list.count=5",
      gives: "let: { list: [a, 'b', a, 'b', a] }\nview: spacer\n"),
    EditRow(
      "brackets of several lines made longer",
      "let:\n  list: [\n    a, # 1\n    b # 2\n  ]\nview: spacer\n",
      "let.list.count=4",
      gives: "let:\n  list: [\n    a, # 1\n    b, # 2\n    a,\n    b\n  ]\nview: spacer\n"),
    EditRow(
      "dashes made shorter",
      "let:\n  list:\n    - a # 1\n    # two\n    - b # 2\n  c: 1\nview: spacer\n",
      "let.list.count=1", gives: "let:\n  list:\n    - a # 1\n  c: 1\nview: spacer\n"),
    EditRow(
      "dashes made longer", "let:\n  list:\n  - a: 1\n    b: 2 # two\n  -   c\nview: spacer\n",
      "let.list.count=4",
      gives:
        "let:\n  list:\n  - a: 1\n    b: 2 # two\n  -   c\n  - a: 1\n    b: 2\n  -   c\nview: spacer\n"
    ),
    EditRow(
      "dashes made nothing", "let:\n  list:\n    - a\n    - b\nview: spacer\n", "let.list.count=0",
      gives: "let:\n  list: []\nview: spacer\n"),
    EditRow(
      "a list as it is", "let:\n  list: [ a,b ]\nview: spacer\n", "let.list.count=2",
      gives: "let:\n  list: [ a,b ]\nview: spacer\n"),
  ])
  func `a list gets another length`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test(arguments: [
    EditRow(
      "a member", "{\"canvas\": {\"width\": 390}, \"view\": \"spacer\"}", "canvas.appearance=dark",
      gives: "{\"canvas\": {\"width\": 390, \"appearance\": \"dark\"}, \"view\": \"spacer\"}"),
    EditRow(
      "a member on a line of its own",
      "{\n\t\"canvas\": {\n\t\t\"width\": 390\n\t},\n\t\"view\": \"spacer\"\n}\n",
      "canvas.appearance=dark", "let.list=[1, a, {b: true, c: null}]",
      gives:
        "{\n\t\"canvas\": {\n\t\t\"width\": 390,\n\t\t\"appearance\": \"dark\"\n\t},\n\t\"let\": {\"list\": [1, \"a\", {\"b\": true, \"c\": null}]},\n\t\"view\": \"spacer\"\n}\n"
    ),
    EditRow(
      "a canvas before the view", "{\"view\": \"spacer\"}", "canvas.width=320",
      gives: "{\"canvas\": {\"width\": 320}, \"view\": \"spacer\"}"),
    EditRow(
      "a member of an empty object", "{\"let\": {}, \"view\": \"spacer\"}", "let.a=on",
      gives: "{\"let\": {\"a\": \"on\"}, \"view\": \"spacer\"}"),
    EditRow(
      "a text", "{\"let\": {\"a\": \"x\"}, \"view\": \"spacer\"}", "let.a=\"it's\\n\\\"so\\\"\"",
      gives: "{\"let\": {\"a\": \"it's\\n\\\"so\\\"\"}, \"view\": \"spacer\"}"),
  ])
  func `JSON stays JSON`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test func `line ends stay as they are`() throws {
    try #require(
      edited(
        "a: 1\r\nlet:\r\n  b: 2 # c\r\nview: spacer\r\n", "let.b=3", "let.d=4", "canvas.scale=3")
        == "a: 1\r\ncanvas: { scale: 3 }\r\nlet:\r\n  b: 3 # c\r\n  d: 4\r\nview: spacer\r\n")
    try #require(
      edited("let:\r\n  b: |\r\n    x\r\n    y\r\nview: spacer\r\n", "let.b=\"u\\nv\\n\"")
        == "let:\r\n  b: |\r\n    u\r\n    v\r\nview: spacer\r\n")
  }

  @Test func `a byte order mark stays`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("let: { a: 1 }\nview: spacer\n".utf8)
    let edit = try ConfigEdit(["let.a=2"], in: bytes, file: "a.yaml")
    expect(edit.bytes, equals: [0xEF, 0xBB, 0xBF] + Array("let: { a: 2 }\nview: spacer\n".utf8))
  }

  @Test func `a text is found by characters, not bytes`() throws {
    try #require(
      edited("let: { \"日本\": 語, é: [\"ü\", 2 * 2, 1] }\nview: spacer\n", "let.é.2=3")
        == "let: { \"日本\": 語, é: [\"ü\", 2 * 2, 3] }\nview: spacer\n")
  }

  @Test(arguments: [
    // What stays without quotes.
    ("x", "x"), ("12 photos", "12 photos"), ("5", "5"), ("-1.5", "-1.5"), ("true", "true"),
    ("null", "null"), ("${b}", "${b}"), ("it's", "it's"), ("a,b", "a,b"), ("space.4", "space.4"),
    ("http://a", "http://a"),
    // What another reader would take for something else.
    ("on", "\"on\""), ("Yes", "\"Yes\""), ("n", "\"n\""), ("1:30", "\"1:30\""),
    ("2025-01-31", "\"2025-01-31\""), ("1_000", "\"1_000\""), ("'5'", "\"5\""),
    ("'true'", "\"true\""), ("''", "\"\""), ("'~'", "\"~\""), ("'space.4'", "\"space.4\""),
    // What begins or holds what YAML has a meaning for.
    ("'- a'", "\"- a\""), ("'a: b'", "\"a: b\""), ("'a #b'", "\"a #b\""), ("'#a'", "\"#a\""),
    ("'*a'", "\"*a\""), ("'&a'", "\"&a\""), ("'@a'", "\"@a\""), ("'%a'", "\"%a\""),
    ("' a'", "\" a\""),
    ("'a:'", "\"a:\""), ("'{a}'", "\"{a}\""), ("'\"a\" b'", "'\"a\" b'"),
    ("\"a\\tb\"", "\"a\\tb\""), ("'${a ? b : c}'", "\"${a ? b : c}\""),
  ])
  func `a text has quotes where it needs them`(value: String, written: String) throws {
    try #require(
      edited("let:\n  a: old\nview: spacer\n", "let.a=\(value)")
        == "let:\n  a: \(written)\nview: spacer\n")
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("${b}", "\"${b}\""), ("http://a", "\"http://a\""), ("a b", "a b"),
  ])
  func `a text in brackets has quotes around commas and braces`(value: String, written: String)
    throws
  {
    try #require(
      edited("let: { a: old }\nview: spacer\n", "let.a=\(value)")
        == "let: { a: \(written) }\nview: spacer\n")
  }

  @Test func `the change is shown with three lines around it`() throws {
    let text = "name: a\ncanvas: { width: 1 }\nlet:\n  b: 2\n  c: 3\nview:\n  text: a\n  bold: true"
    let edit = try ConfigEdit(["let.b=4"], in: Array(text.utf8), file: "a.yaml")
    expect(
      edit.diff,
      equals: """
        --- a.yaml
        +++ a.yaml
        @@ -1,7 +1,7 @@
         name: a
         canvas: { width: 1 }
         let:
        -  b: 2
        +  b: 4
           c: 3
         view:
           text: a

        """)
    let same = try ConfigEdit(["let.b=2"], in: Array(text.utf8), file: "a.yaml")
    expect(same.diff, equals: "")
  }
}
