package import LayoutGeometry

/// Where a picture shows a canvas, and how large.
package struct CanvasPlace: Hashable, Sendable {
  /// How many pixels a point has.
  package var scale: Double
  /// The canvas's top left corner in the picture, in points: in a device's frame, it is inside of that.
  package var origin: Point

  /// A canvas in a picture.
  package init(scale: Double, origin: Point = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// The canvas in a picture that shows nothing around it; nil for a picture of another shape.
  ///
  /// - Parameters:
  ///   - width: The picture's width, in pixels.
  ///   - height: Its height, in pixels.
  ///   - canvas: The canvas's size, in points.
  package init?(width: Int, height: Int, canvas: Size) {
    guard let scale = Self.scale(width: width, canvas: canvas) else { return nil }
    let (wide, high) = (canvas.width * scale, canvas.height * scale)
    guard abs(Double(width) - wide) < 1, abs(Double(height) - high) < 1 else { return nil }
    self.init(scale: scale)
  }

  /// How many pixels a point has in a picture as wide as its canvas; nil where no picture is drawn so.
  static func scale(width: Int, canvas: Size) -> Double? {
    guard canvas.width > 0 else { return nil }
    // Sides are rounded to whole pixels, and scales rarely have more than two decimals.
    let scale = (Double(width) / canvas.width * 100).rounded() / 100
    // Results may have come with anything in them.
    return (0.1...100).contains(scale) ? scale : nil
  }
}
