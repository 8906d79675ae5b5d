import CellViews
import ConfigLanguage
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
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
    expect(config.previews.map(\.canvas.scale), equals: [3])
    expect(config.previews.map(\.canvas.padding.top), equals: [4])
  }

  @Test func `an override reaches into lists`() throws {
    let preview = try #require(try load("view.vstack.0.text=b").previews.first)
    let expected = ViewNode.stack(StackNode(axis: .vertical, children: [.text(TextNode("b"))]))
    try #require(preview.content(ComputedValues()).dump == expected.dump)
  }

  @Test func `an override may be a colour in digits, which is not a comment`() throws {
    let config = try load("canvas.background=#FF2D55")
    let pink = try Color(parsing: "#FF2D55")
    expect(config.previews.map(\.canvas.background), equals: [pink])
  }

  @Test(arguments: [(0, []), (1, ["a"]), (2, ["a", "b"]), (5, ["a", "b", "a", "b", "a"])])
  func `an override sets how long a list is`(count: Int, texts: [String]) throws {
    let config = try PreviewConfigTests.load(
      "view: { vstack: [{ text: a }, { text: b }] }",
      options: ConfigOptions(overrides: ["view.vstack.count=\(count)"]))
    let view = try #require(config.previews.first).content(ComputedValues())
    let children = texts.map { ViewNode.text(TextNode($0)) }
    expect(view.dump, equals: ViewNode.stack(StackNode(axis: .vertical, children: children)).dump)
  }

  @Test func `an override sets a part of a named value, or all of it`() throws {
    let text = """
      let: { size: { width: 1, height: 2 }, item: { login: a, name: b } }
      view: { text: "${size.width} ${size.height} ${item.login} ${item.name ?? 'none'}" }
      """
    let preview = try #require(
      try PreviewConfigTests.load(
        text,
        options: ConfigOptions(
          overrides: ["let.size.width=320", #"let.item={"login":"x"}"#])
      ).previews.first)
    try #require(
      preview.content(ComputedValues()).dump == ViewNode.text(TextNode("320 2 x none")).dump)
  }

  @Test(
    arguments: [
      .null, .bool(true), .number(-1.5), .number(1e21), .string(""), .string("true"),
      .string("010"),
      .string("a: 'b', \"c\" # \\ ${d} $${e} $ \n\r\t\u{7F}\u{85}\u{2028}\u{FEFF} 👩‍👩‍👧"),
      .list([]), .list([.number(0), .list([.null])]),
      .object(["a b": .string("~"), "": .null, "${x}": .object(["y": .list([.string("- z")])])]),
    ] as [DataValue])
  func `any value is the same after it was an override`(value: DataValue) throws {
    let text = """
      let: { value: 0 }
      view: { collection: { layout: list, items: ["${value}"], cell: { text: a, onTap: { set: {
        value: "${item}" } } } } }
      """
    let options = ConfigOptions(overrides: ["let.value=" + value.overrideText])
    try #require(
      actions(text, options: options) == ["set let.value=" + value.overrideText])
  }

  @Test func `an override reaches a key with dots in it`() throws {
    let text = "tokens: { space.5: 20, space.6: 24 }\nview: { text: \"${space.5} ${space.6}\" }"
    let preview = try #require(
      try PreviewConfigTests.load(text, options: ConfigOptions(overrides: ["tokens.space.5=21"]))
        .previews.first)
    try #require(preview.content(ComputedValues()).dump == ViewNode.text(TextNode("21 24")).dump)
  }

  private static let several = """
    previews:
      - { name: a, let: { n: 1 }, view: { text: "${n}" } }
      - { name: b, let: { n: 2 }, variants: { n: [3, 4], width: [100, 200] }, view: { text: "${n}" } }
    """

  private func texts(_ options: ConfigOptions) throws -> [String] {
    try PreviewConfigTests.load(Self.several, options: options).previews.map { preview in
      guard case .text(let text) = try preview.content(ComputedValues()).unmarked else {
        throw Unexpected(what: preview.fullName)
      }
      return "\(preview.fullName): \(text.string), \(Int(preview.canvas.width))"
    }
  }

  @Test func `overrides may be of one preview, and replace its variants' values`() throws {
    try #require(
      texts(
        ConfigOptions(previewOverrides: PreviewOverrides(of: "b", ["let.n=5", "canvas.width=50"])))
        == [
          "a: 1, 390", "b.n-3.width-100: 5, 50", "b.n-3.width-200: 5, 50", "b.n-4.width-100: 5, 50",
          "b.n-4.width-200: 5, 50",
        ])
    try #require(
      texts(ConfigOptions(previewOverrides: PreviewOverrides(of: "a", ["let.n=5"]))) == [
        "a: 5, 390", "b.n-3.width-100: 3, 100", "b.n-3.width-200: 3, 200",
        "b.n-4.width-100: 4, 100", "b.n-4.width-200: 4, 200",
      ])
  }

  @Test func `overrides of one preview have a form for the whole file`() throws {
    let values = ["let.n=5", "canvas.width=50"]
    let several = try PreviewConfigTests.load(Self.several)
    expect(
      several.overrides(of: PreviewOverrides(of: "b", values)),
      equals: [
        "previews.1.let.n=5", "previews.1.canvas.width=50",
      ])
    try #require(load().overrides(of: PreviewOverrides(of: "test", values)) == values)
  }

  @Test func `variants take precedence over overrides of the file`() throws {
    try #require(
      texts(ConfigOptions(overrides: ["previews.1.let.n=5", "previews.1.canvas.width=50"]))
        .dropFirst() == [
          "b.n-3.width-100: 3, 100", "b.n-3.width-200: 3, 200", "b.n-4.width-100: 4, 100",
          "b.n-4.width-200: 4, 200",
        ])
  }

  @Test func `a part of a variant's value may be replaced`() throws {
    let text = """
      name: a
      variants: { size: [{ width: 1, height: 2 }] }
      let: { size: { width: 0, height: 0 } }
      view: { text: "${size.width} ${size.height}" }
      """
    let preview = try #require(
      try PreviewConfigTests.load(
        text,
        options: ConfigOptions(previewOverrides: PreviewOverrides(of: "a", ["let.size.width=3"]))
      ).previews.first)
    expect(preview.variant, equals: "size-1")
    try #require(preview.content(ComputedValues()).dump == ViewNode.text(TextNode("3 2")).dump)
  }

  @Test func `a mistake in an override of a preview is reported at its argument`() {
    let error = #expect(throws: Diagnostics.self) {
      try texts(
        ConfigOptions(
          overrides: ["previews.0.let.n=0"],
          previewOverrides: PreviewOverrides(of: "b", ["let.n=5", "canvas.scale=0"])))
    }
    // The third argument's value.
    expect(
      error?.diagnostics.map(\.line), equals: ["3:14+1: scale: expected at least 0.25, found 0"])
    expect(error?.diagnostics.map(\.sourceLine), equals: ["canvas.scale=0"])
  }

  @Test func `overrides of a preview that is not there are an error`() throws {
    let error = #expect(throws: Diagnostics.self) {
      try texts(ConfigOptions(previewOverrides: PreviewOverrides(of: "c", ["let.n=5"])))
    }
    expect(error?.diagnostics.map(\.line), equals: ["no preview is named 'c'"])
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
        "1:16+1: not well-formed YAML: the list that '[' opens in line 1 is not closed before this "
          + "(put commas between its elements, and ']' at its end)"
      ),
    ])
  func `a mistake in an override is reported at its argument`(override: String, mistake: String) {
    let error = #expect(throws: Diagnostics.self) { try load(override) }
    expect(error?.diagnostics.map(\.line), equals: [mistake])
    expect(error?.diagnostics.map(\.range?.file), equals: ["--set"])
  }

  @Test func `a mistake in an override shows what was typed with a caret under it`() {
    let error = #expect(throws: Diagnostics.self) {
      try load("canvas.scale=3", "canvas.widht=3")
    }
    expect(
      DiagnosticPrinter().text(for: error?.diagnostics ?? []),
      equals: """
        --set:2:8: error: unknown key 'widht' in canvas
            canvas.widht=3
                   ^~~~~ did you mean 'width'?

        """)
  }

  @Test func `a path is no longer than a file is deep`() {
    // `let` and 400 keys in it are one too many.
    let path = "let" + String(repeating: ".a", count: 400)
    let error = #expect(throws: Diagnostics.self) { try load(path + "=1") }
    expect(
      error?.diagnostics.map(\.message), equals: ["expected a path of at most 400 keys, found 401"])
  }
}
