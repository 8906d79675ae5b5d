import PlainText

/// A closed outline of lines and cubic curves near a polygon of many corners.
///
/// The curves are fitted as in Schneider's "An Algorithm for Automatically Fitting Digitized
/// Curves" (Graphics Gems, 1990).
struct FittedOutline {
  /// The attribute `d` of an SVG path.
  private(set) var pathData = ""

  private let corners: [OutlinePoint]

  /// The largest distance of a curve from the polygon, in units: a twentieth of a pixel in a symbol
  /// 500 pixels wide.
  private static let tolerance = 0.001_5
  /// The length above which a piece is a straight line: 0.25 is the longest piece of a circle that
  /// just fits the grid.
  private static let longestPiece = 0.3
  /// The least turn of a corner, in radians; pieces of curves turn by half as much.
  private static let smallestCorner = 0.3
  /// The distance below which corners come from rounding, or from a crossing of two curves.
  private static let smallestStep = 0.002

  /// The largest distance of an omitted corner from the line without it: less than lines are from
  /// their curves, and more than the grid's rounding.
  private static let flatness = 1e-4
  /// The least distance from a point over which its tangent is measured: over a shorter one,
  /// rounding turns it.
  private static let tangentReach = 0.05

  /// Creates the outline of a polygon.
  init(_ polygon: [OutlinePoint]) {
    corners = Self.withoutNeighbours(polygon)
    guard corners.count > 2 else { return }
    let count = corners.count
    var breaks = corners.indices.filter { isBreak($0) }
    if breaks.isEmpty { breaks = [0] }
    let first = breaks[0]
    pathData = "M" + text(corners[first])
    for (index, start) in breaks.enumerated() {
      let end = index + 1 < breaks.count ? breaks[index + 1] : first + count
      let piece = (start...end).map { corners[$0 % count] }
      // An outline without a corner is smooth at its start, too.
      let ring = piece.dropLast() + piece
      let smooth =
        breaks.count == 1 && !isBreak(first)
        ? Self.tangent(at: piece.count - 1, of: Array(ring)) : nil
      fit(
        piece[...], smooth ?? Self.tangent(at: 0, of: piece),
        -(smooth ?? Self.tangent(at: piece.count - 1, of: piece)))
    }
    // Closing the outline draws the last line.
    let last = "L" + text(corners[first])
    if pathData.hasSuffix(last) { pathData.removeLast(last.count) }
    pathData += "Z"
  }

  private static func withoutNeighbours(_ polygon: [OutlinePoint]) -> [OutlinePoint] {
    var kept: [OutlinePoint] = []
    for corner in polygon where kept.last.map({ (corner - $0).length >= smallestStep }) ?? true {
      kept.append(corner)
    }
    while kept.count > 1, (kept[0] - kept[kept.count - 1]).length < smallestStep {
      kept.removeLast()
    }
    // The highest corner is not within a straight line, which the first one would cut.
    let top = kept.indices.min { (kept[$0].y, kept[$0].x) < (kept[$1].y, kept[$1].x) } ?? 0
    return withoutStraightCorners(Array(kept[top...] + kept[..<top]))
  }

  /// Returns the polygon with the parts of each straight line joined, which the ends of other lines
  /// had cut, and without unneeded points of offset curves.
  ///
  /// Uses Douglas and Peucker's algorithm, between two corners far from each other.
  private static func withoutStraightCorners(_ polygon: [OutlinePoint]) -> [OutlinePoint] {
    guard polygon.count > 3 else { return polygon }
    let distances = polygon.map { ($0 - polygon[0]).length }
    let far = polygon.indices.max { distances[$0] < distances[$1] } ?? 0
    let closed = polygon + [polygon[0]]
    var kept = Set([0, far])
    var ranges = [0...far, far...polygon.count]
    while let range = ranges.popLast() {
      let (a, b) = (closed[range.lowerBound], closed[range.upperBound])
      let axis = b - a
      let length = max(axis.length, 1e-9)
      let bulges = range.map { index in
        let way = closed[index] - a
        // Beyond the ends of a line, the distance is that to its end.
        let along = (way * axis).sum() / length
        return along < 0 || along > length
          ? min(way.length, (closed[index] - b).length)
          : abs((way * axis.normal).sum()) / length
      }
      let worst = bulges.indices.max { bulges[$0] < bulges[$1] } ?? 0
      guard bulges[worst] > flatness else { continue }
      let middle = range.lowerBound + worst
      kept.insert(middle)
      ranges += [range.lowerBound...middle, middle...range.upperBound]
    }
    return kept.sorted().map { polygon[$0] }
  }

  private func isBreak(_ index: Int) -> Bool {
    let count = corners.count
    let before = corners[index] - corners[(index + count - 1) % count]
    let after = corners[(index + 1) % count] - corners[index]
    return before.length > Self.longestPiece || after.length > Self.longestPiece
      || abs(before.turn(to: after)) > Self.smallestCorner
  }

