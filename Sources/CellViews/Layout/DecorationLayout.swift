import LayoutGeometry

/// A view behind another one or on top of it, offered the size of what it decorates.
struct DecorationLayout: UnaryLayout {
  /// What is decorated.
  let child: LayoutNode
  let decoration: LayoutNode
  let alignment: Alignment
  /// True for an overlay, false for a background.
  let isInFront: Bool

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let content = try child.measure(proposal, in: pass)
    let offer = ProposedSize(frame.size)
    let measurement = try decoration.measure(offer, in: pass)
    let origin = measurement.origin(in: content, alignment: alignment)
    let decorationFrame = frame.placing(
      measurement.size, at: origin, direction: pass.direction)
    // In the order in which they are drawn, so that collections are listed in that order too.
    if isInFront {
      let below = try child.place(in: frame, proposal: proposal, pass: pass)
      let above = try decoration.place(in: decorationFrame, proposal: offer, pass: pass)
      return PlacedView(frame: frame, children: [below, above])
    }
    let below = try decoration.place(in: decorationFrame, proposal: offer, pass: pass)
    let above = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, children: [below, above])
  }
}
