import Glibc

extension FlatPath {
  /// Returns the polygons of a pen's stroke, all with the same direction.
  ///
  /// One for each line, one for the outer side of each corner, and one for each end. Their union is
  /// the stroke; the sides that neighbours share cancel out.
  ///
  /// - Parameter miterLimit: The longest mitre of a corner, in line widths, beyond which it is cut off;
  ///   nil for round corners.
  func strokePolygons(
    radius: Double, hasRoundEnds: Bool, hasSquareEnds: Bool = false, miterLimit: Double? = nil
  ) -> [[OutlinePoint]] {
    var polygons: [[OutlinePoint]] = []
    for contour in contours {
      let points = miterLimit == nil ? contour.points : contour.distinctPoints
      let isClosed = contour.isClosed && points.count > 1
      let corners = points + (isClosed ? [points[0]] : [])
      guard corners.count > 1 else {
        // A line of no length is a dot.
        if hasRoundEnds { polygons.append(FlatPath(center: corners[0], radius: radius).corners) }
        if hasSquareEnds {
          for direction in [OutlinePoint(1, 0), OutlinePoint(-1, 0)] {
            polygons.append(Self.squareEnd(at: corners[0], radius: radius, from: direction))
          }
        }
        continue
      }
      let directions = zip(corners, corners.dropFirst()).map { ($1 - $0).direction }
      for (index, direction) in directions.enumerated() {
        let (a, b, side) = (corners[index], corners[index + 1], direction.normal * radius)
        polygons.append([a - side, b - side, b, b + side, a + side, a])
        let next = index + 1 < directions.count ? directions[index + 1] : nil
        guard let following = next ?? (isClosed ? directions[0] : nil) else { continue }
        let turn = direction.turn(to: following)
        if let miterLimit, abs(turn) > Self.largestTurn {
          polygons.append(
            Self.corner(at: b, radius: radius, from: direction, turning: turn, limit: miterLimit))
        } else {
          polygons.append(Self.wedge(at: b, radius: radius, from: direction, turning: turn))
        }
      }
      guard !isClosed, let first = directions.first, let last = directions.last else { continue }
      for (end, direction) in [(corners[0], -first), (corners[corners.count - 1], last)] {
        if hasRoundEnds {
          polygons.append(Self.wedge(at: end, radius: radius, from: direction, turning: .pi))
        }
        if hasSquareEnds {
          polygons.append(Self.squareEnd(at: end, radius: radius, from: direction))
        }
      }
    }
    return polygons.filter { $0.count > 2 }
  }

  /// Returns the polygons between closed contours and their offsets, on the side of their lines'
  /// normals or, for a negative distance, on the other.
  ///
  /// The other side of a stroke is omitted: curves may be narrower than the pen there, and it would
  /// only cost time.
  func offsetPolygons(by distance: Double) -> [[OutlinePoint]] {
    var polygons: [[OutlinePoint]] = []
    for contour in contours where contour.points.count > 1 {
      let corners = contour.points + [contour.points[0]]
      let directions = zip(corners, corners.dropFirst()).map { ($1 - $0).direction }
      for (index, direction) in directions.enumerated() {
        let (a, b, side) = (corners[index], corners[index + 1], direction.normal * distance)
        polygons.append(distance > 0 ? [a, b, b + side, a + side] : [a + side, b + side, b, a])
        let turn = direction.turn(to: directions[(index + 1) % directions.count])
        // The side on which a corner opens.
        guard (turn < 0) == (distance > 0) else { continue }
        polygons.append(Self.wedge(at: b, radius: abs(distance), from: direction, turning: turn))
      }
    }
    return polygons.filter { $0.count > 2 }
  }

  private var corners: [OutlinePoint] { contours.flatMap(\.points) }

  /// Returns the polygon between two lines on the outer side of their corner, up to where their edges
  /// meet; cut off where that is farther than a limit, in line widths.
  private static func corner(
    at corner: OutlinePoint, radius: Double, from direction: OutlinePoint, turning turn: Double,
    limit: Double
  ) -> [OutlinePoint] {
    let start = direction.normal * (turn > 0 ? -radius : radius)
    let end = start.rotated(by: turn)
    // The edges meet at 1 / cos(turn / 2) radii from the corner, in the middle of the turn.
    let reach = 1 / max(cos(turn / 2), 1e-9)
    let tip = reach <= limit ? [corner + start.rotated(by: turn / 2) * reach] : []
    let edge = [corner + start] + tip + [corner + end]
    return [corner] + (turn > 0 ? edge : edge.reversed())
  }

  /// Returns the rectangle beyond the end of a line, as wide as the pen and half as long.
  private static func squareEnd(
    at end: OutlinePoint, radius: Double, from direction: OutlinePoint
  ) -> [OutlinePoint] {
    let (side, far) = (direction.normal * radius, end + direction * radius)
    return [end - side, far - side, far + side, end + side, end]
  }

  /// Returns the polygon between two lines on the outer side of their corner.
  ///
  /// A wedge of half a circle is the end of a line.
  private static func wedge(
    at corner: OutlinePoint, radius: Double, from direction: OutlinePoint, turning turn: Double
  ) -> [OutlinePoint] {
    guard turn != 0 else { return [] }
    // A line that turns clockwise, towards its normal, opens on the other side.
    let start = direction.normal * (turn > 0 ? -radius : radius)
    let count = lineCount(radius: radius, angle: turn)
    let arc = (0...count).map { step in
      corner + start.rotated(by: turn * Double(step) / Double(count))
    }
    // In the direction of the lines' own polygons.
    return [corner] + (turn > 0 ? arc : arc.reversed())
  }
}

extension FlatPath.Contour {
  /// The points without those that are nearer to the one before than a step of the grid: a line between such
  /// points has no direction that a mitre could follow.
  fileprivate var distinctPoints: [OutlinePoint] {
    let least = 1 / GridPoint.steps
    var distinct: [OutlinePoint] = []
    for point in points where distinct.last.map({ (point - $0).length >= least }) ?? true {
      distinct.append(point)
    }
    while isClosed, distinct.count > 1, let last = distinct.last,
      (last - distinct[0]).length < least
    {
      distinct.removeLast()
    }
    return distinct
  }
}
