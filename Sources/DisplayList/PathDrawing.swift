import Glibc
package import LayoutGeometry

// Methods that add lines and curves to a path, by CoreGraphics' rules.

extension Path {
  /// The start of the next step; nil before the first.
  package var currentPoint: Point? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: start(ofOutlineEndingAt: elements.endIndex)
    }
  }

  /// Returns the start of the outline whose steps end before a position.
  private func start(ofOutlineEndingAt end: Int) -> Point? {
    for element in elements[..<end].reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Adds a curve with one control point.
  ///
  /// The cubic curve is the same one: its control points are two thirds of the way there.
  package mutating func addQuadratic(to end: Point, control: Point) {
    let start = currentPoint ?? .zero
    func towards(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    elements.append(.curve(end, control1: towards(start), control2: towards(end)))
  }

  /// Adds a part of a circle, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: In points.
  ///   - start: The angle at which the part starts, in radians; 0 is to the right, and angles grow
  ///     clockwise on the screen.
  ///   - delta: The angle of the part, in radians; negative for anticlockwise.
  package mutating func addArc(
    center: Point, radius: Double, start: Double, delta: Double
  ) {
    func point(_ angle: Double, _ distance: Double = 1) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    elements.append(currentPoint == nil ? .move(point(start)) : .line(point(start)))
    guard delta != 0, delta.isFinite else { return }
    // A cubic curve of more than a quarter of a circle would leave it visibly.
    let count = max((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = delta / count
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<Int(count) {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (a, b) = (point(from), point(to))
      elements.append(
        .curve(
          b, control1: Point(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
          control2: Point(x: b.x + reach * sin(to), y: b.y - reach * cos(to))))
    }
  }

  /// Returns the angle of an arc from one angle to another in a direction, in radians: a whole turn
  /// for angles at least that far apart, in either direction, as in CoreGraphics.
  package static func sweep(from start: Double, to end: Double, isClockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    // In radians, -90° and 270° need not be exactly a turn apart.
    if abs(end - start) >= turn - 1e-9 { return isClockwise ? turn : -turn }
    return partOfTurn(from: start, to: end, isClockwise: isClockwise)
  }

  /// Returns the angle of an arc between two directions, in radians: less than a whole turn, even
  /// for directions on either side of that of `-x`, at which `atan2` jumps.
  package static func partOfTurn(
    from start: Double, to end: Double, isClockwise: Bool
  ) -> Double {
    let turn = 2 * Double.pi
    var rest = (isClockwise ? end - start : start - end).truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return isClockwise ? rest : -rest
  }

  /// Adds a part of a circle that touches the line from the current point to `corner`, and the line
  /// from there to `end`.
  package mutating func addArc(around corner: Point, towards end: Point, radius: Double) {
    guard let start = currentPoint else {
      elements.append(.move(corner))
      return
    }
    func direction(to point: Point) -> Point {
      let distance = point - corner
      let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
      return length > 0 ? Point(x: distance.x / length, y: distance.y / length) : .zero
    }
    let (back, ahead) = (direction(to: start), direction(to: end))
    let cross = back.x * ahead.y - back.y * ahead.x
    guard abs(cross) > 1e-9, radius > 0 else {
      elements.append(.line(corner))
      return
    }
    // The circle touches both lines as far from the corner as half of their angle requires.
    let dot = back.x * ahead.x + back.y * ahead.y
    let distance = radius * abs(cross) / (1 - dot)
    let touching = Point(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
    let turned = cross < 0 ? 1.0 : -1.0
    let center = Point(
      x: touching.x + turned * back.y * radius, y: touching.y - turned * back.x * radius)
    let last = Point(x: corner.x + ahead.x * distance, y: corner.y + ahead.y * distance)
    let from = atan2(touching.y - center.y, touching.x - center.x)
    let to = atan2(last.y - center.y, last.x - center.x)
    addArc(
      center: center, radius: radius, start: from,
      delta: Self.partOfTurn(from: from, to: to, isClockwise: cross < 0))
  }

  /// Adds a closed ellipse, clockwise from its right.
  package mutating func appendEllipse(in rect: Rect) {
    let (width, height) = (rect.width / 2, rect.height / 2)
    let points = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)].map {
      Point(x: rect.midX + $0 * width, y: rect.midY + $1 * height)
    }
    elements.append(.move(points[0]))
    for (start, end) in zip(points, points.dropFirst()) {
      // Each quarter leaves its start along one axis and comes to its end along the other.
      let corner =
        start.x == rect.midX ? Point(x: end.x, y: start.y) : Point(x: start.x, y: end.y)
      func towardsCorner(_ point: Point) -> Point {
        Point(
          x: point.x + (corner.x - point.x) * Self.circleControl,
          y: point.y + (corner.y - point.y) * Self.circleControl)
      }
      elements.append(
        .curve(end, control1: towardsCorner(start), control2: towardsCorner(end)))
    }
    elements.append(.close)
  }

  /// Adds a closed rectangle, clockwise from its top left.
  package mutating func appendRect(_ rect: Rect) {
    elements += [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Adds a closed rectangle with corners that are quarters of ellipses, clockwise from the middle
  /// of its right side, as CoreGraphics does.
  ///
  /// - Parameter radii: The corners' half axes, clockwise from the top left; none is longer than
  ///   half of its side.
  package mutating func addRoundedRect(_ rect: Rect, radii: [Size]) {
    func fit(_ size: Size) -> Size {
      Size(
        width: min(max(size.width, 0), rect.width / 2),
        height: min(max(size.height, 0), rect.height / 2))
    }
    let fitted = radii.map(fit)
    let (right, bottom) = (Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY))
    let corners = [
      (right, Point(x: 0, y: -1), fitted[2]), (bottom, Point(x: 1, y: 0), fitted[3]),
      (rect.origin, Point(x: 0, y: 1), fitted[0]),
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), fitted[1]),
    ]
    elements.append(.move(Point(x: rect.maxX, y: rect.midY)))
    for (corner, back, radius) in corners {
      // The way on is the way back, a quarter to the left of it.
      let ahead = Point(x: back.y, y: -back.x)
      func place(_ direction: Point, _ part: Double) -> Point {
        Point(
          x: corner.x + direction.x * radius.width * part,
          y: corner.y + direction.y * radius.height * part)
      }
      let short = 1 - Self.circleControl
      elements.append(.line(place(back, 1)))
      guard radius.width > 0, radius.height > 0 else { continue }
      elements.append(
        .curve(place(ahead, 1), control1: place(back, short), control2: place(ahead, short)))
    }
    elements.append(.close)
  }
}
