/// The rectangle around paths, in units of a symbol's grid.
struct OutlineBounds {
  /// The upper left corner.
  private(set) var low: OutlinePoint
  /// The lower right corner.
  private(set) var high: OutlinePoint

  /// Creates the rectangle around paths; nil for paths without a point.
  init?(_ paths: [FlatPath]) {
    let points = paths.flatMap { $0.contours.flatMap(\.points) }
    guard let first = points.first else { return nil }
    (low, high) = (first, first)
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
  }

  /// Returns whether the other rectangle is within this one.
  func contains(_ other: OutlineBounds) -> Bool {
    low.x <= other.low.x && low.y <= other.low.y && high.x >= other.high.x
      && high.y >= other.high.y
  }
}
