package import LayoutGeometry

/// A switch, with a label before it or alone.
///
/// The switch is 51 × 31 points, as UISwitch; with a label the row takes all its proposed width.
package struct ToggleNode: Sendable {
  /// The label; nil for the switch alone.
  package var label: ViewNode?
  /// Indicates whether the switch is on.
  package var isOn: Bool
  /// The track's colour when the switch is on.
  package var tint: Color

  /// Creates a switch; by default green when on.
  package init(label: ViewNode?, isOn: Bool, tint: Color = .green) {
    self.label = label
    self.isOn = isOn
    self.tint = tint
  }

  /// Creates a switch with a text as its label, or alone; by default green when on.
  package init(_ label: String? = nil, isOn: Bool, tint: Color = .green) {
    self.init(label: label.map { .text(TextNode($0)) }, isOn: isOn, tint: tint)
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    // A UISwitch is laid out 2 narrower than it is drawn, in rows (iOS 18.2).
    let control = control.reachingIntoRow(height: 31, in: environment)
      .padded(trailing: environment.isInListRow ? -2 : 0)
    return .labeled(label, control, in: environment)
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
      "toggle", name: label?.words, fieldSettings)
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
    .color("tint", \.tint, default: .green), .name(\.label.words),
  ]
}
