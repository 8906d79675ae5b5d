import LayoutGeometry

/// Makes the node of a view in its surroundings.
struct NodeBuilder {
  /// How deep views and modifiers may stand in each other.
  ///
  /// Building, measuring and placing go down as deep; the limit keeps them within a thread's stack.
  static let depthLimit = 256

  let direction: LayoutDirection

  /// The node of `view` with all views in it.
  ///
  /// - Parameters:
  ///   - depth: How many views and modifiers stand around the view.
  ///   - count: How many views have nodes so far, to which those of `view` are added.
  /// - Throws: `ViewError.nestedTooDeeply`, and `tooManyViews` once `count` is over
  ///   `View.countLimit`.
  func node(
    for view: View, in environment: ViewEnvironment, depth: Int, count: inout Int
  ) throws -> LayoutNode {
    guard depth < Self.depthLimit else {
      throw ViewError.nestedTooDeeply(limit: Self.depthLimit, at: environment.mark)
    }
    if case .chrome(let chrome) = view {
      count += 1
      // A control is one view, whatever it is made of.
      var parts = 0
      let body = try node(
        for: chrome.body(in: environment, direction: direction), in: environment, depth: depth + 1,
        count: &parts)
      return LayoutNode(
        modifier: GroupLayout(
          child: body, drawing: ControlDrawing(isTouchTarget: chrome.isTouchTarget)))
    }
    // This function stands on the stack once for each level, so it holds as little as it can: what
    // goes deeper first, the views that hold no others in a function of their own.
    guard case .modified(let content, let modifier) = view else {
      count += 1
      guard count <= View.countLimit else {
        throw ViewError.tooManyViews(limit: View.countLimit, at: environment.mark)
      }
      let children = try view.children.map {
        try node(
          for: $0, in: environment.inside(axis: view.stackAxis), depth: depth + 1, count: &count)
      }
      return node(for: view, holding: children, in: environment, depth: depth)
    }
    // A mark is no level of its own: it must not take from what a config can nest.
    let inner = try node(
      for: content, in: environment.behind(modifier), depth: modifier.isMark ? depth : depth + 1,
      count: &count)
    let decoration = try modifier.decoration.map {
      try node(for: $0, in: environment.inside(), depth: depth + 1, count: &count)
    }
    return node(modifier, around: inner, over: decoration, in: environment)
  }
}

extension View {
  /// The views that a stack holds, from its first to its last.
  fileprivate var children: [View] {
    switch self {
    case .stack(let stack): stack.children
    case .zstack(let stack): stack.children
    default: []
    }
  }

  /// The axis along which a stack's children follow each other.
  fileprivate var stackAxis: Axis? {
    if case .stack(let stack) = self { stack.axis } else { nil }
  }
}

extension Modifier {
  /// True for a modifier that only names its view.
  fileprivate var isMark: Bool {
    if case .mark = self { true } else { false }
  }

  /// The view that the modifier adds.
  fileprivate var decoration: View? {
    switch self {
    case .background(let view, _), .overlay(let view, _): view
    default: nil
    }
  }
}

extension ViewEnvironment {
  /// The surroundings of a view with `modifier` behind it.
  fileprivate func behind(_ modifier: Modifier) -> ViewEnvironment {
    var inner = self
    switch modifier {
    case .environment(let change): inner.apply(change)
    case .id(let id): inner.id = id
    case .mark(let mark): inner.mark = mark
    default: break
    }
    return inner
  }
}
