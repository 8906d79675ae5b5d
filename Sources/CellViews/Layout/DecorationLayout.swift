import LayoutGeometry

/// A view behind another one or on top of it, offered the size of what it decorates.
///
/// The first child is decorated, the second one decorates.
struct DecorationLayout: NodeLayout {
  /// True for an overlay, false for a background.
  let isInFront: Bool
  let alignment: Alignment

  func measure(
    _ proposal: ProposedSize, children: [LayoutNode], in pass: LayoutPass
  ) throws -> Measurement {
    try children[0].measure(proposal, in: pass)
  }

  func place(
    in frame: Rect, proposal: ProposedSize, children: [LayoutNode], pass: LayoutPass
  ) throws -> PlacedView {
    let content = try children[0].measure(proposal, in: pass)
    let offer = ProposedSize(frame.size)
    let decoration = try children[1].measure(offer, in: pass)
    let origin = decoration.origin(in: content, alignment: alignment)
    let decorationFrame = frame.placing(
      decoration.size, at: origin, direction: pass.direction)
    // In the order in which they are drawn, so that collections are listed in that order too.
    if isInFront {
      let below = try children[0].place(in: frame, proposal: proposal, pass: pass)
      let above = try children[1].place(in: decorationFrame, proposal: offer, pass: pass)
      return PlacedView(frame: frame, children: [below, above])
    }
    let below = try children[1].place(in: decorationFrame, proposal: offer, pass: pass)
    let above = try children[0].place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, children: [below, above])
  }
}
