import LayoutGeometry

/// Space that grows without end along the axis of its stack, along both axes outside of one.
struct SpacerLayout: NodeLayout {
  let minLength: Double?
  let axis: Axis?

  /// The least length of a spacer that is not told otherwise: what parts two views in a stack.
  static let defaultMinLength = Stack.defaultSpacing

  /// The priority of all spacers: they get what all others leave.
  static let priority = -Double.infinity

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let minimum = minLength ?? Self.defaultMinLength
    let width = axis == .vertical ? 0 : max(proposal.width ?? 0, minimum)
    let height = axis == .horizontal ? 0 : max(proposal.height ?? 0, minimum)
    return Measurement(size: Size(width: width, height: height))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    PlacedView(frame: frame)
  }
}
