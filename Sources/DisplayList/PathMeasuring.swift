package import LayoutGeometry

// Measurements that depend on a path's curves, and not on their control points alone.

/// A piece of a path: a cubic curve, or a line as one.
struct PathSegment {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  /// Indicates whether the piece is a straight line.
  var isLine: Bool

  init(from start: Point, to end: Point) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(from start: Point, to end: Point, control1: Point, control2: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  /// Returns the point at a value of the curve's parameter, from 0 to 1.
  func point(at t: Double) -> Point {
    if isLine { return start.towards(end, t) }
    return split(at: t).0.end
  }

  /// Returns the curve before and after a value of its parameter.
  func split(at t: Double) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = start.towards(end, t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    // De Casteljau's construction.
    let (a, b, c) = (
      start.towards(control1, t), control1.towards(control2, t), control2.towards(end, t)
    )
    let (d, e) = (a.towards(b, t), b.towards(c, t))
    let middle = d.towards(e, t)
    return (
      PathSegment(from: start, to: middle, control1: a, control2: d),
      PathSegment(from: middle, to: end, control1: e, control2: c)
    )
  }

  /// Returns the length up to a value of the parameter, in points.
  func length(to t: Double = 1) -> Double {
    if isLine { return start.distance(to: end) * t }
    // Gauss–Legendre quadrature with five points on each of eight parts: a quarter of a circle of
    // 1,000 points is right to a millionth of a point.
    let parts = 8
    let step = t / Double(parts)
    var sum = 0.0
    for part in 0..<parts {
      let middle = (Double(part) + 0.5) * step
      for (place, weight) in Self.quadrature {
        sum += weight * speed(at: middle + place * step / 2)
      }
    }
    return sum * step / 2
  }

  private static let quadrature: [(Double, Double)] = [
    (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  /// Returns the curve's speed, in points per unit of its parameter.
  private func speed(at t: Double) -> Double {
    func derivative(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let u = 1 - t
      return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
    }
    let x = derivative(start.x, control1.x, control2.x, end.x)
    let y = derivative(start.y, control1.y, control2.y, end.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the parameter at which the curve is `length` points from its start.
  func parameter(at length: Double) -> Double {
    let whole = self.length()
    guard whole > 0 else { return 0 }
    if isLine { return min(length / whole, 1) }
    // The length grows with the parameter: 50 halvings leave nothing to choose.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the parameters at which the curve turns back along an axis.
  func turns(along axis: Axis) -> [Double] {
    if isLine { return [] }
    let (p0, p1, p2, p3) = (start[axis], control1[axis], control2[axis], end[axis])
    // The derivative, a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { 0 < $0 && $0 < 1 }
  }
}

extension Point {
  /// Returns the point at a share of the way to another one.
  fileprivate func towards(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  fileprivate func distance(to other: Point) -> Double {
    let distance = other - self
    return (distance.x * distance.x + distance.y * distance.y).squareRoot()
  }
}

extension Path {
  /// The lines and curves, including those that close an outline, separately for each outline.
  private var outlines: [[PathSegment]] {
    var outlines: [[PathSegment]] = []
    var (start, place) = (Point.zero, Point.zero)
    var segments: [PathSegment] = []
    func flush() {
      if !segments.isEmpty { outlines.append(segments) }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        (start, place) = (point, point)
      case .line(let point):
        segments.append(PathSegment(from: place, to: point))
        place = point
      case .curve(let point, let control1, let control2):
        segments.append(
          PathSegment(from: place, to: point, control1: control1, control2: control2))
        place = point
      case .close:
        if place != start { segments.append(PathSegment(from: place, to: start)) }
        flush()
        place = start
      }
    }
    flush()
    return outlines
  }

  /// The smallest rectangle that holds all lines and curves, in points; empty for an empty path.
  package var extent: Rect {
    let points = outlines.joined().flatMap { segment in
      [segment.start, segment.end]
        + Axis.allCases.flatMap { segment.turns(along: $0) }.map { segment.point(at: $0) }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The length of all lines and curves, in points.
  package var length: Double { outlines.joined().reduce(0) { $0 + $1.length() } }

  /// Returns the part of the path between two shares of its length, from 0 to 1.
  ///
  /// A closed outline is open if only a part of it is left.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return self }
    var trimmed = self
    trimmed.elements = []
    guard start < end else { return trimmed }
    let outlines = outlines
    let lengths = outlines.map { $0.map { $0.length() } }
    let whole = lengths.joined().reduce(0, +)
    let (from, to) = (start * whole, end * whole)
    // Less than this is rounding, and no piece of a path.
    let tolerance = whole * 1e-9
    var position = 0.0
    for (segments, lengths) in zip(outlines, lengths) {
      var isOpen = false
      for (segment, length) in zip(segments, lengths) {
        defer { position += length }
        guard length > 0, position < to - tolerance, position + length > from + tolerance
        else { continue }
        let part = segment.part(from: from - position, to: to - position, of: length)
        if !isOpen { trimmed.elements.append(.move(part.start)) }
        isOpen = true
        trimmed.elements.append(
          part.isLine
            ? .line(part.end)
            : .curve(part.end, control1: part.control1, control2: part.control2))
      }
    }
    return trimmed
  }

  /// Returns whether filling the path covers a point.
  ///
  /// Each curve counts as 32 chords.
  package func covers(_ point: Point) -> Bool {
    var winding = 0
    for segments in outlines {
      var corners = [segments[0].start]
      for segment in segments {
        let parts = segment.isLine ? 1 : 32
        corners += (1...parts).map { segment.point(at: Double($0) / Double(parts)) }
      }
      // An open outline is closed when it is filled.
      for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Returns the part between two lengths from its start, in points.
  fileprivate func part(from start: Double, to end: Double, of length: Double) -> PathSegment {
    let last = end < length ? parameter(at: end) : 1
    let first = start > 0 ? parameter(at: start) : 0
    var part = self
    if last < 1 { part = part.split(at: last).0 }
    if first > 0 { part = part.split(at: last > 0 ? first / last : 0).1 }
    return part
  }
}
