import LayoutGeometry

/// A view in its surroundings, with the memory of what it has measured.
final class LayoutNode {
  let layout: any NodeLayout
  /// What a stack that holds the view serves it by: the highest first.
  let priority: Double
  /// True if the view is a spacer, which needs no spacing beside it.
  let isSpacer: Bool
  /// True if the view may be larger than it is offered and be cut by what is around it.
  let isMeantToSpill: Bool
  private var cache = MeasurementCache()

  init(
    _ layout: any NodeLayout, priority: Double = 0, isSpacer: Bool = false,
    isMeantToSpill: Bool = false
  ) {
    self.layout = layout
    self.priority = priority
    self.isSpacer = isSpacer
    self.isMeantToSpill = isMeantToSpill
  }

  /// A modifier around a view; stacks treat both alike.
  convenience init(modifier: any UnaryLayout) {
    self.init(
      modifier, priority: modifier.child.priority, isSpacer: modifier.child.isSpacer,
      isMeantToSpill: modifier.isMeantToSpill)
  }

  /// The size that the view takes for a proposal; worked out once for each.
  ///
  /// - Throws: `ViewError.infiniteSize` where infinite lengths leave a size that is no number.
  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    if let known = cache[proposal] { return known }
    let measurement = try layout.measure(proposal, in: pass)
    // What is no number would equal no cached proposal, and the cost would grow without bound.
    if measurement.size.width.isNaN || measurement.size.height.isNaN {
      throw ViewError.infiniteSize
    }
    cache.remember(measurement, for: proposal)
    return measurement
  }

  /// The view at a place on the canvas.
  ///
  /// - Parameter frame: As large as the view measured for `proposal`.
  /// - Throws: `ViewError.infiniteSize` where the frame is not finite.
  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    guard
      frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { throw ViewError.infiniteSize }
    return try layout.place(in: frame, proposal: proposal, pass: pass)
  }
}
