/// Makes the rest of a PNG, from behind its header on, from its bands in their order.
package struct PNGBandJoiner {
  /// The zlib header of RFC 1950: deflate, a window of 32 KiB, the fastest compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x01]

  private var checksum = Adler32()
  private var isFirst = true

  /// A joiner that waits for the first band.
  package init() {}

  /// The part of the file that the next band makes.
  ///
  /// - Parameter isLast: Whether it is the picture's last; its part then ends the file.
  package mutating func part(for band: EncodedBand, isLast: Bool) -> [UInt8] {
    let pixels = PNGChunk("IDAT", data(for: band, isLast: isLast)).bytes
    return isLast ? pixels + PNGChunk("IEND", []).bytes : pixels
  }

  /// What the next band adds to the picture's one stream of RFC 1950.
  mutating func data(for band: EncodedBand, isLast: Bool) -> [UInt8] {
    checksum.append(band.checksum, length: band.rawByteCount)
    let head = isFirst ? Self.zlibHeader : []
    let tail = isLast ? PNGChunk.bigEndian(checksum.value) : []
    isFirst = false
    return head + band.deflated + tail
  }
}
