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

/// How corners are round.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// As quarters of circles.
  case circular
  /// As iOS draws them: bent ever more from the sides on, which the curve leaves 1.53 radii from the corner.
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
  /// How the corners are round.
  package var style: CornerStyle

  /// A radius for each corner, clockwise; circular corners by default.
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

  /// The same radius at every corner; circular corners by default.
  package init(_ radius: Double, _ style: CornerStyle = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, style: style)
  }

  /// Square corners.
  package static let zero = CornerRadii(0)

  /// True if all corners have the same radius.
  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// True if no corner is round.
  package var isSquare: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The greatest of the four radii.
  package var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// The radii with each replaced by what `change` returns for it, in the same style.
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
