package import Goldens
import PlainText

/// Results as annotations of GitHub Actions, shown at the configs in a pull request.
///
/// Cases that changed alike have one annotation, after those of the others. GitHub shows ten
/// annotations of each level for a step, so if there are more, the last one sums up the rest.
package struct GitHubAnnotations {
  private let results: ResultStream

  /// The number of annotations of a level that GitHub shows for a step.
  private static let shown = 10
  /// The largest number of names in the annotation of the rest.
  private static let nameLimit = 50

  /// Creates annotations for results.
  package init(_ results: ResultStream) {
    self.results = results
  }

  /// Writes a line for each annotation, errors first; reads the results twice.
  ///
  /// - Throws: The errors of `write`, and those of reading the results.
  package func write(_ write: (String) throws -> Void) throws {
    let missing = results.coverage.missingSentence
    if let missing {
      try write(
        WorkflowCommand(level: .error, title: "The run is incomplete", message: missing).text)
    }
    let groups = try ChangeGroups(results)
    var counts: [WorkflowCommand.Level: Int] = [:]
    try groups.forEach(of: results, where: { _ in true }) { result, _ in
      if let level = level(of: result) { counts[level, default: 0] += 1 }
    }
    for level in WorkflowCommand.Level.allCases where counts[level, default: 0] > 0 {
      // The annotation of missing parts counts as one.
      let limit = level == .error && missing != nil ? Self.shown - 1 : Self.shown
      try self.write(level, groups, count: counts[level, default: 0], limit: limit, write)
    }
  }

  private func write(
    _ level: WorkflowCommand.Level, _ groups: ChangeGroups, count: Int, limit: Int,
    _ write: (String) throws -> Void
  ) throws {
    let single = count <= limit ? count : limit - 1
    var written = 0
    var rest: [String] = []
    var restCount = 0
    try groups.forEach(of: results, where: { self.level(of: $0) == level }) { result, group in
      if written < single {
        written += 1
        return try write(command(level, for: result, group).text)
      }
      restCount += group?.members.count ?? 1
      guard rest.count < Self.nameLimit else { return }
      let alike = group.map { " and \($0.members.count - 1) like it" } ?? ""
      rest.append(
        "\(oneLine(result.name, limit: 200)) in \(oneLine(result.suite, limit: 200))\(alike)")
    }
    guard count > single else { return }
    let unnamed = count - single - rest.count
    if unnamed > 0 { rest.append("and \(unnamed) more") }
    try write(
      WorkflowCommand(
        level: level, title: "\(restCount) more cases", message: rest.joined(separator: "\n")
      ).text)
  }

  private func command(
    _ level: WorkflowCommand.Level, for result: CaseResult, _ group: ChangeGroups.Group?
  ) -> WorkflowCommand {
    let name = group.map { "\($0.size) from \(result.name)" } ?? result.name
    return WorkflowCommand(
      level: level, file: file(of: result),
      title: "\(oneLine(name, limit: 200)): \(result.verdict.rawValue)",
      message: (group?.lines(of: result) ?? result.lines()).map { oneLine($0) }.joined(
        separator: "\n"))
  }

  /// Returns the config if the suite is one, else the golden.
  private func file(of result: CaseResult) -> String {
    let path = isConfig(result.suite) ? result.suite : result.golden
    // GitHub identifies files by their paths from the repository's root.
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Returns the level of a verdict; nil if it needs no annotation.
  private func level(of result: CaseResult) -> WorkflowCommand.Level? {
    switch result.verdict {
    case .changed, .missing, .unreadable, .failed, .recorded: .error
    case .stale: .warning
    case .updated: .notice
    case .passed: nil
    }
  }
}

/// A line that GitHub's runner reads from a step's output as an annotation.
private struct WorkflowCommand {
  enum Level: String, CaseIterable {
    case error
    case warning
    case notice
  }

  var level: Level
  /// The annotated file, relative to the repository; nil for none.
  var file: String?
  var title: String
  var message: String

  /// The line, including its line feed.
  var text: String {
    var properties = file.map { "file=\(WorkflowText.property($0))," } ?? ""
    properties += "title=\(WorkflowText.property(title))"
    return "::\(level.rawValue) \(properties)::\(WorkflowText.message(message))\n"
  }
}
