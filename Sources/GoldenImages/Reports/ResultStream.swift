/// Results that can be gone through several times, without holding them all.
///
/// A report that tells what changed first, or how many cases there are before the first, goes
/// through them more than once.
package struct ResultStream {
  /// Which of a run's cases the results are.
  package let coverage: RunCoverage
  private let visit: ((CaseResult) throws -> Void) throws -> Void

  /// Results that are held: of a whole run, unless `coverage` is given.
  package init(_ results: [CaseResult], coverage: RunCoverage = RunCoverage()) {
    self.coverage = coverage
    visit = { try results.forEach($0) }
  }

  /// Results that `visit` hands over, each time in the same order.
  package init(
    coverage: RunCoverage, visit: @escaping (_ take: (CaseResult) throws -> Void) throws -> Void
  ) {
    self.coverage = coverage
    self.visit = visit
  }

  /// Hands over all results in their order.
  ///
  /// - Throws: What `take` throws, and what reading the results does.
  package func forEach(_ take: (CaseResult) throws -> Void) throws {
    try visit(take)
  }
}
