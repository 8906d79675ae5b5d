import Glibc
package import LayoutGeometry

/// A change of coordinates that keeps straight lines straight: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct Transform: Hashable, Sendable {
  /// The factor of x in the new x.
  package var a: Double
  /// The factor of x in the new y.
  package var b: Double
  /// The factor of y in the new x.
  package var c: Double
  /// The factor of y in the new y.
  package var d: Double
  /// The amount that is added to x, in points.
  package var tx: Double
  /// The amount that is added to y, in points.
  package var ty: Double

  /// Creates a change of coordinates by its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// No change.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a move by a distance, in points.
  package static func move(_ distance: Point) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: distance.x, ty: distance.y)
  }

  /// Returns a turn about a point by an angle in radians, clockwise on the screen.
  package static func turn(_ angle: Double, about anchor: Point = .zero) -> Transform {
    // A quarter of a turn is exact: sines of multiples of π are not.
    let quarters = angle / (.pi / 2)
    let (sine, cosine): (Double, Double) =
      if quarters == quarters.rounded(), abs(quarters) < 1e9 {
        switch (Int(quarters) % 4 + 4) % 4 {
        case 0: (0, 1)
        case 1: (1, 0)
        case 2: (0, -1)
        default: (-1, 0)
        }
      } else {
        (sin(angle), cos(angle))
      }
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).about(anchor)
  }

  /// Returns a change of size about a point; a negative factor mirrors.
  package static func scale(x: Double, y: Double, about anchor: Point = .zero) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).about(anchor)
  }

  /// Returns the change about a point instead of the origin.
  package func about(_ anchor: Point) -> Transform {
    var moved = self
    let image = self(anchor)
    moved.tx += anchor.x - image.x
    moved.ty += anchor.y - image.y
    return moved
  }

  /// Returns this change with another one after it.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse change; nil if all areas become empty.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The factor of areas; negative where the change mirrors.
  package var determinant: Double { a * d - b * c }

  /// The factor for lengths without a direction, such as a line's width: areas grow by its square.
  package var mean: Double { abs(determinant).squareRoot() }

  /// Indicates whether level and upright lines remain so, without mirroring.
  package var isUpright: Bool { b == 0 && c == 0 && a >= 0 && d >= 0 }

  /// Returns the new place of a point.
  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle that holds the transformed rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { self($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Path {
  /// Returns the path in other coordinates.
  package func transformed(by transform: Transform) -> Path {
    mapped { transform($0) }
  }
}
