import Glibc

/// Rows of cairo's premultiplied pixels in memory that belongs to another, the top row first.
package struct PixelRows {
  private let start: UnsafeRawPointer
  private let stride: Int
  /// How many rows there are.
  package let count: Int

  /// `count` rows of which the first begins at `start`.
  ///
  /// - Parameter stride: The bytes from a row to the next one.
  package init(start: UnsafeRawPointer, stride: Int, count: Int) {
    self.start = start
    self.stride = stride
    self.count = count
  }

  /// The row `y`, from its first pixel on.
  @inline(__always)
  subscript(y: Int) -> UnsafePointer<UInt32> {
    (start + y &* stride).assumingMemoryBound(to: UInt32.self)
  }

  /// True if the row `y`, which is not the first, has the bytes of the one above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    memcmp(start + y &* stride, start + (y &- 1) &* stride, stride) == 0
  }
}
