package import LayoutGeometry

/// A switch, with a label before it or alone.
///
/// The switch is as large as the system's, 51 × 31 points on iOS 18; with a label the row takes all its proposed width.
package struct ToggleNode: Sendable {
  /// The label; nil for the switch alone.
  package var label: ViewNode?
  /// Indicates whether the switch is on.
  package var isOn: Bool
  /// The track's colour when the switch is on; nil for the tint around it, or green without one.
  package var tint: Color?

  /// Creates a switch.
  package init(label: ViewNode?, isOn: Bool, tint: Color? = nil) {
    self.label = label
    self.isOn = isOn
    self.tint = tint
  }

  /// Creates a switch with a text as its label, or alone.
  package init(_ label: String? = nil, isOn: Bool, tint: Color? = nil) {
    self.init(label: label.map { .text(TextNode($0)) }, isOn: isOn, tint: tint)
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    // A UISwitch is laid out 2 narrower than it is drawn, in rows (iOS 18.2), and reaches out to the right, from
    // right to left too (iOS 26).
    let style = environment.systemStyle.toggle
    let reach = environment.isInListRow ? -2.0 : 0
    let isMirrored = environment.direction == .rightToLeft
    let track = isOn ? tint ?? environment.givenTint ?? .green : style.off
    let control = control(style, on: track).reachingIntoRow(
      height: style.size.height, in: environment
    )
    .padded(leading: isMirrored ? reach : 0, trailing: isMirrored ? 0 : reach)
    return .labeled(label, control, in: environment)
  }

  private func control(_ style: SystemStyle.ToggleStyle, on track: Color) -> ViewNode {
    style.knob.view
      .with(.padding(EdgeInsets(2)))
      .framed(
        width: style.size.width, height: style.size.height,
        alignment: isOn ? .trailing : .leading
      )
      .with(.background(.shape(.capsule, fill: track), .center))
  }
}

extension ToggleNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "toggle", name: label?.words, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension ToggleNode {
  /// The tint, unless it is the usual one.
  fileprivate var recordedTint: Color? {
    get { tint == .green ? nil : tint }
    set { tint = newValue }
  }
}

extension ToggleNode: Settable {
  package static let fields: [SettingField<ToggleNode>] = [
    SettingField("value", \.isOn, absent: nil) {
      .word("value", $0 ? "on" : "off", changing: .content)
    } parse: {
      $0 == "on"
    },
    .color("tint", \.recordedTint), .name(\.label.words),
  ]
}
