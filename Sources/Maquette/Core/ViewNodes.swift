package import CellViews
package import LayoutGeometry

/// What the layout knows of a view: nothing, a node, or the nodes of several views.
public struct _ViewNodes {
  /// Most views are one node each, which takes no array.
  private enum Storage {
    case one(ViewNode)
    case several([ViewNode])
  }

  private let storage: Storage

  /// The node of one view.
  package init(_ node: ViewNode) {
    storage = .one(node)
  }

  /// The nodes of several views, or of none.
  package init(_ nodes: [ViewNode]) {
    storage = nodes.count == 1 ? .one(nodes[0]) : .several(nodes)
  }

  /// The nodes, in the order written.
  package var all: [ViewNode] {
    switch storage {
    case .one(let node): [node]
    case .several(let nodes): nodes
    }
  }

  /// Each node with a change of its own, as a modifier after several views applies to each.
  package func map(_ change: (ViewNode) -> ViewNode) -> _ViewNodes {
    switch storage {
    case .one(let node): _ViewNodes(change(node))
    case .several(let nodes): _ViewNodes(nodes.map(change))
    }
  }

  /// One node: the only one, or all of them over each other.
  package func layered(alignment: Alignment = .center) -> ViewNode {
    switch storage {
    case .one(let node): node
    case .several(let nodes): .zstack(ZStackNode(alignment: alignment, children: nodes))
    }
  }

  /// One node: the only one, or all of them one after another along an axis.
  package func stacked(along axis: Axis) -> ViewNode {
    switch storage {
    case .one(let node): node
    case .several(let nodes): .stack(StackNode(axis: axis, children: nodes))
    }
  }
}

extension _ViewNodes {
  /// No node.
  static var none: _ViewNodes { _ViewNodes([]) }

  /// Appends the nodes to others.
  func append(to nodes: inout [ViewNode]) {
    switch storage {
    case .one(let node): nodes.append(node)
    case .several(let several): nodes += several
    }
  }
}
