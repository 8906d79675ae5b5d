import Glibc

/// Compares the rows that two pictures share, pixel by pixel.
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

  /// Creates a comparison by `distance`, which counts by `sweep` the pixels that would differ at
  /// other thresholds; the sweep's distance depends on the place only if the comparison's does.
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

  func compare(rows: Range<Int>) -> BandDifference {
    pair.withPlanes { expected, actual in
      let width = expected.width
      var result = BandDifference(rowCount: rows.count)
      var verdicts = PairVerdicts()
      var known = KnownRowPairs()
      for y in rows {
        let places = KnownRowPairs.Places(
          expected: expected.place(y), actual: actual.place(y), mask: mask.band(ofRow: y))
        if let first = known[places] {
          result.append(like: first)
          continue
        }
        var row = RowDifference()
        let (first, second) = (expected.row(y), actual.row(y))
        row.isDifferent = memcmp(first.pixels, second.pixels, width * 4) != 0
        if row.isDifferent {
          result.appendStates(width: width) { states, sweepPixels in
            compareRow(
              y, expected, actual, mask.columns(inRow: y), &row, states, sweepPixels, &verdicts)
          }
        }
        // Antialiasing depends on the rows around, too.
        if !ignoresAntialiasing, !row.dependsOnPlace { known[places] = result.rowCount }
        result.append(row)
      }
      result.countPixels()
      return result
    }
  }

  /// Compares a row and records the result: in the row's states, which are all `same` before, in
  /// the counts of the sweep's levels, which are all 0 before, and in `row`.
  private func compareRow(
    _ y: Int, _ expected: PixelPlane, _ actual: PixelPlane, _ masked: [Range<Int>],
    _ row: inout RowDifference, _ states: UnsafeMutablePointer<UInt8>,
    _ sweepPixels: UnsafeMutablePointer<Int>, _ verdicts: inout PairVerdicts
  ) {
    let (expectedRow, actualRow) = (expected.row(y), actual.row(y))
    var (dependsOnAnyPlace, differingPixels, antialiasedPixels) = (false, 0, 0)
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
          if count == 1 {
            states[x] = PixelState.differs.rawValue
          } else {
            (states + x).update(repeating: PixelState.differs.rawValue, count: count)
          }
          differingPixels &+= count
        }
      }
      next = masked.upperBound
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

  /// Returns the number of the sweep's limits that a distance exceeds.
  @inline(__always)
  private func level(of distance: Double) -> Int32 {
    var level: Int32 = 0
    for limit in sweepLimits where distance > limit { level += 1 }
    return level
  }
}

/// The verdict on two colours.
private struct PairVerdict {
  var first: UInt32 = 0
  var second: UInt32 = 0
  /// Indicates whether they are farther apart than the threshold.
  var differs = false
  /// The number of the sweep's limits that they exceed.
  var level: Int32 = 0
}

/// The verdicts on the last pairs of colours, one for each hash.
///
/// In flat areas the same two colours occur again and again, and so do the few shades at the edges
/// of a text's letters.
private struct PairVerdicts: ~Copyable {
  // The shades at the edges of letters and corners are some hundred pairs; with fewer entries, too
  // many of them would replace each other.
  private static let bitCount: UInt64 = 12

  /// The entries; one of two equal colours, which are never looked up, is empty.
  private let verdicts: UnsafeMutablePointer<PairVerdict>

  init() {
    verdicts = .allocate(capacity: 1 << Int(Self.bitCount))
    verdicts.initialize(repeating: PairVerdict(), count: 1 << Int(Self.bitCount))
  }

  deinit {
    verdicts.deallocate()
  }

  /// Returns the verdict on two different colours, from `judge` if it is not known.
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

/// The pairs of compared rows; the last one for each place of the expected row.
///
/// Rows of a layout repeat the one above them, and in a grid those of the cells above: each such
/// pair is compared once, and counted for each of its rows. Of a grid of cards, 238 pairs are
/// compared instead of 559.
private struct KnownRowPairs {
  /// The places of the rows, and the band of the mask around them.
  struct Places: Equatable {
    var expected: Int
    var actual: Int
    var mask: Int?
  }

  /// For each place of an expected row, a pair, and the first row of the band with it.
  private var pairs: [(places: Places, row: Int)?] = []

