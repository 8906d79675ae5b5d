import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct StateTests {
  /// A list of two items under a header, in all states.
  private static let config = """
    view:
      collection:
        layout: list
        items: [Ada, 7]
        header: { text: "${section}" }
        cell: { text: "${item}" }
    states: [empty, one, long-text, rtl, largest-type]
    """

  @Test func `each state is a preview beside the one that is written`() throws {
    let config = try load(Self.config)
    expect(
      config.previews.map(\.variant),
      equals: [
        nil, "empty", "one", "long-text", "rtl", "largest-type",
      ])
  }

  @Test func `a state follows each variant`() throws {
    let config = try load(
      """
      view: spacer
      variants: { appearance: [light, dark] }
      states: [empty]
      """)
    expect(
      config.previews.map(\.variant), equals: ["light", "light.empty", "dark", "dark.empty"])
  }

  @Test(
    arguments: [
      (nil, ["Ada", "7"]), ("empty", []), ("one", ["Ada"]),
      // 7 has no letter, and stays.
      ("long-text", ["Ada Ada Ada", "7"]), ("rtl", ["Ada", "7"]), ("largest-type", ["Ada", "7"]),
    ] as [(String?, [String])])
  func `cells show a state's items`(variant: String?, texts: [String]) throws {
    let preview = try #require(
      try load(Self.config).previews.first { $0.variant == variant })
    let section = try #require(try preview.content(ComputedValues()).collection?.sections.first)
    expect(section.layout.itemCount, equals: texts.count)
    try #require(
      texts.indices.map {
        try section.cell(CellContext(index: ItemIndex(section: 0, item: $0))).dump
      }
        == texts.map { ViewNode.text(TextNode($0)).dump })
    // A header is not a cell: its text stays.
    expect(section.header?.dump, equals: ViewNode.text(TextNode("0")).dump)
  }

  @Test(arguments: [
    ("button: \"${item}\"", "button: Ada Ada Ada"),
    ("button: { title: \"${item}\" }", "button: Ada Ada Ada"),
    ("toggle: { label: \"${item}\" }", "toggle: { label: Ada Ada Ada }"),
    ("stepper: \"${item}\"", "stepper: Ada Ada Ada"),
    ("progress: { label: \"${item}\" }", "progress: { label: Ada Ada Ada }"),
    ("textField: \"${item}\"", "textField: Ada Ada Ada"),
    ("searchField: { prompt: \"${item}\" }", "searchField: { prompt: Ada Ada Ada }"),
    ("segmentedControl: [\"${item}\", b]", "segmentedControl: [Ada Ada Ada, b]"),
    ("menu: { title: \"${item}\", items: [a] }", "menu: { title: Ada Ada Ada, items: [a] }"),
    (
      "gauge: { value: 1, label: \"${item}\" }",
      "gauge: { value: 1, label: Ada Ada Ada }"
    ),
    ("markdown: \"**${item}**\"", "markdown: \"**Ada** **Ada** **Ada**\""),
  ])
  func `the labels of controls in cells are long, too`(written: String, long: String) throws {
    func cell(_ view: String, variant: String?) throws -> String {
      let config = try load(
        """
        view: { collection: { layout: list, items: [Ada], cell: { \(view) } } }
        states: [long-text]
        """)
      let preview = try #require(config.previews.first { $0.variant == variant })
      let section = try #require(try preview.content(ComputedValues()).collection?.sections.first)
      return try section.cell(CellContext(index: ItemIndex(section: 0, item: 0))).dump
    }
    let expected = try cell(long, variant: nil)
    expect(try cell(written, variant: "long-text"), equals: expected)
  }

  @Test func `two states are settings of the canvas`() throws {
    let canvases = try load(Self.config).previews.map(\.canvas)
    let plain = LayoutDirection.leftToRight
    expect(
      canvases.map(\.layoutDirection), equals: [plain, plain, plain, plain, .rightToLeft, plain])
    expect(
      canvases.map(\.dynamicType),
      equals: [.large, .large, .large, .large, .large, .accessibility5])
  }

  @Test(
    arguments: [
      (
        "[ful]",
        "2:10+3: states: expected one of empty, one, long-text, rtl, largest-type, found 'ful'"
      ),
      ("[one, one]", "2:9+1: states: expected each state once"),
      ("one", "2:9+3: states: expected a list of states, found 'one'"),
    ])
  func `a wrong state is a mistake`(states: String, mistake: String) {
    expect(mistakes(in: "view: spacer\nstates: \(states)\n"), equals: [mistake])
  }
}
