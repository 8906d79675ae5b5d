import CellViews

/// A style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge's view.
  associatedtype Body: View

  /// Returns the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a gauge for its style.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge for its style.
public struct GaugeStyleConfiguration {
  /// The value's distance from the lower bound, as a fraction of the range.
  public var value: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? (number - bounds.lowerBound) / length : 0
  }
  let number: Double
  let bounds: ClosedRange<Double>
  /// The label.
  public let label: _StyledPart
  /// The label of the value; nil for none.
  public let currentValueLabel: _StyledPart?
  /// The label of the lower bound; nil for none.
  public let minimumValueLabel: _StyledPart?
  /// The label of the upper bound; nil for none.
  public let maximumValueLabel: _StyledPart?
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the system's drawing.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .linearCapacity)
  }
}

/// A bar, as on a lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the system's drawing.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryLinearCapacity)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the system's drawing.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryLinear)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the system's drawing.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryCircular)
  }
}

/// A ring that is filled up to the value, around the value's label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the system's drawing.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryCircularCapacity)
  }
}

/// The system's drawing of a gauge in a style.
struct GaugeDrawing: _BuiltInView {
  let configuration: GaugeStyleConfiguration
  let style: GaugeNode.Style

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    func node(_ part: _StyledPart?) -> ViewNode? {
      part.map { $0._nodes(in: context) }.flatMap { $0.isEmpty ? nil : $0.layered() }
    }
    var gauge = GaugeNode(
      configuration.number, in: configuration.bounds, style: style, label: node(configuration.label)
    )
    gauge.valueLabel = node(configuration.currentValueLabel)
    gauge.minimumLabel = node(configuration.minimumValueLabel)
    gauge.maximumLabel = node(configuration.maximumValueLabel)
    return _ViewNodes(gauge.view)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public nonisolated static var linearCapacity: Self { Self() }
  /// The system's style: a bar.
  public nonisolated static var automatic: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar, as on a lock screen.
  public nonisolated static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public nonisolated static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}

extension View {
  /// Sets the style of the gauges inside.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
