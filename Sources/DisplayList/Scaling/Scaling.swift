public import LayoutGeometry

/// A change of size about a point that stays where it is, apart for each axis.
public struct Scaling: Hashable, Sendable {
  /// The point that stays, in points of the canvas.
  public var anchor: Point
  /// The factor for distances along x, not negative.
  public var x: Double
  /// The factor for distances along y, not negative.
  public var y: Double

  /// A change of size about `anchor`.
  public init(about anchor: Point, x: Double, y: Double) {
    self.anchor = anchor
    self.x = x
    self.y = y
  }

  /// The factor for what has no direction, as a line's width: the areas' factor is its square.
  var mean: Double { (x * y).squareRoot() }

  func callAsFunction(_ point: Point) -> Point {
    Point(x: anchor.x + (point.x - anchor.x) * x, y: anchor.y + (point.y - anchor.y) * y)
  }

  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      origin: self(rect.origin), size: Size(width: rect.width * x, height: rect.height * y))
  }
}
