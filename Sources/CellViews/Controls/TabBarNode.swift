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
      .with(.environment(.symbolScale(.large))).with(.symbolsInLines)
  }

  /// Returns the symbol over the title; neither follows dynamic type, as in UITabBar.
  fileprivate func body(in color: Color) -> ViewNode {
    // On iOS 17 the symbol's middle is 18.67 under the bar's top, the title's baseline 45.
    let diameter = 70.0 / 3
    var symbol = self.symbol(diameter: diameter).framed(height: diameter)
    if let badge {
      symbol = symbol.with(
        .overlay(
          Self.badge(badge, size: 18, top: 3 - Self.symbolTop, at: .leading), .topTrailing))
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

  /// The edge of a badge that is at one distance from its symbol's end, however wide the badge is.
  enum BadgeEdge {
    /// The edge that is 3 before the end of the symbol's drawing, and 5.5 before that of its box: of badges 18 and 23.8 wide
    /// (iOS 17, `message.fill` and `bell.fill`).
    case leading
    /// The edge that is 10 beyond the end (iOS 26).
    case trailing
  }

  /// Returns white text on red, to be put over the upper trailing corner of a symbol.
  ///
  /// - Parameters:
  ///   - size: The least width and height.
  ///   - top: The distance from the symbol's top.
  ///   - edge: The edge that is at one distance from the symbol's end.
  static func badge(
    _ text: String, size: Double, top: Double, at edge: BadgeEdge
  ) -> ViewNode {
    let badge = ViewNode.text(TextNode(text))
      .font(.fixed(FontRequest(size: 13)))
      .colored(.white)
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(leading: 5, trailing: 5)))
      .with(.flexibleFrame(FlexibleFrame(minWidth: size, minHeight: size)))
      .with(.background(.shape(.capsule, fill: .red), .center))
      .with(.fixedSize(horizontal: true, vertical: true))
    switch edge {
    case .leading:
      return badge.with(.offset(Point(x: 0, y: top)))
        .with(.alignmentGuide(.trailing) { _ in 5.5 })
    case .trailing: return badge.with(.offset(Point(x: 10, y: top)))
    }
  }
}

extension TabBarNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "tabBar", fieldSettings, children: items.map(\.view) + [accessory].compactMap(\.self))
  }

  package var isTouchTarget: Bool { false }
}

extension TabBarNode: HoldingViews {
  package func holding(_ children: [ViewNode]) -> TabBarNode? {
    let items = children.compactMap(Item.init)
    guard children.count <= items.count + 1 else { return nil }
    var other = self
    other.items = items
    other.accessory = children.first { Item($0) == nil }
    return other
  }

  package static let fields: [SettingField<TabBarNode>] = [
    .count("value", \.selected, in: .min ... .max, changing: .content),
    .color("tint", \.tint, default: .accentColor), .background(\.background),
    .flag("minimized", \.isMinimized, changing: .content),
  ]
}

// A bar places what its items show; as views they are only described, and held by it.
extension TabBarNode.Item: Control {
  package var description: ViewDescription {
    ViewDescription(
      "tab", name: title.isEmpty ? nil : ScreenPart.elementName(title), fieldSettings,
      children: [icon])
  }

  package var isTouchTarget: Bool { true }

  package func body(in environment: ViewEnvironment) -> ViewNode { icon }

  /// The item that a view is; nil for another view.
  fileprivate init?(_ view: ViewNode) {
    guard case .control(let node) = view, let item = node as? TabBarNode.Item else {
      return nil
    }
    self = item
  }
}

extension TabBarNode.Item: HoldingViews {
  package func holding(_ children: [ViewNode]) -> TabBarNode.Item? {
    guard children.count == 1 else { return nil }
    var other = self
    other.icon = children[0]
    return other
  }

  package static let fields: [SettingField<TabBarNode.Item>] = [
    .words("badge", \.badge), .flag("search", \.isSearch, changing: .content), .name(\.title),
  ]
}
