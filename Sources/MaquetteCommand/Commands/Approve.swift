import ArgumentParser
import FileAccess
import Glibc
import GoldenImages
import Maquette
import PreviewConfig

/// `maquette approve`: takes pictures of an earlier run over as goldens.
struct Approve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take the pictures of an earlier test over as goldens.",
    discussion: """
      Nothing is drawn: what the test left in its results folder, here or on another machine, \
      becomes the goldens. Goldens lie below the working directory, where the test ran. Prints a \
      line for each golden.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Cases, previews with all their variants, or goldens by their paths; all that differ or are \
      missing unless given. A golden that cannot be read is replaced where it is named.
      """, valueName: "case"))
  var cases: [String] = []

  @Option(
    help: ArgumentHelp("The results folder of the test.", valueName: "folder"),
    completion: .directory)
  var from = GoldenOptions.defaultResults

  @Option(
    help: """
      What is kept of a golden: its picture, or the hash of its pixels; what there is unless given.
      """)
  var goldens: GoldenFormArgument?

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    var report = reporting.report
    let results = ResultsFolder(ofResults: from)
    do {
      try approve(chosen(in: results), of: results, report: &report)
    } catch let error as FileError where error.code == ENOENT {
      report.tell([
        Diagnostic(
          at: nil, "no results in '\(excerpt(of: results.path))'",
          suggestion: "run 'maquette test' first, or name another folder with --from")
      ])
    } catch {
      report.tell(error)
    }
    try StandardOutput.flush()
    try report.finish()
  }

  private func chosen(in results: ResultsFolder) throws -> Set<ApprovableCases.Key> {
    var all = ApprovableCases()
    try ResultsFile.read(results.resultsPath) { all.add($0) }
    return try all.chosen(by: cases)
  }

  private func approve(
    _ chosen: Set<ApprovableCases.Key>, of results: ResultsFolder,
    report: inout DiagnosticReport
  ) throws {
    let approval = Approval(of: results, form: goldens?.form)
    try ResultsFile.read(results.resultsPath) { result in
      let key = ApprovableCases.Key(suite: result.suite, name: result.name)
      guard chosen.contains(key), result.verdict != .stale else { return }
      do {
        try tell(result, isWritten: result.files.actual != nil && approval.approve(result))
      } catch let error as ApprovalError {
        report.tell([Diagnostic(at: nil, "cannot approve '\(excerpt(of: result.name))': \(error)")])
      } catch {
        report.tell(error)
      }
    }
    if chosen.isEmpty, !reporting.quiet { try StandardOutput.write("nothing to approve\n") }
  }

  private func tell(_ result: CaseResult, isWritten: Bool) throws {
    guard !reporting.quiet else { return }
    let golden = oneLine(result.golden)
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
}
