/// A point on the grid of an arrangement, whose step is a 65,536th of a unit.
///
/// Sides of lines are exact integers for points up to 2,000 units from the origin.
struct GridPoint: Hashable, Comparable {
  /// The number of steps of the grid in a unit.
  static let steps = 65_536.0

  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    (self.x, self.y) = (x, y)
  }

  init(_ point: OutlinePoint) {
    // Far beyond any symbol, so that products do not overflow.
    func step(_ value: Double) -> Int { Int((min(max(value, -2000), 2000) * Self.steps).rounded()) }
    self.init(x: step(point.x), y: step(point.y))
  }

  var point: OutlinePoint { OutlinePoint(Double(x), Double(y)) / Self.steps }

  /// Orders points from top to bottom, and then from left to right.
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }

  /// Returns the side of the line from `a` to `b` on which a point is: below 0, 0 on it, or above.
  static func side(_ a: GridPoint, _ b: GridPoint, _ point: GridPoint) -> Int {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}

/// Polygons cut at their crossings, so that the two sides of each piece of an outline are known.
///
/// Crossings are rounded to the grid, which may bend a line by half a step; lines that cross
/// afterwards are cut again.
struct Arrangement {
  /// A line between two points, the first above the other.
  private struct Edge {
    var a: GridPoint
    var b: GridPoint
    /// The number of times that polygons of each group go from `a` to `b`, minus the number of
    /// times back.
    var windings: SIMD2<Int>

    /// Returns whether the rectangle around it includes a point.
    func isAround(_ point: GridPoint) -> Bool {
      a.y <= point.y && point.y <= b.y && min(a.x, b.x) <= point.x && point.x <= max(a.x, b.x)
    }
  }

  private var edges: [Edge] = []

  /// The limit of passes: rounding needs two or three, and more would have no visible effect.
  private static let passLimit = 8

  /// Adds a polygon to a group, 0 or 1.
  mutating func add(_ corners: [GridPoint], group: Int) {
    guard var last = corners.last else { return }
    var step = SIMD2<Int>.zero
    step[group] = 1
    for corner in corners {
      if last < corner { edges.append(Edge(a: last, b: corner, windings: step)) }
      if corner < last { edges.append(Edge(a: corner, b: last, windings: .zero &- step)) }
      last = corner
    }
  }

  /// Returns the outlines of the inside, none of which cross.
  ///
  /// - Parameter isInside: Returns whether a place with these winding numbers of each group is
  ///   inside.
  /// - Complexity: O(*lines* × *lines at a height*).
  mutating func outlines(_ isInside: (SIMD2<Int>) -> Bool) -> [[GridPoint]] {
    cut()
    let rows = Rows(edges)
    var lines: [(from: GridPoint, to: GridPoint)] = []
    for edge in edges {
      let (left, right) = windings(beside: edge, rows)
      switch (isInside(left), isInside(right)) {
      case (false, true): lines.append((edge.a, edge.b))
      case (true, false): lines.append((edge.b, edge.a))
      default: break
      }
    }
    return Self.linked(lines)
  }

  /// Returns the winding numbers of the polygons to the left and right of an edge.
  ///
  /// Counts the edges between its middle and the left. Coordinates are doubled, so that the middle
  /// has whole ones. The left of a level edge is below it, as if it sank to the right.
  private func windings(beside edge: Edge, _ rows: Rows) -> (SIMD2<Int>, SIMD2<Int>) {
    let middle = GridPoint(x: edge.a.x + edge.b.x, y: edge.a.y + edge.b.y)
    let isLevel = edge.a.y == edge.b.y
    var sum = SIMD2<Int>.zero
    for index in rows.edges(at: middle.y / 2) {
      let other = edges[index]
      let (top, bottom) = (2 * other.a.y, 2 * other.b.y)
      // Above a level edge the upper end of another does not count, else the lower.
      guard isLevel ? top < middle.y && middle.y <= bottom : top <= middle.y && middle.y < bottom
      else { continue }
      let a = GridPoint(x: 2 * other.a.x, y: top)
      let b = GridPoint(x: 2 * other.b.x, y: bottom)
      if GridPoint.side(a, b, middle) < 0 { sum &+= other.windings }
    }
    return isLevel ? (sum &- edge.windings, sum) : (sum, sum &+ edge.windings)
  }

