import Goldens
import PlainText

/// The parts of a page around a report's cases.
struct ReportPage {
  private let summary: RunSummary
  private let approval: String
  private let hasFiles: Bool
  private let servedVersion: String?
  private let hasComments: Bool

  /// A page for a run.
  ///
  /// - Parameters:
  ///   - approval: The command that accepts all pictures of the run.
  ///   - hasFiles: Whether pictures stay in their files.
  ///   - servedVersion: The version of the results that a server accepts cases of; nil for a page in a
  ///     file.
  ///   - hasComments: Whether readers commented on cases.
  init(
    summary: RunSummary, approval: String, hasFiles: Bool, servedVersion: String?, hasComments: Bool
  ) {
    self.summary = summary
    self.approval = approval
    self.hasFiles = hasFiles
    self.servedVersion = servedVersion
    self.hasComments = hasComments
  }

  /// The code of a page in a file, where the reader's marks become a command.
  private static let code = PageCode(
    styles: styles, modules: modules(accepting: [PackageResources.marks_js]))

  /// The same for a page with comments.
  private static let commentedCode = PageCode(
    styles: styles + [PackageResources.comments_css],
    modules: modules(accepting: [PackageResources.marks_js]))

  /// The code of a served page: `accepting.js` declares what `marks.js` does in a file.
  static let servedCode = PageCode(
    styles: styles + [PackageResources.comments_css, PackageResources.serving_css],
    modules: modules(accepting: [
      PackageResources.serving_js, PackageResources.comments_js, PackageResources.remarks_js,
      PackageResources.accepting_js,
    ]))

  private static let styles = [
    PackageResources.page_css, PackageResources.report_css, PackageResources.case_css,
    PackageResources.viewer_css, PackageResources.parts_css, PackageResources.print_css,
  ]

  private static func modules(accepting: [[UInt8]]) -> [[UInt8]] {
    [
      PackageResources.page_js, PackageResources.elements_js, PackageResources.measuring_js,
      PackageResources.packed_js,
      PackageResources.part_tree_js, PackageResources.part_details_js,
      PackageResources.placement_js, PackageResources.viewer_js,
      PackageResources.viewer_divider_js, PackageResources.viewer_gestures_js,
      PackageResources.viewer_readout_js, PackageResources.viewer_align_js,
      PackageResources.viewer_inspect_js,
      PackageResources.articles_js,
      PackageResources.case_list_js, PackageResources.thumbnails_js, PackageResources.theme_js,
    ] + accepting + [
      PackageResources.paper_js, PackageResources.sentences_js, PackageResources.report_js,
      PackageResources.keyboard_js,
    ]
  }

  private var isServed: Bool { servedVersion != nil }

  private var code: PageCode {
    isServed ? Self.servedCode : hasComments ? Self.commentedCode : Self.code
  }

  /// Everything before the list's first case.
  var head: HTML {
    """
    \(code.head(
      title: "\(summary.sentence) – golden images", hasFiles: hasFiles, isServed: isServed))\
    <body\(servedVersion.map { " data-results=\"\($0)\"" as HTML } ?? "")>
    <a class="skip" href="#cases">Skip to the chosen case</a>
    <header class="bar">
    <button type="button" class="drawer" aria-expanded="false" aria-controls="list">Cases</button>
    <h1>Golden images</h1>
    <p class="summary">\(summary.sentence)</p>
    <span class="case-steps">
    <button type="button" data-case="-1" aria-label="Previous case">‹</button>
    <button type="button" data-case="1" aria-label="Next case">›</button>
    </span>
    <button type="button" class="theme" aria-pressed="false" aria-label="Dark" \
    title="Dark or light">◐</button>
    <button type="button" class="help" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
    </header>
    \(facts)<nav id="list" aria-label="Cases">
    \(filters)
    """
  }

