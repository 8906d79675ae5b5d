/// An area with holes, in units of a symbol's grid of 16 × 16.
package struct Region: Sendable {
  /// The outlines, which do not cross; each has the area on the same side.
  private let outlines: [[GridPoint]]

  /// Creates an empty region.
  package init() {
    outlines = []
  }

  private init(_ outlines: [[GridPoint]]) {
    self.outlines = outlines
  }

  /// Creates the region that a path encloses; its open contours are closed.
  package init(filling path: FlatPath, isEvenOdd: Bool = false) {
    var arrangement = Arrangement()
    for contour in path.contours {
      arrangement.add(contour.points.map { GridPoint($0) }, group: 0)
    }
    self.init(arrangement.outlines { isEvenOdd ? $0.x % 2 != 0 : $0.x != 0 })
  }

  /// Creates the region that a pen covers along a path.
  ///
  /// - Parameters:
  ///   - hasRoundEnds: Indicates whether the ends of open contours are round, else straight.
  ///   - hasSquareEnds: Indicates whether straight ends are half a width beyond those of the contours.
  ///   - miterLimit: The longest mitre of a corner, in line widths, beyond which it is cut off; nil for
  ///     round corners.
  package init(
    stroking path: FlatPath, width: Double, hasRoundEnds: Bool = true,
    hasSquareEnds: Bool = false, miterLimit: Double? = nil
  ) {
    var arrangement = Arrangement()
    for polygon in path.strokePolygons(
      radius: width / 2, hasRoundEnds: hasRoundEnds, hasSquareEnds: hasSquareEnds,
      miterLimit: miterLimit)
    {
      arrangement.add(polygon.map { GridPoint($0) }, group: 0)
    }
    self.init(arrangement.outlines { $0.x != 0 })
  }

  /// Returns the union of this and another region.
  package func union(_ other: Region) -> Region {
    combined(with: other) { $0.x != 0 || $0.y != 0 }
  }

  /// Returns the part of this region that another does not cover.
  package func subtracting(_ other: Region) -> Region {
    combined(with: other) { $0.x != 0 && $0.y == 0 }
  }

  /// Returns the part that this or another region covers, but not both.
  package func symmetricDifference(_ other: Region) -> Region {
    combined(with: other) { ($0.x != 0) != ($0.y != 0) }
  }

  /// Returns the region expanded by a distance on all sides, with round corners; shrunk for a
  /// negative one.
  package func offset(by distance: Double) -> Region {
    guard distance != 0 else { return self }
    // The area is on the other side of the outlines' normals.
    var arrangement = Arrangement()
    for polygon in path.offsetPolygons(by: distance) {
      arrangement.add(polygon.map { GridPoint($0) }, group: 0)
    }
    let edge = Region(arrangement.outlines { $0.x != 0 })
    return distance > 0 ? union(edge) : subtracting(edge)
  }

  /// Returns the region scaled about the origin, and then moved.
  func scaled(by scale: Double, movedBy offset: OutlinePoint) -> Region {
    let placed = path.mapped { $0 * scale + offset }
    return Region(placed.contours.map { $0.points.map { GridPoint($0) } })
  }

  private func combined(
    with other: Region, _ isInside: (SIMD2<Int>) -> Bool
  ) -> Region {
    var arrangement = Arrangement()
    for outline in outlines { arrangement.add(outline, group: 0) }
    for outline in other.outlines { arrangement.add(outline, group: 1) }
    return Region(arrangement.outlines(isInside))
  }

  /// Returns the intersection of this and another region.
  package func intersection(_ other: Region) -> Region {
    combined(with: other) { $0.x != 0 && $0.y != 0 }
  }

  /// The largest outline as an area without holes; nil for an empty region.
  var disc: Region? {
    outlines.max { abs(Self.area(of: $0)) < abs(Self.area(of: $1)) }.map { Region([$0]) }
  }

  /// Returns the region without parts thinner than a length.
  func withoutSlivers(thinnerThan length: Double) -> Region {
    Region(
      outlines.filter { outline in
        // A line of a width and a length has twice its length around it.
        let points = outline.map(\.point)
        let around = zip(points, points.dropFirst() + points.prefix(1))
          .reduce(0) { $0 + ($1.1 - $1.0).length }
        return abs(Self.area(of: outline)) > around * length / 2
      })
  }

  /// Indicates whether the region is empty.
  var isEmpty: Bool { outlines.isEmpty }

  /// The outlines as closed contours.
  package var path: FlatPath {
    var path = FlatPath()
    for outline in outlines {
      for (index, corner) in outline.enumerated() {
        if index == 0 { path.move(to: corner.point) } else { path.addLine(to: corner.point) }
      }
      path.close()
    }
    return path
  }

  /// The area, in square units.
  package var area: Double {
    // Outlines around holes have the opposite direction, and count negative.
    abs(outlines.reduce(0) { $0 + Self.area(of: $1) })
  }

  private static func area(of outline: [GridPoint]) -> Double {
    zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(0) { sum, pair in
      let (a, b) = (pair.0.point, pair.1.point)
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  /// The attribute `d` of an SVG path for the region, with lines and curves.
  package var pathData: String {
    outlines.filter { abs(Self.area(of: $0)) > Self.smallestArea }
      .map { FittedOutline($0.map(\.point)).pathData }.joined()
  }

  /// The area below which an outline comes from rounding crossings: a square of a hundredth of a
  /// unit.
  private static let smallestArea = 1e-4
}
