import Glibc

/// Premultiplied pixels, 32 bits each as blue, green, red, alpha in memory, top row first.
///
/// Rows follow each other without a gap. That is cairo's ARGB32 on a little-endian machine.
package final class PixelBuffer: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Indicates whether each pixel's alpha is 255.
  package let isOpaque: Bool

  // Written before `init` returns and never after: threads may read it at once.
  private nonisolated(unsafe) let memory: ByteMemory

  /// Pixels that `fill` writes.
  ///
  /// - Parameters:
  ///   - spareByteCount: How much memory `fill` needs after the pixels.
  ///   - fill: Gets the memory, whose content is undefined, and answers whether all pixels that it
  ///     wrote are opaque.
  /// - Throws: `PictureError.tooLarge` if there is no such memory; what `fill` throws.
  init(
    width: Int, height: Int, spareByteCount: Int = 0,
    _ fill: (UnsafeMutableRawBufferPointer) throws -> Bool
  ) throws {
    guard let memory = ByteMemory(count: width * height * 4 + spareByteCount) else {
      throw PictureError.tooLarge(width: width, height: height, limit: .input)
    }
    isOpaque = try fill(memory.bytes)
    self.width = width
    self.height = height
    self.memory = memory
  }

  /// The bytes from a row to the next one.
  package var stride: Int { width * 4 }

  /// Calls `body` with all rows; the memory lives as long as the buffer does.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(rebasing: memory.bytes.prefix(stride * height)))
  }
}

/// Memory of its own, freed with this value; not initialised.
final class ByteMemory {
  let bytes: UnsafeMutableRawBufferPointer

  /// A large page of x86-64 and of most others.
  private static let largePage = 2 << 20

  /// Memory for `count` bytes, or nil if there is none.
  init?(count: Int) {
    var start: UnsafeMutableRawPointer?
    if count < 2 * Self.largePage {
      start = malloc(count)
    } else if posix_memalign(&start, Self.largePage, count) == 0 {
      // Taking up 33 MB in pages of 4 KiB costs as much as decoding into it. The system may refuse.
      _ = madvise(start, count, MADV_HUGEPAGE)
    }
    guard let start else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    free(bytes.baseAddress)
  }
}
