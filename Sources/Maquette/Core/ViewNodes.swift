package import CellViews
package import LayoutGeometry

/// The nodes of a view for the layout: none, one, or those of several views.
public struct _ViewNodes {
  /// A storage that avoids an array for most views, which are one node each, and traits for most
  /// nodes.
  private enum Storage {
    case one(ViewNode)
    case several([ViewNode])
    case elements([ViewElement])
  }

  private var storage: Storage

  /// Creates the node of one view.
  package init(_ node: ViewNode) {
    storage = .one(node)
  }

  /// Creates the nodes of several views, or of none.
  package init(_ nodes: [ViewNode]) {
    storage = nodes.count == 1 ? .one(nodes[0]) : .several(nodes)
  }

  /// Creates views with traits for the container around.
  init(_ elements: [ViewElement]) {
    storage = .elements(elements)
  }

  /// The nodes, in source order; those of a section are its header, its rows and its footer.
  package var all: [ViewNode] {
    switch storage {
    case .one(let node): [node]
    case .several(let nodes): nodes
    case .elements(let elements): elements.flatMap(\.nodes)
    }
  }

  /// The views with traits for the container around, in source order.
  var elements: [ViewElement] {
    switch storage {
    case .one(let node): [.view(node, ViewTraits())]
    case .several(let nodes): nodes.map { .view($0, ViewTraits()) }
    case .elements(let elements): elements
    }
  }

  /// Returns the nodes with each of them changed, as a modifier of several views applies to each.
  package func map(_ change: (ViewNode) -> ViewNode) -> _ViewNodes {
    switch storage {
    case .one(let node): _ViewNodes(change(node))
    case .several(let nodes): _ViewNodes(nodes.map(change))
    case .elements(let elements): _ViewNodes(elements.map { $0.map(change) })
    }
  }

  /// Returns one node: the only one, or a stack of all of them in depth.
  package func layered(alignment: Alignment = .center) -> ViewNode {
    single ?? .zstack(ZStackNode(alignment: alignment, children: all))
  }

  /// Returns one node: the only one, or a stack of all of them along an axis.
  package func stacked(along axis: Axis) -> ViewNode {
    single ?? .stack(StackNode(axis: axis, children: all))
  }

  /// The traits of the only view, if it has any.
  var onlyTraits: ViewTraits? {
    guard case .elements(let elements) = storage, elements.count == 1,
      case .view(_, let traits) = elements[0]
    else { return nil }
    return traits
  }

  /// The only node; nil if there are none or several.
  private var single: ViewNode? {
    if case .one(let node) = storage { return node }
    let nodes = all
    return nodes.count == 1 ? nodes[0] : nil
  }
}

extension _ViewNodes {
  /// An empty list of nodes.
  static var none: _ViewNodes { _ViewNodes([ViewNode]()) }

  /// Indicates whether there are no nodes.
  var isEmpty: Bool { all.isEmpty }

  /// Appends the nodes of later views.
  mutating func append(_ others: _ViewNodes) {
    switch (storage, others.storage) {
    case (.several(var nodes), .one(let node)):
      // Moved out, so that the array grows in place.
      storage = .several([])
      nodes.append(node)
      storage = .several(nodes)
    case (.one, .elements), (.several, .elements), (.elements, _):
      storage = .elements(elements + others.elements)
    case (.one(let node), _):
      storage = .several([node] + others.all)
    case (.several(let nodes), .several(let more)):
      storage = .several(nodes + more)
    }
  }

  /// Returns the views with their traits changed; those of a section are its rows'.
  func settingTraits(_ change: (inout ViewTraits) -> Void) -> _ViewNodes {
    _ViewNodes(elements.map { $0.settingTraits(change) })
  }
}
