/// The known facts about a run's project and machine, for a report that is passed on.
///
/// No time of the clock is among the facts, so that the same input gives the same results.
package struct RunFacts: Hashable, Sendable {
  /// The name of the repository, or else of its folder.
  package var project: String?
  /// The full name of the commit that is checked out.
  package var commit: String?
  /// The commit's date and time with its offset from UTC, as in `2026-11-22 22:01:13 +0000`.
  package var date: String?
  /// The branch that is checked out.
  package var branch: String?
  /// The system and the libraries that drew.
  package var machine: String?
  /// The options that decide which cases pass, each in the command line's form.
  package var options: [String]

  /// Creates facts; each defaults to unknown.
  package init(
    project: String? = nil, commit: String? = nil, date: String? = nil, branch: String? = nil,
    machine: String? = nil, options: [String] = []
  ) {
    self.project = project
    self.commit = commit
    self.date = date
    self.branch = branch
    self.machine = machine
    self.options = options
  }

  /// Returns the facts that all of some runs have in common; nil if one of them has none.
  package static func common(to runs: [RunFacts?]) -> RunFacts? {
    guard var common = runs.first ?? nil else { return nil }
    for facts in runs.dropFirst() {
      guard let facts else { return nil }
      if facts.project != common.project { common.project = nil }
      if facts.commit != common.commit { common.commit = nil }
      if facts.date != common.date { common.date = nil }
      if facts.branch != common.branch { common.branch = nil }
      if facts.machine != common.machine { common.machine = nil }
      // Options that hold for a part of the cases would mislead about the others.
      guard facts.options == common.options else { return nil }
    }
    return common
  }
}

extension ResultsCodec<RunFacts> {
  static let facts = object(
    RunFacts(),
    [
      ResultsField("project", \.project, .optional(.text)),
      ResultsField("commit", \.commit, .optional(.text)),
      ResultsField("date", \.date, .optional(.text)),
      ResultsField("branch", \.branch, .optional(.text)),
      ResultsField("machine", \.machine, .optional(.text)),
      ResultsField("options", \.options, .list(.text).ifMissing([])),
    ])
}
