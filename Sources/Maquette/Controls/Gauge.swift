/// A value within a range, on a bar.
public nonisolated struct Gauge<Label: View, ValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let valueLabel: ValueLabel
  private let minimumLabel: BoundsLabel
  private let maximumLabel: BoundsLabel

  /// A value within bounds, with labels for it and for them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.label = label()
    valueLabel = currentValueLabel()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// The label over the bar, the bounds beside it and the value under it.
  @MainActor public var body: some View {
    VStack {
      label
      HStack {
        minimumLabel
        ProgressView(value: min(max(fraction, 0), 1))
        maximumLabel
      }
      valueLabel
    }
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
  /// A value within bounds, with labels for both.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, ValueLabel == EmptyView {
  /// A value within bounds, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// How gauges look.
public struct GaugeStyle: Hashable, Sendable {
  let word: String?

  /// As the system has it: a bar.
  public static let automatic = GaugeStyle(word: nil)
  /// A bar.
  public static let linearCapacity = GaugeStyle(word: nil)
  /// A bar with a mark, which is drawn as a bar.
  public static let accessoryLinear = GaugeStyle(word: "accessoryLinear")
  /// A bar, as on a lock screen.
  public static let accessoryLinearCapacity = GaugeStyle(word: nil)
  /// A ring with a mark, which is drawn as a bar.
  public static let accessoryCircular = GaugeStyle(word: "accessoryCircular")
  /// A ring, which is drawn as a bar.
  public static let accessoryCircularCapacity = GaugeStyle(word: "accessoryCircularCapacity")
}

nonisolated extension View {
  /// How the gauges inside look: all as bars.
  public func gaugeStyle(
    _ style: GaugeStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: style.word != nil, "gaugeStyle(.\(style.word ?? ""))", file, line)
  }
}
