import PictureComparison
import TestSupport
import Testing

struct ToleranceTests {
  private static let white = TestPicture(20, 10)
  /// Four differing pixels of 200: three in a row, and one 15 columns further right.
  private static let changed = white.with(0, x: 1, y: 2, width: 3, height: 1).with(0, x: 18, y: 7)

  /// A tolerance, and whether the four pixels are within it.
  static let limits: [(tolerance: Tolerance, isWithin: Bool)] = [
    (Tolerance(), false),
    (Tolerance(maxDifferingPixels: 3), false),
    (Tolerance(maxDifferingPixels: 4), true),
    // 4 / 200 = 0.02.
    (Tolerance(maxDifferingRatio: 0.019), false),
    (Tolerance(maxDifferingRatio: 0.02), true),
    (Tolerance(maxDifferingPixels: 4, maxDifferingRatio: 0.019), false),
    (Tolerance(density: .init(window: 1, limit: 0)), false),
    (Tolerance(density: .init(window: 1, limit: 1)), true),
    (Tolerance(density: .init(window: 2, limit: 1)), false),
    (Tolerance(density: .init(window: 2, limit: 2)), true),
    (Tolerance(density: .init(window: 3, limit: 2)), false),
    (Tolerance(density: .init(window: 17, limit: 3)), true),
    // From column 1 to 18.
    (Tolerance(density: .init(window: 18, limit: 3)), false),
    (Tolerance(density: .init(window: 1_000_000, limit: 4)), true),
    (Tolerance(maxDifferingPixels: 3, density: .init(window: 1, limit: 1)), false),
    (Tolerance(threshold: 1), true),
  ]

  @Test(arguments: limits)
  func `limits hold together`(row: (tolerance: Tolerance, isWithin: Bool)) throws {
    let match = try compare(
      expected: Self.white.png(), actual: Self.changed.png(), tolerance: row.tolerance)
    let isWithin = if case .withinTolerance = match { true } else { false }
    #expect(isWithin == row.isWithin, "\(match)")
  }

  @Test(arguments: [1, 2, 5, 8, 20])
  func `the densest window is found wherever it is`(side: Int) throws {
    let (width, height) = (23, 17)
    var random = SeededGenerator(seed: 3)
    var picture = TestPicture(width, height)
    var places: [(x: Int, y: Int)] = []
    for y in 0..<height {
      for x in 0..<width where random.below(7) == 0 {
        picture = picture.with(0, x: x, y: y)
        places.append((x, y))
      }
    }
    // Every window that begins at a pixel, counted one by one.
    var densest = 0
    for top in 0..<height {
      for left in 0..<width {
        let count = places.filter {
          (left..<left + side).contains($0.x) && (top..<top + side).contains($0.y)
        }.count
        densest = max(densest, count)
      }
    }
    let limits = [densest, densest - 1]
    let areWithin = try limits.map { limit in
      let match = try compare(
        expected: TestPicture(width, height).png(), actual: picture.png(),
        tolerance: Tolerance(density: .init(window: side, limit: limit)))
      return if case .withinTolerance = match { true } else { false }
    }
    expect(areWithin, equals: [true, false])
  }

  /// Two colours, a comparator, and the thresholds around their distance.
  static let distances: [(Comparator, UInt32, UInt32, Double, Double)] = [
    // 0x33 is 51, a fifth of 255.
    (.exact, 0x000000, 0x333333, 0.199, 0.2),
    (.exact, 0x102030, 0x102130, 0, 0.004),
    // The root of its greatest delta, 35215; black and white differ by 0.5053 × 255² = 32857 of it,
    // and √(32857 / 35215) = 0.966.
    (.yiq, 0xFFFFFF, 0x000000, 0.965, 0.967),
    (.yiq7, 0xFFFFFF, 0x000000, 0.965, 0.967),
    // As far apart as can be.
    (.oklab, 0x000000, 0xFFFFFF, 0.999, 1),
    // The lightness of a grey is the cube root of its light: 0.2158605^(1/3) = 0.59987.
    (.oklab, 0x000000, 0x808080, 0.599, 0.601),
    // Red is (0.62796, 0.22486, 0.12585): 0.37204 + √(0.22486² + 0.12585²) = 0.62972.
    (.oklab, 0xFF0000, 0xFFFFFF, 0.629, 0.631),
    // Blue (0.45201, −0.03246, −0.31153) and yellow (0.96798, −0.07137, 0.19857) would be 1.027.
    (.oklab, 0x0000FF, 0xFFFF00, 0.999, 1),
    // Lightness is from 0 to 100.
    (.deltaE94, 0x000000, 0xFFFFFF, 0.999, 1),
    // A grey's lightness is 116 times the cube root of its light, less 16: 116 × 0.98510 − 16 = 98.27.
    (.deltaE94, 0xFFFFFF, 0xFAFAFA, 0.0172, 0.0174),
    // Red is (53.24, 80.09, 67.20) in Lab, of a chroma of 104.55, which divides the difference of
    // chroma by 1 + 0.045 × 104.55 = 5.705: √(46.76² + (104.55 / 5.705)²) = 50.2.
    (.deltaE94, 0xFF0000, 0xFFFFFF, 0.502, 0.503),
    // White has no chroma to divide by: √(46.76² + 104.55²) = 114.5, of which 100 counts.
    (.deltaE94, 0xFFFFFF, 0xFF0000, 0.999, 1),
  ]

  @Test(arguments: distances)
  func `two colours differ below their distance, and are the same from it on`(
    comparator: Comparator, first: UInt32, second: UInt32, below: Double, above: Double
  ) throws {
    let counts = try [below, above].map { threshold in
      let tolerance = Tolerance(comparator: comparator, threshold: threshold)
      return try compare(
        expected: TestPicture(1, 1, first).png(), actual: TestPicture(1, 1, second).png(),
        tolerance: tolerance
      ).difference?.differingPixels
    }
    expect(counts, equals: [1, 0])
  }

  @Test(arguments: [Comparator.exact, .yiq, .yiq7, .oklab, .deltaE94])
  func `the sweep finds where a difference begins to pass`(comparator: Comparator) throws {
    // 0x60 / 255 of blue for one pixel, 0x04 of all for two.
    let actual = Self.white.with(0xFBFBFB, x: 0, y: 0, width: 2, height: 1).with(
      0x000000, x: 9, y: 9)
    let sweep = try compare(
      expected: Self.white.png(), actual: actual.png(), tolerance: Tolerance(comparator: comparator)
    ).difference?.sweep
    expect(sweep?.map(\.threshold), equals: [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5])
    // Four steps of grey: √(0.5053 × 16 / 35215) = 0.0151 in YIQ, 1 − 0.9647^(1/3) = 0.0119 in
    // OKLab, and 116 × 0.0119 = 1.38 of 100 in Lab.
    expect(sweep?.map(\.differingPixels), equals: [3, 3, 1, 1, 1, 1, 1])
  }
}
