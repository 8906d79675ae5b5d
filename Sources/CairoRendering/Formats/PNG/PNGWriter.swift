/// Writes a PNG piece by piece: its header, its bands in order, its end.
package struct PNGWriter {
  /// The zlib header of RFC 1950: deflate, a window of 32 KiB, the fastest compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x01]

  private let write: (UnsafeRawBufferPointer) throws -> Void
  private var checksum = Adler32()
  private var hasWrittenBand = false

  /// A writer that hands the file to `write`, and begins with `header`.
  package init(
    _ header: PNGHeader, to write: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    self.write = write
    try header.bytes.withUnsafeBytes(write)
  }

  /// Adds the next band.
  ///
  /// - Parameter isLast: Whether it is the picture's last; it then ends the file.
  package mutating func append(_ band: EncodedBand, isLast: Bool) throws {
    checksum.append(band.checksum, length: band.rawByteCount)
    let head = hasWrittenBand ? [] : Self.zlibHeader
    let tail = isLast ? PNGChunk.bigEndian(checksum.value) : []
    hasWrittenBand = true
    try PNGChunk("IDAT", head + band.deflated + tail).bytes.withUnsafeBytes(write)
    if isLast { try PNGChunk("IEND", []).bytes.withUnsafeBytes(write) }
  }
}
