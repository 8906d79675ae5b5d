import Goldens

extension ViewerPage {
  /// Creates the page of a report of a run.
  ///
  /// - Parameters:
  ///   - approval: The command that accepts all pictures of the run.
  ///   - hasFiles: True if pictures stay in their files.
  ///   - servedVersion: The version of the results whose cases a server accepts; nil for a page in
  ///     a file.
  ///   - hasComments: True if readers commented on cases.
  init(
    reportOf summary: RunSummary, approval: String, hasFiles: Bool, servedVersion: String?,
    hasComments: Bool
  ) {
    let kinds = CaseKind.allCases.filter { summary.kinds[$0, default: 0] > 0 }
    self.init(
      title: "\(summary.sentence) – golden images", heading: "Golden images",
      summary: summary.sentence, facts: summary.facts,
      filters: PageFilters(
        total: summary.tally.total,
        verdicts: summary.verdicts.map {
          PageFilters.Choice(value: $0.rawValue, title: $0.title, count: summary.tally[$0])
        },
        kinds: kinds.map {
          PageFilters.Choice(
            value: $0.rawValue, title: $0.title, count: summary.kinds[$0, default: 0])
        }),
      hasFiles: hasFiles, isServed: servedVersion != nil, servedVersion: servedVersion,
      hasComments: hasComments)
    belowList = """
      <div class="approve-all"><p>Accept <span>all</span></p>
      <code data-all="\(approval)">\(approval)</code>
      <button type="button" class="copy" aria-label="Copy the approve command">Copy</button></div>

      """
    introduction = summary.introduction
  }
}

/// The facts about a run in a report's head; bounded, whatever the number of cases.
struct RunSummary {
  /// The number of cases of each verdict.
  private(set) var tally = ResultTally()
  /// The number of cases with a change of each kind.
  private(set) var kinds: [CaseKind: Int] = [:]
  /// The reported part of the run's cases.
  let coverage: RunCoverage
  /// The known facts about the run.
  let facts: RunFacts?
  /// The differences between this machine and those of the goldens, in the order of their first
  /// mention.
  private(set) var machineDifferences: [String] = []
  /// The number of cases that mention such a difference.
  private(set) var casesFromOtherMachines = 0

  /// The largest number of differences; their cases have further ones.
  private static let longestList = 8

  /// Creates a summary of the results, which are read once.
  init(_ results: ResultStream) throws {
    coverage = results.coverage
    facts = results.facts
    try results.forEach { result in
      tally.add(result)
      for kind in result.kinds { kinds[kind, default: 0] += 1 }
      guard !result.machineDifferences.isEmpty else { return }
      casesFromOtherMachines += 1
      for difference in result.machineDifferences where !machineDifferences.contains(difference) {
        guard machineDifferences.count < Self.longestList else { break }
        machineDifferences.append(difference)
      }
    }
  }

  /// The verdicts of any cases, those that need attention first.
  var verdicts: [Verdict] { Verdict.allCases.filter { tally[$0] > 0 } }

  /// The numbers in words, as in `3 changed, 120 passed`, with the missing parts.
  var sentence: String {
    guard coverage == RunCoverage(), tally.total > 0, tally.total == tally[.passed] else {
      return coverage.qualified(tally.words)
    }
    if tally.total == 1 {
      return tally.unchanged == 1 ? "the case is \(CaseResult.unchangedWords)" : "the case passed"
    }
    let unchanged = tally.unchanged
    return "all \(grouped(tally.total)) passed"
      + (unchanged > 0 ? ", \(grouped(unchanged)) unchanged since then" : "")
  }
}

extension RunSummary {
  /// The notes that a reader must see before the first case.
  fileprivate var introduction: HTML { incompleteness + machines + emptiness }

  private var machines: HTML {
    // The machine facts of a single case are not repeated.
    guard casesFromOtherMachines > 1 else { return "" }
    let entries = machineDifferences.map { "<li>\($0)</li>\n" as HTML }
    let count = casesFromOtherMachines
    return """
      <details class="machines"><summary>\(count) goldens were \
      drawn on another machine, which may be all that differs</summary>
      <ul>
      \(HTML(entries))</ul></details>

      """
  }

  private var incompleteness: HTML {
    guard let missing = coverage.missingSentence else { return "" }
    return """
      <div class="incomplete"><h2>The run is incomplete</h2>
      <p>\(missing), and what became of the cases in it is not known.</p></div>

      """
  }

  private var emptiness: HTML {
    guard coverage.isComplete, tally.total == tally[.passed] else {
      return ""
    }
    let isEmpty = tally.total == 0
    return """
      <div class="all-well"><p class="mark" aria-hidden="true">\(isEmpty ? "–" : "✓")</p>
      <h2>\(isEmpty ? "There are no cases" : "Nothing differs")</h2>
      <p>\(isEmpty ? "The run had nothing to compare" : sentence)</p></div>

      """
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
}
