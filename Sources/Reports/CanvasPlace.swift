package import LayoutGeometry

/// The place and the scale of a canvas in a picture.
package struct CanvasPlace: Hashable, Sendable {
  /// The number of pixels a point.
  package var scale: Double
  /// The canvas's top left corner in the picture, in points: in a device's frame, it is inside of
  /// the frame.
  package var origin: Point

  /// Creates a canvas in a picture.
  package init(scale: Double, origin: Point = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// Creates the place of a canvas in a picture that shows nothing around it; nil for a picture of
  /// another shape.
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

  /// Returns the number of pixels a point in a picture as wide as its canvas; nil if no picture has
  /// that scale.
  static func scale(width: Int, canvas: Size) -> Double? {
    guard canvas.width > 0 else { return nil }
    // Sides are rounded to whole pixels, and scales rarely have more than two decimals.
    let scale = (Double(width) / canvas.width * 100).rounded() / 100
    // Results may have any contents.
    return (0.1...100).contains(scale) ? scale : nil
  }
}
