/// A model that views observe.
public protocol ObservableObject: AnyObject {}

/// A property of a model that views observe.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// A value with what it is initially.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A value with what it is initially.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

/// Bindings of the properties of a model.
@dynamicMemberLookup
public struct _ModelBindings<Model: AnyObject> {
  let model: Model

  /// A binding of a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Property>
  ) -> Binding<Property> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

/// A model that a view keeps.
@propertyWrapper
public struct StateObject<Model: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> Model
    lazy var model = make()

    init(_ make: @escaping () -> Model) {
      self.make = make
    }
  }

  private let storage: Storage

  /// A model, which is made when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> Model) {
    storage = Storage(wrappedValue)
  }

  /// The model.
  public var wrappedValue: Model { storage.model }

  /// Bindings of the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper { _ModelBindings(model: wrappedValue) }
}

/// A model that another view keeps.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject>: DynamicProperty {
  /// Bindings of a model's properties.
  public typealias Wrapper = _ModelBindings<Model>

  /// The model.
  public var wrappedValue: Model

  /// A model.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// A model.
  public init(initialValue: Model) {
    wrappedValue = initialValue
  }

  /// Bindings of the model's properties.
  public var projectedValue: Wrapper { _ModelBindings(model: wrappedValue) }
}

/// A model that a view around put into the environment by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject>: DynamicProperty {
  /// The model of the view around.
  public init() {}

  /// The model in the environment of the body that is being evaluated.
  ///
  /// - Precondition: A view around put it there.
  @MainActor public var wrappedValue: Model {
    EnvironmentValues.current.object(of: Model.self, from: "environmentObject(_:)")
  }

  /// Bindings of the model's properties.
  @MainActor public var projectedValue: ObservedObject<Model>.Wrapper {
    _ModelBindings(model: wrappedValue)
  }
}

/// A model of the `@Observable` kind, for bindings of its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Model: AnyObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Model

  /// A model.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// A model.
  public init(_ model: Model) {
    wrappedValue = model
  }

  /// The model's bindings.
  public var projectedValue: Bindable<Model> { self }

  /// A binding of a property.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Property>
  ) -> Binding<Property> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
