import LayoutGeometry

/// A switch, with a label before it or alone.
///
/// The switch is 51 × 31 points, as UISwitch; with a label the row takes all the width it is
/// offered.
package struct ToggleNode: Hashable, Sendable {
  /// What is switched; nil for the switch alone.
  package var label: String?
  /// True if the switch is on.
  package var isOn: Bool
  /// The track's colour where the switch is on.
  package var tint: Color

  /// A switch; green by default where it is on.
  package init(_ label: String? = nil, isOn: Bool, tint: Color = .green) {
    self.label = label
    self.isOn = isOn
    self.tint = tint
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    guard let label else { return control }
    return .stack(
      StackNode(
        axis: .horizontal, children: [.text(TextNode(label)), .spacer(minLength: nil), control]))
  }

  private var control: ViewNode {
    // The knob is 2 points from the edges: 31 − 2 × 2 = 27.
    let knob = ViewNode.knob(
      diameter: 27,
      shadows: [
        ShadowStyle(color: .black.opacity(0.06), blur: 1, y: 3),
        ShadowStyle(color: .black.opacity(0.15), blur: 8, y: 3),
      ])
    return
      knob
      .with(.padding(EdgeInsets(2)))
      .framed(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
      .with(.background(.shape(.capsule, fill: isOn ? tint : .secondarySystemFill), .center))
  }
}

extension ToggleNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "toggle", name: label,
      [
        .word("value", isOn ? "on" : "off", changing: .content),
        .color("tint", tint, default: .green),
      ])
  }

  package var isTouchTarget: Bool { true }
}
