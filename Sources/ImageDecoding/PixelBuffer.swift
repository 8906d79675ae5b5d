/// Premultiplied pixels, 32 bits each as blue, green, red, alpha in memory, top row first.
///
/// Rows follow each other without a gap. That is cairo's ARGB32 on a little-endian machine.
public final class PixelBuffer: Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Whether each pixel's alpha is 255.
  public let isOpaque: Bool

  // Written before `init` returns and never after: threads may read it at once.
  private nonisolated(unsafe) let memory: ByteMemory

  /// Pixels that `fill` writes.
  ///
  /// - Parameters:
  ///   - spareByteCount: How much memory `fill` needs behind the pixels.
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
  public var stride: Int { width * 4 }

  /// Calls `body` with all rows; the memory lives as long as the buffer does.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(rebasing: memory.bytes.prefix(stride * height)))
  }
}
