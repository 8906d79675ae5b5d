import CellViews

/// A label with buttons that decrease and increase a value.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  /// The buttons, without their label.
  private let buttons: StepperNode

  /// Creates a stepper with a label.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    buttons = StepperNode()
  }

  /// Creates a stepper with a label, for a value that may have bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    buttons = StepperNode(value: value.wrappedValue, in: bounds)
  }

  /// The label and the buttons.
  @MainActor public var body: some View {
    LabeledNode(label: label) { label in
      var buttons = buttons
      buttons.label = label
      return buttons.view
    }
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a text.
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a text, for a value that may have bounds.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: { Text(title) })
  }

  /// Creates a stepper with a text, for a value that may have bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: { Text(title) })
  }
}

nonisolated extension StepperNode {
  /// Creates the buttons of a value; those of one that is not a number are never pale.
  fileprivate init<Value: Strideable>(value: Value, in bounds: ClosedRange<Value>?) {
    func number(_ value: Value) -> Double? {
      switch value {
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      default: nil
      }
    }
    guard let bounds, let least = number(bounds.lowerBound),
      let greatest = number(bounds.upperBound)
    else {
      self.init(value: number(value) ?? 0)
      return
    }
    self.init(value: number(value) ?? 0, in: least...greatest)
  }
}
