import LayoutGeometry

/// A modifier of one view.
///
/// The defaults change nothing: the view keeps its size and its place.
protocol UnaryLayout: NodeLayout {
  /// The view with the modifiers that are written before this one.
  var child: LayoutNode { get }
  /// True if the view may be larger than it is offered and be cut by what is around it.
  var isMeantToSpill: Bool { get }
}

extension UnaryLayout {
  var isMeantToSpill: Bool { child.isMeantToSpill }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
