import CellViews
public import Foundation
import LayoutGeometry

/// A layout of any type, so that a condition can choose one.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
/// layout {
///   Text("Today")
///   Text("Tomorrow")
/// }
/// ```
public struct AnyLayout: Layout {
  /// What a layout of any type keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// A layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) {
    self.layout = layout
  }

  /// What the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// How much space the container wants beside it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<Rule: Layout>(_ layout: Rule) -> ViewSpacing {
      layout.calling(subviews, &cache.value) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(layout)
  }

  /// The size of the container for what it is offered, in points.
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
  /// A container's node: the one that the layout of its own type has.
  func node(holding children: [ViewNode]) -> ViewNode { layout.containerNode(holding: children) }
}

extension Layout {
  /// The node of a container.
  func containerNode(holding children: [ViewNode]) -> ViewNode {
    if let known = self as? any _BuiltInLayout {
      return known._container(of: _ViewNodes(children)).node
    }
    if let any = self as? AnyLayout { return any.node(holding: children) }
    return .custom(CustomNode(OwnLayoutNode(self, children: children)))
  }

  /// Calls the layout with what it keeps, which has no type.
  fileprivate func calling<Result>(
    _ subviews: LayoutSubviews, _ cache: inout Any, _ body: (inout Cache) -> Result
  ) -> Result {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = known }
    return body(&known)
  }
}
