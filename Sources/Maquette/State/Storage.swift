public import Foundation

/// A setting of an app's: what it is initially, as nothing is stored.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a setting under a key.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a setting under a key, which may be missing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The setting.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value of a window's scene, with its initial value, as nothing is stored.
public typealias SceneStorage<Value> = AppStorage<Value>

nonisolated extension View {
  /// Sets where settings are stored; none is read.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}
