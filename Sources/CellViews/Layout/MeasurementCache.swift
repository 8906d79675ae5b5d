import LayoutGeometry

/// What a view has answered so far, by proposal.
///
/// A stack asks its children for their minimum and maximum before it offers them a length, and so
/// does each stack inside it; without a memory the cost would double with each level.
struct MeasurementCache {
  // Nearly all views meet at most three proposals; only the others pay for a dictionary.
  private var first: (ProposedSize, Measurement)?
  private var second: (ProposedSize, Measurement)?
  private var third: (ProposedSize, Measurement)?
  private var others: [ProposedSize: Measurement] = [:]

  subscript(proposal: ProposedSize) -> Measurement? {
    if let first, first.0 == proposal { return first.1 }
    if let second, second.0 == proposal { return second.1 }
    if let third, third.0 == proposal { return third.1 }
    return others.isEmpty ? nil : others[proposal]
  }

  /// Remembers the answer to a proposal that has none yet.
  mutating func remember(_ measurement: Measurement, for proposal: ProposedSize) {
    if first == nil {
      first = (proposal, measurement)
    } else if second == nil {
      second = (proposal, measurement)
    } else if third == nil {
      third = (proposal, measurement)
    } else {
      others[proposal] = measurement
    }
  }
}
