import LayoutGeometry
import TextShaping

/// The bar of actions at a screen's bottom, as wide as it is offered, 44 points high: UIToolbar.
package struct ToolbarNode: Sendable {
  /// The items from the leading edge, in the accent colour.
  package var items: [ViewNode]
  /// What is behind it.
  package var background: BarBackground

  /// A bar; items without a spacer among them are evenly apart.
  package init(_ items: [ViewNode], background: BarBackground = .automatic) {
    self.items = items
    self.background = background
  }

  func body(in environment: ViewEnvironment) -> ViewNode {
    var row = items
    if items.count > 1, !items.contains(where: \.isSpacer) {
      row = [items[0]] + items.dropFirst().flatMap { [.spacer(minLength: 0), $0] }
    }
    return ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: row))
      .font(.fixed(FontRequest(size: 17)))
      .colored(.accentColor)
      .filling(alignment: .leading)
      .with(.padding(EdgeInsets(leading: 16, trailing: 16)))
      .framed(height: 44)
      .onBar(background, line: .top)
  }
}

extension ViewNode {
  fileprivate var isSpacer: Bool {
    switch self {
    case .spacer: true
    case .modified(let inner, .mark), .modified(let inner, .template): inner.isSpacer
    default: false
    }
  }
}

extension ToolbarNode: Control, NodeConvertible {
  var isTouchTarget: Bool { false }

  /// The bar as a node.
  package var view: ViewNode { .toolbar(self) }
}
