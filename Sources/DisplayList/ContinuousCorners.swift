import Glibc
package import LayoutGeometry

/// A corner's outline from its horizontal side to its vertical one, in radii from the corner.
struct CornerCurves {
  /// The start of the first curve, its two control points and its end; the end of a line; the
  /// control points and the end of the second curve; and those of the third.
  var points: [Point]

  /// Apple's corner, as PaintCode published it for iOS 7.
  ///
  /// Source: https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles
  static let continuous = CornerCurves(points: [
    Point(x: 1.52866483, y: 0), Point(x: 1.08849323, y: 0), Point(x: 0.86840689, y: 0),
    Point(x: 0.66993427, y: 0.06549600), Point(x: 0.63149399, y: 0.07491100),
    Point(x: 0.37282392, y: 0.16905899), Point(x: 0.16906013, y: 0.37282401),
    Point(x: 0.07491176, y: 0.63149399), Point(x: 0, y: 0.86840701), Point(x: 0, y: 1.08849299),
    Point(x: 0, y: 1.52866483),
  ])

  /// The distance from the corner at which a continuous one begins, in radii.
  static let reach = 1.52866483

  /// A quarter of a circle, divided where the continuous corner is.
  static let circular: CornerCurves = {
    let ends = [3, 4, 7].map { continuous.points[$0] }
    // From the side on, about the circle's middle.
    let angles = [0] + ends.map { atan2(1 - $0.x, 1 - $0.y) } + [Double.pi / 2]
    func point(_ angle: Double) -> Point { Point(x: 1 - sin(angle), y: 1 - cos(angle)) }
    func controls(_ from: Double, _ to: Double) -> [Point] {
      let reach = 4.0 / 3 * tan((to - from) / 4)
      let (a, b) = (point(from), point(to))
      return [
        Point(x: a.x - reach * cos(from), y: a.y + reach * sin(from)),
        Point(x: b.x + reach * cos(to), y: b.y - reach * sin(to)),
      ]
    }
    return CornerCurves(
      points: [point(0)] + controls(angles[0], angles[1]) + [point(angles[1]), point(angles[2])]
        + controls(angles[2], angles[3]) + [point(angles[3])] + controls(angles[3], angles[4])
        + [point(angles[4])])
  }()

  /// Returns a corner between both: a circle's for 0, Apple's for 1.
  static func between(_ share: Double) -> CornerCurves {
    CornerCurves(
      points: zip(circular.points, continuous.points).map { a, b in
        Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      })
  }

  /// Returns whether a place, in radii from the corner, is on the inner side of the outline.
  ///
  /// Each curve counts as the straight line on its inner side, so a place that is reported as
  /// inside always is.
  func covers(_ place: Point) -> Bool {
    guard place.x < points[0].x, place.y < points[10].y else { return true }
    var from = points[0]
    func isOver(_ to: Point) -> Bool? {
      defer { from = to }
      guard place.x >= to.x else { return nil }
      let part = from.x > to.x ? (from.x - place.x) / (from.x - to.x) : 1
      return place.y >= from.y + (to.y - from.y) * part
    }
    func curve(_ end: Int) -> Bool? {
      let (a, b, c, d) = (points[end - 3], points[end - 2], points[end - 1], points[end])
      for step in 1...8 {
        let t = Double(step) / 8
        let s = 1 - t
        func mix(_ part: KeyPath<Point, Double>) -> Double {
          let outer = s * s * s * a[keyPath: part] + t * t * t * d[keyPath: part]
          return outer + 3 * s * t * (s * b[keyPath: part] + t * c[keyPath: part])
        }
        if let result = isOver(Point(x: mix(\.x), y: mix(\.y))) { return result }
      }
      return nil
    }
    return curve(3) ?? isOver(points[4]) ?? curve(7) ?? curve(10) ?? false
  }
}

extension CornerRadii {
  /// Returns the distance from the corner at which its outline leaves the sides, in radii.
  package static func reach(smoothness: Double) -> Double {
    1 + (CornerCurves.reach - 1) * smoothness
  }

