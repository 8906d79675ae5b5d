import CellViews
import ConfigLanguage

extension ViewDeclaration {
  static let bars: [ViewDeclaration] = [
    .navigationBar, .tabBar, .toolbar, .toolbarSpacer, .glassEffectContainer,
  ]

  static let navigationBar = ViewDeclaration(
    "navigationBar", .navigationBar, "A screen's top, by its title.")

  static let tabBar = ViewDeclaration("tabBar", .tabBar, "A screen's bottom, by its items.")

  static let toolbar = ViewDeclaration(
    "toolbar", .toolbar, "Actions at a screen's bottom, by its items.")
}

extension ValueType<ViewNode> {
  /// A navigation bar's title, or a mapping with its items.
  fileprivate static let navigationBar = ValueType<String>.text.map { NavigationBarNode($0).view }
    .orMapping(
      .record(
        "navigationBar",
        "The bar at a screen's top: 44 points high, 50 on a tablet and 56 in a sheet; 52 more with a "
          + "large title, 30 with a prompt, and 52 with a search field. From ios-26 on 54 and 106, with "
          + "its items on glass.",
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
            "The items at the trailing edge, in the accent colour."),
          Field(
            optional: "principal", .view,
            "What is in the middle of the bar, as a `segmentedControl`, instead of the title."),
          Field(optional: "prompt", .text, "A line of text over the title."),
          Field(
            optional: "subtitle", .text,
            "A line of text under the title, in looks from ios-26 on."),
          Field(optional: "searchField", .barSearchField, "The field under the title."),
          Field(
            optional: "scrolled", .truth,
            "Whether content has scrolled under the bar: a large title is in it then. By default it "
              + "is where the bar is a `safeAreaInset` and content has scrolled under it."),
          Field(
            "background", .barBackground, default: .automatic, shown: "automatic",
            BarBackground.help)
        ) {
          title, displayMode, back, leading, trailing, principal, prompt, subtitle, search,
          isScrolled, background in
          var bar = NavigationBarNode(
            title, displayMode: displayMode, back: back, leading: leading, trailing: trailing)
          bar.principal = principal
          bar.prompt = prompt
          bar.subtitle = subtitle
          bar.search = search
          bar.isScrolled = isScrolled
          bar.background = background
          return bar.view
        }))

  /// A tab bar's items, or a mapping with the selected one.
  fileprivate static let tabBar = ValueType<[TabBarNode.Item]>.tabs.map { TabBarNode($0).view }
    .orMapping(
      .record(
        "tabBar",
        "The bar at a screen's bottom, 49 points high; from ios-26 on a capsule of glass of 62.",
        Field(
          Field("items", .tabs, "The screen's parts, from the leading edge."),
          Field(
            "selected", ValueType<Int>.whole(0...19), default: 0, shown: "0",
            "The part that is shown, from 0."),
          Field(
            "tint", .color, default: .accentColor, shown: "accentColor",
            "The selected item's colour."),
          Field(
            "background", .barBackground, default: .automatic, shown: "automatic",
            BarBackground.help),
          Field(
            "minimized", default: false,
            "Whether the bar shows the selected part alone, from ios-26 on."),
          Field(
            optional: "tabViewBottomAccessory", .view,
            "A view over the bar, or in line with a minimized one, from ios-26 on.")
        ) { items, selected, tint, background, isMinimized, accessory throws(Mismatch) in
          guard selected < items.count else {
            throw Mismatch(
              "expected a selected item from 0 to \(items.count - 1), found \(selected)")
          }
          var bar = TabBarNode(items, selected: selected, tint: tint, background: background)
          bar.isMinimized = isMinimized
          bar.accessory = accessory
          return bar.view
        }))

  /// A toolbar's items, or a mapping with its background.
  fileprivate static let toolbar = barItems.map { ToolbarNode($0).view }
    .choice(
      with: .record(
        "toolbar", "The bar of actions at a screen's bottom, 44 points high.",
        Field(
          Field(
            "items", barItems, "The items, in the accent colour; evenly apart if none is a spacer."),
          Field(
            optional: "principal", .view,
            "What is in the middle of the bar: items before a spacer, else the first half, are before "
              + "it."),
          Field(
            "background", .barBackground, default: .automatic, shown: "automatic",
            BarBackground.help)
        ) { items, principal, background in
          var bar = ToolbarNode(items, background: background)
          bar.principal = principal
          return bar.view
        })
    ) { $0["items"] != nil }

  private static let barItems = ValueType<ViewNode>.view.map { [$0] }.choice(
    with: ValueType<ViewNode>.view.list("a list of views", count: 0...10)
  ) { $0.list != nil }
}

extension BarBackground {
  fileprivate static let help =
    "The surface of the bar, which reaches under the device's: the system's if `visible`, and if "
    + "`automatic` where content has scrolled under the bar."
}

extension ValueType<BarBackground> {
  private static let words = ["automatic", "visible", "hidden"]

  /// A word, or a colour.
  fileprivate static let barBackground = ValueType<Color>.color.map { BarBackground.color($0) }
    .choice(
      with: ValueType.words(
        ["automatic": .automatic, "visible": .visible, "hidden": .hidden], pending: .automatic)
    ) { words.contains($0.scalar?.text ?? "") }
}

extension ValueType<SearchFieldNode> {
  /// A search field's prompt, or a mapping with the search text.
  fileprivate static let barSearchField = ValueType<String>.text.map { SearchFieldNode($0) }
    .orMapping(
      .record(
        "barSearchField", "A field to search in.",
        Field(
          Field("prompt", .text, default: "Search", shown: "Search", "What an empty field shows."),
          Field("text", .text, default: "", shown: "nothing", "What is being searched for.")
        ) { SearchFieldNode($0, text: $1) }))
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
      Field("title", .text, "The part's title."),
      Field(optional: "badge", .text, "A number or a word in a red badge at the symbol."),
      Field<TabRole?>(
        optional: "role", .word(pending: .search),
        "`search` for a part that is apart from the others, from ios-26 on.")
    ) { symbol, title, badge, role in
      var item = TabBarNode.Item(title, icon: symbol, badge: badge)
      item.isSearch = role == .search
      return item
    })

  private enum TabRole: String, CaseIterable, Sendable {
    case search
  }
}
