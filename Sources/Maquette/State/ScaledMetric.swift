public import CellViews

/// A length that grows with the text size, by the height of its lines.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a length that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a length that grows as the texts of a style do.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    base = wrappedValue
    self.style = style
  }

  /// The length at the dynamic type size of the environment.
  public var wrappedValue: Value {
    let values = EnvironmentValues.current
    let size = values.dynamicTypeSize
    guard size != .large else { return base }
    // To a pixel, as `UIFontMetrics` does.
    let scale = Value(values.displayScale)
    return (base * Value(style.metricScale(for: size)) * scale).rounded() / scale
  }
}
