import LayoutGeometry
import TextShaping

/// The bar at a screen's bottom, with an item for each of its parts; as wide as it is offered, 49
/// points high.
package struct TabBarNode: Sendable {
  /// The items from the leading edge, all of one width.
  package var items: [Item]
  /// The item that is shown, from 0; if it does not exist, no item is highlighted.
  package var selected: Int
  /// The selected item's colour.
  package var tint: Color

  /// A bar; its first item is selected by default.
  package init(_ items: [Item], selected: Int = 0, tint: Color = .accentColor) {
    self.items = items
    self.selected = selected
    self.tint = tint
  }

  /// A part of the screen: a symbol over a title.
  package struct Item: Sendable {
    /// What the part is called.
    package var title: String
    /// The view above the title; a symbol is 22 points high.
    package var icon: ViewNode

    /// A title under an icon.
    package init(_ title: String, icon: ViewNode) {
      self.title = title
      self.icon = icon
    }
  }

  func body(in environment: ViewEnvironment) -> ViewNode {
    let tabs = items.enumerated().map { index, item in
      item.body.colored(index == selected ? tint : .systemGray)
    }
    return ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: tabs))
      .filling()
      .framed(height: 49)
      .with(.overlay(.divider, .top))
  }
}

extension TabBarNode.Item {
  /// The symbol over the title; neither follows dynamic type, as in UITabBar.
  fileprivate var body: ViewNode {
    let symbol = icon.font(.fixed(FontRequest(size: 22))).framed(height: 28)
    let label = ViewNode.text(TextNode(title))
      .font(.fixed(FontRequest(size: 10, weight: .medium)))
      .with(.environment(.lineLimit(1)))
    return ViewNode.stack(StackNode(axis: .vertical, spacing: 2, children: [symbol, label]))
      .filling()
  }
}

extension TabBarNode: Control, NodeConvertible {
  var isTouchTarget: Bool { false }

  /// The bar as a node.
  package var view: ViewNode { .tabBar(self) }
}