  /// Returns the share of a corner that is continuous in a rectangle: 1 where there is room for it,
  /// less where one of its sides is too short for both of that side's corners; 0 for a circular
  /// one.
  package func smoothness(_ corner: Corner, in rect: Rect) -> Double {
    style == .continuous ? room(for: corner, in: rect) : 0
  }

  /// Returns the share of the length beyond the radii that the sides at a continuous corner have
  /// room for.
  fileprivate func room(for corner: Corner, in rect: Rect) -> Double {
    func room(on side: Double, besides other: Corner) -> Double {
      let radii = self[corner] + self[other]
      return radii > 0 ? (side - radii) / (radii * (CornerCurves.reach - 1)) : 1
    }
    let share = min(
      room(on: rect.width, besides: corner.across), room(on: rect.height, besides: corner.below))
    return min(max(share, 0), 1)
  }

  /// Returns the side of the square at the corner of a rectangle in which its outline is round, in
  /// points.
  func reach(_ corner: Corner, in rect: Rect) -> Double {
    self[corner] * Self.reach(smoothness: smoothness(corner, in: rect))
  }

  /// Returns whether corners that are round here have the same form in one rectangle as others in
  /// another one: where a side is shorter, continuous corners may be less so.
  func keepForm(in rect: Rect, of others: CornerRadii, in other: Rect) -> Bool {
    Corner.allCases.allSatisfy {
      self[$0] <= 0 || smoothness($0, in: rect).isNear(others.smoothness($0, in: other))
    }
  }

  /// Returns whether the round corner of a rectangle does not cut off a point that the rectangle
  /// has.
  ///
  /// - Parameter slack: The distance outside at which a point still counts, in points.
  func keeps(_ point: Point, at corner: Corner, of rect: Rect, slack: Double = 0) -> Bool {
    let radius = self[corner]
    guard radius > 0 else { return true }
    let (x, y) = corner.outwards(from: corner.point(of: rect), to: point)
    guard style == .continuous else {
      let (across, down) = (x + radius, y + radius)
      guard across > 0, down > 0 else { return true }
      return (across * across + down * down).squareRoot() <= radius + slack
    }
    return CornerCurves.between(smoothness(corner, in: rect))
      .covers(Point(x: (slack - x) / radius, y: (slack - y) / radius))
  }
}

extension Path {
  /// Creates the outline of a rectangle with continuous corners, clockwise from its top left.
  ///
  /// A continuous corner begins 1.53 radii from the corner. Where a side is too short for both of
  /// its corners, they are between continuous and circular ones, and circular where their radii
  /// fill the side.
  ///
  /// - Parameter smoothness: The share of the corners that is continuous, if that does not follow
  ///   from the sides.
  package init(continuousRect rect: Rect, _ radii: CornerRadii, smoothness: Double? = nil) {
    self.init()
    func corner(_ corner: Corner, _ radius: Double, startsOnHorizontalSide: Bool) {
      let place = corner.point(of: rect)
      let curves = CornerCurves.between(
        smoothness ?? radii.room(for: corner, in: rect))
      let points = (startsOnHorizontalSide ? curves.points : curves.points.reversed()).map {
        Point(
          x: place.x + (corner.isLeft ? $0.x : -$0.x) * radius,
          y: place.y + (corner.isTop ? $0.y : -$0.y) * radius)
      }
      elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
      guard radius > 0 else { return }
      if startsOnHorizontalSide {
        elements.append(.curve(points[3], control1: points[1], control2: points[2]))
        elements.append(.line(points[4]))
        elements.append(.curve(points[7], control1: points[5], control2: points[6]))
        elements.append(.curve(points[10], control1: points[8], control2: points[9]))
      } else {
        elements.append(.curve(points[3], control1: points[1], control2: points[2]))
        elements.append(.curve(points[6], control1: points[4], control2: points[5]))
        elements.append(.line(points[7]))
        elements.append(.curve(points[10], control1: points[8], control2: points[9]))
      }
    }
    corner(.topLeft, radii.topLeft, startsOnHorizontalSide: false)
    corner(.topRight, radii.topRight, startsOnHorizontalSide: true)
    corner(.bottomRight, radii.bottomRight, startsOnHorizontalSide: false)
    corner(.bottomLeft, radii.bottomLeft, startsOnHorizontalSide: true)
    elements.append(.close)
  }
}
