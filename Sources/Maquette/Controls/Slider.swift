import CellViews

/// A track with a knob at a value, and labels at its ends.
///
/// The slider's own label is for screen readers, as on iOS, and is not drawn.
public nonisolated struct Slider<Label: View, ValueLabel: View>: _BuiltInView {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)
  /// The number of evenly spaced marks, and the values of others.
  private var marks: (count: Int, values: [Double]) = (0, [])
  private var neutralValue: Double?

  /// Creates a slider at a value between bounds, with a label and labels for the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    ends = (minimumValueLabel(), maximumValueLabel())
    if let step = step.map({ Double($0) }), step > 0 {
      // From iOS 26 on a slider with steps has marks; more than these would be a line.
      // A step of a tenth, as a Float above all, is not quite one.
      let count = ((self.bounds.upperBound - self.bounds.lowerBound) / step + 1e-4).rounded(.down)
      if count <= 50 { marks.count = Int(count) + 1 }
    }
  }

  /// Creates a slider at a value between bounds, with labels and marks at some values (iOS 26).
  ///
  /// The track is filled from a neutral value on, if there is one. The bounds of values that can be chosen, and labels of
  /// marks and of the current value are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: nil, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
    marks.values = ticks().map { Double($0.value) }
    self.neutralValue = neutralValue.map { Double($0) }
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    var node = SliderNode(value: value, in: bounds, tint: .tint)
    node.tickCount = marks.count
    node.ticks = marks.values
    node.neutralValue = neutralValue
    node.hidesKnob = context.environment.sliderThumbVisibility == .hidden
    let slider = node.view
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
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }

  /// Creates a slider at a value between bounds, with a label and marks at some values (iOS 26).
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider at a value between bounds, with a label, whose track is filled from a neutral value on (iOS 26).
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value?,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, neutralValue: neutralValue, label: label, ticks: {})
  }
}

nonisolated extension View {
  /// Sets the visibility of the knobs of the sliders inside (iOS 26).
  public func sliderThumbVisibility(_ visibility: Visibility) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.sliderThumbVisibility = visibility }
  }
}

extension EnvironmentValues {
  private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  fileprivate var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider at a value between bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

/// A mark of a slider at a value.
public struct SliderTick<Value: BinaryFloatingPoint> {
  let value: Value

  /// Creates a mark at a value.
  public init(_ value: Value) { self.value = value }

  /// Creates a mark with a label for screen readers, which is not drawn.
  public init(_ value: Value, @ViewBuilder label: () -> some View) { self.value = value }
}

/// Marks of a slider for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, Value: BinaryFloatingPoint> {
  let ticks: [SliderTick<Value>]

  /// Creates a mark for each element.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> SliderTick<Value>
  ) {
    ticks = data.map(content)
  }
}

/// A builder of a slider's marks.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Returns a mark of the closure.
  public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>] { [tick] }

  /// Returns the marks of a collection.
  public static func buildExpression<Data: RandomAccessCollection>(
    _ ticks: SliderTickContentForEach<Data, Value>
  ) -> [SliderTick<Value>] { ticks.ticks }

  /// Returns all marks of the closure.
  public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>] {
    ticks.flatMap { $0 }
  }
}
