import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct TokenTests {
  @Test func `a token replaces a length`() throws {
    let preview = try #require(
      try load("tokens: { space.4: 16 }\ncanvas: { padding: space.4 }\nview: spacer").previews.first
    )
    expect(preview.canvas.padding, equals: EdgeInsets(16))
  }

  @Test func `a token is a path of expressions`() throws {
    let text = """
      tokens: { space.4: 16, radius.card.large: 10 }
      view: { text: "${space.4 * 2} ${radius.card.large} ${space.4}" }
      """
    try #require(view(text).dump == ViewNode.text(TextNode("32 10 16")).dump)
  }

  @Test func `a word with dots is text where text is expected`() throws {
    let text = "tokens: { space.4: 16 }\nview: { text: space.4 }"
    try #require(view(text).dump == ViewNode.text(TextNode("space.4")).dump)
  }

  @Test func `a preview's own tokens come before the file's`() throws {
    let config = try load(
      """
      tokens: { space.1: 4, space.2: 8 }
      previews:
        - { name: a, view: spacer, tokens: { space.2: 10 } }
        - { name: b, view: spacer }
      """)
    expect(
      config.previews.map(\.tokens.lengths),
      equals: [
        ["space.1": 4, "space.2": 10], ["space.1": 4, "space.2": 8],
      ])
  }

  @Test(
    arguments: [
      (
        "tokens: { space.4: 16 }\ncanvas: { padding: space.5 }\nview: spacer",
        "2:20+7: padding: unknown token 'space.5' (did you mean 'space.4'?)"
      ),
      (
        "canvas: { padding: space.5 }\nview: spacer",
        "1:20+7: padding: unknown token 'space.5' (declare it under 'tokens:')"
      ),
      (
        "tokens: { space: 16 }\nview: spacer",
        "1:11+5: tokens: expected names of letters, digits and '_' with dots between, as in "
          + "'space.5', found 'space'"
      ),
      (
        "tokens: { item.x: 16 }\nview: spacer",
        "1:11+6: tokens: expected names of letters, digits and '_' with dots between, as in "
          + "'space.5', found 'item.x'"
      ),
      (
        // 50 times two characters, and one more.
        "tokens: { \(String(repeating: "a.", count: 50))b: 16 }\nview: spacer",
        "1:11+101: tokens: expected names of at most 100 characters, found 101"
      ),
      (
        "tokens: { space.1: 4, space.1.a: 5 }\nview: spacer",
        "1:11+7: tokens: 'space.1' is a length and begins the names of others"
      ),
      (
        "tokens: { space.1: -4 }\nview: spacer",
        "1:20+2: space.1: expected at least 0, found -4"
      ),
      (
        "tokens: { space.1: 4 }\nlet: { space: 5 }\nview: spacer",
        "2:8+5: 'space' is the name of a group of tokens too"
      ),
      (
        "tokens: { space.1: 4 }\nview: { text: a, id: space }",
        "2:22+5: 'space' is the name of a group of tokens too"
      ),
      (
        "tokens: { space.1: 4 }\nlet: { a: '${space.2}' }\nview: spacer",
        "2:20+1: 'space' has no field '2' (write '?? …' where it may be missing; its fields: 1)"
      ),
    ])
  func `a mistake in tokens or in their use is reported`(text: String, mistake: String) {
    expect(mistakes(in: text), equals: [mistake])
  }
}
