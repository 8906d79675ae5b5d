package import LayoutGeometry

/// A label that opens a list of actions, as SwiftUI's `Menu`: closed, or with the list over the screen.
package struct MenuNode: Sendable {
  /// The label to touch, in the tint.
  package var label: ViewNode
  /// The symbol before the label, and in a bar instead of it; nil for none.
  package var icon: ViewNode?
  /// The menu's name; nil for one whose label is a view.
  package var name: String?
  /// The actions in their sections.
  package var sections: [[MenuItem]]
  /// Indicates whether the list is shown.
  package var isOpen: Bool

  /// Creates a menu.
  package init(
    _ label: ViewNode, name: String? = nil, sections: [[MenuItem]], isOpen: Bool = false
  ) {
    self.label = label
    self.name = name
    self.sections = sections
    self.isOpen = isOpen
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let shown = icon.map { .labelRow(label, icon: $0, in: environment) } ?? label
    return environment.hasForegroundColor ? shown : shown.colored(.tint)
  }
}

/// A control that shows a list of rows over the screen while it is open.
protocol OpeningMenu: Control {
  /// Indicates whether the list is shown.
  var isOpen: Bool { get set }
  /// The control as a node, with the list where it is shown.
  var view: ViewNode { get }
}

extension MenuNode: OpeningMenu {
  package var description: ViewDescription {
    // A `label` of a text is the `name`, and the `icon` beside it is the only view. An open menu has
    // the rows of `sections`.
    ViewDescription(
      "menu", name: label.words == nil ? nil : name,
      [.flag("isOpen", isOpen, changing: .content)],
      children: label.words == nil ? [label] : [icon].compactMap(\.self))
  }

  package var isTouchTarget: Bool { true }

  /// The menu as a node.
  package var view: ViewNode {
    let closed = ViewNode.control(self)
    return isOpen ? closed.openingMenu(of: sections) : closed
  }
}

extension ViewNode {
  /// Returns a menu's label with the menu's list over the screen.
  package func openingMenu(of sections: [[MenuItem]]) -> ViewNode {
    with(.opacity(0.5)).with(MenuList(sections: sections).modifier)
  }
}

extension MenuNode: HoldingViews {
  package func holding(_ children: [ViewNode]) -> MenuNode? {
    guard children.count < 2 else { return nil }
    var other = self
    if label.words == nil {
      other.label = children.first ?? .text(TextNode(name ?? ""))
    } else {
      other.icon = children.first
    }
    return other
  }

  package static let fields: [SettingField<MenuNode>] = [.name(\.title)]

  /// The name, which is the label's text.
  private var title: String? {
    get { name }
    set {
      name = newValue
      if let newValue {
        let text = label.saying(newValue)
        // What was alone is before the title.
        if text == nil { icon = label }
        label = text ?? .text(TextNode(newValue))
      } else if let icon {
        label = icon
        self.icon = nil
      }
    }
  }
}