  /// Cuts edges at their crossings, and merges those that coincide.
  private mutating func cut() {
    merge()
    for _ in 0..<Self.passLimit {
      var cuts = crossings()
      guard !cuts.isEmpty else { return }
      cuts.sort { ($0.edge, $0.point) < ($1.edge, $1.point) }
      // If rounding changes the order, the pieces go back and forth, which cancels out.
      for group in cuts.chunked(by: { $0.edge == $1.edge }) {
        let edge = edges[group[group.startIndex].edge]
        var last = edge.a
        for point in group.map(\.point) + [edge.b] where point != last {
          let isDown = last < point
          edges.append(
            Edge(
              a: min(last, point), b: max(last, point),
              windings: isDown ? edge.windings : .zero &- edge.windings))
          last = point
        }
        edges[group[group.startIndex].edge].windings = .zero
      }
      merge()
    }
  }

  private mutating func merge() {
    edges.sort { ($0.a, $0.b) < ($1.a, $1.b) }
    var merged: [Edge] = []
    for edge in edges {
      if let last = merged.last, last.a == edge.a, last.b == edge.b {
        merged[merged.count - 1].windings &+= edge.windings
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.windings != .zero }
  }

  private func crossings() -> [(edge: Int, point: GridPoint)] {
    let rows = Rows(edges)
    var cuts: [(edge: Int, point: GridPoint)] = []
    for (row, members) in rows.members.enumerated() {
      for (position, first) in members.enumerated() {
        let p = edges[first]
        for second in members[(position + 1)...] {
          let q = edges[second]
          // Two edges may share several rows: the first one is that of the lower start.
          guard rows.row(max(p.a.y, q.a.y)) == row, p.a.y <= q.b.y, q.a.y <= p.b.y,
            max(p.a.x, p.b.x) >= min(q.a.x, q.b.x), max(q.a.x, q.b.x) >= min(p.a.x, p.b.x)
          else { continue }
          let (pa, pb) = (GridPoint.side(q.a, q.b, p.a), GridPoint.side(q.a, q.b, p.b))
          let (qa, qb) = (GridPoint.side(p.a, p.b, q.a), GridPoint.side(p.a, p.b, q.b))
          func add(_ edge: Int, _ point: GridPoint) {
            if edges[edge].a != point, edges[edge].b != point { cuts.append((edge, point)) }
          }
          if pa == 0, q.isAround(p.a) { add(second, p.a) }
          if pb == 0, q.isAround(p.b) { add(second, p.b) }
          if qa == 0, p.isAround(q.a) { add(first, q.a) }
          if qb == 0, p.isAround(q.b) { add(first, q.b) }
          guard (pa < 0) != (pb < 0), (qa < 0) != (qb < 0), pa != 0, pb != 0, qa != 0, qb != 0
          else { continue }
          let part = Double(pa) / Double(pa - pb)
          let point = GridPoint(
            x: p.a.x + Int((Double(p.b.x - p.a.x) * part).rounded()),
            y: p.a.y + Int((Double(p.b.y - p.a.y) * part).rounded()))
          add(first, point)
          add(second, point)
        }
      }
    }
    return cuts
  }

  /// The edges by their heights, so that only those at a height are examined.
  private struct Rows {
    private(set) var members: [[Int]]
    private let top: Int
    private let height: Int

    init(_ edges: [Edge]) {
      top = edges.map(\.a.y).min() ?? 0
      height = (edges.map(\.b.y).max() ?? 0) - top + 1
      members = Array(repeating: [], count: min(max(edges.count / 4, 1), 256))
      for (index, edge) in edges.enumerated() {
        for row in row(edge.a.y)...row(edge.b.y) { members[row].append(index) }
      }
    }

    func row(_ y: Int) -> Int { (y - top) * members.count / height }

    func edges(at y: Int) -> [Int] { members[min(max(row(y), 0), members.count - 1)] }
  }

  /// Returns lines as closed outlines, each of which starts at the end of the one before.
  private static func linked(_ lines: [(from: GridPoint, to: GridPoint)]) -> [[GridPoint]] {
    var next: [GridPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() { next[line.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: lines.count)
    var outlines: [[GridPoint]] = []
    for start in lines.indices where !isUsed[start] {
      var outline: [GridPoint] = []
      var index: Int? = start
      while let current = index {
        isUsed[current] = true
        outline.append(lines[current].from)
        index = next[lines[current].to]?.first { !isUsed[$0] }
      }
      outlines.append(outline)
    }
    return outlines
  }
}

extension Array {
  /// Returns the elements in runs of neighbours that belong together.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && !belong(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
