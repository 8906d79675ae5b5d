package import CellViews

/// A view of existing nodes.
package nonisolated struct NodeView: _BuiltInView {
  private let node: ViewNode

  /// Creates the view of a node.
  package init(_ node: ViewNode) {
    self.node = node
  }

  @MainActor package func _nodes(in context: _ViewContext) -> _ViewNodes { _ViewNodes(node) }
}
