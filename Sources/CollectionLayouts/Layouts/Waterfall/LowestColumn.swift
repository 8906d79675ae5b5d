/// The column with the lowest value, and the leading one of several: a tournament among columns.
struct LowestColumn {
  /// The values of the columns, and infinity up to a power of two.
  private var values: [Double]
  /// The winner below each node; node 1 is the root, and node n's children are 2n and 2n + 1.
  private var winners: [Int]

  /// So many columns, all of value zero.
  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    values = [Double](repeating: .infinity, count: leaves)
    winners = [Int](repeating: 0, count: 2 * leaves)
    for column in 0..<leaves {
      if column < count { values[column] = 0 }
      winners[leaves + column] = column
    }
    for node in (1..<leaves).reversed() {
      winners[node] = winner(winners[2 * node], winners[2 * node + 1])
    }
  }

  /// The column.
  var column: Int { winners[1] }

  /// Gives a column another value.
  ///
  /// - Complexity: O(log *columns*).
  mutating func update(_ column: Int, to value: Double) {
    values[column] = value
    var node = (values.count + column) / 2
    while node > 0 {
      winners[node] = winner(winners[2 * node], winners[2 * node + 1])
      node /= 2
    }
  }

  private func winner(_ left: Int, _ right: Int) -> Int {
    // `<=`: an earlier column keeps a tie.
    values[left] <= values[right] ? left : right
  }
}
