/// Results that can be read several times, without keeping them all in memory.
///
/// A report that lists changes first, or gives the number of cases before the first, reads them
/// more than once.
package struct ResultStream {
  /// The part of a run's cases in the results.
  package let coverage: RunCoverage
  /// The known facts about the run.
  package let facts: RunFacts?
  private let visit: ((CaseResult) throws -> Void) throws -> Void

  /// Creates a stream of results in memory: of a whole run, unless `coverage` is given.
  package init(
    _ results: [CaseResult], coverage: RunCoverage = RunCoverage(), facts: RunFacts? = nil
  ) {
    self.coverage = coverage
    self.facts = facts
    visit = { try results.forEach($0) }
  }

  /// Creates a stream of the results from `visit`, which passes them on in the same order each
  /// time.
  package init(
    coverage: RunCoverage, facts: RunFacts? = nil,
    visit: @escaping (_ take: (CaseResult) throws -> Void) throws -> Void
  ) {
    self.coverage = coverage
    self.facts = facts
    self.visit = visit
  }

  /// Calls `take` with all results in their order.
  ///
  /// - Throws: The errors of `take`, and those of reading the results.
  package func forEach(_ take: (CaseResult) throws -> Void) throws {
    try visit(take)
  }
}

/// The number of cases of each verdict.
package struct ResultTally: Hashable, Sendable {
  private var counts: [Verdict: Int] = [:]
  /// The number of cases that were not drawn, as nothing has changed since they passed.
  package private(set) var unchanged = 0
  /// The time for all cases, in milliseconds.
  package private(set) var milliseconds = 0.0

  /// Creates the tally of no cases.
  package init() {}

  /// Creates the tally of a stream, which is read once.
  ///
  /// - Throws: The errors of reading the results.
  package init(_ results: ResultStream) throws {
    try results.forEach { add($0) }
  }

  /// Counts a case.
  package mutating func add(_ result: CaseResult) {
    counts[result.verdict, default: 0] += 1
    milliseconds += result.milliseconds
    if result.isUnchanged { unchanged += 1 }
  }

  /// Counts a case that passed, and has not changed since.
  package mutating func add(_ passed: PassedCase) {
    counts[.passed, default: 0] += 1
    milliseconds += passed.milliseconds
    unchanged += 1
  }

  /// The number of cases with a verdict.
  package subscript(verdict: Verdict) -> Int { counts[verdict, default: 0] }

  /// The number of cases.
  package var total: Int { counts.values.reduce(0, +) }

  /// Indicates whether a run with these cases succeeds.
  package var isSuccess: Bool { counts.keys.allSatisfy(\.isSuccess) }

  /// The numbers in words, those that need attention first, as in `2 changed, 1 missing, 4 passed,
  /// 40 unchanged since they passed`.
  package var words: String {
    guard total > 0 else { return "no cases" }
    var words: [String] = []
    for verdict in Verdict.allCases {
      let count = self[verdict] - (verdict == .passed ? unchanged : 0)
      if count > 0 { words.append("\(count) \(verdict.rawValue)") }
    }
    if unchanged > 0 {
      words.append("\(unchanged) unchanged since \(unchanged == 1 ? "it" : "they") passed")
    }
    return words.joined(separator: ", ")
  }
}
