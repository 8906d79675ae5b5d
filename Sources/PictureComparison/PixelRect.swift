/// A rectangle of whole pixels, from the top left of a picture.
package struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  package var x: Int
  /// The top edge, in pixels.
  package var y: Int
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int

  /// Creates a rectangle by its top left corner and its size, in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A picture's size in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int

  /// Creates a size in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
