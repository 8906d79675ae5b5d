/// A value that a view stores; at rest it is the initial one.
///
/// ```swift
/// @State private var isOn = true
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage {
    private var own: Value
    /// The storage of the same view in an earlier pass of layout.
    var kept: Storage?

    var value: Value {
      get { kept?.own ?? own }
      set {
        // What a task does after it waited is not of the screen at rest.
        guard RestingTask.current?.isOver != true else { return }
        if let kept { kept.own = newValue } else { own = newValue }
      }
    }

    init(_ value: Value) {
      own = value
    }
  }

  private let storage: Storage

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value; setting it in an initialiser decides the drawing.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil initially.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: KeptState {
  var stored: AnyObject { storage }

  func keep(_ stored: AnyObject) {
    if let stored = stored as? Storage, stored !== storage { storage.kept = stored }
  }
}
