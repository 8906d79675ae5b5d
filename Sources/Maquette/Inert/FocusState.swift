// The focus is kept and read, but no field looks different for it.

/// The field that has the focus: none, unless an initialiser sets one.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  private init(_ value: Value) {
    state = State(wrappedValue: value)
  }

  /// Creates a state of one field.
  public init() where Value == Bool {
    self.init(false)
  }

  /// Creates a state of several fields.
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
  /// Focuses the view for a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }

  /// Focuses the view while a value is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Focuses the search field while a value is true.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

  /// Sets the field that is focused at first.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> Self { self }

  /// Sets whether the view can be focused.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
}
