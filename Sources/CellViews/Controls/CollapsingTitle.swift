import LayoutGeometry

extension ViewNode {
  /// Returns a bar with a large title that becomes `bar` after content has scrolled under it.
  ///
  /// The content keeps its place, as UIKit's does: the large title has scrolled away with it.
  func collapsing(to bar: ViewNode) -> ViewNode {
    with(NodeModifier(CollapsingTitle(decoration: bar)))
  }
}

private struct CollapsingTitle: DecoratingModifier {
  /// The bar without a large title.
  let decoration: ViewNode?

  var description: ModifierDescription {
    // A part of what a bar is made of: the bar itself has a title, and `decoration` is the bar's.
    []
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: CollapsingTitleLayout(child: child, collapsed: decoration))
  }
}

private struct CollapsingTitleLayout: ModifierLayout {
  let child: LayoutNode
  let collapsed: LayoutNode

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let size = try collapsed.measure(proposal, in: pass).size
    // A scroll view comes to rest with all or none of the title visible, whichever is nearer.
    guard pass.sight.scrolledLength > (frame.height - size.height) / 2 else {
      return try child.place(in: frame, proposal: proposal, pass: pass)
    }
    let top = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: size.height)
    return try collapsed.place(in: top, proposal: proposal, pass: pass)
  }
}
