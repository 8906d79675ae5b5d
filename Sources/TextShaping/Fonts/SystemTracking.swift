/// The space between the letters of the default family at a size, so that a line is about as wide
/// as in iOS's own font.
///
/// Inter is drawn for SF Pro: its text faces below 20 points, its display faces from there on.
/// Their letters are as wide as those of SF Pro at 17 and at 28 points, between which SF Pro
/// changes from one design to the other; the rest of that change at a size is added to Apple's
/// tracking.
///
/// Measured against 160 labels of iOS 11 to 26, whose widths `SystemTrackingTests` and `docs/truth.md`
/// list in part, at 10 to 58 points: what they are narrower on average is a correction. Italics rely on the
/// tables alone. Of 48 labels of 17 points in regular 36 are within 1 % with the correction that the other half of
/// them asks for, and 20 were without; what remains are the proportions of single letters.
enum SystemTracking {
  /// The size from which the display faces serve, in points.
  static let displaySize = 20.0

  /// The space after each letter of the design of one width, in ems, at all sizes: JetBrains Mono's letters are 0.6
  /// of the size wide, those of SF Mono 0.6182 on the average of eight labels of 14 points of iOS 18.5
  /// (`docs/truth.md`).
  static let monospaced = 0.0182

  /// Returns the space after each letter, in ems.
  ///
  /// - Parameter isDisplay: True for Inter's display faces.
  static func ems(size: Double, weight: Int, isDisplay: Bool) -> Double {
    let share = min(max((size - textSize) / (largeSize - textSize), 0), 1)
    let change = narrowing(ofWeight: weight)
    let remaining = isDisplay ? change * (1 - share) : weightSurplus(weight) - change * share
    let corrected = correction(at: size, weight: weight) + boldSurplus(at: size, weight: weight)
    return (published(at: size) + remaining + corrected) / 1000
  }

  /// The sizes between which SF Pro changes from its text design to its display design, in points.
  ///
  /// Source: WWDC 2020, "The details of UI typography".
  private static let textSize = 17.0
  private static let largeSize = 28.0

  /// The difference by which a letter of the display faces is narrower, on average over English
  /// text, in thousandths of an em, for the weights 100, 200 and so on.
  ///
  /// Calculated from the advances of Inter 4.0 and the letters' frequencies.
  private static let narrowings: [Double] = [54.8, 52.1, 49.4, 46.7, 43.9, 41.0, 38.2, 35.3, 32.5]

  private static func narrowing(ofWeight weight: Int) -> Double {
    let place = min(max((weight + 50) / 100 - 1, 0), narrowings.count - 1)
    return narrowings[place]
  }

  /// Returns the difference by which a letter of SF Pro is wider than one of Inter's text faces, in
  /// thousandths of an em.
  ///
  /// Labels in semibold are 1.5 % wider on average, those in regular are not.
  private static func weightSurplus(_ weight: Int) -> Double {
    7 * min(max(Double(weight - 400) / 200, 0), 1)
  }

  /// Returns what labels of iOS are wider a letter than the tables make them, in thousandths of an em;
  /// between two weights it is in proportion.
  private static func correction(at size: Double, weight: Int) -> Double {
    let weights = [400, 500, 700]
    let after = weights.firstIndex { $0 >= weight } ?? weights.count - 1
    let next = value(at: size, in: corrections[after])
    guard after > 0, weight < weights[after] else { return next }
    let last = value(at: size, in: corrections[after - 1])
    let share = Double(weight - weights[after - 1]) / Double(weights[after] - weights[after - 1])
    return last + (next - last) * share
  }

  /// Returns what bold letters between the two designs are wider beside semibold ones, in thousandths of an em.
  ///
  /// Ten labels of 22 points of two apps of iOS 17 (`docs/truth.md`, titles-22 and trip-progress) have it, semibold ones
  /// of 21 and 24 points have not, nor have bold ones of 27.
  private static func boldSurplus(at size: Double, weight: Int) -> Double {
    value(at: size, in: [(19, 0), (22, 9), (27, 0)]) * min(max(Double(weight - 600) / 100, 0), 1)
  }

  /// The corrections of the weights 400, 500 and 700 at sizes, in thousandths of an em.
  ///
  /// Each is the mean of labels of its size and weight, named by the first: those below 20 points are
  /// of iOS 13 to 18.5, the title of 25 to 58 points is of iOS 13.3, and the largest of 40 of iOS 18.
  private static let corrections: [[(size: Double, tracking: Double)]] = [
    [
      // "SWIPE LEFT", "Author: Aldous huxley", "Button", "Clean Code", "Hello, world!", and with them 18, 2, 4 and
      // 67 labels of iOS 17 to 26 of 12, 13, 15 and 17 points.
      (12, -4), (13, -3), (15, -3.5), (16, -3.7), (17, -3),
      // "Privacy"; "What's the point?", and with it "San Francisco" of 40.
      (19, -3), (25, -12.5), (28, -10), (58, -9.5),
    ],
    [
      // "Trackers", "Segment A".
      (10, 0), (13, -14),
      // "Classic Burger", and with it seven labels of iOS 18.5.
      (15, 0),
      // In proportion to the weights beside it.
      (16, -3.7), (17, -1.5), (19, -3), (25, -9.5), (28, -8), (58, -7.5),
    ],
    [
      // "Clean Code", "Log in" and "Privacy" in semibold.
      (12, -2.5), (15, -2.5), (16, -3.7), (17, 0), (19, -3),
      // "Create a new Account", "Settings".
      (27, -3.5), (34, -3.5),
    ],
  ]

  /// Returns Apple's tracking, in thousandths of an em.
  private static func published(at size: Double) -> Double {
    size > 80 ? 0 : value(at: size, in: table)
  }

  /// Returns the value of a table, which is in proportion between two sizes, and beyond the table that
  /// of its end.
  private static func value(
    at size: Double, in table: [(size: Double, tracking: Double)]
  ) -> Double {
    let after = table.firstIndex { $0.size >= size } ?? table.count - 1
    let next = table[after]
    guard after > 0, size < next.size else { return next.tracking }
    let last = table[after - 1]
    let share = (size - last.size) / (next.size - last.size)
    return last.tracking + (next.tracking - last.tracking) * share
  }

  /// Source: Apple's Human Interface Guidelines, "Typography", tracking of SF Pro for iOS: 6 to 54
  /// points, and then the values given up to 80, from which it is 0.
  private static let table: [(size: Double, tracking: Double)] = {
    let each: [Double] = [
      41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
      14,
      14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
    ]
    let large: [(Double, Double)] = [
      (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2), (70, 2), (72, 2), (76, 1),
      (80, 0),
    ]
    return each.enumerated().map { (Double(6 + $0), $1) } + large
  }()
}
