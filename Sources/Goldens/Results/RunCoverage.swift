/// The part of a run's cases that its results contain.
package struct RunCoverage: Hashable, Sendable {
  /// The part of the cases that one shard ran; nil for results of all parts.
  package var shard: Shard?
  /// The parts that are missing from joined results, in their order.
  package var missing: [Shard]

  /// Creates the coverage of all cases, unless parts are named.
  package init(shard: Shard? = nil, missing: [Shard] = []) {
    self.shard = shard
    self.missing = missing
  }

  /// Indicates whether all cases have results; if not, the run cannot succeed, since the outcomes
  /// of the missing cases are not known.
  package var isComplete: Bool { missing.isEmpty }

  /// The largest number of missing parts that are named; further ones are counted.
  private static let namedParts = 8

  /// The missing parts, as in `the shards 2/4 and 4/4 are missing`; nil for none.
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

  /// Returns numbers in words with their scope, as in `30 passed; the shard 3/4 is missing` or `10
  /// passed in the shard 1/4`.
  package func qualified(_ words: String) -> String {
    let part = shard.map { " in the shard \($0.text)" } ?? ""
    return words + part + (missingSentence.map { "; " + $0 } ?? "")
  }
}

/// One of several equal parts of a run's cases, as in `2/4`.
///
/// Cases are dealt out in turn, in the order of the input: a case is always in the same part, and
/// the parts are of one size, whatever the number of threads.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1 on.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// The largest number of parts of a run.
  package static let largestCount = 10_000

  /// Creates a part; nil for one that does not exist.
  package init?(index: Int, count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Parses a part, as in `2/4`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// The part as text, as in `2/4`.
  package var text: String { "\(index)/\(count)" }

  /// Returns the cases of the part, in their order.
  package func select<Case>(_ cases: [Case]) -> [Case] {
    cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
