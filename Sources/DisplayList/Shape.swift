package import LayoutGeometry

/// An outline, in points.
package enum Shape: Hashable, Sendable {
  /// A rectangle with square corners.
  case rect(Rect)
  /// A rectangle with round corners.
  case roundedRect(Rect, CornerRadii)
  /// The ellipse that touches the rectangle's four sides.
  case ellipse(Rect)
  /// Any outline.
  case path(Path)
}

/// A form of round corners.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Quarters of circles.
  case circular
  /// Apple's form, which bends ever more from the sides on; the curve leaves them 1.53 radii from
  /// the corner.
  case continuous
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
  /// The form of the corners.
  package var style: CornerStyle

  /// Creates a radius for each corner, clockwise; circular corners by default.
  package init(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double,
    style: CornerStyle = .circular
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.style = style
  }

  /// Creates the same radius at every corner; circular corners by default.
  package init(_ radius: Double, _ style: CornerStyle = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, style: style)
  }

  /// Square corners.
  package static let zero = CornerRadii(0)

  /// Indicates whether all corners have the same radius.
  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// Indicates whether no corner is round.
  package var isSquare: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The greatest of the four radii.
  package var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// Returns the radii with `change` applied to each, in the same style.
  package func mapped(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft), style: style)
  }
}

extension Shape {
  /// The thickness, in points, of a line that every renderer draws one device pixel thick.
  ///
  /// A renderer draws nothing thinner than a pixel, and no picture has more than 8 pixels a point.
  package static let hairlineThickness = 1.0 / 8
}
