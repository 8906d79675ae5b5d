import CellViews
public import Foundation

/// A type-erased layout, so that a condition can choose one.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
/// layout {
///   Text("Today")
///   Text("Tomorrow")
/// }
/// ```
public struct AnyLayout: Layout {
  /// The cache of a layout of any type.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Creates a type-erased layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) {
    self.layout = layout
  }

  /// Returns the layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// Returns the container's preferred space beside it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<Rule: Layout>(_ layout: Rule) -> ViewSpacing {
      layout.calling(subviews, &cache.value) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(layout)
  }

  /// Returns the size of the container for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<Rule: Layout>(_ layout: Rule) -> CGSize {
      layout.calling(subviews, &cache.value) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(layout)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Rule: Layout>(_ layout: Rule) {
      layout.calling(subviews, &cache.value) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }
}

extension AnyLayout {
  /// Returns the node of a container: the one of the wrapped layout.
  func node(holding children: [ViewNode]) -> ViewNode { layout.containerNode(holding: children) }
}

extension Layout {
  func containerNode(holding children: [ViewNode]) -> ViewNode {
    if let known = self as? any _BuiltInLayout {
      return known._container(of: _ViewNodes(children)).node
    }
    if let any = self as? AnyLayout { return any.node(holding: children) }
    return .custom(CustomNode(OwnLayoutNode(self, children: children)))
  }

  /// Calls the layout with its untyped cache.
  fileprivate func calling<Result>(
    _ subviews: LayoutSubviews, _ cache: inout Any, _ body: (inout Cache) -> Result
  ) -> Result {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = known }
    return body(&known)
  }
}
