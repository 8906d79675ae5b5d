package import LayoutGeometry

/// The name of a value that a view has for the container that holds it.
package protocol LayoutValueName {
  /// The type of the value.
  associatedtype Value: Sendable

  /// Returns a value's setting in layout texts; nil if they have it elsewhere or it moves nothing.
  static func setting(of value: Value) -> LayoutSetting?

  /// Returns the value of a setting's words; nil for one that is not known by words.
  static func value(of words: String) -> Value?
}

extension LayoutValueName {
  /// No value.
  package static func value(of words: String) -> Value? { nil }
}

/// The values that a container can read from a view, besides its sizes: SwiftUI's layout values.
///
/// A value passes through the modifiers written after it, and not through containers.
package struct LayoutValues: Sendable {
  // Nil and not empty, since nearly all views have none.
  private var values: [ObjectIdentifier: any Sendable]?

  /// No value.
  static let none = LayoutValues()

  /// Returns the value under a name; nil if the view has none.
  package subscript<Name: LayoutValueName>(name: Name.Type) -> Name.Value? {
    get { values?[ObjectIdentifier(name)] as? Name.Value }
    set {
      var known = values ?? [:]
      known[ObjectIdentifier(name)] = newValue
      values = known
    }
  }
}

extension NodeModifier {
  /// Gives the view a value for its container; a later one takes precedence.
  package static func layoutValue<Name: LayoutValueName>(
    _ name: Name.Type, _ value: Name.Value
  ) -> NodeModifier {
    NodeModifier(LayoutValue<Name>(value: value))
  }
}

private struct LayoutValue<Name: LayoutValueName>: PrimitiveModifier, Settable {
  var value: Name.Value

  static var fields: [SettingField<LayoutValue>] { [] }

  func with(_ name: String, _ words: String?) -> LayoutValue? {
    guard let words, Name.setting(of: value)?.name == name, let value = Name.value(of: words) else {
      return nil
    }
    return LayoutValue(value: value)
  }

  var description: ModifierDescription { [Name.setting(of: value)] }

  func change(_ environment: inout ViewEnvironment) {
    // A value is not a level: it must not count towards the nesting depth of views.
    environment.depth -= 1
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    var values = child.values
    values[Name.self] = value
    return LayoutNode(
      child.layout, priority: child.priority, isSpacer: child.isSpacer,
      isMeantToSpill: child.isMeantToSpill, values: values)
  }
}

extension ViewNode {
  /// Returns the value that the view has for its container under a name; nil for none.
  func layoutValue<Name: LayoutValueName>(_ name: Name.Type) -> Name.Value? {
    guard case .modified(let view, let modifier) = self else { return nil }
    return (modifier.primitive as? LayoutValue<Name>)?.value ?? view.layoutValue(name)
  }

  /// Returns the view without a value for its container under a name.
  func withoutLayoutValue<Name: LayoutValueName>(_ name: Name.Type) -> ViewNode {
    guard case .modified(let view, let modifier) = self else { return self }
    let inner = view.withoutLayoutValue(name)
    return modifier.primitive is LayoutValue<Name> ? inner : .modified(inner, modifier)
  }
}
