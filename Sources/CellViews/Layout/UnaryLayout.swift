import LayoutGeometry

/// A modifier of one view, its node's first child.
///
/// The defaults change nothing: the view keeps its size and its place.
protocol UnaryLayout: NodeLayout {
  func measure(
    _ proposal: ProposedSize, of child: LayoutNode, in pass: LayoutPass
  ) throws -> Measurement

  func place(
    _ child: LayoutNode, in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> PlacedView
}

extension UnaryLayout {
  func measure(
    _ proposal: ProposedSize, of child: LayoutNode, in pass: LayoutPass
  ) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

  func place(
    _ child: LayoutNode, in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> PlacedView {
    try child.place(in: frame, proposal: proposal, pass: pass)
  }

  func measure(
    _ proposal: ProposedSize, children: [LayoutNode], in pass: LayoutPass
  ) throws -> Measurement {
    try measure(proposal, of: children[0], in: pass)
  }

  func place(
    in frame: Rect, proposal: ProposedSize, children: [LayoutNode], pass: LayoutPass
  ) throws -> PlacedView {
    try place(children[0], in: frame, proposal: proposal, pass: pass)
  }
}
