package import ArgumentParser
import Diagnostics
import FileAccess
import Glibc
import Goldens
import PlainText

/// `maquette approve`: makes pictures of an earlier run the goldens.
package struct Approve: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Make the pictures of an earlier test the goldens.",
    discussion: """
      Nothing is drawn: what the test left in its results folder, here or on another machine, \
      becomes the goldens. Goldens are below the working directory, where the test ran, beside \
      their configs: if one of these is missing, nothing is written. Prints a line for each \
      golden.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @Argument(
    help: ArgumentHelp(
      """
      Cases, previews with all their variants, configs or goldens by their paths, or patterns as in \
      'grid-*'; defaults to all that differ or are missing. A golden that cannot be read is \
      replaced only if it is named.
      """, valueName: "case"))
  var cases: [String] = []

  @Option(
    help: ArgumentHelp(
      "All cases that changed as this one did, whatever their parts are called.", valueName: "case")
  )
  var like: [String] = []

  @Flag(help: "Only cases that did not pass, also those whose golden cannot be read.")
  var failed = false

  @Flag(help: "Move the stale goldens of renamed cases to their new places; approve nothing.")
  var moved = false

  @Option(
    help: ArgumentHelp("The results folder of the test.", valueName: "folder"),
    completion: .directory)
  var from = GoldenOptions.defaultResults

  @Option(
    help: """
      Whether to keep pictures, or hashes of their pixels; defaults to the form that a golden has.
      """)
  var goldens: GoldenForm?

  @OptionGroup var reporting: ReportingOptions

  package func validate() throws {
    if moved, failed { throw ValidationError("--moved: not with --failed") }
    if moved, !like.isEmpty { throw ValidationError("--moved: not with --like") }
  }

  package func run() throws {
    var report = reporting.report
    let results = ResultsFolder(ofResults: from)
    do {
      let chosen = try chosen(in: results, report: &report)
      try approve(chosen, of: results, report: &report)
    } catch let error as FileError
      where error.code == ENOENT
      || error.code == ENOTDIR && folder(of: error.path) == results.path
    {
      report.add([
        Diagnostic(
          at: nil, "no results in '\(excerpt(of: results.path))'",
          suggestion: "run '\(ToolCommand.words) test' first, or name another folder with --from")
      ])
    } catch {
      report.add(error)
    }
    try StandardOutput.flush()
    try report.finish()
  }

  private func chosen(
    in results: ResultsFolder, report: inout DiagnosticReport
  ) throws -> Set<ApprovableCases.Key> {
    var all = ApprovableCases()
    let reader = try ResultsFileReader(results.resultsPath)
    while let result = try reader.next() { all.add(result) }
    if let missing = reader.coverage.missingSentence {
      report.add([
        Diagnostic(.warning, at: nil, "\(missing), and nothing of it can be approved")
      ])
    }
    let alike = try like.isEmpty ? [] : self.alike(in: results, all)
    guard like.isEmpty || !cases.isEmpty else { return alike }
    return try all.chosen(by: cases, moved ? .moved : failed ? .failed : .all).union(alike)
  }

  /// Returns the cases that changed like those that `--like` names.
  private func alike(
    in results: ResultsFolder, _ all: ApprovableCases
  ) throws -> Set<ApprovableCases.Key> {
    let groups = try ChangeGroups(
      ResultStream(coverage: RunCoverage()) { try ResultsFile.read(results.resultsPath, take: $0) })
    var changes: Set<Change> = []
    for argument in like {
      let named = try all.chosen(by: [argument], .all)
      guard named.count == 1 else {
        throw Diagnostics([
          Diagnostic(
            at: nil,
            "--like: expected one case, found \(named.count) named '\(excerpt(of: argument))'")
        ])
      }
      try forEach(named, in: results) { result in
        guard let change = groups.change(of: result) else {
          throw Diagnostics([
            Diagnostic(
              at: nil,
              "--like: no sentence explains how '\(excerpt(of: argument))' changed",
              suggestion: "look at it, and approve it by its name")
          ])
        }
        changes.insert(change)
      }
    }
    var alike: Set<ApprovableCases.Key> = []
    try ResultsFile.read(results.resultsPath) { result in
      guard let change = groups.change(of: result), changes.contains(change) else { return }
      alike.insert(ApprovableCases.Key(suite: result.suite, name: result.name))
    }
    return alike
  }

  private func approve(
    _ chosen: Set<ApprovableCases.Key>, of results: ResultsFolder,
    report: inout DiagnosticReport
  ) throws {
    let approval = Approval(of: results, form: goldens)
    try check(chosen, of: results, with: approval, report: &report)
    guard !report.hasErrors else { return }
    let stale = moved ? try staleGoldens(in: results) : []
    try forEach(chosen, in: results) { result in
      do {
        guard !moved else {
          return try printMove(of: result, isMoved: approval.move(result, stale: stale))
        }
        try printLine(
          of: result, at: try approval.place(of: result),
          isWritten: result.files.actual != nil && approval.approve(result), with: approval)
      } catch let error as ApprovalError {
        let verb = moved ? "move" : "approve"
        report.add([
          Diagnostic(at: nil, "cannot \(verb) '\(excerpt(of: result.name))': \(error)")
        ])
      } catch {
        report.add(error)
      }
    }
    if chosen.isEmpty, !reporting.quiet {
      try StandardOutput.write("nothing to \(moved ? "move" : "approve")\n")
    }
  }

  /// Returns the paths of the goldens that no case drew.
  private func staleGoldens(in results: ResultsFolder) throws -> Set<String> {
    var paths: Set<String> = []
    try ResultsFile.read(results.resultsPath) {
      if $0.verdict == .stale { paths.insert($0.golden) }
    }
    return paths
  }

  private func printMove(of result: CaseResult, isMoved: Bool) throws {
    guard !reporting.quiet else { return }
    let (old, new) = (oneLine(result.movedFrom ?? ""), oneLine(result.golden))
    try StandardOutput.write(isMoved ? "\(old) → \(new)\n" : "\(new): already moved\n")
  }

  /// Reports the chosen cases' configs that are missing, and those that have changed since the test
  /// ran.
  private func check(
    _ chosen: Set<ApprovableCases.Key>, of results: ResultsFolder, with approval: Approval,
    report: inout DiagnosticReport
  ) throws {
    var seen: Set<String> = []
    var missing: [String] = []
    var changed: [String] = []
    try forEach(chosen, in: results) { result in
      // An invalid place is reported with its case.
      guard let source = try? approval.source(of: result), seen.insert(source).inserted else {
        return
      }
      // The goldens of previews that Swift declares are beside the folder of their module.
      guard [.file, .folder].contains(FileKind(of: source)) else { return missing.append(source) }
      changed += try approval.changedInputs(of: result)
    }
    guard missing.isEmpty else {
      let named = missing.prefix(5).map { "'\(excerpt(of: $0))'" }.joined(separator: ", ")
      let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      return report.add([
        Diagnostic(
          at: nil, "no file \(named)\(more) to store the goldens beside",
          suggestion: "run it in the folder in which the test ran")
      ])
    }
    report.add(
      changed.map {
        Diagnostic(
          .warning, at: nil, "'\(excerpt(of: $0))' has changed since the test ran",
          suggestion: "run '\(ToolCommand.words) test' again to see what is drawn now")
      })
  }

  private func forEach(
    _ chosen: Set<ApprovableCases.Key>, in results: ResultsFolder,
    _ body: (CaseResult) throws -> Void
  ) throws {
    try ResultsFile.read(results.resultsPath) { result in
      let key = ApprovableCases.Key(suite: result.suite, name: result.name)
      guard chosen.contains(key), result.verdict != .stale else { return }
      try body(result)
    }
  }

  private func printLine(
    of result: CaseResult, at place: GoldenPlace, isWritten: Bool, with approval: Approval
  ) throws {
    guard !reporting.quiet else { return }
    let golden = oneLine(Self.golden(of: result, at: place, form: approval.form(at: place)))
    let line =
      if isWritten {
        golden
      } else if result.files.actual == nil {
        "\(golden): nothing to approve, \(result.verdict.rawValue)"
      } else {
        "\(golden): already approved"
      }
    try StandardOutput.write(line + "\n")
  }

  /// Returns the golden's file, with the case's name if the file contains several goldens.
  private static func golden(
    of result: CaseResult, at place: GoldenPlace, form: GoldenForm
  ) -> String {
    var result = result
    result.form = form
    return form == .picture ? result.goldenFile : "\(result.goldenFile): \(place.name)"
  }
}
