import Diagnostics
import Goldens
import PlainText
import PreviewRendering

/// The output of a run of `test`: the cases that do not pass with all facts about them,
/// diagnostics, and progress; then its outcome, and the next steps.
struct TestConsole {
  private var progress: RunProgress
  private let output: Lines
  private let options: GoldenOptions
  private let isQuiet: Bool
  private let isVerbose: Bool
  private var tally = ResultTally()
  /// The unreadable files of digests, for each case that has its golden there.
  private var unreadableDigests: [String] = []
  /// The number of goldens that no case draws.
  private var staleCount = 0
  /// The items and views in masks that no case so far has.
  private var unknownMasks: [Int: String]?
  /// The first cases that can be approved; only a few are named.
  private var approvable: [String] = []
  /// Indicates whether any of them has its golden where `approve` does not write.
  private var isOutside = false
  /// Indicates whether a case without a golden has the picture of a stale one.
  private var isAnyMoved = false
  /// The cases so far, grouped by their changes.
  private var groups = ChangeGroups()
  /// The differences between this machine and those of the goldens that are not passed, in the order in
  /// which they were found, with the numbers of cases.
  private var machines = MachineTally()
  /// The first case of each change, which waits for the run's end: others may have changed alike.
  private var waiting: [CaseResult] = []

  /// The place of the lines: standard output, unless the results go there.
  private struct Lines {
    let isStreaming: Bool

    /// Writes lines, which a watching user sees at once.
    func write(_ lines: [String]?) throws {
      guard let lines else { return }
      try write(lines.joined(separator: "\n") + "\n")
      try StandardOutput.flush()
    }

    /// Writes text.
    func write(_ text: String) throws {
      if isStreaming { StandardError.write(text) } else { try StandardOutput.write(text) }
    }
  }

  /// The number of cases in the command that accepts them.
  private static let namedCases = 5

  /// Creates a console for a run of `taskCount` tasks, which continues a report.
  init(
    report: DiagnosticReport, taskCount: Int, options: GoldenOptions, isQuiet: Bool,
    isVerbose: Bool
  ) {
    progress = RunProgress(report: report, taskCount: taskCount, isQuiet: isQuiet)
    self.options = options
    output = Lines(isStreaming: options.isStreaming)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// Reports the outcome of a task.
  ///
  /// - Parameter reason: The words for why the case was not passed over, if they are to be shown.
  /// - Throws: `FileError` if the output cannot be written.
  mutating func show(_ outcome: TestWork.Outcome, reason: String?) throws {
    let task = outcome.task
    count(outcome.result)
    let unknown = outcome.unknownMasks
    // A case that was not drawn gives no information about masks.
    if outcome.result.verdict != .failed {
      unknownMasks = unknownMasks.map { $0.filter { unknown[$0.key] != nil } } ?? unknown
    }
    var shown = linesToShow(of: outcome.result)
    if let reason { shown?.append("  drawn because \(reason)") }
    let noticed = task.config.loaded.flatMap { config in
      task.preview.map { (config, $0, outcome.notices) }
    }
    try progress.advance(noticed: noticed) { [output, shown] report in
      if let failure = outcome.failure {
        report.add(failure, sources: task.config.loaded?.sources ?? [:])
      }
      try output.write(shown)
    }
  }

  /// Reports a case that passed before, and would pass again.
  ///
  /// - Throws: `FileError` if the output cannot be written; `Diagnostic` if its result cannot be
  ///   read.
  mutating func show(_ passed: PassedCase) throws {
    tally.add(passed)
    let unknown = passed.unknownMasks
    unknownMasks = unknownMasks.map { $0.filter { unknown[$0.key] != nil } } ?? unknown
    let shown = isVerbose ? lines(for: try passed.result()) : nil
    try progress.advance(noticed: nil) { [output] _ in try output.write(shown) }
  }

  /// Reports a result.
  ///
  /// - Throws: `FileError` if the output cannot be written.
  mutating func show(_ result: CaseResult) throws {
    count(result)
    try output.write(linesToShow(of: result))
  }

  /// Returns the lines for a case that is shown at once; nil if it is not shown, or not yet.
  private mutating func linesToShow(of result: CaseResult) -> [String]? {
    guard isShown(result.verdict) else { return nil }
    guard !isVerbose, let isFirst = groups.add(result) else { return lines(for: result) }
    if isFirst { waiting.append(result) }
    return nil
  }

  /// Prints the changes that waited for the run's end: those of one case, then those of several.
  private mutating func showChanges() throws {
    groups.joinAppearances()
    for result in waiting where groups.group(of: result) == nil {
      try output.write(lines(for: result))
    }
    for result in waiting {
      guard let group = groups.group(of: result), group.begins(with: result) else { continue }
      var result = result
      result.machineDifferences = []
      var lines = group.lines(of: result, hint: "-v shows").map { oneLine($0) }
      lines = lines.prefix(1) + lines.dropFirst().map { "  " + $0 }
      if let shown = shownFile(of: result) { lines.append("  see \(shown)") }
      if group.members.count < tally[.changed] + tally[.missing], !isOutside {
        lines.append("  to accept: \(command(["--like", shellWord(result.goldenName)]))")
      }
      try output.write(lines)
    }
    waiting = []
  }

  private mutating func count(_ result: CaseResult) {
    if isShown(result.verdict) { machines.add(result) }
    if result.verdict == .stale { staleCount += 1 } else { tally.add(result) }
    if result.movedFrom != nil { isAnyMoved = true }
    if result.verdict == .unreadable, result.form == .hash {
      unreadableDigests.append(result.goldenFile)
    }
    if result.files.actual != nil, result.verdict != .unreadable {
      if approvable.count <= Self.namedCases { approvable.append(result.name) }
      if result.golden.hasPrefix("/") { isOutside = true }
    }
  }

  /// Ends the run.
  ///
  /// - Parameter store: The numbers of configs that a shared store was asked for, and that it had.
  /// - Throws: `ExitStatus.failure` if anything could not be read, drawn or written, or
  ///   `ExitStatus.difference` if goldens are missing or differ.
  mutating func finish(store: (asked: Int, known: Int)) throws {
    var report = progress.finish()
    try showChanges()
    if !isVerbose {
      // One machine drew many goldens.
      for (sentence, cases) in machines.differences {
        try output.write("\(oneLine(sentence)) (\(counted(cases, "case")))\n")
      }
    }
    if !isQuiet {
      try output.write(summary + "\n")
      if store.asked > 0 {
        let asked = counted(store.asked, "config")
        try output.write("the store had \(store.known) of the \(asked) looked up\n")
      }
      for hint in hints { try output.write(hint + "\n") }
    }
    try StandardOutput.flush()
    for (_, words) in (unknownMasks ?? [:]).sorted(by: { $0.key < $1.key }) {
      report.add([Diagnostic(at: nil, "--mask: \(words)")])
    }
    try report.finish()
    if tally[.failed] + tally[.unreadable] > 0 { throw ExitStatus.failure }
    let isStale = options.failOnStale && !options.prune && staleCount > 0
    if !tally.isSuccess || isStale { throw ExitStatus.difference }
  }

  private func isShown(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .changed, .missing, .unreadable, .failed, .recorded: true
    case .updated, .stale: !isQuiet
    case .passed: isVerbose
    }
  }

