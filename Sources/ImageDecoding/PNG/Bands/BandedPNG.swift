/// A PNG file whose pixels stand in one chunk for each band of rows, as our encoder writes them.
///
/// This is what the chunks look like. That no band needs what stands in another is for `BandDecoder`
/// to find out.
struct BandedPNG: Sendable {
  /// The zlib header that our encoder writes: deflate, a window of 32 KiB, the fastest compression.
  private static let zlibHeader: [UInt8] = [0x78, 0x01]
  /// How many bytes the checksum behind the stream takes.
  private static let trailerCount = 4

  let width: Int
  let height: Int
  /// 3 for red, green and blue, 4 with alpha.
  let bytesPerPixel: Int
  /// What the file says that the checksum of all rows is.
  let checksum: UInt32
  private let bytes: [UInt8]
  /// Where each band's piece of the stream of RFC 1951 lies.
  private let pieces: [Range<Int>]

  /// A file, or nil if its chunks are not one a band, or not those of a simple PNG.
  ///
  /// - Parameter rowsPerBand: How many rows the bands of a picture have, by its width, but for its
  ///   last one.
  init?(_ bytes: [UInt8], limits: PictureLimits, rowsPerBand: (_ width: Int) -> Int) {
    guard bytes.starts(with: PNGChunks.signature),
      let file = try? PNGDecoder.chunks(of: bytes, limits: limits),
      let plain = PlainPNG(bytes, file), plain.hasRightChecksums
    else { return nil }
    let (width, height) = (file.header.width, file.header.height)
    var pieces = file.chunks.filter { $0.type == PNGChunks.type("IDAT") }.map(\.content)
    let rowCount = rowsPerBand(width)
    guard pieces.count == (height + rowCount - 1) / rowCount,
      let first = pieces.first, bytes[first].starts(with: Self.zlibHeader)
    else { return nil }
    pieces[0] = first.lowerBound + Self.zlibHeader.count..<first.upperBound
    let last = pieces[pieces.count - 1]
    guard last.count >= Self.trailerCount else { return nil }
    let end = last.upperBound - Self.trailerCount
    pieces[pieces.count - 1] = last.lowerBound..<end
    checksum = bytes[end..<last.upperBound].reduce(0) { $0 << 8 | UInt32($1) }
    self.width = width
    self.height = height
    bytesPerPixel = plain.bytesPerPixel
    self.bytes = bytes
    self.pieces = pieces
  }

  /// The piece of the stream that makes the rows of a band.
  func piece(_ band: Int) -> DeflatePiece {
    DeflatePiece(bytes[pieces[band]], isLast: band == pieces.count - 1)
  }
}
