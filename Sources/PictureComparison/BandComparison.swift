import Glibc

/// Compares rows that two pictures have, pixel by pixel.
///
/// - Complexity: O(*pixels*); equal rows cost a comparison of memory.
struct BandComparison<Distance: PixelDistance, Sweep: PixelDistance>: Sendable {
  private let pair: PicturePair
  private let mask: PixelMask
  private let distance: Distance
  private let sweep: Sweep
  private let limit: Double
  private let sweepLimits: [Double]
  private let ignoresAntialiasing: Bool

  /// A comparison by `distance`, which counts by `sweep` what would differ at other thresholds; the
  /// sweep's distance depends on the place only if the comparison's does.
  init(
    _ pair: PicturePair, mask: PixelMask, tolerance: Tolerance, distance: Distance, sweep: Sweep
  ) {
    self.pair = pair
    self.mask = mask
    self.distance = distance
    self.sweep = sweep
    limit = Distance.limit(threshold: tolerance.threshold)
    sweepLimits = ThresholdSweep.thresholds.map { Sweep.limit(threshold: $0) }
    ignoresAntialiasing = tolerance.ignoresAntialiasing
  }

  /// Compares the rows in `rows`.
  func compare(rows: Range<Int>) -> BandDifference {
    pair.withPlanes { expected, actual in
      let width = expected.width
      var result = BandDifference(rowCount: rows.count)
      var last = RowDifference()
      var verdicts = PairVerdicts()
      var lastMask: [Range<Int>] = []
      for y in rows {
        let masked = mask.columns(inRow: y)
        // Antialiasing is a matter of the rows around, too.
        let repeats =
          y > rows.lowerBound && expected.repeatsRowAbove(y) && actual.repeatsRowAbove(y)
          && masked == lastMask && !ignoresAntialiasing && !last.dependsOnPlace
        lastMask = masked
        if !repeats {
          last.removeAll()
          let (first, second) = (expected.row(y), actual.row(y))
          last.isDifferent = memcmp(first.pixels, second.pixels, width * 4) != 0
          if last.isDifferent {
            result.appendStates(width: width) { states in
              compareRow(y, expected, actual, masked, &last, states, &verdicts)
            }
          }
        }
        result.append(last, repeats: repeats)
      }
      return result
    }
  }

  /// Compares a row and notes what it finds: in the row's states, which are all `same` before, and
  /// in `row`.
  private func compareRow(
    _ y: Int, _ expected: PixelPlane, _ actual: PixelPlane, _ masked: [Range<Int>],
    _ row: inout RowDifference, _ states: UnsafeMutablePointer<UInt8>,
    _ verdicts: inout PairVerdicts
  ) {
    let (expectedRow, actualRow) = (expected.row(y), actual.row(y))
    var (dependsOnAnyPlace, differingPixels, antialiasedPixels) = (false, 0, 0)
    // Through a pointer: at the edges of letters, nearly every pixel counts in it.
    row.sweepPixels.withUnsafeMutableBufferPointer { sweepPixels in
      guard let sweepPixels = sweepPixels.baseAddress else { return }
      var next = 0
      for masked in masked + [expected.width..<expected.width] {
        let end = max(next, min(masked.lowerBound, expected.width))
        var x = next
        while x < end {
          let (first, second) = (expectedRow[x], actualRow[x])
          if first == second {
            x &+= expectedRow.countLike(actualRow, from: x, to: end)
            continue
          }
          let dependsOnPlace = Distance.dependsOnPlace(first, second)
          if dependsOnPlace { dependsOnAnyPlace = true }
          let index = expected.index(x: x, y: y)
          let verdict =
            dependsOnPlace
            ? self.verdict(of: first, second, at: index)
            : verdicts.verdict(of: first, second) { self.verdict(of: first, second, at: index) }
          let count =
            dependsOnPlace || ignoresAntialiasing
            ? 1 : expectedRow.runCount(with: actualRow, from: x, to: end)
          defer { x &+= count }
          guard verdict.differs || verdict.level > 0 else { continue }
          if ignoresAntialiasing,
            Antialiasing<Distance.Slope>(expected: expected, actual: actual).covers(x: x, y: y)
          {
            if verdict.differs {
              states[x] = PixelState.antialiased.rawValue
              antialiasedPixels += 1
            }
            continue
          }
          sweepPixels[Int(verdict.level)] &+= count
          if verdict.differs {
            (states + x).update(repeating: PixelState.differs.rawValue, count: count)
            differingPixels &+= count
          }
        }
        next = masked.upperBound
      }
    }
    if dependsOnAnyPlace { row.dependsOnPlace = true }
    row.differingPixels &+= differingPixels
    row.antialiasedPixels &+= antialiasedPixels
  }

  private func verdict(of first: UInt32, _ second: UInt32, at index: Int) -> PairVerdict {
    PairVerdict(
      first: first, second: second, differs: distance.between(first, second, at: index) > limit,
      level: level(of: sweep.between(first, second, at: index)))
  }