  /// Returns a line with the case and its outcome, and an indented one for each fact.
  private func lines(for result: CaseResult) -> [String] {
    let name = result.verdict == .stale ? result.golden : "\(result.suite): \(result.name)"
    var head = "\(oneLine(name)): \(result.verdict.rawValue)"
    // A change is described by its sentences, the causes first.
    if result.verdict != .changed { head += ": " + oneLine(result.headline) }
    if isVerbose, result.verdict != .stale { head += " (\(Int(result.milliseconds)) ms)" }
    var shown = result
    if !isVerbose { shown.machineDifferences = [] }
    var details = shown.words(isVerbose ? .all : .brief).lines(hint: "-v shows")
    if result.verdict == .unreadable { details.append("the golden is \(result.goldenFile)") }
    if let shown = shownFile(of: result) { details.append("see \(shown)") }
    return [head] + details.map { "  " + oneLine($0) }
  }

  /// Returns the picture to look at; nil without one.
  private func shownFile(of result: CaseResult) -> String? {
    (result.files.diff ?? result.files.actual).map { options.check.results?.file($0) ?? $0 }
  }

  /// The number of cases with each outcome.
  private var summary: String {
    let stale = counted(staleCount, "stale golden")
    return "\(counted(tally.total, "case")): \(tally.words)" + (staleCount > 0 ? "; \(stale)" : "")
  }

  /// The next steps, a line each.
  private var hints: [String] {
    var hints: [String] = []
    if !approvable.isEmpty {
      hints.append("to look at all: \(ToolCommand.words) report \(shellWord(options.results))")
      hints.append("to accept: \(acceptingCommand)")
    }
    if tally[.recorded] > 0 {
      hints.append("goldens were recorded: look at them, commit them, and run the test again")
    }
    if tally[.unreadable] > unreadableDigests.count {
      hints.append(
        "goldens that cannot be read are replaced by --update=all with --only CASE, if that is meant"
      )
    }
    for file in Set(unreadableDigests).sorted() {
      hints.append(
        "to have digests that can be read: mend \(shellWord(file)), or remove it and record anew")
    }
    if isAnyMoved, !options.prune {
      hints.append("to move the goldens of renamed cases: \(ToolCommand.words) approve --moved")
    }
    if staleCount > 0, !options.prune {
      hints.append("to remove goldens that no case draws: --prune")
    }
    return hints
  }

  private var acceptingCommand: String {
    // `approve` writes only below the working directory.
    guard !isOutside else { return "the same command with --update" }
    let count = tally[.changed] + tally[.missing]
    let isNamed = count <= Self.namedCases && Set(approvable).count == count
    return command(isNamed ? approvable.map(shellWord) : [])
  }

  /// Returns the command that approves some cases.
  private func command(_ cases: [String]) -> String {
    var words = [ToolCommand.words, "approve"] + cases
    if options.results != GoldenOptions.defaultResults {
      words += ["--from", shellWord(options.results)]
    }
    return words.joined(separator: " ")
  }
}
