import CellViews

extension ViewDeclaration {
  static let navigationBar = ViewDeclaration(
    "navigationBar", .navigationBar, "A screen's top, by its title.")

  static let tabBar = ViewDeclaration("tabBar", .tabBar, "A screen's bottom, by its items.")
}

extension ValueType<ViewNode> {
  /// A navigation bar's title, or a mapping with its items.
  fileprivate static let navigationBar = ValueType<String>.text.map { NavigationBarNode($0).view }
    .orMapping(
      .record(
        "navigationBar", "The bar at a screen's top: 44 points high, 96 with a large title.",
        Field(
          Field("title", .text, default: "", shown: "nothing", "The screen's title."),
          Field(
            "displayMode", .word(pending: .inline), default: NavigationBarNode.DisplayMode.inline,
            shown: "inline", "Whether the title is in the bar or below it, large."),
          Field(optional: "back", .text, "The title of the button to the previous screen."),
          Field(
            "leading", barItems, default: [], shown: "nothing",
            "The items at the leading edge, in the accent colour."),
          Field(
            "trailing", barItems, default: [], shown: "nothing",
            "The items at the trailing edge, in the accent colour.")
        ) { title, displayMode, back, leading, trailing in
          NavigationBarNode(
            title, displayMode: displayMode, back: back, leading: leading, trailing: trailing
          ).view
        }))

  /// A tab bar's items, or a mapping with the one that is selected.
  fileprivate static let tabBar = ValueType<[TabBarNode.Item]>.tabs.map { TabBarNode($0).view }
    .orMapping(
      .record(
        "tabBar", "The bar at a screen's bottom, 49 points high.",
        Field(
          Field("items", .tabs, "The screen's parts, from the leading edge."),
          Field(
            "selected", ValueType<Int>.whole(0...19), default: 0, shown: "0",
            "The part that is shown, from 0."),
          Field(
            "tint", .color, default: .accentColor, shown: "accentColor",
            "The selected item's colour.")
        ) { items, selected, tint throws(Mismatch) in
          guard selected < items.count else {
            throw Mismatch(
              "expected a selected item from 0 to \(items.count - 1), found \(selected)")
          }
          return TabBarNode(items, selected: selected, tint: tint).view
        }))

  private static let barItems = ValueType<ViewNode>.view.map { [$0] }.choice(
    with: ValueType<ViewNode>.view.list("a list of views", count: 0...10)
  ) { $0.list != nil }
}

extension ValueType<[TabBarNode.Item]> {
  /// The items of a tab bar.
  fileprivate static let tabs = ValueType<TabBarNode.Item>.tab.list(
    "a list of items", count: 1...20)
}

extension ValueType<TabBarNode.Item> {
  /// A symbol with a title under it.
  fileprivate static let tab = ValueType.record(
    "tab", "A part of the screen that a tab bar leads to.",
    Field(
      Field("symbol", ValueType<ViewNode>.symbol, "The part's symbol."),
      Field("title", .text, "The part's title.")
    ) { TabBarNode.Item($1, icon: $0) })
}
