/// Which of several fields has the focus: none at rest, or what it is initially.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  private init(_ value: Value) {
    state = State(wrappedValue: value)
  }

  /// Whether a field has the focus.
  public init() where Value == Bool {
    self.init(false)
  }

  /// The field that has the focus.
  public init<Field: Hashable>() where Value == Field? {
    self.init(nil)
  }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding of the field that has the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A binding of the field that has the focus.
  public struct Binding {
    let binding: Maquette.Binding<Value>

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
  }
}

nonisolated extension View {
  /// The view that has the focus for a value; it looks as without.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }

  /// The view that has the focus while a value is true; it looks as without.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
}
