/// Finds where pixels of a band stood before, within the reach of RFC 1951's matches.
///
/// Looks at the pixel before, at the row above, and at one place each that two tables remember for
/// the pair of pixels and for the single one.
struct PixelMatchFinder: ~Copyable {
  /// A run of pixels that stood before.
  struct Match {
    /// How many pixels are equal; 0 for no match.
    var pixelCount: Int
    /// How far back they stand, in the bytes of PNG's rows.
    var distance: Int
  }

  /// The farthest that a match reaches back, in bytes.
  private static let windowSize = 32 * 1024
  /// From this many pixels on, a run is taken without a look at the tables.
  private static let sufficientCount = 8

  private let width: Int
  private let bytesPerPixel: Int
  private let rowByteCount: Int
  private let comparison: PixelComparison
  private let pairs: PixelPlaceTable
  private let singles: PixelPlaceTable

  /// A finder in rows of `width` pixels.
  init(width: Int, bytesPerPixel: Int, rowByteCount: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    self.rowByteCount = rowByteCount
    comparison = PixelComparison(hasAlpha: bytesPerPixel == 4)
    pairs = PixelPlaceTable()
    singles = PixelPlaceTable()
  }

  /// Whether a match can copy from the row above.
  var reachesRowAbove: Bool { rowByteCount <= Self.windowSize }

  /// Forgets all places, so that nothing refers to what came before.
  func removeAll() {
    pairs.removeAll()
    singles.removeAll()
  }

  /// How many pixels at the start of row `y` equal those above; 0 in the first row.
  @inline(__always)
  func countLikeAbove(_ y: Int, of pixels: PixelRows) -> Int {
    y > 0 ? comparison.equalCount(pixels[y], pixels[y &- 1], upTo: width) : 0
  }

  /// The longest match of the pixels from column `x` on.
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
      // One that ends with the row can go on in the next row.
      if count > best.pixelCount || count == limit {
        best = Match(pixelCount: count, distance: rowByteCount)
      }
    }
    if best.pixelCount < Self.sufficientCount, limit >= 2,
      let place = pairs.exchange(comparison.pair(start), x: x, y: y)
    {
      let match = match(x, y, of: pixels, with: place)
      // More than one pixel more: else the longer distance does not pay.
      if match.pixelCount > best.pixelCount &+ 1 { best = match }
    }
    if best.pixelCount == 0,
      let place = singles.exchange(comparison.single(start), x: x, y: y)
    {
      best = match(x, y, of: pixels, with: place)
    }
    return best
  }

  /// How many pixels from column `x` on equal the pixel before them.
  @inline(__always)
  func runCount(_ x: Int, _ y: Int, of pixels: PixelRows) -> Int {
    let start = pixels[y] + x
    return x > 0 ? comparison.equalCount(start, start - 1, upTo: width &- x) : 0
  }

  /// How many pixels of a run of `count` fill matches of the greatest length, if they fill two;
  /// else 0.
  ///
  /// Those are best copied from the pixel before them, whatever else could be: the short distance
  /// saves more bits than it costs to take up another match behind them.
  @inline(__always)
  func longRunCount(of count: Int) -> Int {
    let matches = count &* bytesPerPixel / DeflateSequence.maximumMatchLength
    return matches >= 2 ? matches &* DeflateSequence.maximumMatchLength / bytesPerPixel : 0
  }

  /// The match of the pixels from column `x` on with those at `place`.
  @inline(__always)
  private func match(
    _ x: Int, _ y: Int, of pixels: PixelRows, with place: PixelPlaceTable.Place
  ) -> Match {
    let distance = (y &- place.y) &* rowByteCount &+ (x &- place.x) &* bytesPerPixel
    guard distance <= Self.windowSize else { return Match(pixelCount: 0, distance: distance) }
    // Neither goes beyond its row, at whose end the other one's next filter byte is not.
    let limit = width &- max(x, place.x)
    let count = comparison.equalCount(pixels[y] + x, pixels[place.y] + place.x, upTo: limit)
    return Match(pixelCount: count, distance: distance)
  }
}
