import LayoutGeometry

/// A modifier that takes another size than its view and puts the view somewhere in it.
protocol FrameLayout: UnaryLayout {
  /// Where the view stands in the frame.
  var alignment: Alignment { get }
  /// The mark of the view around which the frame is written.
  var mark: ViewMark? { get }
  /// True for a frame without a length, which hides what is in it.
  var hidesContent: Bool { get }
  /// What the view is offered.
  func offer(for proposal: ProposedSize) -> ProposedSize
  /// The frame's size, where the view takes a size of `child`.
  func size(for proposal: ProposedSize, around child: Size) -> Size
}

extension FrameLayout {
  var hidesContent: Bool { false }

  var isMeantToSpill: Bool { false }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let inner = try child.measure(offer(for: proposal), in: pass)
    let frame = Measurement(size: size(for: proposal, around: inner.size))
    return inner.placed(at: inner.origin(in: frame, alignment: alignment), in: frame.size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let offer = offer(for: proposal)
    let inner = try child.measure(offer, in: pass)
    let origin = inner.origin(in: Measurement(size: frame.size), alignment: alignment)
    let childFrame = frame.placing(inner.size, at: origin, direction: pass.direction)
    let outside = pass.sight
    defer { pass.sight = outside }
    if hidesContent { pass.sight.isHidden = true }
    pass.check(childFrame, fitsIn: frame, mark: mark)
    return try child.place(in: childFrame, proposal: offer, pass: pass)
  }
}
