package import LayoutGeometry

/// A label that needs a place: its size, and the subjects at which it may be placed.
package struct LabelRequest: Hashable, Sendable {
  /// The label's size, in points.
  package var size: Size
  /// The subjects at which the label may be placed, the best first.
  package var spots: [Spot]
  /// Indicates whether the label may be away from its subject, with a line that leads to it.
  package var mayLead: Bool

  /// Creates a label of a size.
  package init(size: Size, spots: [Spot], mayLead: Bool) {
    self.size = size
    self.spots = spots
    self.mayLead = mayLead
  }

  /// A subject of a label, and the places for the label at it.
  package struct Spot: Hashable, Sendable {
    /// The subject, in points of the canvas.
    package var subject: Rect
    /// The places at it, the best first.
    package var anchors: [Anchor]

    /// Creates a subject with the places at it.
    package init(_ subject: Rect, anchors: [Anchor]) {
      self.subject = subject
      self.anchors = anchors
    }
  }

  /// A place of a label at its subject.
  package enum Anchor: Hashable, Sendable {
    /// In the subject: 0 is its left or top edge, 1 its right or bottom one. A subject that is
    /// smaller than the label has no such place.
    case inside(x: Double, y: Double)
    /// Over the subject, however small that is.
    case over
    /// Above the subject; 0 is its left edge, 1 its right one.
    case above(Double)
    /// Below the subject; 0 is its left edge, 1 its right one.
    case below(Double)
    /// Left of the subject; 0 is its top edge, 1 its bottom one.
    case left(Double)
    /// Right of the subject; 0 is its top edge, 1 its bottom one.
    case right(Double)
  }
}

/// A label with its place.
package struct PlacedLabel: Hashable, Sendable {
  /// The label's place, in points of the canvas.
  package var frame: Rect
  /// The index of the label's spot among the request's.
  package var spot: Int
  /// The line to the subject, if the label is away from it.
  package var leader: Segment?
}

/// A straight line between two points.
package struct Segment: Hashable, Sendable {
  /// The start of the line.
  package var start: Point
  /// The end of the line.
  package var end: Point

  /// Creates a line between two points.
  package init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// Returns whether the line and a rectangle have a point in common.
  ///
  /// The line is cut at each pair of edges in turn, after Liang and Barsky.
  func crosses(_ rect: Rect) -> Bool {
    var from = 0.0
    var to = 1.0
    for axis in [Axis.horizontal, .vertical] {
      let length = end[axis] - start[axis]
      let low = rect.origin[axis] - start[axis]
      let high = low + rect.size[axis]
      if length == 0 {
        if low > 0 || high < 0 { return false }
        continue
      }
      from = max(from, min(low / length, high / length))
      to = min(to, max(low / length, high / length))
    }
    return from <= to
  }

  /// Returns whether two lines cross; lines that only touch at an end may count as crossing.
  func crosses(_ other: Segment) -> Bool {
    func side(_ point: Point, of line: Segment) -> Double {
      (line.end.x - line.start.x) * (point.y - line.start.y)
        - (line.end.y - line.start.y) * (point.x - line.start.x)
    }
    return side(other.start, of: self) * side(other.end, of: self) <= 0
      && side(start, of: other) * side(end, of: other) <= 0
  }
}

extension LabelRequest.Anchor {
  /// The distance between a label and the edge of its subject, in points.
  private static let distance = 2.0

  /// Returns the place of a label; nil if the subject has no room for it.
  func frame(of size: Size, at subject: Rect) -> Rect? {
    func along(_ start: Double, _ length: Double, _ own: Double, _ share: Double) -> Double {
      start + (length - own) * share
    }
    let gap = Self.distance
    let origin: Point
    switch self {
    case .inside(let x, let y):
      let room = subject.inset(by: gap)
      guard size.width <= room.width, size.height <= room.height else { return nil }
      origin = Point(
        x: along(room.minX, room.width, size.width, x),
        y: along(room.minY, room.height, size.height, y))
    case .over:
      origin = Point(x: subject.midX - size.width / 2, y: subject.midY - size.height / 2)
    case .above(let share):
      origin = Point(
        x: along(subject.minX, subject.width, size.width, share),
        y: subject.minY - gap - size.height)
    case .below(let share):
      origin = Point(
        x: along(subject.minX, subject.width, size.width, share), y: subject.maxY + gap)
    case .left(let share):
      origin = Point(
        x: subject.minX - gap - size.width,
        y: along(subject.minY, subject.height, size.height, share))
    case .right(let share):
      origin = Point(
        x: subject.maxX + gap, y: along(subject.minY, subject.height, size.height, share))
    }
    return Rect(origin: origin, size: size)
  }
}
