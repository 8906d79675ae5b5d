/// Results that can be gone through several times, without holding them all.
///
/// A report that lists changes first, or gives the number of cases before the first, goes through
/// them more than once.
package struct ResultStream {
  /// Which of a run's cases the results are.
  package let coverage: RunCoverage
  /// What is known of the run.
  package let facts: RunFacts?
  private let visit: ((CaseResult) throws -> Void) throws -> Void

  /// Results that are held: of a whole run, unless `coverage` is given.
  package init(
    _ results: [CaseResult], coverage: RunCoverage = RunCoverage(), facts: RunFacts? = nil
  ) {
    self.coverage = coverage
    self.facts = facts
    visit = { try results.forEach($0) }
  }

  /// Results that `visit` hands over, each time in the same order.
  package init(
    coverage: RunCoverage, facts: RunFacts? = nil,
    visit: @escaping (_ take: (CaseResult) throws -> Void) throws -> Void
  ) {
    self.coverage = coverage
    self.facts = facts
    self.visit = visit
  }

  /// Hands over all results in their order.
  ///
  /// - Throws: What `take` throws, and what reading the results does.
  package func forEach(_ take: (CaseResult) throws -> Void) throws {
    try visit(take)
  }
}

/// How many cases there are of each verdict.
package struct ResultTally: Hashable, Sendable {
  private var counts: [Verdict: Int] = [:]
  /// How long all cases took, in milliseconds.
  package private(set) var milliseconds = 0.0

  /// The tally of no cases.
  package init() {}

  /// The tally of a stream, gone through once.
  ///
  /// - Throws: What reading the results throws.
  package init(_ results: ResultStream) throws {
    try results.forEach { add($0) }
  }

  /// Counts a case.
  package mutating func add(_ result: CaseResult) {
    counts[result.verdict, default: 0] += 1
    milliseconds += result.milliseconds
  }

  /// How many cases have a verdict.
  package subscript(verdict: Verdict) -> Int { counts[verdict, default: 0] }

  /// How many cases there are.
  package var total: Int { counts.values.reduce(0, +) }

  /// True if a run with these cases is all well.
  package var isSuccess: Bool { counts.keys.allSatisfy(\.isSuccess) }

  /// The numbers in words, what needs a look first, as in `2 changed, 1 missing, 40 passed`.
  package var words: String {
    guard total > 0 else { return "no cases" }
    return Verdict.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
      .joined(separator: ", ")
  }
}