  /// The compared row of the band; nil for a pair that was not compared, or is forgotten.
  subscript(places: Places) -> Int? {
    get {
      guard places.expected < pairs.count, let known = pairs[places.expected],
        known.places == places
      else { return nil }
      return known.row
    }
    set {
      while pairs.count <= places.expected { pairs.append(nil) }
      pairs[places.expected] = newValue.map { (places, $0) }
    }
  }
}

/// The result of comparing a row that both pictures have.
struct RowDifference {
  /// Indicates whether any pixel differs, even under a mask.
  var isDifferent = false
  /// Indicates whether the result may differ for the same pixels in another row.
  var dependsOnPlace = false
  var differingPixels = 0
  var antialiasedPixels = 0
  /// The number of rows of the band with this result.
  var rowCount = 1
}

/// The result of comparing some rows that both pictures have.
struct BandDifference: Sendable {
  /// Indicates whether all pixels are equal, those under the masks too.
  var isIdentical: Bool { states.isEmpty }

  /// A `PixelState` a pixel, row by row, of the rows that are not equal; a row that is like an
  /// earlier one shares its states.
  private(set) var states: [UInt8] = []
  /// The position in `states` where each row's begin; −1 for a row of equal pixels.
  private(set) var starts: [Int] = []
  /// For each row, the first row of the band that is known to have the pixels of both pictures, and
  /// so the states.
  private(set) var firstLike: [Int32] = []
  private(set) var differingPixels = 0
  private(set) var antialiasedPixels = 0
  /// The number of pixels that exceed no threshold of the sweep, one, and so on.
  private(set) var sweepPixels = [Int](repeating: 0, count: ThresholdSweep.levelCount)

  /// The number of rows so far.
  var rowCount: Int { starts.count }

  /// The position where the latest states begin.
  private var lastStart = 0
  /// The results of rows, for those that are like them.
  private var found: [RowDifference] = []
  /// For each of those that is different, the number of pixels at each level of the sweep.
  private var foundSweepPixels: [Int] = []
  /// The position of each of those in `found`.
  private var placesOfFound: [Int32] = []
  /// The final number of rows.
  private let finalRowCount: Int

  /// Creates a band without rows.
  fileprivate init(rowCount: Int) {
    finalRowCount = rowCount
    starts.reserveCapacity(rowCount)
    firstLike.reserveCapacity(rowCount)
    placesOfFound.reserveCapacity(rowCount)
  }

  /// Adds the states of a row and the counts of the sweep's levels, which `fill` sets; they are `same`
  /// and 0 before.
  fileprivate mutating func appendStates(
    width: Int,
    _ fill: (_ states: UnsafeMutablePointer<UInt8>, _ levels: UnsafeMutablePointer<Int>) -> Void
  ) {
    // Room for all rows, which takes no memory before it is used.
    if states.isEmpty { states.reserveCapacity(finalRowCount * width) }
    lastStart = states.count
    states.append(contentsOf: repeatElement(PixelState.same.rawValue, count: width))
    let firstLevel = foundSweepPixels.count
    foundSweepPixels.append(contentsOf: repeatElement(0, count: ThresholdSweep.levelCount))
    states.withUnsafeMutableBufferPointer { states in
      foundSweepPixels.withUnsafeMutableBufferPointer { levels in
        guard let states = states.baseAddress, let levels = levels.baseAddress else { return }
        fill(states + lastStart, levels + firstLevel)
      }
    }
  }

  /// Adds a row; if it has states, they were added before.
  fileprivate mutating func append(_ row: RowDifference) {
    firstLike.append(Int32(rowCount))
    starts.append(row.isDifferent ? lastStart : -1)
    placesOfFound.append(Int32(found.count))
    found.append(row)
  }

  /// Adds a row that is like an earlier one.
  fileprivate mutating func append(like row: Int) {
    firstLike.append(firstLike[row])
    starts.append(starts[row])
    placesOfFound.append(placesOfFound[row])
    found[Int(placesOfFound[row])].rowCount += 1
  }

  fileprivate mutating func countPixels() {
    var firstLevel = 0
    for row in found where row.isDifferent {
      differingPixels += row.rowCount * row.differingPixels
      antialiasedPixels += row.rowCount * row.antialiasedPixels
      for level in sweepPixels.indices {
        sweepPixels[level] += row.rowCount * foundSweepPixels[firstLevel + level]
      }
      firstLevel += ThresholdSweep.levelCount
    }
  }
}

/// The result of comparing a pixel that both pictures have.
enum PixelState: UInt8 {
  /// Equal, no farther apart than the threshold, or masked.
  case same = 0
  case differs = 1
  /// Farther apart than the threshold, but antialiased.
  case antialiased = 2
}
