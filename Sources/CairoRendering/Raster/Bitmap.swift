import Glibc

/// Premultiplied pixels of a rectangle of the device grid, cleared when made.
///
/// A pixel is 32 bits in the machine's order: blue, green, red, alpha in memory. The memory is the
/// bitmap's own and not a cairo surface's, since those end at 32,767 pixels a side, and solid
/// paints composited here, a row at a time, cost half of what they cost through cairo.
package final class Bitmap {
  /// Where the pixels are, in device pixels of the canvas.
  let bounds: DeviceRect
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int

  init(_ bounds: DeviceRect) {
    precondition(!bounds.isEmpty, "a bitmap of \(bounds)")
    self.bounds = bounds
    width = bounds.width
    height = bounds.height
    pixels = .allocate(capacity: bounds.width * bounds.height)
    // The C library's loop, which is fast where the compiler does not optimise, too.
    memset(pixels, 0, bounds.width * bounds.height * MemoryLayout<UInt32>.stride)
  }

  deinit {
    pixels.deallocate()
  }

  /// Bytes from one row to the next.
  package var stride: Int { width * 4 }

  /// Calls `body` with the rows' bytes, top row first, `stride` bytes apart.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: pixels, count: stride * height))
    }
  }

  /// The pixel at a place of the device grid inside of the bounds.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.minY) * width + (x - bounds.minX))
  }
}
