extension Range<Int> {
  /// The first index from which on a condition holds, or the upper bound; a binary search.
  ///
  /// The condition must not fail at an index after one at which it holds.
  ///
  /// - Complexity: O(log *count*).
  func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var lower = lowerBound
    var upper = upperBound
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if condition(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
