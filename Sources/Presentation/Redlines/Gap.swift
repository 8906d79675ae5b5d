import LayoutGeometry

/// Empty space between two edges that face each other, in points of the canvas.
struct Gap: Hashable {
  /// The axis along which the space is measured.
  var axis: Axis
  /// The space: as long as the distance of the edges, as wide as they share.
  var lane: Rect

  /// The distance of the edges.
  var length: Double { lane.size[axis] }

  /// Creates the space between two frames that share some of their extent across `axis`, `a` being
  /// the first; nil if they touch, overlap or share nothing.
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

  /// Creates a space; nil for one that is only rounding.
  init?(_ axis: Axis, lane: Rect) {
    guard lane.size[axis] >= Self.least, lane.size[axis.cross] >= Self.least else { return nil }
    self.axis = axis
    self.lane = lane
  }

  /// The length below which a gap is rounding: a hundredth of a point.
  private static let least = 0.01

  /// Returns the gap in the visible part of a viewport; nil if some of its length is hidden.
  func seen(in visible: Rect) -> Gap? {
    guard let shown = lane.intersection(visible),
      shown.size[axis] >= lane.size[axis] - Self.least
    else { return nil }
    return Gap(axis, lane: shown)
  }
}

extension Gap {
  /// The tried positions of the arrow along the lane's breadth, as shares.
  private static let shares = [0.5, 0.25, 0.75]
  /// The length of the strokes at an arrow's ends, in points: the label is beside them.
  private static let thickness = 7.0
  /// The length, in points, from which on a label is on its arrow's line.
  private static let leastForLabelOnLine = 48.0

  /// The possible places of the label: the arrow in the middle of the lane, and beside that.
  var spots: [Redline.Spot] { Self.shares.map(spot(at:)) }

  /// The place of the arrow in the middle of the lane.
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
