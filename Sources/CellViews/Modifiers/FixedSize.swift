import LayoutGeometry

/// `fixedSize(horizontal:vertical:)`: proposes nothing to a view, so that it takes its ideal size.
struct FixedSize: PrimitiveModifier {
  let isHorizontal: Bool
  let isVertical: Bool

  var description: ModifierDescription {
    let axes = [isHorizontal ? Axis.horizontal : nil, isVertical ? .vertical : nil]
    return [.axes("fixedSize", Set(axes.compactMap(\.self)), default: [])]
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: FixedSizeLayout(child: child, modifier: self))
  }
}

private struct FixedSizeLayout: ModifierLayout {
  let child: LayoutNode
  let modifier: FixedSize

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(offer(for: proposal), in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: offer(for: proposal), pass: pass)
  }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: modifier.isHorizontal ? nil : proposal.width,
      height: modifier.isVertical ? nil : proposal.height)
  }
}
