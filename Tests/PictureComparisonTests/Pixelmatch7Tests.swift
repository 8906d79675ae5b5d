import PictureComparison
import TestSupport
import Testing

/// `yiq-7` against version 7 of pixelmatch, of which there is no Python package.
struct Pixelmatch7Tests {
  /// The number of differing pixels of `PicturePairs.computed`.
  ///
  /// Counted by pixelmatch 7.2.0 in Node.js 20, whose index.js needs nothing else, from the pairs'
  /// samples; 7.0.0 and 7.1.0 return the same numbers. For each of the thresholds 0, 0.03, 0.1 and
  /// 0.3 with `includeAA: false` and then `true`.
  static let counts: [(name: String, counts: [Int])] = [
    ("grey-1x1", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("alpha-1x1", [1, 1, 1, 1, 1, 1, 1, 1]),
    ("grey-1x9", [1, 1, 1, 1, 1, 1, 1, 1]),
    ("alpha-1x9", [1, 1, 1, 1, 1, 1, 1, 1]),
    ("grey-9x1", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("alpha-9x1", [1, 1, 1, 1, 1, 1, 0, 0]),
    ("grey-2x2", [1, 1, 1, 1, 1, 1, 1, 1]),
    ("alpha-2x2", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("grey-3x3", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("alpha-3x3", [0, 0, 0, 0, 0, 0, 0, 0]),
    ("grey-17x5", [2, 3, 2, 3, 2, 3, 2, 3]),
    ("alpha-17x5", [4, 4, 4, 4, 4, 4, 4, 4]),
    ("grey-40x30", [70, 86, 70, 86, 70, 86, 62, 72]),
    ("alpha-40x30", [76, 84, 76, 84, 76, 84, 61, 64]),
    ("noise-1010101", [564, 564, 0, 0, 0, 0, 0, 0]),
    ("noise-3070f1f", [600, 600, 20, 20, 0, 0, 0, 0]),
    ("noise-ffffffff", [600, 600, 591, 591, 494, 494, 126, 126]),
    ("gradient-1-0", [1200, 1200, 0, 0, 0, 0, 0, 0]),
    ("gradient-0-1", [1200, 1200, 0, 0, 0, 0, 0, 0]),
    ("gradient-3-5", [1200, 1200, 1200, 1200, 0, 0, 0, 0]),
    ("disc-quarter-white", [0, 56, 0, 56, 0, 30, 0, 0]),
    ("disc-quarter-nothing", [0, 56, 0, 32, 0, 0, 0, 0]),
    ("disc-quarter-orange", [2, 56, 2, 48, 0, 15, 0, 0]),
    ("disc-pixel-white", [6, 78, 6, 78, 6, 62, 6, 34]),
    ("disc-pixel-nothing", [6, 78, 6, 62, 6, 46, 2, 4]),
    ("disc-pixel-orange", [25, 78, 23, 70, 20, 58, 13, 30]),
  ]

  @Test(arguments: counts)
  func `yiq-7 counts as pixelmatch 7 does`(row: (name: String, counts: [Int])) throws {
    let pair = try #require(PicturePairs.computed.first { $0.name == row.name })
    let files = [pair.expected, pair.actual].map {
      straightPNG(width: pair.width, height: pair.height, samples: $0)
    }
    let counts = try [0, 0.03, 0.1, 0.3].flatMap { threshold in
      try [true, false].map { ignoresAntialiasing in
        let tolerance = Tolerance(
          comparator: .yiq7, threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
        let match = try compare(expected: files[0], actual: files[1], tolerance: tolerance)
        return match.difference?.differingPixels ?? 0
      }
    }
    expect(counts, equals: row.counts)
  }

  @Test func `every computed pair has its counts`() {
    expect(PicturePairs.computed.map(\.name), equals: Self.counts.map(\.name))
  }

  /// The colours of the pattern at the first six pixels, whose first bytes have the offsets 0, 4, 8,
  /// 12, 16 and 20.
  ///
  /// Red is 48, as the offsets are even. Green is 207 where offset / 1.618 without its fraction (0,
  /// 2, 4, 7, 9, 12) is odd, or else 48; blue is 207 where offset / 2.618 (0, 1, 3, 4, 6, 7) is.
  private static let pattern: [UInt8] =
    [(48, 48), (48, 207), (48, 207), (207, 48), (207, 48), (48, 207)]
    .flatMap { [48, $0.0, $0.1, 255] }

  @Test(arguments: [(6, 1), (3, 2), (1, 6)])
  func `a transparent pixel is the pattern's colour at its place`(width: Int, height: Int) throws {
    // Without alpha, colours are not seen.
    let nothing = straightPNG(
      width: width, height: height, samples: (0..<24).map { $0 % 4 == 3 ? 0 : UInt8($0) })
    let seen = straightPNG(width: width, height: height, samples: Self.pattern)
    var last = Self.pattern
    // Of the last pixel's blue 1 is missing: 0.5053 × 0.1145² + 0.299 × 0.3218² + 0.1957 × 0.3111²
    // is 0.0565, more than 0.
    last[22] -= 1
    let changed = straightPNG(width: width, height: height, samples: last)
    let counts = try [seen, changed].map {
      try compare(expected: nothing, actual: $0, tolerance: Tolerance(comparator: .yiq7))
        .difference?.differingPixels
    }
    expect(counts, equals: [0, 1])
  }

  @Test func `a pixel of a fifth of alpha shows four fifths of the pattern`() throws {
    // At the first pixel, 48 of each: alpha 51 is a fifth, and 48 + (248 − 48) / 5 = 88.
    let files = [[248, 248, 248, 51], [88, 88, 88, 255] as [UInt8]].map {
      straightPNG(width: 1, height: 1, samples: $0)
    }
    let counts = try [Comparator.yiq7, .yiq].map {
      try compare(
        expected: files[0], actual: files[1], tolerance: Tolerance(comparator: $0)
      ).difference?.differingPixels
    }
    // On white it would be 255 + (248 − 255) / 5 = 253.6.
    expect(counts, equals: [0, 1])
  }
}
