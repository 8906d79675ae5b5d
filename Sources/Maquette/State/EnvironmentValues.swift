/// A value of the environment, with its default.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view around sets it.
  static var defaultValue: Value { get }
}

/// The values that views take from those around them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// The environment of the body that is being evaluated.
  @MainActor static var current = EnvironmentValues()

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that a view around put into the environment; nil for none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension EnvironmentValues {
  /// The object of a type.
  ///
  /// - Precondition: A view around put it there by a modifier.
  func object<Object: AnyObject>(of type: Object.Type, from modifier: String) -> Object {
    guard let object = self[object: type] else {
      preconditionFailure("no view around puts a \(type) into the environment by \(modifier)")
    }
    return object
  }
}

/// A property of a view that it does not store itself.
public protocol DynamicProperty {}

/// A value of a view's environment, as its body reads it.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value

  /// The value under a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type that a view around put into the environment; nil for none.
  @_disfavoredOverload
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The object of a type that a view around put into the environment.
  ///
  /// - Precondition: A view around put it there, once the object is read.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0.object(of: type, from: "environment(_:)") }
  }

  /// The value in the environment of the body that is being evaluated.
  @MainActor public var wrappedValue: Value { read(.current) }
}
