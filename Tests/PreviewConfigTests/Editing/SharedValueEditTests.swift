import TestSupport
import Testing

/// Setting what aliases and merge keys bring: it is written where it is set, and stays as it is where
/// it comes from.
struct SharedValueEditTests {
  @Test(arguments: [
    EditRow(
      "in brackets", "let:\n  a: &a { b: 1, c: 2 }\n  d: { <<: *a, e: 3 } # d\nview: spacer\n",
      "let.d.b=5",
      gives: "let:\n  a: &a { b: 1, c: 2 }\n  d: { <<: *a, e: 3, b: 5 } # d\nview: spacer\n"),
    EditRow(
      "in a block",
      "let:\n  a: &a { b: 1, c: 2 }\n  d:\n    # all of a\n    <<: *a\n    e: 3 # three\nview: spacer\n",
      "let.d.c=5",
      gives:
        "let:\n  a: &a { b: 1, c: 2 }\n  d:\n    # all of a\n    <<: *a\n    e: 3 # three\n    c: 5\nview: spacer\n"
    ),
    EditRow(
      "of a list of mappings",
      "let:\n  a: &a { x: 1 }\n  b: &b { y: 2 }\n  c: { <<: [*a, *b] }\nview: spacer\n",
      "let.c.y=5",
      gives:
        "let:\n  a: &a { x: 1 }\n  b: &b { y: 2 }\n  c: { <<: [*a, *b], y: 5 }\nview: spacer\n"),
    EditRow(
      "within a mapping that is merged",
      "let:\n  a: &a { size: { w: 1, h: 2 } }\n  b: { <<: *a }\nview: spacer\n", "let.b.size.h=5",
      gives:
        "let:\n  a: &a { size: { w: 1, h: 2 } }\n  b: { <<: *a, size: { w: 1, h: 5 } }\nview: spacer\n"
    ),
    EditRow(
      "the length of a list that is merged",
      "let:\n  a: &a { l: [x, 'y, z'] }\n  b: { <<: *a }\nview: spacer\n", "let.b.l.count=3",
      gives:
        "let:\n  a: &a { l: [x, 'y, z'] }\n  b: { <<: *a, l: [x, \"y, z\", x] }\nview: spacer\n"),
    EditRow(
      "a key that is merged, twice", "let:\n  a: &a { x: 1 }\n  b: { <<: *a }\nview: spacer\n",
      "let.b.x=5", "let.b.x=60",
      gives: "let:\n  a: &a { x: 1 }\n  b: { <<: *a, x: 60 }\nview: spacer\n"),
    EditRow(
      "a new key beside one that is merged",
      "let:\n  a: &a { s: { w: 1 } }\n  b: { <<: *a }\nview: spacer\n", "let.b.s.h=5",
      gives: "let:\n  a: &a { s: { w: 1 } }\n  b: { <<: *a, s: { w: 1, h: 5 } }\nview: spacer\n"),
  ])
  func `a value that a merge key brings is written as an own key`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test(arguments: [
    EditRow(
      "itself", "let:\n  a: &a { b: 1 }\n  c: *a # as above\nview: spacer\n", "let.c=5",
      gives: "let:\n  a: &a { b: 1 }\n  c: 5 # as above\nview: spacer\n"),
    EditRow(
      "by a text that brackets need in quotes", "let: { a: &a x, b: [*a, *a] }\nview: spacer\n",
      "let.b.1=\"p, q\"", gives: "let: { a: &a x, b: [*a, \"p, q\"] }\nview: spacer\n"),
    EditRow(
      "with a key of its mapping", "let:\n  a: &a { b: 1, c: 'on' }\n  d: *a\nview: spacer\n",
      "let.d.b=2",
      gives: "let:\n  a: &a { b: 1, c: 'on' }\n  d: { b: 2, c: \"on\" }\nview: spacer\n"),
    EditRow(
      "with a new key", "let:\n  a: &a\n    b: 1 # one\n  d: *a\nview: spacer\n", "let.d.c=2",
      gives: "let:\n  a: &a\n    b: 1 # one\n  d: { b: 1, c: 2 }\nview: spacer\n"),
    EditRow(
      "with another length of its list", "let:\n  a: &a [1, 2]\n  b:\n    - *a\nview: spacer\n",
      "let.b.0.count=1",
      gives: "let:\n  a: &a [1, 2]\n  b:\n    - [1]\nview: spacer\n"),
    EditRow(
      "whose anchor stays another's", "let:\n  a: &a { b: 1 }\n  c: *a\n  d: *a\nview: spacer\n",
      "let.c.b=2",
      gives: "let:\n  a: &a { b: 1 }\n  c: { b: 2 }\n  d: *a\nview: spacer\n"),
    EditRow(
      "and then where it was an alias to", "let:\n  a: &a { b: 1 }\n  c: *a\nview: spacer\n",
      "let.c.b=2", "let.a.b=3",
      gives: "let:\n  a: &a { b: 3 }\n  c: { b: 2 }\nview: spacer\n"),
  ])
  func `an alias is replaced by its value`(row: EditRow) throws {
    try #require(edited(row.before, row.settings) == row.after)
  }

  @Test func `the size of a sample's later previews is written beside what they merge`() throws {
    let path = "\(repository)/Samples/everywhere.yaml"
    let text = try #require(readText(path))
    let after = try edited(text, "previews.1.canvas.width=320", "previews.2.canvas.height=500")
    let expected =
      text
      .replacing(
        "{ <<: *canvas, layoutDirection: rightToLeft }",
        with: "{ <<: *canvas, layoutDirection: rightToLeft, width: 320 }"
      ).replacing(
        "{ <<: *canvas, dynamicType: xxxLarge }",
        with: "{ <<: *canvas, dynamicType: xxxLarge, height: 500 }")
    expect(after, equals: expected)
    #expect(after != text)
  }
}
