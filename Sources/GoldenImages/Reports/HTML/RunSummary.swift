/// What a report's head says of a run; bounded, however many cases there are.
struct RunSummary {
  /// How many cases there are of each verdict.
  private(set) var tally = ResultTally()
  /// Which of the run's cases are reported.
  let coverage: RunCoverage
  /// How this machine differs from those of the goldens, in the order of their first mention.
  private(set) var machineDifferences: [String] = []
  /// How many cases mention such a difference.
  private(set) var casesFromOtherMachines = 0

  /// More differences are left to their cases.
  private static let longestList = 8

  /// A summary of the results, gone through once.
  init(_ results: ResultStream) throws {
    coverage = results.coverage
    try results.forEach { result in
      tally.add(result)
      guard !result.machineDifferences.isEmpty else { return }
      casesFromOtherMachines += 1
      for difference in result.machineDifferences where !machineDifferences.contains(difference) {
        guard machineDifferences.count < Self.longestList else { break }
        machineDifferences.append(difference)
      }
    }
  }

  /// The verdicts that there are, those that need a reader's eyes first.
  var verdicts: [Verdict] { Verdict.allCases.filter { tally[$0] > 0 } }

  /// The numbers in words, as in `3 changed, 120 passed`, and what is missing.
  var sentence: String {
    guard coverage == RunCoverage(), tally.total > 0, tally.total == tally[.passed] else {
      return coverage.qualified(tally.words)
    }
    return tally.total == 1 ? "the case passed" : "all \(grouped(tally.total)) passed"
  }
}

extension Verdict {
  /// The verdict as a heading.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .missing: "Missing"
    case .unreadable: "Unreadable"
    case .failed: "Failed"
    case .stale: "Stale"
    case .recorded: "Recorded"
    case .updated: "Updated"
    case .passed: "Passed"
    }
  }

  /// What a verdict means, for a case that does not say itself.
  var explanation: String {
    switch self {
    case .changed: "The picture differs from its golden."
    case .missing: "There is no golden yet: approving the picture makes it the golden."
    case .unreadable: "The golden is no picture that can be read."
    case .failed: "The picture could not be drawn."
    case .stale: "No case draws this golden any more; maquette test --prune removes it."
    case .recorded: "There was no golden, and this picture became it."
    case .updated: "This picture took its golden's place."
    case .passed: "The picture is its golden's."
    }
  }
}
