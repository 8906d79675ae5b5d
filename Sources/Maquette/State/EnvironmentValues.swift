/// A value of the environment, with its default.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view around sets it.
  static var defaultValue: Value { get }
}

/// The values that views take from those around them.
public struct EnvironmentValues {
  // A list, whose rest all environments inside share: cells set values far more often than they
  // read them, and a dictionary would be copied for each.
  private var last: EnvironmentSetting?

  /// The defaults.
  public init() {}

  /// The environment of the body that is being evaluated.
  @MainActor static var current = EnvironmentValues()

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { last?.value(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { last = EnvironmentSetting(newValue, of: ObjectIdentifier(key), after: last) }
  }

  /// The object of a type that a view around put into the environment; nil for none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { last?.value(of: ObjectIdentifier(type)) as? Object }
    set { last = EnvironmentSetting(newValue as Any, of: ObjectIdentifier(type), after: last) }
  }
}

/// A value that was set, and those that were set before it.
private final class EnvironmentSetting {
  private let key: ObjectIdentifier
  private let value: Any
  private let earlier: EnvironmentSetting?
  /// How many settings these are together.
  private let count: Int

  /// A list of so many settings is cut down to those that count, so that none grows without end.
  private static let cutCount = 64

  private init(key: ObjectIdentifier, value: Any, earlier: EnvironmentSetting?) {
    self.key = key
    self.value = value
    self.earlier = earlier
    count = (earlier?.count ?? 0) + 1
  }

  /// A value of a key, set after others.
  convenience init(_ value: Any, of key: ObjectIdentifier, after earlier: EnvironmentSetting?) {
    let isLong = earlier.map { $0.count % Self.cutCount == 0 } ?? false
    self.init(key: key, value: value, earlier: isLong ? earlier?.cut : earlier)
  }

  /// The last value of a key; nil for none.
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

  /// The last setting of each key.
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
