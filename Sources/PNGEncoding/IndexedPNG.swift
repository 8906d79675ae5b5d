import Glibc
import Workers

/// Encodes pixels of few colours as a PNG file with a palette, in bands, several at once.
///
/// A byte a pixel takes a fraction of the time of `encodePNG`; such a file has no digest of its
/// pixels.
///
/// - Parameters:
///   - width: In pixels, from 1 to 2^22.
///   - height: In pixels, from 1 to 2^31 − 1.
///   - palette: From 1 to 256 colours, red in the third byte from the right, then green and blue;
///     their highest byte is ignored.
///   - workers: The largest number of threads that paint and encode; the bytes do not depend on it.
///   - firstLike: Returns the first row that is known to have the pixels of row `y`; `y` itself if
///     there is none before it. Rows that are like others are painted once, as long as the encoder
///     has room for them.
///   - paint: Writes a row, a byte a pixel: its colour's place in the palette; called on any of the
///     threads.
/// - Throws: Only the encoder's errors.
package func encodeIndexedPNG(
  width: Int, height: Int, palette: [UInt32], workers: Int = 1,
  firstLike: @escaping @Sendable (_ y: Int) -> Int = { $0 },
  paint: @escaping @Sendable (_ y: Int, _ output: UnsafeMutablePointer<UInt8>) -> Void
) throws -> [UInt8] {
  precondition((1...256).contains(palette.count), "a palette of \(palette.count) colours")
  var header = PNGHeader(width: width, height: height, hasAlpha: false, scale: 1)
  header.palette = palette
  var file = header.bytes
  let rowCount = PNGBandEncoder.rowCount(width: width)
  let bandCount = (height + rowCount - 1) / rowCount
  var joiner = PNGBandJoiner()
  try OrderedWork.run(
    count: bandCount, workers: workers,
    makeWorker: {
      var encoder = IndexedBandEncoder(width: width)
      return { index in
        encoder.encode(
          rows: index * rowCount..<min((index + 1) * rowCount, height),
          isLast: index == bandCount - 1, firstLike: firstLike, paint: paint)
      }
    },
    take: { file += joiner.chunk("IDAT", of: $1, isLast: $0 == bandCount - 1).bytes })
  return file + PNGChunk("IEND").bytes
}

/// Compresses rows of one byte a pixel, a band at a time.
///
/// A match copies from the pixel before or from the row above, which covers most of a picture of
/// few colours. Matches do not refer to other bands.
private struct IndexedBandEncoder: ~Copyable {
  /// The number of equal pixels after which more are compared by the C library, as many at a time,
  /// with the processor's widest vectors: for few pixels its call would take longer.
  private static let blockCount = 64

  private let width: Int
  private var painted: PaintedIndexRows
  private var stream: DeflateStream

  init(width: Int) {
    precondition((1...1 << 22).contains(width), "a width of \(width) pixels")
    self.width = width
    painted = PaintedIndexRows(width: width)
    stream = DeflateStream(largestStep: 1 + width)
  }

  mutating func encode(
    rows: Range<Int>, isLast: Bool, firstLike: (Int) -> Int,
    paint: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> EncodedBand {
    // RFC 1951's matches reach back 32,768 bytes.
    let reachesRowAbove = byteCount <= 32_768
    var checksum = Adler32()
    // The row above: the first row like it, and the place where it is painted.
    var above = (first: -1, place: 0)
    for y in rows {
      let isFirst = y == rows.lowerBound
      let first = firstLike(y)
      if !isFirst, reachesRowAbove, first == above.first {
        stream.appendMatch(length: byteCount, distance: byteCount)
      } else {
        let place = painted.place(of: first, besides: above.place) { paint(y, $0) }
        encodeRow(
          painted.row(at: place),
          above: isFirst || !reachesRowAbove ? nil : painted.row(at: above.place))
        above = (first, place)
      }
      checksum.append(painted.checksum(at: above.place), length: byteCount)
      stream.closeBlockIfFull()
    }
    return EncodedBand(
      deflated: stream.finish(isLast: isLast), checksum: checksum,
      rawByteCount: rows.count * byteCount, rowDigests: [])
  }

  /// The number of bytes of a row, with the filter's.
  private var byteCount: Int { 1 + width }

  /// Adds a row to the stream.
  ///
  /// - Parameter above: The row above it; nil if no match can copy from it.
  private mutating func encodeRow(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?
  ) {
    var x = 0
    while x < byteCount {
      var count = x > 0 ? equalCount(row + x, row + x - 1, upTo: byteCount &- x) : 0
      var distance = 1
      if let above {
        let countAbove = equalCount(row + x, above + x, upTo: byteCount &- x)
        // A longer match, or one that continues in the next row, pays for the longer distance.
        if countAbove > count || countAbove == byteCount &- x {
          (count, distance) = (countAbove, byteCount)
        }
      }
      if count >= DeflateSequence.minimumMatchLength
        || count > 0 && stream.continuesMatch(distance: distance)
      {
        stream.appendMatch(length: count, distance: distance)
        x &+= count
      } else {
        stream.appendLiterals(row + x, count: 1)
        x &+= 1
      }
    }
  }

  /// Returns the number of equal bytes from `a` and `b` on, of at most `count`.
  @inline(__always)
  private func equalCount(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, upTo count: Int
  ) -> Int {
    var index = 0
    while index &+ 8 <= count {
      let difference = word(a + index) ^ word(b + index)
      // The byte at the lower address is the less significant one.
      if difference != 0 { return index &+ difference.trailingZeroBitCount &>> 3 }
      index &+= 8
      guard index == Self.blockCount else { continue }
      while index &+ Self.blockCount <= count,
        memcmp(a + index, b + index, Self.blockCount) == 0
      {
        index &+= Self.blockCount
      }
    }
    while index < count, a[index] == b[index] { index &+= 1 }
    return index
  }

  @inline(__always)
  private func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }
}
