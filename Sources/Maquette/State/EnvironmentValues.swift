/// A key of a value of the environment, with its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no surrounding view sets it.
  static var defaultValue: Value { get }
}

/// The values that views inherit from those around them.
public struct EnvironmentValues {
  // A list whose tail all environments inside share: cells set values far more often than they read
  // them, and a dictionary would be copied for each.
  private var last: EnvironmentSetting?

  /// Creates an environment of the defaults.
  public init() {}

  /// The environment of the body under evaluation.
  ///
  /// Bodies are evaluated on the main thread, one at a time.
  nonisolated(unsafe) static var current = EnvironmentValues()

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { last?.value(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { last = EnvironmentSetting(newValue, of: ObjectIdentifier(key), after: last) }
  }

  /// The object of a type that a surrounding view added to the environment; nil for none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { last?.value(of: ObjectIdentifier(type)) as? Object }
    set { last = EnvironmentSetting(newValue as Any, of: ObjectIdentifier(type), after: last) }
  }
}

/// A set value, with those set before it.
private final class EnvironmentSetting {
  private let key: ObjectIdentifier
  private let value: Any
  private let earlier: EnvironmentSetting?
  /// The length of the list.
  private let count: Int

  /// The length at which a list is cut down to the settings in effect, so that none grows without
  /// limit.
  private static let cutCount = 64

  private init(key: ObjectIdentifier, value: Any, earlier: EnvironmentSetting?) {
    self.key = key
    self.value = value
    self.earlier = earlier
    count = (earlier?.count ?? 0) + 1
  }

  /// Creates a setting of a key's value, after earlier ones.
  convenience init(_ value: Any, of key: ObjectIdentifier, after earlier: EnvironmentSetting?) {
    let isLong = earlier.map { $0.count % Self.cutCount == 0 } ?? false
    self.init(key: key, value: value, earlier: isLong ? earlier?.cut : earlier)
  }

  /// Returns the latest value of a key; nil for none.
  ///
  /// - Complexity: O(*settings*).
  func value(of key: ObjectIdentifier) -> Any? {
    var setting = self
    while setting.key != key {
      guard let earlier = setting.earlier else { return nil }
      setting = earlier
    }
    return setting.value
  }

  /// A list of the latest setting of each key.
  private var cut: EnvironmentSetting? {
    var known: Set<ObjectIdentifier> = []
    var settings: [EnvironmentSetting] = []
    var next: EnvironmentSetting? = self
    while let setting = next {
      if known.insert(setting.key).inserted { settings.append(setting) }
      next = setting.earlier
    }
    return settings.reversed().reduce(nil as EnvironmentSetting?) { list, setting in
      EnvironmentSetting(key: setting.key, value: setting.value, earlier: list)
    }
  }
}

extension EnvironmentValues {
  /// Returns the object of a type.
  ///
  /// - Precondition: A surrounding view added it by a modifier.
  func object<Object: AnyObject>(of type: Object.Type, from modifier: String) -> Object {
    guard let object = self[object: type] else {
      preconditionFailure("no view around puts a \(type) into the environment by \(modifier)")
    }
    return object
  }
}

/// A property of a view that the view itself does not store.
public protocol DynamicProperty {}

/// A value of a view's environment, which its body reads.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Creates a reference to the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a reference to the object of a type that a surrounding view added to the environment;
  /// nil for none.
  @_disfavoredOverload
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// Creates a reference to the object of a type that a surrounding view added to the environment.
  ///
  /// - Precondition: A surrounding view added it, when the object is read.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0.object(of: type, from: "environment(_:)") }
  }

  /// The value in the environment of the body under evaluation.
  ///
  /// As in SwiftUI it belongs to no actor, so that a view may be used by one that does not.
  public var wrappedValue: Value { read(.current) }
}
