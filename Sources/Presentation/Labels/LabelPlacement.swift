package import LayoutGeometry

/// Places labels one after another: none covers another, and none leaves the canvas.
///
/// A label takes the first free place at its subject. The place is always free of other labels, and
/// free of lines and of texts, too, if there is such a place. If there is none, the label is away
/// from its subject at the end of a leader; if there is no place for that, it is left out.
///
/// - Complexity: O(*places of all labels*), and O(*labels*) more for each tried leader.
package struct LabelPlacement {
  /// The space around a label that no other label enters, in points.
  private static let clearance = 1.5
  /// The largest number of labels with a leader: more are a tangle that readers cannot follow.
  package static let leaderLimit = 12

  private let bounds: Rect
  private var labels = OccupiedArea()
  private var lines = OccupiedArea()
  private var texts = OccupiedArea()
  private var leaders: [Segment] = []

  /// Creates a placement on an empty canvas.
  ///
  /// - Parameter bounds: The bounds of all labels, in points.
  package init(in bounds: Rect) {
    self.bounds = bounds
  }

  /// Adds a line or an arrow, which labels avoid if they can.
  package mutating func avoid(line: Rect) { lines.insert(line) }

  /// Adds a text of the picture, which labels avoid if that costs nothing else.
  package mutating func avoid(text: Rect) { texts.insert(text) }

  /// Places a label, or returns nil if there is no place for it.
  package mutating func place(_ request: LabelRequest) -> PlacedLabel? {
    guard !request.size.isEmpty else { return nil }
    guard let placed = atSubject(request) ?? atLeader(request) else { return nil }
    labels.insert(placed.frame.inset(by: -Self.clearance))
    if let leader = placed.leader {
      leaders.append(leader)
    }
    return placed
  }

  private func atSubject(_ request: LabelRequest) -> PlacedLabel? {
    var free: PlacedLabel?
    var freeOfLines: PlacedLabel?
    for (index, spot) in request.spots.enumerated() {
      for anchor in spot.anchors {
        guard let frame = anchor.frame(of: request.size, at: spot.subject), isFree(frame) else {
          continue
        }
        let placed = PlacedLabel(frame: frame, spot: index)
        if free == nil { free = placed }
        guard !lines.intersects(frame) else { continue }
        if freeOfLines == nil { freeOfLines = placed }
        if !texts.intersects(frame) { return placed }
      }
    }
    return freeOfLines ?? free
  }

  /// Returns whether a label can be placed in `frame`: on the canvas, without touching another
  /// label or a leader.
  private func isFree(_ frame: Rect) -> Bool {
    bounds.contains(frame) && !labels.intersects(frame)
      && !leaders.contains { $0.crosses(frame) }
  }
}

extension LabelPlacement {
  /// The distances of a label with a leader from its subject, in points; the nearest is tried
  /// first.
  private static let reaches = [12.0, 24, 40, 60, 84]
  /// The directions in which it is tried, seen from the subject.
  private static let directions: [Point] = [
    Point(x: 1, y: -1), Point(x: 1, y: 1), Point(x: -1, y: -1), Point(x: -1, y: 1),
    Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: -1), Point(x: 0, y: 1),
  ]
  /// The number of tried spots of a label: the places around two neighbours are nearly the same.
  private static let spotLimit = 4

  private func atLeader(_ request: LabelRequest) -> PlacedLabel? {
    guard request.mayLead, leaders.count < Self.leaderLimit else { return nil }
    for avoidsLines in [true, false] {
      for (index, spot) in request.spots.prefix(Self.spotLimit).enumerated() {
        for reach in Self.reaches {
          for direction in Self.directions {
            let frame = frame(of: request.size, from: spot.subject, direction, reach)
            guard isFree(frame), !avoidsLines || !lines.intersects(frame) else { continue }
            let leader = leader(from: frame, to: spot.subject)
            guard !labels.isCrossed(by: leader), !leaders.contains(where: leader.crosses) else {
              continue
            }
            return PlacedLabel(frame: frame, spot: index, leader: leader)
          }
        }
      }
    }
    return nil
  }

  private func frame(
    of size: Size, from subject: Rect, _ direction: Point, _ reach: Double
  ) -> Rect {
    let x = subject.midX + direction.x * (subject.width / 2 + reach + size.width / 2)
    let y = subject.midY + direction.y * (subject.height / 2 + reach + size.height / 2)
    return Rect(origin: Point(x: x - size.width / 2, y: y - size.height / 2), size: size)
  }

  /// Returns the line from a label's nearest edge to its subject's middle.
  private func leader(from label: Rect, to subject: Rect) -> Segment {
    let end = Point(x: subject.midX, y: subject.midY)
    let start = Point(
      x: min(max(end.x, label.minX), label.maxX), y: min(max(end.y, label.minY), label.maxY))
    return Segment(from: start, to: end)
  }
}

/// Rectangles by the squares of a coarse grid that they overlap, for finding those near a place.
private struct OccupiedArea {
  /// The side of a square, in points, about the length of a label.
  private static let side = 64.0
  /// The largest number of squares that a rectangle may overlap; a larger one is checked each time.
  private static let squareLimit = 256.0

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private var rects: [Rect] = []
  private var large: [Rect] = []
  private var squares: [Square: [Int]] = [:]

  /// Adds a rectangle; an empty one occupies nothing.
  mutating func insert(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    guard (rect.width / Self.side + 2) * (rect.height / Self.side + 2) <= Self.squareLimit else {
      large.append(rect)
      return
    }
    forEachSquare(of: rect) { squares[$0, default: []].append(rects.count) }
    rects.append(rect)
  }

  /// Returns whether a rectangle of the area intersects `rect`, which is about a label's size.
  func intersects(_ rect: Rect) -> Bool {
    if large.contains(where: rect.intersects) { return true }
    var found = false
    forEachSquare(of: rect) { square in
      found = found || (squares[square]?.contains { rects[$0].intersects(rect) } ?? false)
    }
    return found
  }

  /// Returns whether a line crosses a rectangle of the area.
  ///
  /// - Complexity: O(*rectangles*).
  func isCrossed(by line: Segment) -> Bool {
    large.contains(where: line.crosses) || rects.contains(where: line.crosses)
  }

  private func forEachSquare(of rect: Rect, _ body: (Square) -> Void) {
    func index(_ position: Double) -> Int { Int((position / Self.side).rounded(.down)) }
    for row in index(rect.minY)...index(rect.maxY) {
      for column in index(rect.minX)...index(rect.maxX) {
        body(Square(column: column, row: row))
      }
    }
  }
}
