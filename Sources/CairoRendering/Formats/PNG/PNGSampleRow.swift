import ImageDecoding

/// A row of a PNG before its compression: the filter's byte, then red, green, blue and, where the
/// picture has it, alpha of each pixel.
struct PNGSampleRow: ~Copyable {
  /// How many pixels the row has.
  let width: Int
  /// 4 with alpha, else 3.
  let bytesPerPixel: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    bytesPerPixel = hasAlpha ? 4 : 3
    // One more than the row has: pixels are written four bytes at a time.
    bytes = .allocate(capacity: 1 + width * bytesPerPixel + 1)
    // Filter 0: layouts' runs and repetitions survive no other.
    bytes[0] = 0
  }

  deinit {
    bytes.deallocate()
  }

  /// How many bytes the row has, with the filter's.
  var byteCount: Int { 1 + width * bytesPerPixel }

  /// The filter's byte, with which the row begins.
  var start: UnsafePointer<UInt8> { UnsafePointer(bytes) }

  /// The samples of the pixel in column `x`.
  @inline(__always)
  func samples(at x: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(bytes) + (1 &+ x &* bytesPerPixel)
  }

  /// The row's checksum by itself.
  var checksum: Adler32 {
    Adler32(UnsafeRawBufferPointer(start: bytes, count: byteCount))
  }

  /// The digest of the row's samples.
  var digest: PixelDigest.Row {
    PixelDigest.Row(UnsafeRawBufferPointer(start: bytes + 1, count: byteCount - 1))
  }

  /// Takes the samples of a row of cairo's premultiplied pixels.
  mutating func fill(from pixels: UnsafePointer<UInt32>) {
    let samples = UnsafeMutableRawPointer(bytes + 1)
    if bytesPerPixel == 3 {
      for x in 0..<width {
        // The fourth byte is the next pixel's first, which is written after it.
        samples.storeBytes(
          of: (pixels[x] &<< 8).bigEndian, toByteOffset: 3 &* x, as: UInt32.self)
      }
    } else {
      for x in 0..<width {
        samples.storeBytes(
          of: StraightAlpha.rgba(premultiplied: pixels[x]).bigEndian, toByteOffset: 4 &* x,
          as: UInt32.self)
      }
    }
  }
}
