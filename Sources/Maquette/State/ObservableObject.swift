/// A model that views observe.
public protocol ObservableObject: AnyObject {}

/// A property of a model that views observe.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value {
      willSet { for observer in observers { observer.act(newValue) } }
    }
    /// In the order of their subscriptions.
    var observers: [(number: Int, act: (Value) -> Void)] = []
    var count = 0

    init(_ value: Value) {
      self.value = value
    }
  }

  /// The value of a property, and those that it is set to.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Calls an action with the value and with those to come, and returns what ends that.
    public func _observe(_ action: @escaping (Value) -> Void) -> () -> Void {
      storage.count += 1
      let number = storage.count
      storage.observers.append((number, action))
      action(storage.value)
      return { [storage] in storage.observers.removeAll { $0.number == number } }
    }

    /// Sets the property.
    public func _set(_ value: Value) { storage.value = value }
  }

  private let storage: Storage

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A publisher of the value.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }
}

/// Bindings to the properties of a model.
@dynamicMemberLookup
public struct _ModelBindings<Model: AnyObject> {
  let model: Model

  /// A binding to a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Property>
  ) -> Binding<Property> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

/// A model that a view stores.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> ObjectType
    private lazy var own = make()
    /// The storage of the same view in an earlier pass of layout.
    var kept: Storage?
    var model: ObjectType { kept?.own ?? own }

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }
  }

  private let storage: Storage

  /// Creates a reference to a model, which is created when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(wrappedValue)
  }

  /// The model.
  public var wrappedValue: ObjectType { storage.model }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    _ModelBindings(model: wrappedValue)
  }
}

/// A model that another view stores.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to a model's properties.
  public typealias Wrapper = _ModelBindings<ObjectType>

  /// The model.
  public var wrappedValue: ObjectType

  /// Creates a reference to a model.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a reference to a model.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the model's properties.
  public var projectedValue: Wrapper { _ModelBindings(model: wrappedValue) }
}

/// A model that a surrounding view added to the environment by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a reference to the model of a surrounding view.
  public init() {}

  /// The model in the environment of the body under evaluation.
  ///
  /// - Precondition: A surrounding view added it.
  public var wrappedValue: ObjectType {
    EnvironmentValues.current.object(of: ObjectType.self, from: "environmentObject(_:)")
  }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    _ModelBindings(model: wrappedValue)
  }
}

/// A model of the `@Observable` kind, for bindings to its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Value

  /// Creates a reference to a model.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a reference to a model.
  public init(_ model: Value) {
    wrappedValue = model
  }

  /// The bindings to the model's properties.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension StateObject: KeptState {
  var stored: AnyObject { storage }

  func keep(_ stored: AnyObject) {
    if let stored = stored as? Storage, stored !== storage { storage.kept = stored }
  }
}
