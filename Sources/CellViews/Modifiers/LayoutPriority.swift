/// `layoutPriority(_:)`: the order in which a stack serves the view, the highest first.
struct LayoutPriority: PrimitiveModifier {
  let priority: Double

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      child.layout, priority: priority, isSpacer: child.isSpacer,
      isMeantToSpill: child.isMeantToSpill, values: child.values)
  }
}
