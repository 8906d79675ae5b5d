import LayoutGeometry

/// A switch, with a label before it or alone.
///
/// The switch is 51 × 31 points, as UISwitch; with a label the row takes all its proposed width.
package struct ToggleNode: Hashable, Sendable {
  /// The label; nil for the switch alone.
  package var label: String?
  /// Indicates whether the switch is on.
  package var isOn: Bool
  /// The track's colour when the switch is on.
  package var tint: Color

  /// Creates a switch; by default green when on.
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
      "toggle", name: label, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension ToggleNode: Settable {
  package static let fields: [SettingField<ToggleNode>] = [
    SettingField("value", \.isOn, absent: nil) {
      .word("value", $0 ? "on" : "off", changing: .content)
    } parse: {
      $0 == "on"
    },
    .color("tint", \.tint, default: .green),
  ]
}
