import CellViews
import Diagnostics
import LayoutGeometry
import PreviewConfig
import Testing

struct OverrideTests {
  private static let text = "canvas: { width: 390 }\nview: { vstack: [{ text: a }] }"

  private func load(_ overrides: String...) throws -> LoadedConfig {
    try PreviewConfigTests.load(Self.text, options: ConfigOptions(overrides: overrides))
  }

  @Test func `an override replaces a value`() throws {
    try #require(load("canvas.width=320").previews.map(\.canvas.width) == [320])
  }

  @Test func `an override adds a key, and the mappings on its way`() throws {
    let config = try load("canvas.scale=3", "let.title=x", "canvas.padding={ top: 4 }")
    #expect(config.previews.map(\.canvas.scale) == [3])
    #expect(config.previews.map(\.canvas.padding.top) == [4])
  }

  @Test func `an override reaches into lists`() throws {
    let preview = try #require(try load("view.vstack.0.text=b").previews.first)
    let expected = View.stack(Stack(axis: .vertical, children: [.text(Text("b"))]))
    try #require(preview.content(ComputedValues()).dump == expected.dump)
  }

  @Test func `an override may be a colour in digits, which is not a comment`() throws {
    let config = try load("canvas.background=#FF2D55")
    let pink = try Color(parsing: "#FF2D55")
    #expect(config.previews.map(\.canvas.background) == [pink])
  }

  @Test(arguments: [(0, []), (1, ["a"]), (2, ["a", "b"]), (5, ["a", "b", "a", "b", "a"])])
  func `an override sets how long a list is`(count: Int, texts: [String]) throws {
    let config = try PreviewConfigTests.load(
      "view: { vstack: [{ text: a }, { text: b }] }",
      options: ConfigOptions(overrides: ["view.vstack.count=\(count)"]))
    let view = try #require(config.previews.first).content(ComputedValues())
    let children = texts.map { View.text(Text($0)) }
    #expect(view.dump == View.stack(Stack(axis: .vertical, children: children)).dump)
  }

  @Test(
    arguments: [
      ("canvas.width=0", "1:14+1: width: expected at least 1, found 0"),
      ("canvas.with=3", "1:8+4: unknown key 'with' in canvas (did you mean 'width'?)"),
      (
        "canvas.width",
        "1:1+12: expected path=value, found 'canvas.width' "
          + "(write it as in canvas.width=320)"
      ),
      (
        "canvas..width=3",
        "1:8+1: expected a path of keys and numbers with '.' between them, "
          + "found 'canvas..width'"
      ),
      ("view.vstack.1.text=b", "1:13+1: the list has 1 elements, from 0 on, and none '1'"),
      ("canvas.width.x=1", "1:14+1: '390' has no 'x'"),
      ("view.vstack.count=x", "1:19+1: expected a count from 0 to 10000, found 'x'"),
      ("view.vstack.count=10001", "1:19+5: expected a count from 0 to 10000, found '10001'"),
      (
        "canvas.width=[1",
        "1:16+1: not well-formed YAML: while parsing a flow sequence, line 1: "
          + "did not find expected ',' or ']'"
      ),
    ])
  func `a mistake in an override is reported at its argument`(override: String, mistake: String) {
    let error = #expect(throws: Diagnostics.self) { try load(override) }
    #expect(error?.diagnostics.map(\.line) == [mistake])
    #expect(error?.diagnostics.map(\.range?.file) == ["--set"])
  }

  @Test func `a mistake in an override shows what was typed with a caret under it`() {
    let error = #expect(throws: Diagnostics.self) {
      try load("canvas.scale=3", "canvas.widht=3")
    }
    #expect(
      DiagnosticPrinter().text(for: error?.diagnostics ?? []) == """
        --set:2:8: error: unknown key 'widht' in canvas
            canvas.widht=3
                   ^~~~~ did you mean 'width'?

        """)
  }

  @Test func `a path is no longer than a file is deep`() {
    // `let` and 400 keys in it are one too many.
    let path = "let" + String(repeating: ".a", count: 400)
    let error = #expect(throws: Diagnostics.self) { try load(path + "=1") }
    #expect(
      error?.diagnostics.map(\.message) == ["expected a path of at most 400 keys, found 401"])
  }
}