  /// Returns the direction of a piece at one of its points: that of a parabola through it and two
  /// others.
  ///
  /// They are one before and one after it, or at an end the next two.
  private static func tangent(at index: Int, of piece: [OutlinePoint]) -> OutlinePoint {
    let middle = piece[index]
    func far(from position: Int, by step: Int) -> Int? {
      var found: Int?
      var next = position + step
      while piece.indices.contains(next) {
        found = next
        if (piece[next] - piece[position]).length >= tangentReach { break }
        next += step
      }
      return found
    }
    let (before, after) = (far(from: index, by: -1), far(from: index, by: 1))
    if let before, let after {
      let (a, b) = (middle - piece[before], piece[after] - middle)
      return (a.direction * b.length + b.direction * a.length).direction
    }
    let step = after == nil ? -1 : 1
    guard let next = after ?? before else { return OutlinePoint(1, 0) }
    let first = piece[next] - middle
    let sign = Double(step)
    guard let last = far(from: next, by: step) else { return first.direction * sign }
    let second = piece[last] - piece[next]
    let bend = (second.direction - first.direction) / (first.length + second.length)
    return (first.direction - bend * first.length).direction * sign
  }

  private mutating func fit(
    _ piece: ArraySlice<OutlinePoint>, _ start: OutlinePoint, _ end: OutlinePoint
  ) {
    guard let from = piece.first, let to = piece.last else { return }
    guard piece.count > 2 else {
      pathData += "L" + text(to)
      return
    }
    let points = Array(piece)
    var parameters = Self.chordParameters(points)
    var worst = 0
    for _ in 0..<4 {
      let curve = FittedCurve(points, parameters, start, end)
      let errors = zip(points, parameters).map { (curve.point(at: $1) - $0).length }
      worst = errors.indices.max { errors[$0] < errors[$1] } ?? 0
      guard errors[worst] > Self.tolerance else {
        pathData += "C\(text(curve.control1)) \(text(curve.control2)) \(text(to))"
        return
      }
      parameters = zip(points, parameters).map { curve.nearest(to: $0, from: $1) }
    }
    let middle = piece.startIndex + min(max(worst, 1), points.count - 2)
    guard (to - from).length > 0 || points.count > 3 else { return }
    let through = Self.tangent(at: middle - piece.startIndex, of: points)
    fit(piece[...middle], start, -through)
    fit(piece[middle...], through, end)
  }

  private static func chordParameters(_ points: [OutlinePoint]) -> [Double] {
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      lengths.append((lengths.last ?? 0) + (b - a).length)
    }
    let whole = lengths.last ?? 1
    return lengths.map { $0 / whole }
  }

  private func text(_ point: OutlinePoint) -> String {
    func coordinate(_ value: Double) -> String {
      NumberText.shortest((value * 10_000).rounded() / 10_000)
    }
    return "\(coordinate(point.x)) \(coordinate(point.y))"
  }
}

/// The cubic curve between two points, with given directions there, that is nearest to other
/// points.
private struct FittedCurve {
  let from: OutlinePoint
  let control1: OutlinePoint
  let control2: OutlinePoint
  let to: OutlinePoint

  init(
    _ points: [OutlinePoint], _ parameters: [Double], _ start: OutlinePoint, _ end: OutlinePoint
  ) {
    (from, to) = (points[0], points[points.count - 1])
    // Least squares for the distances of the two control points along their directions.
    var (c00, c01, c11, x0, x1) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (point, t) in zip(points, parameters) {
      let u = 1 - t
      let (a, b) = (start * (3 * t * u * u), end * (3 * t * t * u))
      let rest = point - from * (u * u * (u + 3 * t)) - to * (t * t * (t + 3 * u))
      c00 += (a * a).sum()
      c01 += (a * b).sum()
      c11 += (b * b).sum()
      x0 += (a * rest).sum()
      x1 += (b * rest).sum()
    }
    let determinant = c00 * c11 - c01 * c01
    let chord = (to - from).length
    var (reach1, reach2) = (chord / 3, chord / 3)
    if abs(determinant) > 1e-12 {
      let (r1, r2) = ((x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant)
      // Control points behind their ends make loops.
      if r1 > chord * 1e-3, r2 > chord * 1e-3 { (reach1, reach2) = (r1, r2) }
    }
    control1 = from + start * reach1
    control2 = to + end * reach2
  }

  func point(at t: Double) -> OutlinePoint {
    let u = 1 - t
    let near: OutlinePoint = from * (u * u * u) + control1 * (3 * t * u * u)
    let far: OutlinePoint = control2 * (3 * t * t * u) + to * (t * t * t)
    return near + far
  }

  /// Returns the parameter of the curve's point nearest to another, by one step of Newton's method.
  func nearest(to other: OutlinePoint, from t: Double) -> Double {
    let u = 1 - t
    let distance = point(at: t) - other
    let (a, b, c) = (control1 - from, control2 - control1, to - control2)
    let slope = a * (3 * u * u) + b * (6 * t * u) + c * (3 * t * t)
    let bend = (b - a) * (6 * u) + (c - b) * (6 * t)
    let rate = (slope * slope).sum() + (distance * bend).sum()
    guard abs(rate) > 1e-12 else { return t }
    return min(max(t - (distance * slope).sum() / rate, 0), 1)
  }
}
