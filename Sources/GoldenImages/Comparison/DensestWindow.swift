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
