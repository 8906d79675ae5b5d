import LayoutGeometry

/// Offers a view nothing, so that it takes its ideal size.
struct FixedSizeLayout: UnaryLayout {
  let child: LayoutNode
  let isHorizontal: Bool
  let isVertical: Bool

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(offer(for: proposal), in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: offer(for: proposal), pass: pass)
  }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }
}
