import LayoutGeometry

/// `layoutPriority(_:)`: what a stack serves the view by, the highest first.
struct LayoutPriority: PrimitiveModifier {
  let priority: Double

  var description: ModifierDescription { [.number("layoutPriority", priority)] }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      child.layout, priority: priority, isSpacer: child.isSpacer,
      isMeantToSpill: child.isMeantToSpill, values: child.values)
  }
}
