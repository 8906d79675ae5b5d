/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge looks like.
  associatedtype Body: View

  /// What a gauge looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// A word for a look that is drawn as another one; nil where it is drawn.
  var _undrawn: String? { get }

  /// What a style knows of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

extension GaugeStyle {
  /// Nil: the look is drawn.
  public var _undrawn: String? { nil }
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
  /// A bar.
  public nonisolated init() {}

  /// The label over the bar, the bounds beside it and the value under it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar, as on a lock screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A bar.
  public nonisolated init() {}

  /// The label over the bar, the bounds beside it and the value under it.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar with a mark, which is drawn as a bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a mark.
  public nonisolated init() {}

  /// The mark is not drawn.
  public var _undrawn: String? { "gaugeStyle(.accessoryLinear)" }

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A ring with a mark, which is drawn as a bar.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring with a mark.
  public nonisolated init() {}

  /// The ring is not drawn.
  public var _undrawn: String? { "gaugeStyle(.accessoryCircular)" }

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A ring that is closed as far as the value, around what the value is called.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring.
  public nonisolated init() {}

  /// A ring 58 points wide, whose line is 6 points wide.
  public func makeBody(configuration: Configuration) -> some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().inset(by: 3).stroke(Color.tint.opacity(0.3), style: line)
      Circle().inset(by: 3).trim(from: 0, to: min(max(configuration.value, 0), 1))
        .stroke(Color.tint, style: line)
        .rotationEffect(.degrees(-90))
      if let value = configuration.currentValueLabel {
        value.font(.title3)
      } else {
        configuration.label.font(.caption2)
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// The bar of a gauge with its labels.
struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: min(max(configuration.value, 0), 1))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
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
  /// A bar with a mark, which is drawn as a bar.
  public nonisolated static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark, which is drawn as a bar.
  public nonisolated static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: (@MainActor (GaugeStyleConfiguration) -> AnyView)? { nil }
  }

  /// What makes the look of a gauge; nil for the system's.
  var gaugeStyle: (@MainActor (GaugeStyleConfiguration) -> AnyView)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// How the gauges inside look.
  public func gaugeStyle<Style: GaugeStyle>(
    _ style: Style, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_EnvironmentView<Self>> {
    _EnvironmentView(self) { $0.gaugeStyle = { AnyView(style.makeBody(configuration: $0)) } }
      .undrawn(if: style._undrawn != nil, style._undrawn ?? "", file, line)
  }
}
