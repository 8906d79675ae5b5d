import Glibc
package import LayoutGeometry

/// A change of coordinates that keeps straight lines straight and makes distant things small: x′ =
/// (r₀ · p) / w, y′ = (r₁ · p) / w with w = r₂ · p for p = (x, y, 1), in points of the canvas.
package struct Perspective: Hashable, Sendable {
  /// The matrix, row by row.
  private var rows: [SIMD3<Double>]

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ w: SIMD3<Double>) {
    rows = [x, y, w]
  }

  /// Creates a change of coordinates without perspective.
  private init(_ transform: Transform) {
    self.init(
      SIMD3(transform.a, transform.c, transform.tx), SIMD3(transform.b, transform.d, transform.ty),
      SIMD3(0, 0, 1))
  }

  /// The smallest distance of a visible point from the eye's plane, as a share of the eye's
  /// distance from the canvas; nearer points, and those behind the eye, are not visible.
  private static let nearest = 0.01

  /// Returns a turn in space.
  ///
  /// Source: SwiftUI's `rotation3DEffect`, whose eye is as far away as the view's longer side,
  /// divided by `depth`.
  ///
  /// - Parameters:
  ///   - angle: In radians; about an axis that points down the canvas, the right side goes away.
  ///   - axis: The direction of the axis, y down and z towards the eye; zero for no turn.
  ///   - anchor: The point that the axis goes through, in points of the canvas.
  ///   - anchorZ: The distance of that point towards the eye, in points.
  ///   - distance: The distance of the eye, in points; infinite for no perspective.
  package static func rotation(
    _ angle: Double, axis: SIMD3<Double>, anchor: Point, anchorZ: Double, eyeDistance: Double
  ) -> Perspective {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite else { return Perspective(.identity) }
    let (u, s, c) = (axis / length, sin(angle), cos(angle))
    let t = 1 - c
    // Rodrigues' rotation: the rows that give x, y and z of a point about the anchor.
    let x = SIMD3(t * u.x * u.x + c, t * u.x * u.y - s * u.z, t * u.x * u.z + s * u.y)
    let y = SIMD3(t * u.x * u.y + s * u.z, t * u.y * u.y + c, t * u.y * u.z - s * u.x)
    let z = SIMD3(t * u.x * u.z - s * u.y, t * u.y * u.z + s * u.x, t * u.z * u.z + c)
    // The view is flat, at −anchorZ.
    func flat(_ row: SIMD3<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.z * -anchorZ) }
    let w = SIMD3(0, 0, 1) - flat(z) / eyeDistance
    return Perspective(flat(x), flat(y), w).transformed(by: .move(anchor))
  }

  /// Returns the change between coordinates that are both transformed.
  package func transformed(by transform: Transform) -> Perspective {
    guard let inverse = transform.inverted else { return Perspective(.identity) }
    return Perspective(inverse).followed(by: self).followed(by: Perspective(transform))
  }

  private func followed(by next: Perspective) -> Perspective {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      rows[0] * row.x + rows[1] * row.y + rows[2] * row.z
    }
    return Perspective(row(next.rows[0]), row(next.rows[1]), row(next.rows[2]))
  }

  /// The same change without perspective; nil if it has perspective.
  package var transform: Transform? {
    guard abs(rows[2].x) < 1e-12, abs(rows[2].y) < 1e-12, rows[2].z != 0 else { return nil }
    let (x, y) = (rows[0] / rows[2].z, rows[1] / rows[2].z)
    return Transform(a: x.x, b: y.x, c: x.y, d: y.y, tx: x.z, ty: y.z)
  }

  /// The inverse change; nil for one that shows a plane from its edge.
  package var inverted: Perspective? {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    func cross(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    }
    let columns = [cross(b, c), cross(c, a), cross(a, b)]
    let determinant = (a * columns[0]).sum()
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    func row(_ index: Int) -> SIMD3<Double> {
      SIMD3(columns[0][index], columns[1][index], columns[2][index]) / determinant
    }
    return Perspective(row(0), row(1), row(2))
  }

  /// Returns the place of a point; nil for one that is too near the eye's plane, or behind the eye.
  package func callAsFunction(_ point: Point) -> Point? {
    let p = SIMD3(point.x, point.y, 1)
    let w = (rows[2] * p).sum()
    guard w >= Self.nearest else { return nil }
    return Point(x: (rows[0] * p).sum() / w, y: (rows[1] * p).sum() / w)
  }

  /// Returns the place of a point, even of one behind the eye; nil for one on the eye's plane.
  package func unbounded(_ point: Point) -> Point? {
    let p = SIMD3(point.x, point.y, 1)
    let w = (rows[2] * p).sum()
    guard w != 0 else { return nil }
    let place = Point(x: (rows[0] * p).sum() / w, y: (rows[1] * p).sum() / w)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// Returns the smallest upright rectangle that holds the transformed rectangle; empty if nothing
  /// of it is visible.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ].map { SIMD3($0.x, $0.y, 1) }
    var seen: [SIMD3<Double>] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (w, nextW) = ((rows[2] * corner).sum(), (rows[2] * next).sum())
      if w >= Self.nearest { seen.append(corner) }
      // The edge leaves or enters the visible side.
      if (w >= Self.nearest) != (nextW >= Self.nearest) {
        seen.append(corner + (next - corner) * ((Self.nearest - w) / (nextW - w)))
      }
    }
    let points = seen.map { p in
      Point(
        x: (rows[0] * p).sum() / max((rows[2] * p).sum(), Self.nearest),
        y: (rows[1] * p).sum() / max((rows[2] * p).sum(), Self.nearest))
    }
    guard let first = points.first else { return .zero }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
    return Rect(
      x: left, y: top, width: (xs.max() ?? first.x) - left, height: (ys.max() ?? first.y) - top)
  }

  /// The nine numbers, row by row.
  package var dump: String {
    rows.flatMap { [$0.x, $0.y, $0.z] }.map { "\($0)" }.joined(separator: ",")
  }
}
