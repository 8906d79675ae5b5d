import ImageDecoding

/// Makes the rest of a PNG, from behind its header on, from its bands in their order.
package struct PNGBandJoiner {
  /// The zlib header of RFC 1950: deflate, a window of 32 KiB, the fastest compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x01]

  private var checksum = Adler32()
  private var isFirst = true
  /// Of the rows so far; nil for pixels that are a part of an animation.
  private let digest: PixelDigest?

  /// A joiner of a picture with this header, which waits for the first band.
  package init(_ header: PNGHeader) {
    digest = PixelDigest(
      width: header.width, height: header.height, samplesPerPixel: header.hasAlpha ? 4 : 3)
  }

  /// A joiner of a frame, whose bands become chunks of another kind and get no digest: what a
  /// viewer shows is made of several frames.
  init() {
    digest = nil
  }

  /// The part of the file that the next band makes.
  ///
  /// - Parameter isLast: Whether it is the picture's last; its part then ends the file, with the
  ///   digest of all pixels.
  package mutating func part(for band: EncodedBand, isLast: Bool) -> [UInt8] {
    let pixels = PNGChunk("IDAT", data(for: band, isLast: isLast)).bytes
    digest?.add(band.rowDigests)
    guard isLast else { return pixels }
    let text = digest.map { PNGText(keyword: PixelDigest.keyword, text: $0.text).chunk.bytes }
    return pixels + (text ?? []) + PNGChunk("IEND", []).bytes
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
