package import LayoutGeometry

/// How a container of views measures and places them.
protocol ContainerLayout: NodeLayout {
  /// The place of each view in the container, in their order.
  ///
  /// - Parameters:
  ///   - frame: The container's place, as large as it measured for `proposal`.
  ///   - proposal: What the container was measured for.
  func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot]
}

/// The place of a view in a container.
package struct ContainerSlot: Sendable {
  /// As large as the view measured for `proposal`, in points of the canvas.
  package var frame: Rect
  /// What the view was measured for.
  package var proposal: ProposedSize

  /// A place for a view.
  package init(frame: Rect, proposal: ProposedSize) {
    self.frame = frame
    self.proposal = proposal
  }
}

extension LayoutNode {
  /// The place of each view in a container; nil for any other view.
  package func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot]? {
    try (layout as? any ContainerLayout)?.slots(in: frame, proposal: proposal, pass: pass)
  }
}
