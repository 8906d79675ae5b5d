import LayoutGeometry

/// A frame as wide as a part of what it is offered; as wide as its view where nothing is offered.
struct RelativeWidthLayout: FrameLayout {
  let child: LayoutNode
  let width: RelativeWidth
  let mark: ViewMark?

  var alignment: Alignment { width.alignment }

  func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map(part), height: proposal.height)
  }

  func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(width: proposal.width.map(part) ?? child.width, height: child.height)
  }

  private func part(of length: Double) -> Double {
    // No part of an endless length is no number.
    max((width.fraction == 0 ? 0 : width.fraction * length) + width.plus, 0)
  }
}
