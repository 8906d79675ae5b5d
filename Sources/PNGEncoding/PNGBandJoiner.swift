import CDeflate

/// Makes the rest of a PNG, from after its header on, from its bands in their order.
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

/// The checksum of RFC 1950, of bytes that come in pieces.
package struct Adler32: Hashable, Sendable {
  /// The largest prime below 2^16, by which both sums are reduced.
  private static let modulus: UInt64 = 65521

  /// The sum of all bytes, plus one.
  private var sum: UInt64
  /// The sum of `sum` after each byte.
  private var sumOfSums: UInt64

  /// The checksum of no bytes.
  package init() {
    sum = 1
    sumOfSums = 0
  }

  /// The checksum of `bytes`.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let checksum = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    sum = UInt64(checksum & 0xFFFF)
    sumOfSums = UInt64(checksum >> 16)
  }

  /// The checksum as RFC 1950 writes it, most significant byte first.
  package var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Adds a piece that has `length` bytes and, by itself, the checksum `piece`.
  package mutating func append(_ piece: Adler32, length: Int) {
    // Each of the piece's partial sums lacks what went before it, and has a one too many.
    let before = (sum + Self.modulus - 1) % Self.modulus
    sumOfSums =
      (sumOfSums + piece.sumOfSums + UInt64(length) % Self.modulus * before) % Self.modulus
    sum = (before + piece.sum) % Self.modulus
  }
}
