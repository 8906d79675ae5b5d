import LayoutGeometry

/// How a stack shares its length among its children: SwiftUI's algorithm.
///
/// The least flexible child chooses first and each is offered an equal part of what is left, so
/// that what one child leaves goes to those that can use it.
struct StackDistribution {
  let axis: Axis
  let children: [LayoutNode]
  let pass: LayoutPass

  /// What each child is proposed and what it takes, in the children's order.
  ///
  /// - Parameter spacing: All space between the children together, in points.
  /// - Complexity: O(*n* log *n*) for *n* children, and three measurings of each at most.
  func offers(
    for proposal: ProposedSize, spacing: Double
  ) throws -> [(proposal: ProposedSize, measurement: Measurement)] {
    guard let length = proposal[axis] else { return try offers(of: nil, for: proposal) }
    // The minimum, the maximum and the only child need no comparing.
    if length <= 0 { return try offers(of: 0, for: proposal) }
    if length == .infinity { return try offers(of: .infinity, for: proposal) }
    if children.count == 1 { return try offers(of: length, for: proposal) }
    return try shares(of: length - spacing, for: proposal)
  }

  /// The same offer to all children.
  private func offers(
    of length: Double?, for proposal: ProposedSize
  ) throws -> [(proposal: ProposedSize, measurement: Measurement)] {
    var offer = proposal
    offer[axis] = length
    return try children.map { (offer, try $0.measure(offer, in: pass)) }
  }

  private func shares(
    of length: Double, for proposal: ProposedSize
  ) throws -> [(proposal: ProposedSize, measurement: Measurement)] {
    let minimums = try offers(of: 0, for: proposal).map { $0.measurement.size[axis] }
    let maximums = try offers(of: .infinity, for: proposal).map { $0.measurement.size[axis] }
    // A child that needs an infinite length leaves nothing to share.
    guard minimums.allSatisfy(\.isFinite) else { throw ViewError.infiniteSize }
    let order = children.indices.sorted { a, b in
      if children[a].priority != children[b].priority {
        return children[a].priority > children[b].priority
      }
      let flexibilities = (maximums[a] - minimums[a], maximums[b] - minimums[b])
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      if flexibilities.0 == .infinity && minimums[a] != minimums[b] {
        return minimums[a] > minimums[b]
      }
      return a < b
    }

    var result = [(proposal: ProposedSize, measurement: Measurement)?](
      repeating: nil, count: children.count)
    var available = length - minimums.reduce(0, +)
    var start = order.startIndex
    while start < order.endIndex {
      let priority = children[order[start]].priority
      let end =
        order[start...].firstIndex { children[$0].priority != priority } ?? order.endIndex
      // Until now the minimums of this priority were kept free for it.
      available += order[start..<end].reduce(0) { $0 + minimums[$1] }
      for position in start..<end {
        let child = order[position]
        var offer = proposal
        offer[axis] = max(available / Double(end - position), 0)
        let measurement = try children[child].measure(offer, in: pass)
        available -= measurement.size[axis]
        result[child] = (offer, measurement)
      }
      start = end
    }
    return result.compactMap(\.self)
  }
}
