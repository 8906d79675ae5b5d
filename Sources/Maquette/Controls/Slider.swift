import CellViews

/// A track with a knob at a value, and labels at its ends.
///
/// The slider's own label is for screen readers, as on iOS, and is not drawn.
public nonisolated struct Slider<Label: View, ValueLabel: View>: _BuiltInView {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)

  /// Creates a slider at a value between bounds, with a label and labels for the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    ends = (minimumValueLabel(), maximumValueLabel())
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let slider = SliderNode(value: value, in: bounds, tint: .tint).view
    let minimum = ends.minimum._nodes(in: context).all
    let maximum = ends.maximum._nodes(in: context).all
    guard !(minimum + maximum).isEmpty else { return _ViewNodes(slider) }
    return _ViewNodes(
      .stack(StackNode(axis: .horizontal, children: minimum + [slider] + maximum)))
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider at a value between bounds, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider at a value between bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
