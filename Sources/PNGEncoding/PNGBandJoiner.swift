import CDeflate

/// Makes the rest of a PNG, from after its header on, from its bands in their order.
package struct PNGBandJoiner {
  /// The zlib header of RFC 1950: deflate, a window of 32 KiB, the fastest compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x01]

  private var checksum = Adler32()
  private var isFirst = true
  /// The digest of the rows so far; nil if it is known, and for pixels without one.
  private let digest: PixelDigest?
  private let knownDigest: String?

  /// Creates a joiner of a picture with this header, which waits for the first band.
  ///
  /// - Parameter digest: The text of the digest of the picture's pixels, for bands without the
  ///   digests of their rows; nil to compute it from those.
  package init(_ header: PNGHeader, digest: String? = nil) {
    knownDigest = digest
    self.digest =
      digest == nil
      ? PixelDigest(
        width: header.width, height: header.height, samplesPerPixel: header.hasAlpha ? 4 : 3)
      : nil
  }

  /// Creates a joiner of pixels without a digest, such as those of a frame: a viewer's picture
  /// combines several frames.
  init() {
    digest = nil
    knownDigest = nil
  }

  /// Returns the part of the file for the next band.
  ///
  /// - Parameter isLast: Whether it is the picture's last; its part then ends the file, with the
  ///   digest of all pixels.
  package mutating func part(for band: EncodedBand, isLast: Bool) -> [UInt8] {
    var part = chunk("IDAT", of: band, isLast: isLast).bytes
    digest?.add(band.rowDigests)
    guard isLast else { return part }
    if let text = knownDigest ?? digest?.text {
      part += PNGText(keyword: PixelDigest.keyword, text: text).chunk.bytes
    }
    return part + PNGChunk("IEND").bytes
  }

  /// Returns a chunk with the next band's part of the picture's one stream of RFC 1950.
  ///
  /// - Parameter head: The content of the chunk before that.
  mutating func chunk(
    _ type: StaticString, head: [UInt8] = [], of band: EncodedBand, isLast: Bool
  ) -> PNGChunk {
    checksum.append(band.checksum, length: band.rawByteCount)
    let start = isFirst ? Self.zlibHeader : []
    let tail = isLast ? PNGChunk.bigEndian(checksum.value) : []
    isFirst = false
    return PNGChunk(type, head, start, band.deflated, tail)
  }
}

/// The checksum of RFC 1950, of bytes in pieces.
package struct Adler32: Hashable, Sendable {
  /// The largest prime below 2^16, by which both sums are reduced.
  private static let modulus: UInt64 = 65521

  /// The sum of all bytes, plus one.
  private var sum: UInt64
  /// The sum of `sum` after each byte.
  private var sumOfSums: UInt64

  /// Creates the checksum of no bytes.
  package init() {
    sum = 1
    sumOfSums = 0
  }

  /// Creates the checksum of `bytes`.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let checksum = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    sum = UInt64(checksum & 0xFFFF)
    sumOfSums = UInt64(checksum >> 16)
  }

  /// The checksum in RFC 1950's form, most significant byte first.
  package var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Adds a piece that has `length` bytes and, by itself, the checksum `piece`.
  package mutating func append(_ piece: Adler32, length: Int) {
    // Each of the piece's partial sums lacks the bytes before it, and has a one too many.
    let before = (sum + Self.modulus - 1) % Self.modulus
    sumOfSums =
      (sumOfSums + piece.sumOfSums + UInt64(length) % Self.modulus * before) % Self.modulus
    sum = (before + piece.sum) % Self.modulus
  }
}
