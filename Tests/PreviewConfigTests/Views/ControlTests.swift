import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct ControlTests {
  @Test(
    arguments: [
      ("toggle: true", ToggleNode(isOn: true).view),
      ("toggle: \"${1 < 2}\"", ToggleNode(isOn: true).view),
      ("toggle: { label: Wi-Fi }", ToggleNode("Wi-Fi", isOn: false).view),
      ("toggle: { isOn: true, tint: blue }", ToggleNode(isOn: true, tint: .blue).view),
      ("searchField: Search users", SearchFieldNode("Search users").view),
      ("searchField: { text: octocat }", SearchFieldNode("Search", text: "octocat").view),
      ("slider: 0.4", SliderNode(value: 0.4).view),
      ("slider: { value: 40, in: [0, 100] }", SliderNode(value: 40, in: 0...100).view),
      (
        "slider: { value: -5, in: [-10, 10], tint: red }",
        SliderNode(value: -5, in: -10...10, tint: .red).view
      ),
      ("progress: 0.3", ProgressNode(value: 0.3).view),
      ("progress", ProgressNode().view),
      ("progress:", ProgressNode().view),
      ("progress: { label: Loading }", ProgressNode("Loading").view),
      ("progress: { value: 3, total: 10 }", ProgressNode(value: 3, total: 10).view),
      (
        "pageControl: { pages: 6, current: 1 }",
        PageControlNode(numberOfPages: 6, currentPage: 1).view
      ),
      ("navigationBar: GitHub Users", NavigationBarNode("GitHub Users").view),
      (
        "navigationBar: { title: Users, displayMode: large, back: All }",
        NavigationBarNode("Users", displayMode: .large, back: "All").view
      ),
      (
        "navigationBar: { title: Users, leading: spacer, trailing: [{ text: A }, { text: B }] }",
        NavigationBarNode(
          "Users", leading: [.spacer(minLength: nil)],
          trailing: [.text(TextNode("A")), .text(TextNode("B"))]
        ).view
      ),
    ] as [(String, ViewNode)])
  func `a control is written as its argument or as a mapping`(config: String, view: ViewNode) throws
  {
    let written = try PreviewConfigTests.view(
      config == "progress" ? "view: progress" : "view: { \(config) }")
    expect(written.dump, equals: view.dump)
  }

  // Behind `view: { ` the control's key is in column 9; a mapping's place is its brace.
  @Test(
    arguments: [
      ("toggle: maybe", "1:17+5: toggle: expected true or false, found 'maybe'"),
      ("slider: 40", "1:17+2: slider: expected at most 1, found 40 (write 0.4)"),
      (
        "slider: { value: 120, in: [0, 100] }",
        "1:17+1: slider: expected a value from 0 to 100, found 120"
      ),
      (
        "slider: { value: 1, in: [5, 5] }",
        "1:33+1: in: expected a least value below the greatest"
      ),
      (
        "progress: { value: 11, total: 10 }",
        "1:19+1: progress: expected a value from 0 to 10, found 11"
      ),
      ("pageControl: { current: 1 }", "1:22+1: missing key 'pages' in pageControl"),
      (
        "pageControl: { pages: 3, current: 3 }",
        "1:22+1: pageControl: expected a current page from 0 to 2, found 3"
      ),
      ("pageControl: { pages: 101 }", "1:31+3: pages: expected at most 100, found 101"),
      (
        "searchField: { promt: Search }",
        "1:24+5: unknown key 'promt' in searchField (did you mean 'prompt'?)"
      ),
      (
        "tabBar: { items: [{ symbol: house, title: Home }], selected: 1 }",
        "1:17+1: tabBar: expected a selected item from 0 to 0, found 1"
      ),
      ("tabBar: []", "1:17+1: tabBar: expected at least 1 in the list, found 0"),
      (
        "navigationBar: { title: A, displayMode: big }",
        "1:49+3: displayMode: expected one of inline, large, found 'big'"
      ),
    ])
  func `a control that cannot be is an error at its place`(config: String, message: String) {
    expect(mistakes(in: "view: { \(config) }"), equals: [message])
  }

  @Test func `a tab bar's items have symbols and titles`() throws {
    let config = "view: { tabBar: [{ symbol: house, title: Home }, { symbol: person, title: Me }] }"
    let bar = try #require(try view(config).control(TabBarNode.self))
    expect(bar.items.map(\.title), equals: ["Home", "Me"])
    expect(bar.selected, equals: 0)
    for item in bar.items {
      guard case .image(let image) = item.icon else { throw Unexpected(what: "no image") }
      #expect(image.isSymbol)
    }
  }

  @Test func `a value that waits for a computed one is not an error`() throws {
    let config = """
      view:
        vstack:
          - collection: { layout: { grid: { columns: 3 } }, items: 1...3, cell: spacer }
            id: grid
          - pageControl: { pages: "${grid.columns}", current: 2 }
          - slider: { value: "${grid.columns}", in: [1, 4] }
      """
    let preview = try #require(try load(config).previews.first)
    _ = try preview.content(ComputedValues())
    let known = ComputedValues(views: ["grid": .init(frame: .zero, columns: 3)])
    guard case .stack(let stack) = try preview.content(known).unmarked else {
      throw Unexpected(what: "no stack")
    }
    let control = PageControlNode(numberOfPages: 3, currentPage: 2).view
    expect(stack.children[1].dump, equals: control.dump)
    expect(stack.children[2].dump, equals: SliderNode(value: 3, in: 1...4).view.dump)
  }
}
