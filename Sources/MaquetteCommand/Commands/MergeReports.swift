import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import PlainText

/// `maquette merge-reports`: joins the results of a test's parts.
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Join the results folders of a test that ran in parts.",
    discussion: """
      The joined folder is what one run would have written: report and approve read it. A part that \
      is missing is an error, after the others are joined, and every report of them repeats it. \
      Prints how many cases there are; ends with exit code 0 whatever they are.
      """)

  @Argument(
    help: ArgumentHelp("Results folders.", valueName: "results"), completion: .directory)
  var results: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the joined results.", valueName: "folder"),
    completion: .directory)
  var output = GoldenOptions.defaultResults

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    var report = reporting.report
    do {
      let sources = results.map { ResultsFolder(ofResults: $0) }
      let outcome = try ResultsMerge(sources, into: ResultsFolder(path: output)).run()
      report.add(
        outcome.lost.map {
          Diagnostic(at: nil, "'\(excerpt(of: $0, limit: 1000))' is missing from the results")
        })
      if let missing = outcome.coverage.missingSentence {
        report.add([Diagnostic(at: nil, missing)])
      }
      if !reporting.quiet {
        let cases = counted(outcome.tally.total, "case")
        let words = outcome.coverage.qualified(outcome.tally.words)
        try StandardOutput.write("\(cases): \(words)\n")
      }
    } catch let error as FileError
      where [ENOENT, ENOTDIR].contains(error.code) && error.operation == "read"
    {
      report.add([
        Diagnostic(
          at: nil, "no results in '\(excerpt(of: folder(of: error.path), limit: 1000))'",
          suggestion: "name the results folders of '\(ToolCommand.words) test --shard'")
      ])
    } catch {
      report.add(error)
    }
    try report.finish()
  }
}
