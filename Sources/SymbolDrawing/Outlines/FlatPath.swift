import DisplayList
import Glibc
import LayoutGeometry

/// A point of a symbol's grid of 16 × 16.
package typealias OutlinePoint = SIMD2<Double>

/// A path with curves as short lines, in units of a symbol's grid of 16 × 16.
package struct FlatPath: Sendable {
  /// One outline, or one drawn line.
  package struct Contour: Sendable {
    /// The corners; a closed contour does not repeat its first.
    package var points: [OutlinePoint]
    /// Indicates whether a line goes from the last point to the first.
    package var isClosed = false
  }

  /// The contours, in the order of drawing.
  package private(set) var contours: [Contour] = []

  /// The distance that a line may have from its curve: a thirtieth of a pixel where a symbol is 1,000
  /// pixels wide.
  static let tolerance = 0.000_5
  /// The angle by which a line may turn from the one before, in radians, so that curves made of lines
  /// differ from corners.
  static let largestTurn = 0.15

  /// Creates an empty path.
  package init() {}

  /// Returns the number of lines that a part of a circle needs.
  static func lineCount(radius: Double, angle: Double) -> Int {
    guard radius > tolerance else { return 1 }
    let step = min(2 * acos(1 - tolerance / radius), largestTurn)
    return max(Int((abs(angle) / step).rounded(.up)), 1)
  }

  /// Begins a contour at a point.
  package mutating func move(to point: OutlinePoint) {
    contours.append(Contour(points: [point]))
  }

  /// Adds a straight line to the last contour.
  package mutating func addLine(to point: OutlinePoint) {
    guard let last = contours.last else { return move(to: point) }
    // After a closed contour, the next starts at the same point.
    if last.isClosed { move(to: last.points[0]) }
    guard contours[contours.count - 1].points.last != point else { return }
    contours[contours.count - 1].points.append(point)
  }

  /// Closes the last contour.
  package mutating func close() {
    guard let last = contours.last, !last.isClosed else { return }
    contours[contours.count - 1].isClosed = true
    if last.points.count > 1, last.points.first == last.points.last {
      contours[contours.count - 1].points.removeLast()
    }
  }

  /// Adds a cubic curve from `start`, where the last contour ends.
  package mutating func addCurve(
    from start: OutlinePoint, to end: OutlinePoint, control1: OutlinePoint, control2: OutlinePoint
  ) {
    // The second derivative is at most six times the larger of these, and a chord over 1/n of the
    // parameter is within an eighth of it, by n², of the curve.
    let (a, b, c) = (control1 - start, control2 - control1, end - control2)
    let bend = max((b - a).length, (c - b).length)
    let legs = [a, b, c].filter { $0.length > 1e-9 }
    let turn = zip(legs, legs.dropFirst()).reduce(0) { $0 + abs($1.0.turn(to: $1.1)) }
    let count = max(
      (bend * 6 / 8 / Self.tolerance).squareRoot().rounded(.up),
      (turn / Self.largestTurn).rounded(.up), 1)
    for step in 1..<max(Int(count), 1) {
      let t = Double(step) / count
      let u = 1 - t
      let near: OutlinePoint = start * (u * u * u) + control1 * (3 * t * u * u)
      let far: OutlinePoint = control2 * (3 * t * t * u) + end * (t * t * t)
      addLine(to: near + far)
    }
    addLine(to: end)
  }

  /// Adds a part of an ellipse, which starts where the last contour ends.
  ///
  /// The arithmetic is that of appendix B.2.4 of SVG 2, in an order of its own: the last bit of a corner
  /// may decide to which point of the grid it is rounded, and how its outline is divided into curves.
  mutating func addArc(_ arc: EllipticalArc) {
    let (start, end) = (OutlinePoint(arc.start), OutlinePoint(arc.end))
    var radii = OutlinePoint(abs(arc.radii.x), abs(arc.radii.y))
    guard start != end, radii.x > 0, radii.y > 0 else { return addLine(to: end) }
    let half = ((start - end) / 2).rotated(by: -arc.rotation)
    let excess = (half * half / (radii * radii)).sum()
    if excess > 1 { radii *= excess.squareRoot() }
    let square = radii * radii
    let spread = square.x * half.y * half.y + square.y * half.x * half.x
    let part = max((square.x * square.y - spread) / spread, 0).squareRoot()
    let side = arc.isLarge == arc.isClockwise ? -part : part
    let middle = OutlinePoint(radii.x * half.y / radii.y, -radii.y * half.x / radii.x) * side
    let center = middle.rotated(by: arc.rotation) + (start + end) / 2
    let (from, to) = ((half - middle) / radii, (-half - middle) / radii)
    var sweep = from.turn(to: to)
    if arc.isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !arc.isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let first = atan2(from.y, from.x)
    let count = Self.lineCount(radius: max(radii.x, radii.y), angle: sweep)
    for step in 1..<max(count, 1) {
      let place = first + sweep * Double(step) / Double(count)
      addLine(to: (OutlinePoint(cos(place), sin(place)) * radii).rotated(by: arc.rotation) + center)
    }
    addLine(to: end)
  }

  /// Returns the path with each point replaced by what `place` returns for it.
  func mapped(_ place: (OutlinePoint) -> OutlinePoint) -> FlatPath {
    var path = self
    path.contours = contours.map {
      Contour(points: $0.points.map(place), isClosed: $0.isClosed)
    }
    return path
  }
}

extension FlatPath {
  /// Reads the attribute `d` of an SVG path.
  package init(data text: String) {
    self.init()
    var data = SVGPathData(text, isBounded: false)
    while let segment = data.nextPassingOverMistakes() {
      let start = OutlinePoint(data.segmentStart)
      switch segment {
      case .move(let point): move(to: OutlinePoint(point))
      case .line(let end): addLine(to: OutlinePoint(end))
      case .quadratic(let end, let control):
        // The cubic curve that is the same one has its control points two thirds of the way there.
        let (end, control) = (OutlinePoint(end), OutlinePoint(control))
        addCurve(
          from: start, to: end, control1: start + (control - start) * (2 / 3.0),
          control2: end + (control - end) * (2 / 3.0))
      case .cubic(let end, let control1, let control2):
        addCurve(
          from: start, to: OutlinePoint(end), control1: OutlinePoint(control1),
          control2: OutlinePoint(control2))
      case .arc(let arc): addArc(arc)
      case .close: close()
      }
    }
  }

  /// A circle.
  init(center: OutlinePoint, radius: Double) {
    self.init()
    let left = Point(x: center.x - radius, y: center.y)
    let right = Point(x: center.x + radius, y: center.y)
    move(to: OutlinePoint(left))
    for (start, end) in [(left, right), (right, left)] {
      addArc(
        EllipticalArc(
          start: start, end: end, radii: Point(x: radius, y: radius), rotation: 0,
          isLarge: false, isClockwise: true))
    }
    close()
  }
}

extension OutlinePoint {
  /// The same point.
  fileprivate init(_ point: Point) { self.init(point.x, point.y) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction; undefined for a length of 0.
  var direction: OutlinePoint { self / length }

  /// The vector rotated by a quarter turn.
  var normal: OutlinePoint { OutlinePoint(-y, x) }

  /// Returns the angle from this direction to another, in radians between −π and π.
  func turn(to other: OutlinePoint) -> Double {
    atan2(x * other.y - y * other.x, (self * other).sum())
  }

  /// Returns the vector rotated about the origin.
  func rotated(by angle: Double) -> OutlinePoint {
    OutlinePoint(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
