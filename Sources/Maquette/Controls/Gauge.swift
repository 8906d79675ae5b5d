/// A value within a range, on a bar.
public nonisolated struct Gauge<Label: View, ValueLabel: View, BoundsLabel: View>: View {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let valueLabel: ValueLabel
  private let minimumLabel: BoundsLabel
  private let maximumLabel: BoundsLabel

  /// Creates a gauge of a value within bounds, with labels for the bounds, and by default none for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label()
    valueLabel = currentValueLabel()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// The label over a bar, the bounds beside it and the value under it, unless a style decides
  /// otherwise.
  @MainActor public var body: some View {
    let configuration = configuration
    Styled(configuration) {
      GaugeDrawing(configuration: configuration, style: .linearCapacity)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    func part(_ view: some View) -> _StyledPart? { view is EmptyView ? nil : _StyledPart(view) }
    return GaugeStyleConfiguration(
      number: value, bounds: bounds, label: _StyledPart(label), currentValueLabel: part(valueLabel),
      minimumValueLabel: part(minimumLabel), maximumValueLabel: part(maximumLabel))
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge of a value within bounds, by default without a label for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel = { EmptyView() }
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}
