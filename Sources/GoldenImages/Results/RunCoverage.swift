/// Which of a run's cases its results hold.
package struct RunCoverage: Hashable, Sendable {
  /// The part of the cases that one shard ran; nil for results of all parts.
  package var shard: Shard?
  /// The parts that are missing from joined results, in their order.
  package var missing: [Shard]

  /// All cases, unless parts are named.
  package init(shard: Shard? = nil, missing: [Shard] = []) {
    self.shard = shard
    self.missing = missing
  }

  /// False if cases were to be there and are not: what became of them is not known, so that
  /// nothing about the run can be called well.
  package var isComplete: Bool { missing.isEmpty }

  /// How many missing parts are named; the others are counted.
  private static let namedParts = 8

  /// What is missing, as in `the shards 2/4 and 4/4 are missing`; nil for nothing.
  package var missingSentence: String? {
    guard let last = missing.last else { return nil }
    guard missing.count > 1 else { return "the shard \(last.text) is missing" }
    guard missing.count <= Self.namedParts else {
      let named = missing.prefix(Self.namedParts).map(\.text).joined(separator: ", ")
      return "\(missing.count) shards are missing: \(named) and"
        + " \(missing.count - Self.namedParts) more"
    }
    let first = missing.dropLast().map(\.text).joined(separator: ", ")
    return "the shards \(first) and \(last.text) are missing"
  }

  /// Numbers in words with what they are the numbers of, as in `30 passed; the shard 3/4 is
  /// missing` or `10 passed in the shard 1/4`.
  package func qualified(_ words: String) -> String {
    let part = shard.map { " in the shard \($0.text)" } ?? ""
    return words + part + (missingSentence.map { "; " + $0 } ?? "")
  }
}
