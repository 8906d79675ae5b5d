/// The part of a picture that another one covers too, as a comparison reads it.
struct PixelPlane {
  /// The pixels, red in the lowest byte and alpha in the highest.
  let pixels: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// The row `y`, from its first pixel on.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    pixels + y &* stride
  }

  /// The pixel in column `x` of row `y`.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 {
    UInt32(littleEndian: pixels[y &* stride &+ x])
  }
}
