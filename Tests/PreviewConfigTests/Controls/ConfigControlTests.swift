import CellViews
import PlainText
import PreviewConfig
import TestSupport
import Testing

/// The controls of a config's first preview, or of one by its full name, on a line each.
func controls(
  _ text: String, of name: String? = nil, set settings: [String] = [], group: String
) throws -> [String] {
  let plain = try load(text)
  let chosen = try #require(plain.previews.first { name == nil || $0.fullName == name })
  let config =
    settings.isEmpty
    ? plain
    : try load(
      text, options: ConfigOptions(previewOverrides: PreviewOverrides(of: chosen.name, settings)))
  let preview = try #require(config.previews.first { $0.fullName == chosen.fullName })
  return config.controls(for: preview).filter { $0.group.rawValue == group }.map(\.line)
}

extension ConfigControl {
  /// The control on one line.
  var line: String {
    let kind =
      switch kind {
      case .number(let bounds, let step):
        "number \(text(bounds.lowerBound))...\(text(bounds.upperBound)) by \(text(step))"
          + (word.map { " or \($0)" } ?? "")
      case .toggle: "switch"
      case .choice(let choices): "choice " + choices.map(\.label).joined(separator: "|")
      case .color(let hexadecimal): "color \(hexadecimal ?? "-")"
      case .text: "text"
      case .count(let bounds): "count \(bounds.lowerBound)...\(bounds.upperBound)"
      case .fixed(let expression): "fixed \(expression)"
      }
    return "\(path): \(kind) = \(value.compactText)"
      + (value == initial ? "" : ", was \(initial.compactText)") + (isVaried ? ", varied" : "")
  }

  private func text(_ number: Double) -> String { NumberText.shortest(number) }
}

struct ConfigControlTests {
  private func values(_ text: String, set settings: String...) throws -> [String] {
    try controls(text, set: settings, group: "let")
  }