  /// Of what the report is, for readers who did not run the test.
  private var facts: HTML {
    guard let facts = summary.facts else { return "" }
    let commit = facts.commit.map { String($0.prefix(10)) }
    let options =
      facts.options.isEmpty ? "no tolerance" : facts.options.joined(separator: " ")
    let entries: [(HTML, String?)] = [
      ("Project", facts.project), ("Branch", facts.branch), ("Commit", commit),
      ("Date", facts.date), ("Options", options), ("Machine", facts.machine),
    ]
    let list = entries.compactMap { title, text -> HTML? in
      text.map { "<div><dt>\(title)</dt><dd><bdi>\(oneLine($0, limit: 200))</bdi></dd></div>\n" }
    }
    return """
      <section class="run" aria-label="Run"><dl>
      \(HTML(list))</dl></section>

      """
  }

  /// Everything between the list and the first case.
  var beginningOfCases: HTML {
    """
    <p class="none-shown" hidden>No case is like that.</p>
    <div class="approve-all"><p>Accept <span>all</span></p>
    <code data-all="\(approval)">\(approval)</code>
    <button type="button" class="copy" aria-label="Copy the approve command">Copy</button></div>
    </nav>
    <main id="cases" tabindex="-1">
    \(incompleteness)\(machines)\(emptiness)
    """
  }

  /// Everything after the last case.
  var end: HTML {
    """
    </main>
    <p class="unseen" role="status" aria-live="polite" id="status"></p>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <div class="keys"></div>
    <label class="check"><input type="checkbox" class="shortcuts" checked> \
    Use keys of one letter</label>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    \(PictureViewer.controls)\(code.end(isServed: isServed))
    """
  }

  private var filters: HTML {
    let choices = summary.verdicts.map { verdict in
      """
      <label><input type="radio" name="verdict" value="\(verdict.rawValue)">\
      <span>\(verdict.title) <b>\(summary.tally[verdict])</b></span></label>

      """ as HTML
    }
    return """
      <search class="filters">
      <label class="find"><span class="unseen">Find cases by name</span>\
      <input type="search" placeholder="Find a case" autocomplete="off" spellcheck="false"></label>
      <fieldset class="verdicts"><legend class="unseen">Show</legend>
      <label><input type="radio" name="verdict" value="" checked>\
      <span>All <b>\(summary.tally.total)</b></span></label>
      \(HTML(choices))</fieldset>
      \(kinds)</search>

      """
  }

  /// The kinds of changes to choose from, where there are several.
  private var kinds: HTML {
    let kinds = CaseKind.allCases.filter { summary.kinds[$0, default: 0] > 0 }
    guard kinds.count > 1 else { return "" }
    let options = kinds.map { kind in
      "<option value=\"\(kind.rawValue)\">\(kind.title) (\(summary.kinds[kind] ?? 0))</option>\n"
        as HTML
    }
    return """
      <label class="kind">Change of <select><option value="">any kind</option>
      \(HTML(options))</select></label>

      """
  }

  private var machines: HTML {
    // The machine facts of a single case need no second place.
    guard summary.casesFromOtherMachines > 1 else { return "" }
    let entries = summary.machineDifferences.map { "<li>\($0)</li>\n" as HTML }
    let count = summary.casesFromOtherMachines
    return """
      <details class="machines"><summary>\(count) goldens were \
      drawn on another machine, which may be all that differs</summary>
      <ul>
      \(HTML(entries))</ul></details>

      """
  }

  private var incompleteness: HTML {
    guard let missing = summary.coverage.missingSentence else { return "" }
    return """
      <div class="incomplete"><h2>The run is incomplete</h2>
      <p>\(missing), and what became of the cases in it is not known.</p></div>

      """
  }

  private var emptiness: HTML {
    guard summary.coverage.isComplete, summary.tally.total == summary.tally[.passed] else {
      return ""
    }
    let isEmpty = summary.tally.total == 0
    return """
      <div class="all-well"><p class="mark" aria-hidden="true">\(isEmpty ? "–" : "✓")</p>
      <h2>\(isEmpty ? "There are no cases" : "Nothing differs")</h2>
      <p>\(isEmpty ? "The run had nothing to compare" : summary.sentence)</p></div>

      """
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
