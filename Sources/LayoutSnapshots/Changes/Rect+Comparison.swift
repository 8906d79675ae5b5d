import LayoutGeometry

extension Size {
  /// How much wider and higher another size is.
  func growth(to other: Size) -> Point {
    Point(x: other.width - width, y: other.height - height)
  }

  /// On which axes another size differs.
  func resizes(to other: Size) -> Set<Axis> {
    Set(Axis.allCases.filter { !(other[$0] - self[$0]).isNone })
  }
}

extension Rect {
  /// True for a rectangle that rounding to a thousandth of a point makes of this one.
  func isNear(_ other: Rect) -> Bool {
    (other.origin - origin).isNone && size.resizes(to: other.size).isEmpty
  }
}
