/// Pixels as files have them: 32 bits each as red, green, blue, alpha in memory, top row first.
///
/// Alpha is not multiplied into the colours, which would lose what they were. Rows follow each
/// other without a gap.
package final class StraightPixels: Sendable {
  /// How many pixels a row has.
  package let width: Int
  /// How many rows there are.
  package let height: Int

  // Written before `init` returns and never after: threads may read it at once.
  private nonisolated(unsafe) let memory: ByteMemory

  /// Decodes a PNG file of any kind; 16-bit samples keep their upper 8 bits.
  ///
  /// - Parameter limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; a picture is decoded whole or not at all.
  package init(decodingPNG bytes: [UInt8], limits: PictureLimits) throws {
    guard bytes.starts(with: PNGChunks.signature) else {
      switch PictureFormat(of: bytes) {
      case .jpeg: throw PictureError.unsupported("a JPEG in a PNG's place")
      case .svg: throw PictureError.unsupported("an SVG in a PNG's place")
      case .png, nil: throw PictureError.notAPicture
      }
    }
    let file = try PNGDecoder.chunks(of: bytes, limits: limits)
    let (width, height) = (file.header.width, file.header.height)
    let plain = PlainPNG(bytes, file)
    guard let memory = ByteMemory(count: width * height * 4 + (plain?.spareByteCount ?? 0)) else {
      throw PictureError.tooLarge(width: width, height: height, limit: limits)
    }
    if plain?.decode(toStraight: memory.bytes) != true {
      let pixels = UnsafeMutableRawBufferPointer(rebasing: memory.bytes.prefix(width * height * 4))
      try bytes.withUnsafeBytes { try PNGContext($0).decodeRGBA(to: pixels) }
    }
    self.width = width
    self.height = height
    self.memory = memory
  }

  /// Calls `body` with all rows; the memory lives as long as the pixels do.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(memory) {
      try body(UnsafeRawBufferPointer(rebasing: memory.bytes.prefix(width * height * 4)))
    }
  }

  /// The pixel in column `x` of row `y`, red in its lowest byte and alpha in its highest; nil
  /// outside the picture.
  package func pixel(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let offset = (y * width + x) * 4
    return UInt32(littleEndian: memory.bytes.load(fromByteOffset: offset, as: UInt32.self))
  }
}
