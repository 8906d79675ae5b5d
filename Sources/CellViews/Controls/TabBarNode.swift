package import LayoutGeometry
import TextShaping

/// The bar at a screen's bottom, with an item for each of its parts; as wide as its proposal, 49
/// points high.
package struct TabBarNode: Sendable {
  /// The items from the leading edge, all of one width.
  package var items: [Item]
  /// The current item, from 0; if it does not exist, no item is highlighted.
  package var selected: Int
  /// The selected item's colour.
  package var tint: Color
  /// The background of the bar.
  package var background: BarBackground
  /// The view over the bar, or in line with it where it is minimized, in looks from iOS 26 on.
  package var accessory: ViewNode?
  /// Indicates whether the bar shows the current part alone, in looks from iOS 26 on.
  package var isMinimized = false

  /// Creates a bar; its first item is selected by default.
  package init(
    _ items: [Item], selected: Int = 0, tint: Color = .accentColor,
    background: BarBackground = .automatic
  ) {
    self.items = items
    self.selected = selected
    self.tint = tint
    self.background = background
  }

  /// A part of the screen: a symbol over a title.
  package struct Item: Sendable {
    /// The title of the part.
    package var title: String
    /// The view above the title; a symbol in a circle is 23.33 points high.
    package var icon: ViewNode
    /// The text in a red badge at the icon's corner; nil for none.
    package var badge: String?
    /// Indicates whether the part is a search, which is apart in looks from iOS 26 on.
    package var isSearch = false

    /// Creates a title under an icon.
    package init(_ title: String, icon: ViewNode, badge: String? = nil) {
      self.title = title
      self.icon = icon
      self.badge = badge
    }
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    environment.systemStyle.tabBar(self, environment)
  }

  /// The bar of iOS 18, from side to side.
  var plainBar: ViewNode {
    let tabs = items.enumerated().map { index, item in
      item.body(in: index == selected ? tint : .systemGray)
    }
    return ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: tabs))
      .filling()
      .framed(height: 49)
      .onBar(background, line: .top)
  }
}

extension TabBarNode.Item {
  /// Returns the symbol of a diameter, which does not follow dynamic type.
  func symbol(diameter: Double) -> ViewNode {
    icon.font(.fixed(FontRequest(size: diameter / SymbolScale.large.factor)))
      .with(.environment(.symbolScale(.large)))
  }

  /// Returns the symbol over the title; neither follows dynamic type, as in UITabBar.
  fileprivate func body(in color: Color) -> ViewNode {
    // On iOS 17 the symbol's middle is 18.67 under the bar's top, the title's baseline 45.
    let diameter = 70.0 / 3
    var symbol = self.symbol(diameter: diameter).framed(height: diameter)
    if let badge {
      symbol = symbol.with(
        .overlay(Self.badge(badge, size: 18, top: 3 - Self.symbolTop), .topTrailing))
    }
    let label = ViewNode.text(TextNode(title))
      .font(.fixed(FontRequest(size: 10, weight: .medium)))
      .with(.environment(.lineLimit(1)))
    return ViewNode.column([symbol.padded(top: Self.symbolTop), label], spacing: 5)
      .filling()
      .framed(height: 49, alignment: .top)
      .colored(color)
  }

  /// The distance of a symbol from the bar's top, in points.
  private static let symbolTop = 7.0

  /// Returns white text on red, 10 points beyond the icon's side.
  ///
  /// - Parameters:
  ///   - size: The least width and height.
  ///   - top: The distance from the icon's top.
  static func badge(_ text: String, size: Double, top: Double) -> ViewNode {
    ViewNode.text(TextNode(text))
      .font(.fixed(FontRequest(size: 13)))
      .colored(.white)
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(leading: 5, trailing: 5)))
      .with(.flexibleFrame(FlexibleFrame(minWidth: size, minHeight: size)))
      .with(.background(.shape(.capsule, fill: .red), .center))
      .with(.fixedSize(horizontal: true, vertical: true))
      .with(.offset(Point(x: 10, y: top)))
  }
}

extension TabBarNode: Control {
  package var description: ViewDescription {
    // The titles and the badges are those of `items`, whose icons are drawn.
    let titles = titles ?? ""
    return ViewDescription(
      "tabBar", name: titles.isEmpty ? nil : ScreenPart.elementName(titles),
      [
        .count("value", selected, changing: .content),
        .text("badges", badges),
        .color("tint", tint, default: .accentColor),
        .word("background", background.words, default: "automatic", changing: .paint),
        .flag("minimized", isMinimized, changing: .content),
        .text("search", items.first(where: \.isSearch)?.title),
      ], children: [accessory].compactMap(\.self))
  }

  package var isTouchTarget: Bool { false }
}

extension TabBarNode: HoldingViews {
  package func holding(_ children: [ViewNode]) -> TabBarNode? {
    guard children.count <= 1 else { return nil }
    var other = self
    other.accessory = children.first
    return other
  }

  package static let fields: [SettingField<TabBarNode>] = [
    .count("value", \.selected, in: .min ... .max, changing: .content),
    .color("tint", \.tint, default: .accentColor),
    .flag("minimized", \.isMinimized, changing: .content), .name(\.titles),
    SettingField("badges", \.badges, absent: .some(nil)) {
      .text("badges", $0)
    } parse: {
      $0
    },
  ]

  /// The titles with commas between them; others as many, of which those after an ellipsis stay.
  private var titles: String? {
    get { items.map(\.title).joined(separator: ", ") }
    set {
      let titles = (newValue ?? "").components(", ")
      let isCut = titles.last?.hasSuffix("…") == true
      guard titles.count == items.count || isCut && titles.count < items.count else { return }
      // The same in another order.
      let others = titles.compactMap { title in items.first { $0.title == title } }
      if !isCut, Set(titles).count == items.count, others.count == items.count {
        items = others
        return
      }
      for (index, title) in titles.enumerated() {
        let isEnd = isCut && index == titles.count - 1
        if isEnd, items[index].title.hasPrefix(title.dropLast()) { continue }
        items[index].title = title
      }
    }
  }

  /// The badges with commas between them; nil where no item has one.
  private var badges: String? {
    get {
      let badges = items.map { $0.badge ?? "" }
      return badges.allSatisfy(\.isEmpty) ? nil : badges.joined(separator: ", ")
    }
    set {
      let badges = newValue?.components(", ")
      guard badges?.count ?? items.count == items.count else { return }
      for index in items.indices {
        items[index].badge = badges.flatMap { $0[index].isEmpty ? nil : $0[index] }
      }
    }
  }
}

extension String {
  /// Returns the parts between separators, also those that are empty.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
