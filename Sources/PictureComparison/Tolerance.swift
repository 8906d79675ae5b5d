/// The largest difference of a picture that passes; defaults to none.
public struct Tolerance: Hashable, Sendable {
  /// The method of comparing two pixels.
  public var comparator: Comparator
  /// The largest distance of two pixels' colours that counts as the same, from 0, for equal ones
  /// only, to 1, for all.
  public var threshold: Double
  /// Indicates whether pixels that look antialiased are counted separately, and not as differing.
  public var ignoresAntialiasing: Bool
  /// The largest number of pixels that may differ; nil for no such limit.
  public var maxDifferingPixels: Int?
  /// The largest share of the pixels that may differ, from 0 to 1; nil for no such limit.
  public var maxDifferingRatio: Double?
  /// The highest density of differing pixels; nil for no such limit.
  public var density: Density?

  /// A limit for the density of differing pixels.
  public struct Density: Hashable, Sendable {
    /// The sides of the square window, in pixels; at least 1.
    public var window: Int
    /// The largest number of pixels in any such window that may differ.
    public var limit: Int

    /// Creates a limit of `limit` differing pixels in any square of `window` × `window` pixels.
    public init(window: Int, limit: Int) {
      precondition(window >= 1 && limit >= 0, "a density of \(window):\(limit)")
      self.window = window
      self.limit = limit
    }
  }

  /// A tolerance that no difference passes.
  public static let none = Tolerance()

  /// Creates a tolerance; without arguments, none.
  ///
  /// Several limits apply together. Without any limit, no pixel may differ by more than the
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

  /// Returns whether two pictures with these differences count as the same.
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
  /// Returns the number of pixels that differ in the window with the most.
  ///
  /// - Parameter side: The window's sides, in pixels; areas beyond the picture are empty.
  /// - Complexity: O(*pixels*), in memory that depends on the width.
  static func differingPixels(in map: DifferenceMap, side: Int) -> Int {
    // The number of the window's rows that differ in each column.
    var sums = [Int](repeating: 0, count: map.size.width)
    var greatest = 0
    // The number of pixels that differ in all of the window's rows: no window has more.
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

  /// Adds `step` to the sums of the columns in which row `y` differs, and returns their number.
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
