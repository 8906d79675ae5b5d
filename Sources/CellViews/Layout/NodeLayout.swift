import LayoutGeometry

/// How one kind of view or modifier is measured and placed.
///
/// Sizes are in points; a size depends on nothing but the proposal and the views inside.
protocol NodeLayout {
  /// The size that the view takes for a proposal.
  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement

  /// The view with its place, on the canvas.
  ///
  /// - Parameters:
  ///   - frame: The view's place, as large as the view measured for `proposal`.
  ///   - proposal: What the view was measured for.
  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView
}
