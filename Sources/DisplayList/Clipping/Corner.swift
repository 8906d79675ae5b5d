import LayoutGeometry

/// One of a rectangle's four corners.
enum Corner: CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }

  /// The corner of `rect`.
  func point(of rect: Rect) -> Point {
    Point(x: isLeft ? rect.minX : rect.maxX, y: isTop ? rect.minY : rect.maxY)
  }

  /// How far `point` is from `centre` in the corner's direction, across and down or up.
  func outwards(from centre: Point, to point: Point) -> (x: Double, y: Double) {
    (
      x: isLeft ? centre.x - point.x : point.x - centre.x,
      y: isTop ? centre.y - point.y : point.y - centre.y
    )
  }

  /// The square of `side` points in the corner of `rect`.
  func square(of rect: Rect, side: Double) -> Rect {
    Rect(
      x: isLeft ? rect.minX : rect.maxX - side, y: isTop ? rect.minY : rect.maxY - side,
      width: side, height: side)
  }
}

extension CornerRadii {
  subscript(corner: Corner) -> Double {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomRight: bottomRight
      case .bottomLeft: bottomLeft
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomRight: bottomRight = newValue
      case .bottomLeft: bottomLeft = newValue
      }
    }
  }
}
