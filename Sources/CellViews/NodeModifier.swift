package import LayoutGeometry

/// A change of a view's size, surroundings or looks; modifiers apply in the order written.
///
/// A modifier is one file: the `PrimitiveModifier`, and a function of this type that makes it.
package struct NodeModifier: Sendable {
  /// The modifier's behaviour.
  package let primitive: any PrimitiveModifier

  /// Creates a modifier that describes, measures, places and draws its view itself.
  package init(_ primitive: any PrimitiveModifier) {
    self.primitive = primitive
  }
}

/// A change of a view that describes itself, measures and places the view, and through its drawing draws it and
/// shows redlines what there is of it.
package protocol PrimitiveModifier: Sendable {
  /// The modifier's settings, and the view that it adds.
  var description: ModifierDescription { get }

  /// Changes what the view takes from its surroundings.
  func change(_ environment: inout ViewEnvironment)

  /// The view that the modifier adds; nil for none.
  var decoration: ViewNode? { get }

  /// Returns `decoration`, or nil where these surroundings do without it.
  func decoration(in environment: ViewEnvironment) -> ViewNode?

  /// Returns the modifier that adds another view; nil for one that keeps its own.
  func adding(_ view: ViewNode) -> (any PrimitiveModifier)?

  /// Returns the node of the view with the modifier.
  ///
  /// - Parameters:
  ///   - child: The view with the modifiers that are written before this one.
  ///   - environment: The surroundings of the modifier, without its own change.
  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode

  /// Returns the node of the view with the modifier and the node of its `decoration`.
  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode

  /// Returns the length of a view with the modifier along an axis, regardless of the content inside the view's own
  /// modifiers and of the proposal across; defaults to nil, for one that must be measured.
  func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double?
}

// Few modifiers change their view's surroundings or add a view.
extension PrimitiveModifier {
  package func change(_ environment: inout ViewEnvironment) {}

  package var decoration: ViewNode? { nil }

  package func decoration(in environment: ViewEnvironment) -> ViewNode? { decoration }

  package func adding(_ view: ViewNode) -> (any PrimitiveModifier)? { nil }

  package func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    node(around: child, in: environment)
  }

  package func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    nil
  }
}

/// A modifier whose view keeps its length, however it is measured.
protocol LengthKeepingModifier: PrimitiveModifier {}

extension LengthKeepingModifier {
  package func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    view.fixedLength(along: axis, for: proposal)
  }
}

extension PrimitiveModifier where Self: Settable {
  /// The values of all fields.
  package var description: ModifierDescription { ModifierDescription(fieldSettings) }
}

/// A modifier that does nothing but to add a view.
protocol DecoratingModifier: LengthKeepingModifier {}

extension DecoratingModifier {
  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}
