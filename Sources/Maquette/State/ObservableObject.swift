/// A model that views observe.
public protocol ObservableObject: AnyObject {}

/// A property of a model that views observe.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
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
public struct StateObject<Model: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> Model
    private lazy var own = make()
    /// The storage of the same view in an earlier pass of layout.
    var kept: Storage?
    var model: Model { kept?.own ?? own }

    init(_ make: @escaping () -> Model) {
      self.make = make
    }
  }

  private let storage: Storage

  /// Creates a reference to a model, which is created when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> Model) {
    storage = Storage(wrappedValue)
  }

  /// The model.
  public var wrappedValue: Model { storage.model }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper { _ModelBindings(model: wrappedValue) }
}

/// A model that another view stores.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject>: DynamicProperty {
  /// Bindings to a model's properties.
  public typealias Wrapper = _ModelBindings<Model>

  /// The model.
  public var wrappedValue: Model

  /// Creates a reference to a model.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a reference to a model.
  public init(initialValue: Model) {
    wrappedValue = initialValue
  }

  /// Bindings to the model's properties.
  public var projectedValue: Wrapper { _ModelBindings(model: wrappedValue) }
}

/// A model that a surrounding view added to the environment by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject>: DynamicProperty {
  /// Creates a reference to the model of a surrounding view.
  public init() {}

  /// The model in the environment of the body under evaluation.
  ///
  /// - Precondition: A surrounding view added it.
  @MainActor public var wrappedValue: Model {
    EnvironmentValues.current.object(of: Model.self, from: "environmentObject(_:)")
  }

  /// Bindings to the model's properties.
  @MainActor public var projectedValue: ObservedObject<Model>.Wrapper {
    _ModelBindings(model: wrappedValue)
  }
}

/// A model of the `@Observable` kind, for bindings to its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Model: AnyObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Model

  /// Creates a reference to a model.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a reference to a model.
  public init(_ model: Model) {
    wrappedValue = model
  }

  /// The bindings to the model's properties.
  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Property>
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
