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
      var result = BandDifference()
      for y in rows {
        let (first, second) = (expected.row(y), actual.row(y))
        guard memcmp(first, second, expected.width * 4) != 0 else { continue }
        if result.states.isEmpty {
          result.states = [UInt8](repeating: 0, count: rows.count * expected.width)
        }
        compareRow(y, expected, actual, at: (y - rows.lowerBound) * expected.width, &result)
      }
      return result
    }
  }

  /// Compares a row and notes what it finds from `start` on.
  private func compareRow(
    _ y: Int, _ expected: PixelPlane, _ actual: PixelPlane, at start: Int,
    _ result: inout BandDifference
  ) {
    let antialiasing = Antialiasing<Distance.Slope>(expected: expected, actual: actual)
    var verdict = PairVerdict()
    var next = 0
    for masked in mask.columns(inRow: y) + [expected.width..<expected.width] {
      for x in next..<max(next, min(masked.lowerBound, expected.width)) {
        let (first, second) = (expected[x, y], actual[x, y])
        if first == second { continue }
        // In a flat area the same two colours meet again and again.
        if first != verdict.first || second != verdict.second
          || Distance.dependsOnPlace(first, second)
        {
          verdict = self.verdict(of: first, second, at: expected.index(x: x, y: y))
        }
        guard verdict.differs || verdict.level > 0 else { continue }
        if ignoresAntialiasing, antialiasing.covers(x: x, y: y) {
          if verdict.differs {
            result.states[start + x] = PixelState.antialiased.rawValue
            result.antialiasedPixels += 1
          }
          continue
        }
        result.sweepPixels[verdict.level] += 1
        if verdict.differs {
          result.states[start + x] = PixelState.differs.rawValue
          result.differingPixels += 1
        }
      }
      next = masked.upperBound
    }
  }

  /// What is known of two colours.
  private struct PairVerdict {
    var first: UInt32 = 0
    var second: UInt32 = 0
    /// Whether they are farther apart than the threshold.
    var differs = false
    /// How many of the sweep's limits they are above.
    var level = 0
  }

  private func verdict(of first: UInt32, _ second: UInt32, at index: Int) -> PairVerdict {
    PairVerdict(
      first: first, second: second, differs: distance.between(first, second, at: index) > limit,
      level: level(of: sweep.between(first, second, at: index)))
  }

  /// How many of the sweep's limits a distance is above.
  @inline(__always)
  private func level(of distance: Double) -> Int {
    var level = 0
    for limit in sweepLimits where distance > limit { level += 1 }
    return level
  }
}

/// What comparing found of some rows that both pictures have.
struct BandDifference: Sendable {
  /// Whether all pixels are equal, those under the masks too.
  var isIdentical: Bool { states.isEmpty }

  /// A `PixelState` a pixel, row by row; empty if all rows are equal.
  var states: [UInt8] = []
  var differingPixels = 0
  var antialiasedPixels = 0
  /// How many pixels are above no threshold of the sweep, above one, and so on.
  var sweepPixels = [Int](repeating: 0, count: ThresholdSweep.levelCount)
}

/// What comparing found of a pixel that both pictures have.
enum PixelState: UInt8 {
  /// Equal, no farther apart than the threshold, or masked.
  case same = 0
  case differs = 1
  /// Farther apart than the threshold, but as antialiasing makes it.
  case antialiased = 2
}
