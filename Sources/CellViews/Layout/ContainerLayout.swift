package import LayoutGeometry

/// The measuring and placing of a container of views.
protocol ContainerLayout: NodeLayout {
  /// Returns the place of each view in the container, in their order.
  ///
  /// - Parameters:
  ///   - frame: The container's place, as large as it measured for `proposal`.
  ///   - proposal: The proposal for which the container was measured.
  func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot]
}

/// The place of a view in a container.
package struct ContainerSlot: Sendable {
  /// The view's frame, as large as it measured for `proposal`, in points of the canvas.
  package var frame: Rect
  /// The proposal for which the view was measured.
  package var proposal: ProposedSize

  /// Creates a place for a view.
  package init(frame: Rect, proposal: ProposedSize) {
    self.frame = frame
    self.proposal = proposal
  }
}

extension LayoutNode {
  /// Returns the place of each view in a container; nil for any other view.
  package func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot]? {
    try (layout as? any ContainerLayout)?.slots(in: frame, proposal: proposal, pass: pass)
  }
}
