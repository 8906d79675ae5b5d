/// One of several equal parts of a run's cases, as in `2/4`.
///
/// Cases are dealt out in turn, in the order of the input: a case is always in the same part, and
/// the parts are of one size, however many threads draw them.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1 on.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// The most parts that a run has.
  package static let largestCount = 10_000

  /// A part; nil for one that does not exist.
  package init?(index: Int, count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// A part as it is written, as in `2/4`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// As in `2/4`.
  package var text: String { "\(index)/\(count)" }

  /// The cases of the part, in their order.
  package func select<Case>(_ cases: [Case]) -> [Case] {
    cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
