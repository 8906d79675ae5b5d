import LayoutGeometry

extension NodeModifier {
  /// Serves the view in a stack by a priority.
  package static func layoutPriority(_ priority: Double) -> NodeModifier {
    NodeModifier(LayoutPriority(priority: priority))
  }
}

/// `layoutPriority(_:)`: what a stack serves the view by, the highest first.
struct LayoutPriority: LengthKeepingModifier, Settable {
  var priority: Double

  static let fields: [SettingField<LayoutPriority>] = [.number("layoutPriority", \.priority)]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      child.layout, priority: priority, isSpacer: child.isSpacer,
      isMeantToSpill: child.isMeantToSpill, values: child.values)
  }
}
