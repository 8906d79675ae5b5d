import LayoutGeometry
import TextShaping

/// A choice among a few texts or symbols in one row, as UISegmentedControl: segments of one width, 32 points high.
package struct SegmentedControlNode: Sendable {
  /// The options, from the leading to the trailing end.
  package var items: [ViewNode]
  /// The chosen one, from 0; nil, or a number without an item, for none.
  package var selected: Int?

  /// Creates a choice among texts or symbols.
  package init(_ items: [ViewNode], selected: Int? = nil) {
    self.items = items
    self.selected = selected
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let segments = items.enumerated().map { index, item in
      segment(item, isSelected: index == selected, isDark: environment.appearance == .dark)
    }
    return ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: segments))
      .with(.padding(EdgeInsets(2)))
      .with(
        .background(.shape(.roundedRectangle(cornerRadius: 9), fill: .tertiarySystemFill), .center))
  }

  private func segment(_ item: ViewNode, isSelected: Bool, isDark: Bool) -> ViewNode {
    let label =
      item
      .font(.fixed(FontRequest(size: 13, weight: isSelected ? .semibold : .medium)))
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)))
      .filling(minHeight: 28)
    guard isSelected else { return label }
    let surface = ViewNode.shape(
      .roundedRectangle(cornerRadius: 7), fill: isDark ? .systemGray2 : .white
    ).with(.shadow(ShadowStyle(color: .black.opacity(0.12), blur: 4, y: 3)))
    return label.with(.background(surface, .center))
  }
}

extension SegmentedControlNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "segmentedControl", [.word("value", selected.map { "\($0)" } ?? "none", changing: .content)],
      children: items)
  }

  package var isTouchTarget: Bool { true }
}
