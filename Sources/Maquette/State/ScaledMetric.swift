public import CellViews

/// A length that grows with the texts around it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// A length that grows as the body's texts do.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A length that grows as the texts of a style do.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    base = wrappedValue
    self.style = style
  }

  /// The length at the size of dynamic type around.
  @MainActor public var wrappedValue: Value {
    let size = EnvironmentValues.current.dynamicTypeSize
    return base * Value(style.pointSize(for: size) / style.pointSize(for: .large))
  }
}
