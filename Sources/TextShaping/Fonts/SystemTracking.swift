/// The space between the letters of the default family at a size, so that a line is about as wide
/// as in iOS's own font.
///
/// Inter is drawn for SF Pro: its text faces below 20 points, its display faces from there on.
/// Their letters are as wide as those of SF Pro at 17 and at 28 points, between which SF Pro
/// changes from one design to the other; the rest of that change at a size is added to Apple's
/// tracking.
///
/// Measured against 21 labels of iOS, whose widths `SystemTrackingTests` lists: the resulting lines
/// are from 1.6 % narrower to 1.1 % wider, at 13, 15, 17 and 34 points. Sizes from 18 to 27 points,
/// and italics, rely on the tables alone.
enum SystemTracking {
  /// The size from which the display faces serve, in points.
  static let displaySize = 20.0

  /// Returns the space after each letter, in ems.
  ///
  /// - Parameter isDisplay: True for Inter's display faces.
  static func ems(size: Double, weight: Int, isDisplay: Bool) -> Double {
    let share = min(max((size - textSize) / (largeSize - textSize), 0), 1)
    let change = narrowing(ofWeight: weight)
    let remaining = isDisplay ? change * (1 - share) : weightSurplus(weight) - change * share
    return (published(at: size) + remaining) / 1000
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

  /// Returns Apple's tracking, in thousandths of an em; between two sizes of the table it is in
  /// proportion.
  private static func published(at size: Double) -> Double {
    guard let after = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let next = table[after]
    guard after > 0 else { return next.tracking }
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
