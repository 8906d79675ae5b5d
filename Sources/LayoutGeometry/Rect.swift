/// A position, in points; x grows to the right, y grows downwards.
public struct Point: AdditiveArithmetic, Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates a position at two distances from the origin.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// Returns the sum of two positions, coordinate by coordinate.
  public static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }

  /// Returns the difference of two positions, coordinate by coordinate.
  public static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }

  /// The position along `axis`: x of a horizontal axis, y of a vertical one.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// Creates a size of two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// Indicates whether the size is empty: a side is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The area, in square units.
  package var area: Double { width * height }

  /// The length along `axis`: the width of a horizontal axis, the height of a vertical one.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// A rectangle, in points, that contains its top and left edges and not its bottom and right ones.
///
/// Two rectangles that only touch do not intersect.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right of the origin and below it.
  public var size: Size

  /// Creates a rectangle of a size with its top left corner at a point.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle of a width and a height with its top left corner at `x` and `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The distance from the left edge to the right one.
  public var width: Double { size.width }
  /// The distance from the top edge to the bottom one.
  public var height: Double { size.height }
  /// The left edge, which belongs to the rectangle.
  public var minX: Double { origin.x }
  /// The top edge, which belongs to the rectangle.
  public var minY: Double { origin.y }
  /// The middle between the left edge and the right one.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the top edge and the bottom one.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, which does not belong to the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, which does not belong to the rectangle.
  public var maxY: Double { origin.y + size.height }

  /// Indicates whether the rectangle contains no point: a side is zero or negative.
  public var isEmpty: Bool { size.isEmpty }

  /// Returns whether both rectangles have a point in common; an empty rectangle intersects nothing.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns whether every point of `other` is in this rectangle; edges may coincide.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Returns whether `point` is in this rectangle: on its top or left edge, or inside.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns the common part of both rectangles, or nil if they do not intersect.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Returns the smallest rectangle that contains both; an empty rectangle adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle moved by a distance.
  public func offset(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }

  /// Returns whether each edge is less than a distance, in points, from the other rectangle's.
  package func isNear(_ other: Rect, within distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < distance }
  }

  /// Returns the rectangle with each edge moved inwards; negative distances move it outwards.
  ///
  /// A side does not become shorter than zero.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }
}
