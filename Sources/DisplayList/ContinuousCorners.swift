import Glibc
package import LayoutGeometry

/// A corner's outline from its horizontal side to its vertical one, in radii from the corner.
private struct CornerCurves {
  /// Where the first curve starts, its two control points and its end; the end of a line; the second curve's
  /// control points and end; and the third's.
  var points: [Point]

  /// Apple's, as PaintCode published it for iOS 7.
  ///
  /// Source: https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles
  static let continuous = CornerCurves(points: [
    Point(x: 1.52866483, y: 0), Point(x: 1.08849323, y: 0), Point(x: 0.86840689, y: 0),
    Point(x: 0.66993427, y: 0.06549600), Point(x: 0.63149399, y: 0.07491100),
    Point(x: 0.37282392, y: 0.16905899), Point(x: 0.16906013, y: 0.37282401),
    Point(x: 0.07491176, y: 0.63149399), Point(x: 0, y: 0.86840701), Point(x: 0, y: 1.08849299),
    Point(x: 0, y: 1.52866483),
  ])

  /// How far from the corner a continuous one begins, in radii.
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

  /// The corner between both: a circle's for 0, Apple's for 1.
  static func between(_ share: Double) -> CornerCurves {
    CornerCurves(
      points: zip(circular.points, continuous.points).map { a, b in
        Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      })
  }
}

extension Path {
  /// The outline of a rectangle with continuous corners, clockwise from its top left.
  ///
  /// A continuous corner begins 1.53 radii from the corner. Where a side is too short for two, the corners
  /// are between continuous and circular ones, and circular where the radii are half of the side.
  package init(continuousRect rect: Rect, _ radii: CornerRadii) {
    self.init()
    let half = min(rect.width, rect.height) / 2
    func corner(_ corner: Corner, _ radius: Double, startsOnHorizontalSide: Bool) {
      let place = corner.point(of: rect)
      let share = radius > 0 ? (half / radius - 1) / (CornerCurves.reach - 1) : 1
      let curves = CornerCurves.between(min(max(share, 0), 1))
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
