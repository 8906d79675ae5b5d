package import LayoutGeometry

/// The name of a value that a view has for the container that holds it.
package protocol LayoutValueName {
  /// What the value is.
  associatedtype Value: Sendable

  /// What the layout text writes of a value; nil for one that it has elsewhere, or that moves nothing.
  static func setting(of value: Value) -> LayoutSetting?
}

/// What a container can ask of a view in it, besides its sizes: SwiftUI's layout values.
///
/// A value goes through the modifiers that are written after it, and not through containers.
package struct LayoutValues: Sendable {
  // Nil and not empty, since nearly all views have none.
  private var values: [ObjectIdentifier: any Sendable]?

  /// No value.
  static let none = LayoutValues()

  /// The value under a name; nil where the view has none.
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
  /// Gives the view a value for the container that holds it; one that is written later wins.
  package static func layoutValue<Name: LayoutValueName>(
    _ name: Name.Type, _ value: Name.Value
  ) -> NodeModifier {
    .custom(CustomNodeModifier(LayoutValue<Name>(value: value)))
  }
}

private struct LayoutValue<Name: LayoutValueName>: PrimitiveModifier {
  let value: Name.Value

  var description: ModifierDescription { [Name.setting(of: value)] }

  func change(_ environment: inout ViewEnvironment) {
    // A value is not a level: it must not take from the depth to which views can be nested.
    environment.depth -= 1
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    var values = child.values
    values[Name.self] = value
    return LayoutNode(
      child.layout, priority: child.priority, isSpacer: child.isSpacer,
      isMeantToSpill: child.isMeantToSpill, values: values)
  }
}

extension ViewNode {
  /// The value that the view has for its container under a name; nil for none.
  func layoutValue<Name: LayoutValueName>(_ name: Name.Type) -> Name.Value? {
    guard case .modified(let view, let modifier) = self else { return nil }
    if case .custom(let custom) = modifier, let value = custom.modifier as? LayoutValue<Name> {
      return value.value
    }
    return view.layoutValue(name)
  }
}
