/// The differences between this machine and those of some cases' goldens, in the order of their first mention.
package struct MachineTally: Sendable {
  /// The differences, each with the number of cases that mention it.
  package private(set) var differences: [(sentence: String, cases: Int)] = []

  /// The largest number of differences.
  ///
  /// Machines differ in a handful of libraries and fonts; a made-up file may contain anything.
  private static let limit = 10

  /// Creates the tally of no case.
  package init() {}

  /// Adds a case.
  package mutating func add(_ result: CaseResult) {
    for sentence in result.machineDifferences {
      if let known = differences.firstIndex(where: { $0.sentence == sentence }) {
        differences[known].cases += 1
      } else if differences.count < Self.limit {
        differences.append((sentence, 1))
      }
    }
  }
}
