package import CellViews
package import LayoutGeometry

/// What the layout knows of a view: nothing, a node, or the nodes of several views.
public struct _ViewNodes {
  /// Most views are one node each, which takes no array, and few have traits.
  private enum Storage {
    case one(ViewNode)
    case several([ViewNode])
    case elements([ViewElement])
  }

  private var storage: Storage

  /// The node of one view.
  package init(_ node: ViewNode) {
    storage = .one(node)
  }

  /// The nodes of several views, or of none.
  package init(_ nodes: [ViewNode]) {
    storage = nodes.count == 1 ? .one(nodes[0]) : .several(nodes)
  }

  /// Views with what they are to the container around.
  init(_ elements: [ViewElement]) {
    storage = .elements(elements)
  }

  /// The nodes, in the order written; of a section its header, its rows and its footer.
  package var all: [ViewNode] {
    switch storage {
    case .one(let node): [node]
    case .several(let nodes): nodes
    case .elements(let elements): elements.flatMap(\.nodes)
    }
  }

  /// The views with what they are to the container around, in the order written.
  var elements: [ViewElement] {
    switch storage {
    case .one(let node): [.view(node, ViewTraits())]
    case .several(let nodes): nodes.map { .view($0, ViewTraits()) }
    case .elements(let elements): elements
    }
  }

  /// Each node with a change of its own, as a modifier after several views applies to each.
  package func map(_ change: (ViewNode) -> ViewNode) -> _ViewNodes {
    switch storage {
    case .one(let node): _ViewNodes(change(node))
    case .several(let nodes): _ViewNodes(nodes.map(change))
    case .elements(let elements): _ViewNodes(elements.map { $0.map(change) })
    }
  }

  /// One node: the only one, or all of them over each other.
  package func layered(alignment: Alignment = .center) -> ViewNode {
    single ?? .zstack(ZStackNode(alignment: alignment, children: all))
  }

  /// One node: the only one, or all of them one after another along an axis.
  package func stacked(along axis: Axis) -> ViewNode {
    single ?? .stack(StackNode(axis: axis, children: all))
  }

  /// The traits of the only view, where it was given some.
  var onlyTraits: ViewTraits? {
    guard case .elements(let elements) = storage, elements.count == 1,
      case .view(_, let traits) = elements[0]
    else { return nil }
    return traits
  }

  /// The only node; nil for none and for several.
  private var single: ViewNode? {
    if case .one(let node) = storage { return node }
    let nodes = all
    return nodes.count == 1 ? nodes[0] : nil
  }
}

extension _ViewNodes {
  /// No node.
  static var none: _ViewNodes { _ViewNodes([ViewNode]()) }

  /// True for no node.
  var isEmpty: Bool { all.isEmpty }

  /// Appends the nodes of the views that follow.
  mutating func append(_ others: _ViewNodes) {
    switch (storage, others.storage) {
    case (.several(var nodes), .one(let node)):
      // Taken out, so that the array is grown in its place.
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

  /// The views with their traits changed; those of a section are its rows'.
  func settingTraits(_ change: (inout ViewTraits) -> Void) -> _ViewNodes {
    _ViewNodes(elements.map { $0.settingTraits(change) })
  }
}