  /// How many of the sweep's limits a distance is above.
  @inline(__always)
  private func level(of distance: Double) -> Int32 {
    var level: Int32 = 0
    for limit in sweepLimits where distance > limit { level += 1 }
    return level
  }
}

/// What is known of two colours.
private struct PairVerdict {
  var first: UInt32 = 0
  var second: UInt32 = 0
  /// Whether they are farther apart than the threshold.
  var differs = false
  /// How many of the sweep's limits they are above.
  var level: Int32 = 0
}

/// The verdicts on the last pairs of colours, one for each hash.
///
/// In flat areas the same two colours meet again and again, and so do the few shades at the edges of
/// a text's letters.
private struct PairVerdicts: ~Copyable {
  private static let bitCount: UInt64 = 10

  /// An entry of two equal colours, which nobody asks for, is an empty one.
  private let verdicts: UnsafeMutablePointer<PairVerdict>

  init() {
    verdicts = .allocate(capacity: 1 << Int(Self.bitCount))
    verdicts.initialize(repeating: PairVerdict(), count: 1 << Int(Self.bitCount))
  }

  deinit {
    verdicts.deallocate()
  }

  /// What is known of two colours, which differ; found out by `judge` if it is not known.
  @inline(__always)
  mutating func verdict(
    of first: UInt32, _ second: UInt32, judge: () -> PairVerdict
  ) -> PairVerdict {
    // Multiplicative hashing: an odd number near 2^64 divided by the golden ratio.
    let pair = UInt64(first) &<< 32 | UInt64(second)
    let slot = Int(
      truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.bitCount))
    let known = verdicts[slot]
    if known.first == first, known.second == second { return known }
    let verdict = judge()
    verdicts[slot] = verdict
    return verdict
  }
}

/// What comparing found of a row that both pictures have.
struct RowDifference {
  /// Whether any pixel is another one, also under a mask.
  var isDifferent = false
  /// Whether the same pixels in another row may differ otherwise.
  var dependsOnPlace = false
  var differingPixels = 0
  var antialiasedPixels = 0
  /// How many pixels are above no threshold of the sweep, above one, and so on.
  var sweepPixels = [Int](repeating: 0, count: ThresholdSweep.levelCount)

  /// Forgets what was found.
  mutating func removeAll() {
    isDifferent = false
    dependsOnPlace = false
    differingPixels = 0
    antialiasedPixels = 0
    for level in sweepPixels.indices { sweepPixels[level] = 0 }
  }
}

/// What comparing found of some rows that both pictures have.
struct BandDifference: Sendable {
  /// Whether all pixels are equal, those under the masks too.
  var isIdentical: Bool { states.isEmpty }

  /// A `PixelState` a pixel, row by row, of the rows that are not equal; a row that repeats the one
  /// above it has that one's.
  private(set) var states: [UInt8] = []
  /// Where in `states` each row's begin; −1 for a row of equal pixels.
  private(set) var starts: [Int] = []
  /// For each row, whether it is known that both pictures and the states repeat the row above it,
  /// which is of the same band.
  private(set) var repetitions: [Bool] = []
  private(set) var differingPixels = 0
  private(set) var antialiasedPixels = 0
  /// How many pixels are above no threshold of the sweep, above one, and so on.
  private(set) var sweepPixels = [Int](repeating: 0, count: ThresholdSweep.levelCount)

  /// Where the states begin that were added last.
  private var lastStart = 0
  /// How many rows there will be.
  private let rowCount: Int

  /// A band without a row yet.
  fileprivate init(rowCount: Int) {
    self.rowCount = rowCount
    starts.reserveCapacity(rowCount)
    repetitions.reserveCapacity(rowCount)
  }

  /// Adds the states of a row, which `fill` sets; they are `same` before.
  fileprivate mutating func appendStates(
    width: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    // Room for all rows, which takes no memory before it is used.
    if states.isEmpty { states.reserveCapacity(rowCount * width) }
    lastStart = states.count
    states.append(contentsOf: repeatElement(PixelState.same.rawValue, count: width))
    states.withUnsafeMutableBufferPointer { states in
      if let start = states.baseAddress { fill(start + lastStart) }
    }
  }

  /// Adds a row whose states, if it has any, were added before: with it, or with one that it repeats.
  fileprivate mutating func append(_ row: RowDifference, repeats: Bool) {
    repetitions.append(repeats)
    starts.append(row.isDifferent ? lastStart : -1)
    guard row.isDifferent else { return }
    differingPixels += row.differingPixels
    antialiasedPixels += row.antialiasedPixels
    for level in sweepPixels.indices { sweepPixels[level] += row.sweepPixels[level] }
  }
}

/// What comparing found of a pixel that both pictures have.
enum PixelState: UInt8 {
  /// Equal, no farther apart than the threshold, or masked.
  case same = 0
  case differs = 1
  /// Farther apart than the threshold, but as antialiasing makes it.
  case antialiased = 2
}
