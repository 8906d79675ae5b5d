package import LayoutGeometry

/// Two buttons that decrease and increase a value, as UIStepper, with a label before them or alone.
///
/// The buttons are 94 × 32 points together; with a label the row takes all its proposed width.
package struct StepperNode: Sendable {
  /// The label; nil for the buttons alone.
  package var label: ViewNode?
  /// The value, for use in the label.
  package var value: Double
  /// The least and the greatest value: a button that would leave them is pale.
  package var bounds: ClosedRange<Double>

  /// Creates buttons for a value between bounds.
  package init(
    label: ViewNode?, value: Double = 0, in bounds: ClosedRange<Double> = Self.anyNumber
  ) {
    self.label = label
    self.value = value
    self.bounds = bounds
  }

  /// Creates buttons for a value between bounds, with a text as their label, or alone.
  package init(
    _ label: String? = nil, value: Double = 0,
    in bounds: ClosedRange<Double> = Self.anyNumber
  ) {
    self.init(label: label.map { .text(TextNode($0)) }, value: value, in: bounds)
  }

  /// The bounds of a value that has none.
  package static let anyNumber = -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let control = control(environment.systemStyle.stepper)
    return .labeled(label, control.reachingIntoRow(height: 32, in: environment), in: environment)
  }

  private func control(_ style: SystemStyle.StepperStyle) -> ViewNode {
    let line = ViewNode.color(style.lineColor).framed(width: 1, height: style.lineHeight)
    func button(isPlus: Bool, isEnabled: Bool) -> ViewNode {
      style.sign(isPlus, isEnabled ? .label : .tertiaryLabel).framed(width: 46)
    }
    let buttons = [
      button(isPlus: false, isEnabled: value > bounds.lowerBound), line,
      button(isPlus: true, isEnabled: value < bounds.upperBound),
    ]
    return ViewNode.stack(StackNode(axis: .horizontal, spacing: 0, children: buttons))
      .framed(width: 94, height: 32)
      .with(
        .background(.shape(style.outline, fill: .tertiarySystemFill), .center))
  }
}

extension StepperNode: Control {
  package var description: ViewDescription {
    // Not `in`, as of a slider: a stepper shows nothing of a value's place between its bounds.
    ViewDescription("stepper", name: label?.words, fieldSettings)
  }

  package var isTouchTarget: Bool { true }
}

extension StepperNode: Settable {
  package static let fields: [SettingField<StepperNode>] = [
    .number("value", \.value) { _ in .content },
    .range("range", \.bounds, default: anyNumber), .name(\.label.words),
  ]
}
