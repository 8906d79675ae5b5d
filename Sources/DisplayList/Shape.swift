package import LayoutGeometry

/// An outline, in points.
package enum Shape: Hashable, Sendable {
  /// A rectangle with square corners.
  case rect(Rect)
  /// A rectangle with circular corners.
  case roundedRect(Rect, CornerRadii)
  /// The ellipse that touches the rectangle's four sides.
  case ellipse(Rect)
  /// Any outline.
  case path(Path)
}

/// The radii of a rectangle's four corners, in points, each at most half of the shorter side.
package struct CornerRadii: Hashable, Sendable {
  /// The radius of the corner at the smallest x and y.
  package var topLeft: Double
  /// The radius of the corner at the largest x and the smallest y.
  package var topRight: Double
  /// The radius of the corner at the largest x and y.
  package var bottomRight: Double
  /// The radius of the corner at the smallest x and the largest y.
  package var bottomLeft: Double

  /// A radius for each corner, clockwise.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  package static let zero = CornerRadii(0)

  /// True if all corners have the same radius.
  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }
}

extension Shape {
  /// The thickness, in points, of a line that every renderer draws one device pixel thick.
  ///
  /// A renderer draws nothing thinner than a pixel, and no picture has more than 8 pixels a point.
  package static let hairlineThickness = 1.0 / 8
}
