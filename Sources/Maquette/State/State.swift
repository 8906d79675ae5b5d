/// A value that a view keeps, as it is at rest: what it is initially.
///
/// ```swift
/// @State private var isOn = true
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let storage: Storage

  /// A value with what it is initially.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// A value with what it is initially.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value; setting it in an initialiser decides what is drawn.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that is nil initially.
  public init() {
    self.init(wrappedValue: nil)
  }
}
