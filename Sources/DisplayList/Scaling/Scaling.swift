public import LayoutGeometry

/// A change of size about a point, apart for each axis, and of place.
public struct Scaling: Hashable, Sendable {
  /// The point whose place does not depend on the factors, in points of the canvas.
  public var anchor: Point
  /// The factor for distances along x, not negative.
  public var x: Double
  /// The factor for distances along y, not negative.
  public var y: Double
  /// Where the anchor goes, in points of the canvas.
  public var destination: Point

  /// A change of size about `anchor`, which stays where it is unless it has a destination.
  public init(about anchor: Point, x: Double, y: Double, to destination: Point? = nil) {
    self.anchor = anchor
    self.x = x
    self.y = y
    self.destination = destination ?? anchor
  }

  /// The factor for what has no direction, as a line's width: the areas' factor is its square.
  var mean: Double { (x * y).squareRoot() }

  func callAsFunction(_ point: Point) -> Point {
    Point(
      x: destination.x + (point.x - anchor.x) * x, y: destination.y + (point.y - anchor.y) * y)
  }

  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      origin: self(rect.origin), size: Size(width: rect.width * x, height: rect.height * y))
  }
}
