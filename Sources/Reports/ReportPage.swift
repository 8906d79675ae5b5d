import Goldens
import PlainText

extension ViewerPage {
  /// The page of a report of a run.
  ///
  /// - Parameters:
  ///   - approval: The command that accepts all pictures of the run.
  ///   - hasFiles: Whether pictures stay in their files.
  ///   - servedVersion: The version of the results that a server accepts cases of; nil for a page in a
  ///     file.
  ///   - hasComments: Whether readers commented on cases.
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

/// The facts of a run that a report's head shows; bounded, however many cases there are.
struct RunSummary {
  /// How many cases there are of each verdict.
  private(set) var tally = ResultTally()
  /// How many cases have a change of each kind.
  private(set) var kinds: [CaseKind: Int] = [:]
  /// Which of the run's cases are reported.
  let coverage: RunCoverage
  /// What is known of the run.
  let facts: RunFacts?
  /// How this machine differs from those of the goldens, in the order of their first mention.
  private(set) var machineDifferences: [String] = []
  /// How many cases mention such a difference.
  private(set) var casesFromOtherMachines = 0

  /// More differences are left to their cases.
  private static let longestList = 8

  /// A summary of the results, gone through once.
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

extension RunSummary {
  /// What a reader must know before the first case.
  fileprivate var introduction: HTML { incompleteness + machines + emptiness }

  private var machines: HTML {
    // The machine facts of a single case need no second place.
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
