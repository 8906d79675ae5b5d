import Glibc

/// Finds earlier occurrences of pixels of a band, within the reach of RFC 1951's matches.
///
/// It compares with the pixel before, with the row above, and with one place each that two tables
/// remember for the pair of pixels and for the single one.
struct PixelMatchFinder: ~Copyable {
  /// A run of pixels that occurred before.
  struct Match {
    /// The number of equal pixels; 0 for no match.
    var pixelCount: Int
    /// The distance of the earlier pixels, in the bytes of PNG's rows.
    var distance: Int
  }

  /// The largest distance of a match, in bytes.
  private static let windowSize = 32 * 1024
  /// The number of pixels from which on a run is taken without a search in the tables.
  private static let sufficientCount = 8

  private let width: Int
  private let bytesPerPixel: Int
  private let rowByteCount: Int
  private let comparison: PixelComparison
  private let pairs: PixelPlaceTable
  private let singles: PixelPlaceTable

  /// Creates a finder in rows of `width` pixels.
  init(width: Int, bytesPerPixel: Int, rowByteCount: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    self.rowByteCount = rowByteCount
    comparison = PixelComparison(hasAlpha: bytesPerPixel == 4)
    pairs = PixelPlaceTable()
    singles = PixelPlaceTable()
  }

  /// Indicates whether a match can copy from the row above.
  var reachesRowAbove: Bool { rowByteCount <= Self.windowSize }

  /// Forgets all places, so that matches do not refer to earlier pixels.
  func removeAll() {
    pairs.removeAll()
    singles.removeAll()
  }

  /// Returns the number of pixels at the start of row `y` that equal those above; 0 in the first
  /// row.
  @inline(__always)
  func countLikeAbove(_ y: Int, of pixels: PixelRows) -> Int {
    guard y > 0 else { return 0 }
    let (row, above) = (pixels[y], pixels[y &- 1])
    return row == above ? width : comparison.equalCount(row, above, upTo: width)
  }

  /// Returns the longest match of the pixels from column `x` on.
  @inline(__always)
  func longestMatch(_ x: Int, _ y: Int, of pixels: PixelRows) -> Match {
    let limit = width &- x
    let run = runCount(x, y, of: pixels)
    let longRun = longRunCount(of: run)
    if longRun > 0 { return Match(pixelCount: longRun, distance: bytesPerPixel) }

    let start = pixels[y] + x
    var best = Match(pixelCount: run, distance: bytesPerPixel)
    if y > 0, reachesRowAbove {
      let count = comparison.equalCount(start, pixels[y &- 1] + x, upTo: limit)
      // A match that ends with the row can continue in the next row.
      if count > best.pixelCount || count == limit {
        best = Match(pixelCount: count, distance: rowByteCount)
      }
    }
    if best.pixelCount < Self.sufficientCount, limit >= 2,
      let place = pairs.exchange(comparison.pair(start), x: x, y: y)
    {
      let match = match(x, y, of: pixels, with: place)
      // At least two pixels more: otherwise the longer distance does not pay.
      if match.pixelCount > best.pixelCount &+ 1 { best = match }
    }
    if best.pixelCount == 0,
      let place = singles.exchange(comparison.single(start), x: x, y: y)
    {
      best = match(x, y, of: pixels, with: place)
    }
    return best
  }

  /// Returns the number of pixels from column `x` on that equal the pixel before them.
  @inline(__always)
  func runCount(_ x: Int, _ y: Int, of pixels: PixelRows) -> Int {
    let start = pixels[y] + x
    return x > 0 ? comparison.equalCount(start, start - 1, upTo: width &- x) : 0
  }

  /// Returns the number of pixels of a run of `count` that fill matches of the greatest length, if
  /// they fill two; else 0.
  ///
  /// They are best copied from the pixel before them, whatever the other matches: the short
  /// distance saves more bits than another match after them costs.
  @inline(__always)
  func longRunCount(of count: Int) -> Int {
    let matches = count &* bytesPerPixel / DeflateSequence.maximumMatchLength
    return matches >= 2 ? matches &* DeflateSequence.maximumMatchLength / bytesPerPixel : 0
  }

  /// Returns the match of the pixels from column `x` on with those at `place`.
  @inline(__always)
  private func match(
    _ x: Int, _ y: Int, of pixels: PixelRows, with place: PixelPlaceTable.Place
  ) -> Match {
    let distance = (y &- place.y) &* rowByteCount &+ (x &- place.x) &* bytesPerPixel
    guard distance <= Self.windowSize else { return Match(pixelCount: 0, distance: distance) }
    // Neither goes beyond its row, since the other one's next filter byte is not at its end.
    let limit = width &- max(x, place.x)
    let count = comparison.equalCount(pixels[y] + x, pixels[place.y] + place.x, upTo: limit)
    return Match(pixelCount: count, distance: distance)
  }
}

