import LayoutGeometry

/// Rectangles by the squares of a coarse grid that they overlap, to find those near a place.
struct OccupiedArea {
  /// The side of a square, in points: a label is about as long.
  private static let side = 64.0
  /// How many squares a rectangle may overlap; one that is larger is checked each time.
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

  /// True if a rectangle of the area intersects `rect`, which is about a label's size.
  func intersects(_ rect: Rect) -> Bool {
    if large.contains(where: rect.intersects) { return true }
    var found = false
    forEachSquare(of: rect) { square in
      found = found || (squares[square]?.contains { rects[$0].intersects(rect) } ?? false)
    }
    return found
  }

  /// True if a line crosses a rectangle of the area.
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
