/// The division of a length among a container's parts: SwiftUI's algorithm.
///
/// The least flexible part chooses first and each is offered an equal part of the rest, so that
/// unused length goes to those that can use it. Parts of a higher priority are served before
/// others, which keep only their least lengths free.
struct SharedLength {
  /// The least length of each part, in points.
  let minimums: [Double]
  /// The greatest length of each part; may be infinite.
  let maximums: [Double]

  /// Offers a length to each part, and calls `take` with a part and its offer; `take` returns the
  /// length that the part takes.
  ///
  /// - Parameters:
  ///   - length: The length of all parts together, without the space between them, in points.
  ///   - priority: The priority of a part: the highest is served first.
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
      // Up to here, the minimums of this priority were kept free for it.
      available += order[start..<end].reduce(0) { $0 + minimums[$1] }
      for position in start..<end {
        available -= try take(order[position], max(available / Double(end - position), 0))
      }
      start = end
    }
  }
}
