/// How much a picture may differ from its golden and still pass; defaults to not at all.
public struct Tolerance: Hashable, Sendable {
  /// How two pixels are compared.
  public var comparator: Comparator
  /// From 0, for any difference, to 1, for none: how far apart the colours of two pixels may be.
  public var threshold: Double
  /// True if pixels that look antialiased are counted apart, and not as differing.
  public var ignoresAntialiasing: Bool
  /// How many pixels may differ; nil for a tolerance without such a limit.
  public var maxDifferingPixels: Int?
  /// Which part of the pixels may differ, from 0 to 1; nil for a tolerance without such a limit.
  public var maxDifferingRatio: Double?
  /// How close together differing pixels may be; nil for a tolerance without such a limit.
  public var density: Density?

  /// A limit for how close together differing pixels are.
  public struct Density: Hashable, Sendable {
    /// The sides of the square window, in pixels; at least 1.
    public var window: Int
    /// How many pixels in any such window may differ.
    public var limit: Int

    /// At most `limit` differing pixels in any square of `window` × `window` pixels.
    public init(window: Int, limit: Int) {
      precondition(window >= 1 && limit >= 0, "a density of \(window):\(limit)")
      self.window = window
      self.limit = limit
    }
  }

  /// No difference passes.
  public static let none = Tolerance()

  /// A tolerance; without arguments, none.
  ///
  /// Several limits hold together. Without any limit, no pixel may differ by more than the
  /// threshold.
  public init(
    comparator: Comparator = .exact, threshold: Double = 0, ignoresAntialiasing: Bool = false,
    maxDifferingPixels: Int? = nil, maxDifferingRatio: Double? = nil, density: Density? = nil
  ) {
    precondition((0...1).contains(threshold), "a threshold of \(threshold)")
    self.comparator = comparator
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
    self.maxDifferingPixels = maxDifferingPixels
    self.maxDifferingRatio = maxDifferingRatio
    self.density = density
  }

  /// Whether two pictures with these differences pass for the same.
  ///
  /// Pictures of two sizes never do.
  func allows(_ difference: PictureDifference, in map: DifferenceMap) -> Bool {
    guard difference.expectedSize == difference.actualSize else { return false }
    if maxDifferingPixels == nil, maxDifferingRatio == nil, density == nil {
      return difference.differingPixels == 0
    }
    if let maxDifferingPixels, difference.differingPixels > maxDifferingPixels { return false }
    if let maxDifferingRatio, difference.differingRatio > maxDifferingRatio { return false }
    guard let density else { return true }
    return DensestWindow.differingPixels(in: map, side: density.window) <= density.limit
  }
}

/// Finds the square window with the most differing pixels.
enum DensestWindow {
  /// How many pixels differ in the window that holds the most.
  ///
  /// - Parameter side: The window's sides, in pixels; what reaches beyond the picture is empty.
  /// - Complexity: O(*pixels*), in memory that depends on the width.
  static func differingPixels(in map: DifferenceMap, side: Int) -> Int {
    // How many of the window's rows differ in each column.
    var sums = [Int](repeating: 0, count: map.size.width)
    var greatest = 0
    // How many pixels differ in all of the window's rows: no window holds more.
    var total = 0
    for y in 0..<map.size.height {
      if y >= side { total -= change(&sums, by: -1, map, row: y - side) }
      total += change(&sums, by: 1, map, row: y)
      guard total > greatest else { continue }
      var sum = 0
      for x in sums.indices {
        sum += sums[x]
        if x >= side { sum -= sums[x - side] }
        greatest = max(greatest, sum)
      }
    }
    return greatest
  }

  /// Adds `step` to the sums of the columns in which row `y` differs, and answers their number.
  private static func change(
    _ sums: inout [Int], by step: Int, _ map: DifferenceMap, row y: Int
  ) -> Int {
    map.withRow(y) { states in
      guard let states else { return 0 }
      var count = 0
      for x in sums.indices where states[x] == PixelState.differs.rawValue {
        sums[x] += step
        count += 1
      }
      return count
    }
  }
}
