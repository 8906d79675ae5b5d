import LayoutGeometry

/// Empty space between two edges that face each other, in points of the canvas.
struct Gap: Hashable {
  /// The axis along which the space is measured.
  var axis: Axis
  /// The space: as long as the distance of the edges, as wide as they share.
  var lane: Rect

  /// The distance of the edges.
  var length: Double { lane.size[axis] }

  /// The space between two frames that share some of their extent across `axis`, `a` being the
  /// first; nil if they touch, overlap or share nothing.
  init?(_ axis: Axis, between a: Rect, and b: Rect) {
    let cross = axis.cross
    let start = a.origin[axis] + a.size[axis]
    let low = max(a.origin[cross], b.origin[cross])
    let high = min(a.origin[cross] + a.size[cross], b.origin[cross] + b.size[cross])
    var lane = Rect.zero
    lane.origin[axis] = start
    lane.size[axis] = b.origin[axis] - start
    lane.origin[cross] = low
    lane.size[cross] = high - low
    self.init(axis, lane: lane)
  }

  /// A space; nil for one that is only rounding.
  init?(_ axis: Axis, lane: Rect) {
    guard lane.size[axis] >= Self.least, lane.size[axis.cross] >= Self.least else { return nil }
    self.axis = axis
    self.lane = lane
  }

  /// Less than a hundredth of a point is rounding.
  private static let least = 0.01

  /// The gap where a viewport shows it; nil if it hides some of its length.
  func seen(in visible: Rect) -> Gap? {
    guard let shown = lane.intersection(visible),
      shown.size[axis] >= lane.size[axis] - Self.least
    else { return nil }
    return Gap(axis, lane: shown)
  }
}

extension Gap {
  /// How far along the lane's breadth the arrow is tried.
  private static let shares = [0.5, 0.25, 0.75]
  /// How long the strokes at an arrow's ends are, in points: the label is beside them.
  private static let thickness = 7.0
  /// From here on, in points, a label is on its arrow's line.
  private static let leastForLabelOnLine = 48.0

  /// The places that a label may be at: the arrow in the middle of the lane, and aside of that.
  var spots: [Redline.Spot] { Self.shares.map(spot(at:)) }

  /// The arrow in the middle of the lane alone.
  var middle: Redline.Spot { spot(at: 0.5) }

  private func spot(at share: Double) -> Redline.Spot {
    let from = lane.origin[axis]
    let across = lane.origin[axis.cross] + lane.size[axis.cross] * share
    var subject = Rect.zero
    subject.origin[axis] = from
    subject.size[axis] = length
    subject.origin[axis.cross] = across - Self.thickness / 2
    subject.size[axis.cross] = Self.thickness
    let beside: [LabelRequest.Anchor] =
      axis == .horizontal
      ? [.below(0.5), .above(0.5), .right(0.5), .left(0.5)]
      : [.right(0.5), .left(0.5), .below(0.5), .above(0.5)]
    return Redline.Spot(
      subject: subject,
      anchors: (length >= Self.leastForLabelOnLine ? [.over] : []) + beside,
      figures: [
        .area(lane), .measure(axis, from: from, to: from + length, across: across),
      ])
  }
}
