import LayoutGeometry

/// What a view answers to a proposal: its size, and where its first and last lines of text stand.
struct Measurement: Hashable, Sendable {
  /// The size that the view takes, in points; infinite where it takes all of an infinite proposal.
  var size: Size
  /// The first baseline's distance from the view's top, or nil for a view without text.
  var firstBaseline: Double?
  /// The last baseline's distance from the view's top, or nil for a view without text.
  var lastBaseline: Double?

  init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The same view in a frame of another size, `origin` from the frame's top left.
  func placed(at origin: Point, in size: Size) -> Measurement {
    Measurement(
      size: size, firstBaseline: firstBaseline.map { $0 + origin.y },
      lastBaseline: lastBaseline.map { $0 + origin.y })
  }
}
