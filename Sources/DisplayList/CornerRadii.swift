/// The radii of a rectangle's four corners, in points, each at most half of the shorter side.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the corner at the smallest x and y.
  public var topLeft: Double
  /// The radius of the corner at the largest x and the smallest y.
  public var topRight: Double
  /// The radius of the corner at the largest x and y.
  public var bottomRight: Double
  /// The radius of the corner at the smallest x and the largest y.
  public var bottomLeft: Double

  /// A radius for each corner, clockwise.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// True if all corners have the same radius.
  public var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }
}