/// Pixels of a row as cairo has them, compared many at a time.
///
/// If the picture is opaque, each pixel's highest byte is undefined and ignored.
private struct PixelComparison {
  private let mask: UInt64
  /// The number of equal pixels after which more are compared by the C library, as many at a time,
  /// with the processor's widest vectors: for few pixels its call would take longer.
  private static let blockCount = 32

  init(hasAlpha: Bool) {
    mask = hasAlpha ? .max : 0x00FF_FFFF_00FF_FFFF
  }

  /// Returns the number of equal pixels from `a` and `b` on, of at most `count`.
  @inline(__always)
  func equalCount(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, upTo count: Int
  ) -> Int {
    var index = 0
    if count >= 4 {
      // At the edges of letters, few pixels are equal: comparing more of them is in vain.
      let first = (pair(a, 0) ^ pair(b, 0)) & mask
      if first != 0 { return first.trailingZeroBitCount &>> 5 }
      let second = (pair(a, 2) ^ pair(b, 2)) & mask
      if second != 0 { return 2 &+ second.trailingZeroBitCount &>> 5 }
      index = 4
    }
    while index &+ 8 <= count {
      let first = pair(a, index) ^ pair(b, index)
      let second = pair(a, index &+ 2) ^ pair(b, index &+ 2)
      let third = pair(a, index &+ 4) ^ pair(b, index &+ 4)
      let fourth = pair(a, index &+ 6) ^ pair(b, index &+ 6)
      if (first | second | third | fourth) & mask != 0 { break }
      index &+= 8
      guard index == Self.blockCount &+ 4 else { continue }
      while index &+ Self.blockCount <= count,
        memcmp(a + index, b + index, 4 &* Self.blockCount) == 0
      {
        index &+= Self.blockCount
      }
    }
    while index &+ 2 <= count {
      let difference = (pair(a, index) ^ pair(b, index)) & mask
      // The pixel at the lower address is the less significant half.
      if difference != 0 { return index &+ (difference.trailingZeroBitCount &>> 5) }
      index &+= 2
    }
    if index < count, single(a + index) == single(b + index) { index &+= 1 }
    return index
  }

  /// Returns the pixel at `start` as a number, equal for equal pixels.
  @inline(__always)
  func single(_ start: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(start.pointee) & mask
  }

  /// Returns the pixel at `start` and the one after it as a number, equal for equal pairs.
  @inline(__always)
  func pair(_ start: UnsafePointer<UInt32>) -> UInt64 {
    pair(start, 0) & mask
  }

  @inline(__always)
  private func pair(_ start: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
  }
}

/// Remembers the last place of a pixel, or of a pair of pixels; one place a hash.
private struct PixelPlaceTable: ~Copyable {
  /// A place in a band.
  struct Place {
    var x: Int
    var y: Int
  }

  private static let bitCount: UInt64 = 13
  /// The number of bits for the column, of a place's 32; the others are for the row.
  private static let columnBitCount: UInt32 = 22

  /// The row's number plus one in the upper bits, the column in the lower; 0 for no place.
  private let places: UnsafeMutablePointer<UInt32>

  init() {
    places = .allocate(capacity: 1 << Int(Self.bitCount))
    removeAll()
  }

  deinit {
    places.deallocate()
  }

  func removeAll() {
    places.update(repeating: 0, count: 1 << Int(Self.bitCount))
  }

  /// Returns the last place of a key with the hash of `key`, and replaces it by `x`, `y`.
  ///
  /// - Parameters:
  ///   - x: Below 2^22.
  ///   - y: At most 1022.
  @inline(__always)
  func exchange(_ key: UInt64, x: Int, y: Int) -> Place? {
    // Multiplicative hashing: an odd number near 2^64 divided by the golden ratio spreads nearby
    // keys over the upper bits.
    let slot = Int(
      truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.bitCount))
    let previous = places[slot]
    places[slot] = UInt32(truncatingIfNeeded: (y &+ 1) &<< Int(Self.columnBitCount) | x)
    guard previous != 0 else { return nil }
    return Place(
      x: Int(previous & (1 &<< Self.columnBitCount &- 1)),
      y: Int(previous &>> Self.columnBitCount) &- 1)
  }
}
