import CellViews

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge looks like.
  associatedtype Body: View

  /// What a gauge looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// How far the value is from the lower bound, as a part of the range.
  public let value: Double
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
  /// As the system draws it.
  public nonisolated init() {}

  /// As the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .linearCapacity)
  }
}

/// A bar, as on a lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// As the system draws it.
  public nonisolated init() {}

  /// As the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryLinearCapacity)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// As the system draws it.
  public nonisolated init() {}

  /// As the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryLinear)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// As the system draws it.
  public nonisolated init() {}

  /// As the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryCircular)
  }
}

/// A ring that is closed as far as the value, around what the value is called.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// As the system draws it.
  public nonisolated init() {}

  /// As the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeDrawing(configuration: configuration, style: .accessoryCircularCapacity)
  }
}

/// A gauge as the system draws it in a style.
struct GaugeDrawing: _BuiltInView {
  let configuration: GaugeStyleConfiguration
  let style: GaugeNode.Style

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    func node(_ part: _StyledPart?) -> ViewNode? {
      part.map { $0._nodes(in: context) }.flatMap { $0.isEmpty ? nil : $0.layered() }
    }
    var gauge = GaugeNode(configuration.value, style: style, label: node(configuration.label))
    gauge.valueLabel = node(configuration.currentValueLabel)
    gauge.minimumLabel = node(configuration.minimumValueLabel)
    gauge.maximumLabel = node(configuration.maximumValueLabel)
    return _ViewNodes(gauge.view)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public nonisolated static var linearCapacity: Self { Self() }
  /// As the system has it: a bar.
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
  /// A ring.
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}

extension View {
  /// How the gauges inside look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
