/// How a container shares a length among its parts: SwiftUI's algorithm.
///
/// The least flexible part chooses first and each is offered an equal part of what is left, so that
/// what one leaves goes to those that can use it. Parts of a higher priority are served before others,
/// of which only the least lengths are kept free.
struct SharedLength {
  /// What each part takes at the least, in points.
  let minimums: [Double]
  /// What each part takes at the most; may be infinite.
  let maximums: [Double]

  /// Offers a length to each part, and calls `take` with a part and what it is offered; that returns
  /// what it takes.
  ///
  /// - Parameters:
  ///   - length: What all parts have together, without the space between them, in points.
  ///   - priority: What a part is served by: the highest first.
  ///   - take: Called once for each part.
  /// - Complexity: O(*n* log *n*) for *n* parts.
  @inline(__always)
  func share(
    _ length: Double, priority: (Int) -> Double, take: (Int, Double) throws -> Double
  ) rethrows {
    let order = minimums.indices.sorted { a, b in
      if priority(a) != priority(b) { return priority(a) > priority(b) }
      let flexibilities = (maximums[a] - minimums[a], maximums[b] - minimums[b])
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      if flexibilities.0 == .infinity && minimums[a] != minimums[b] {
        return minimums[a] > minimums[b]
      }
      return a < b
    }
    var available = length - minimums.reduce(0, +)
    var start = order.startIndex
    while start < order.endIndex {
      let rank = priority(order[start])
      let end = order[start...].firstIndex { priority($0) != rank } ?? order.endIndex
      // Until now the minimums of this priority were kept free for it.
      available += order[start..<end].reduce(0) { $0 + minimums[$1] }
      for position in start..<end {
        available -= try take(order[position], max(available / Double(end - position), 0))
      }
      start = end
    }
  }
}