  @Test func `each scalar is a control, by the way to it`() throws {
    try #require(
      values(
        """
        let: { isOn: true, size: { width: 300, "a.b": 1, box: { title: Hi } }, none: null }
        view: spacer
        """)
        == [
          // The first of 1, 2, 5, 10, 20 … from 2 · 300 on is 1000.
          "let.isOn: switch = true", "let.size.width: number 0...1000 by 1 = 300",
          "let.size.box.title: text = \"Hi\"", "let.none: fixed null = null",
        ])
  }

  @Test(arguments: [
    ("0", "0...10 by 1"), ("4", "0...10 by 1"), ("12", "0...50 by 1"), ("-3", "-10...10 by 1"),
    ("0.25", "0...1 by 0.01"), ("1.5", "0...10 by 0.25"), ("1.1", "0...10 by 0.1"),
    ("2500", "0...5000 by 1"), ("0.3333", "0...1 by 0.001"), ("1", "0...10 by 1"),
  ])
  func `a number has a slider of round numbers around it`(number: String, slider: String) throws {
    try #require(
      values("let: { a: \(number) }\nview: spacer") == ["let.a: number \(slider) = \(number)"])
  }

  @Test func `a number of a slider has the slider's bounds`() throws {
    try #require(
      values(
        """
        let: { size: { width: 300 }, part: 0.5, far: 20, item: 1 }
        view:
          vstack:
            - slider: { value: "${size.width}", in: [50, 350] }
            - slider: ${part}
            - hstack: [{ text: a }, { slider: { value: "${far > 10 ? 10 : far}", in: [0, 10] } }]
            - slider: { value: "${far}", in: [0, "${20 + 20}"] }
        """) == [
          "let.size.width: number 50...350 by 1 = 300", "let.part: number 0...1 by 0.01 = 0.5",
          // Neither an expression nor computed bounds are a slider's of the value.
          "let.far: number 0...50 by 1 = 20", "let.item: number 0...10 by 1 = 1",
        ])
  }

  @Test func `a number of a key is within the key's bounds`() throws {
    try #require(
      values(
        """
        let: { columns: 2, faded: 1, gap: 0 }
        view:
          collection:
            layout: { grid: { columns: "${columns}", spacing: "${gap}" } }
            items: 1...3
            cell: { text: a }
          opacity: ${faded}
        """) == [
          "let.columns: number 1...10 by 1 = 2", "let.faded: number 0...1 by 0.01 = 1",
          "let.gap: number 0...100 by 1 = 0",
        ])
  }

  @Test func `what variants give is a choice, or a number between them`() throws {
    let text = """
      let: { style: plain, width: 250, isOn: true, other: 3 }
      variants: { style: [plain, fancy], width: [200, 400], isOn: [true, false] }
      view: { text: "${style} ${width} ${isOn}" }
      """
    try #require(
      controls(text, of: "test.fancy.width-400.isOn-false", group: "let") == [
        "let.style: choice plain|fancy = \"fancy\", varied",
        "let.width: number 200...400 by 1 = 400, varied", "let.isOn: switch = false, varied",
        "let.other: number 0...10 by 1 = 3",
      ])
    // A setting takes precedence over the variant, whose value stays the initial one.
    try #require(
      controls(
        text, of: "test.fancy.width-400.isOn-false", set: ["let.style=bold", "let.width=500"],
        group: "let"
      ).prefix(2) == [
        "let.style: choice plain|fancy|bold = \"bold\", was \"fancy\", varied",
        "let.width: number 200...500 by 1 = 500, was 400, varied",
      ])
  }

  @Test func `a text is a choice where it is one of a key's words`() throws {
    try #require(
      values(
        """
        let: { side: leading, shown: row, mode: list, query: "", other: leading }
        view:
          vstack:
            alignment: ${side}
            children:
              - ${shown}
              - text: "${mode == 'grid' || 'list' != mode ? other : query == 'x' ? 'a' : 'b'}"
        cells: { row: { text: a }, card: { text: b } }
        """) == [
          "let.side: choice leading|center|trailing = \"leading\"",
          "let.shown: choice row|card = \"row\"", "let.mode: choice grid|list = \"list\"",
          "let.query: text = \"\"", "let.other: text = \"leading\"",
        ])
  }

  @Test func `a colour is one that is used or named as such`() throws {
    // Pink is #FF2D55 on a light screen, as in UIKit.
    try #require(
      values(
        """
        let: { used: pink, shown: red, tintColor: "#123", base: "#00FF0080", derived: "${base}", colors: [blue, none] }
        view:
          text: ${shown}
          foregroundColor: "${true ? used : 'red'}"
          background: ${derived}
        """) == [
          "let.used: color #FF2D55 = \"pink\"", "let.shown: text = \"red\"",
          "let.tintColor: color #112233 = \"#123\"", "let.base: color - = \"#00FF0080\"",
          "let.derived: fixed ${base} = \"#00FF0080\"", "let.colors.count: count 0...10 = 2",
          "let.colors.0: color #007AFF = \"blue\"", "let.colors.1: text = \"none\"",
        ])
  }

  @Test func `what is computed is shown and not changed`() throws {
    try #require(
      values(
        """
        let: { ratio: "${4 / 2}", wide: "${canvas.width > 300}", data: { a: "${ratio * 2}", b: [1, "${ratio}"] } }
        view: { text: "${ratio} ${wide} ${data.a}" }
        """) == [
          "let.ratio: fixed ${4 / 2} = 2", "let.wide: fixed ${canvas.width > 300} = true",
          "let.data.a: fixed ${ratio * 2} = 4", "let.data.b.count: count 0...10 = 2",
          "let.data.b.0: number 0...10 by 1 = 1", "let.data.b.1: fixed ${ratio} = 2",
        ])
  }

  @Test func `a list has its length, and its scalars if it is short`() throws {
    let text = """
      let: { names: [a, b], users: [{ name: a }], none: [], many: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }
      view: spacer
      """
    try #require(
      values(text) == [
        "let.names.count: count 0...10 = 2", "let.names.0: text = \"a\"",
        "let.names.1: text = \"b\"", "let.users.count: count 0...10 = 1",
        // 2 · 13 is less than 50.
        "let.many.count: count 0...50 = 13",
      ])
    try #require(
      values(text, set: "let.names.count=3", "let.names.0=c").prefix(4) == [
        "let.names.count: count 0...10 = 3, was 2", "let.names.0: text = \"c\", was \"a\"",
        "let.names.1: text = \"b\"", "let.names.2: text = \"a\"",
      ])
  }

  @Test func `a setting changes a value and not what it was`() throws {
    try #require(
      values(
        "let: { a: 1, b: { c: x }, d: \"${a + 1}\" }\nview: { text: \"${d}\" }", set: "let.a=20",
        "let.b.c=y", "let.e=true") == [
          // 2 · 20 is less than 50.
          "let.a: number 0...50 by 1 = 20, was 1", "let.b.c: text = \"y\", was \"x\"",
          "let.d: fixed ${a + 1} = 21", "let.e: switch = true",
        ])
  }

  @Test func `what a run overrides is what a value was`() throws {
    let config = try load(
      "let: { a: 1 }\nview: spacer",
      options: ConfigOptions(
        overrides: ["let.a=2"], previewOverrides: PreviewOverrides(of: "test", ["let.a=3"])))
    let preview = try #require(config.previews.first)
    expect(
      config.controls(for: preview).first?.line, equals: "let.a: number 0...10 by 1 = 3, was 2")
  }

  @Test func `controls of one of several previews have paths from it`() throws {
    let text = """
      previews:
        - { name: a, let: { n: 1 }, view: { text: "${n}" } }
        - { name: b, let: { n: 2 }, variants: { n: [3, 4] }, view: { text: "${n}" } }
      """
    try #require(
      controls(text, of: "b.n-4", set: ["let.n=5"], group: "let") == [
        "let.n: number 3...5 by 0.05 = 5, was 4, varied"
      ])
    let config = try load(text)
    let preview = try #require(config.previews.last)
    expect(
      config.settings(["let.n=5", "canvas.width=3"], of: preview),
      equals: [
        "previews.1.let.n=5", "previews.1.canvas.width=3",
      ])
    let single = try load("view: spacer")
    let only = try #require(single.previews.first)
    expect(single.settings(["let.n=5"], of: only), equals: ["let.n=5"])
  }

  @Test func `the controls are JSON for a page`() throws {
    let config = try load(
      """
      let: { a: 1, on: true, side: center, tint: pink, words: hi, list: [x], half: "${a / 2}" }
      view: { vstack: { alignment: "${side}", children: [] } }
      """)
    let preview = try #require(config.previews.first)
    let controls = config.controls(for: preview).filter { $0.group == .values }
    let parts = [
      #"{"path":"let.a","label":"a","kind":"number","value":1,"initial":1,"group":"let","varied":false,"min":0,"max":10,"step":1}"#,
      #"{"path":"let.on","label":"on","kind":"switch","value":true,"initial":true,"group":"let","varied":false}"#,
      #"{"path":"let.side","label":"side","kind":"choice","value":"center","initial":"center","group":"let","varied":false,"choices":[{"value":"leading","label":"leading"},{"value":"center","label":"center"},{"value":"trailing","label":"trailing"}]}"#,
      ##"{"path":"let.tint","label":"tint","kind":"color","value":"pink","initial":"pink","group":"let","varied":false,"hex":"#FF2D55"}"##,
      #"{"path":"let.words","label":"words","kind":"text","value":"hi","initial":"hi","group":"let","varied":false}"#,
      #"{"path":"let.list.count","label":"list.count","kind":"count","value":1,"initial":1,"group":"let","varied":false,"min":0,"max":10}"#,
      #"{"path":"let.list.0","label":"list.0","kind":"text","value":"x","initial":"x","group":"let","varied":false}"#,
      #"{"path":"let.half","label":"half","kind":"fixed","value":0.5,"initial":0.5,"group":"let","varied":false,"expression":"${a / 2}"}"#,
    ]
    let text = controls.json(settings: ["let.a=2", "let.words=it's"]).compactText
    #expect(
      text.filter { $0 != " " }
        == ("{\"controls\":[" + parts.joined(separator: ",")
        + #"],"command":"--set let.a=2 --set 'let.words=it'\\''s'"}"#).filter { $0 != " " })
  }
}
