import LayoutGeometry

/// Lengths that differ by less than this, in points, are the same to a clip.
///
/// A frame inside of another comes by other sums to the same edge: 185.43 and 185.42999999999998
/// are one edge, and far below what any scale shows.
private let tolerance = 1e-6

extension Double {
  func isNear(_ other: Double) -> Bool { (self - other).magnitude < tolerance }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && maxX.isNear(other.maxX)
      && maxY.isNear(other.maxY)
  }

  /// True if no point of `other` lies farther outside than the tolerance.
  func nearlyContains(_ other: Rect) -> Bool {
    spans(other, along: .horizontal) && spans(other, along: .vertical)
  }

  /// The same along one axis.
  func spans(_ other: Rect, along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: minX <= other.minX + tolerance && other.maxX <= maxX + tolerance
    case .vertical: minY <= other.minY + tolerance && other.maxY <= maxY + tolerance
    }
  }
}
