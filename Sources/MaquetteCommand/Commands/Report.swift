import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import LivePreview
import PlainText
import Reports

/// `maquette report`: reports the results of a test.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Report the results of a test: as a page, for CI servers, for a pull request.",
    discussion: """
      Reports are report.html, report.xml (junit), report.json and report.md (markdown) in the \
      results folder by default; github prints annotations and appends to the step's summary. Prints \
      a line for each file. Ends with exit code 0 whatever the results are, and with 2 if \
      merge-reports missed a part of them. With --serve, prints the address of the page instead; \
      what is accepted there is written as 'maquette approve' writes it, and can be undone.
      """)

  @Argument(
    help: ArgumentHelp("The results folder of the test.", valueName: "results"),
    completion: .directory)
  var results = GoldenOptions.defaultResults

  @Option(
    help: ArgumentHelp(
      "html, junit, json, markdown or github; several with commas.", valueName: "formats"))
  var format = NameList<ReportFormat>([.html])

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The report's path, or - for standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Instead of reports, write Markdown for a pull request, and beside it what differs, cut out of the \
      pictures.
      """, valueName: "file"),
    completion: .file(extensions: ["md"]))
  var pr: String?

  @Option(
    help: ArgumentHelp(
      "The URL of the results folder, or with --pr of its file's, for links to pictures in Markdown.",
      valueName: "url"))
  var urlPrefix: String?

  @Option(
    help: ArgumentHelp(
      """
      Whether the page holds its pictures (embed), also as lossless WebP (webp), or shows those in \
      the results folder (files); defaults to embed up to 16 MiB of pictures, else to files.
      """, valueName: "place"))
  var pictures: ReportPictures.Place?

  @OptionGroup var page: PageServingOptions

  @OptionGroup var reporting: ReportingOptions

  /// The endings of files in formats that a report may be mistaken to have.
  private static let otherEndings: Set<String> = [
    "pdf", "png", "jpg", "jpeg", "svg", "zip", "html", "xml", "json", "md",
  ]

  func validate() throws {
    if let pr {
      try PullRequestFile.check(pr)
      if page.serve || output != nil || pictures != nil || format.names != [.html] {
        throw ValidationError("--pr: not with --serve, --format, --output or --pictures")
      }
    }
    if page.serve, output != nil || pictures != nil || format.names != [.html] {
      throw ValidationError("--serve: not with --format, --output or --pictures")
    }
    if pictures == .files, output == "-" {
      throw ValidationError("--pictures files: a page on standard output has no files beside it")
    }
    if output != nil, format.names.count > 1 {
      throw ValidationError("--output: expected one format, found \(format.names.count)")
    }
    if let name = output.flatMap(fileName), let format = format.names.first,
      let ending = name.lowercased().split(separator: ".").last.map(String.init),
      Self.otherEndings.contains(ending), format.fileName?.hasSuffix(".\(ending)") == false
    {
      throw ValidationError("--output: the report is written as \(format), found '\(name)'")
    }
  }

  func run() throws {
    var report = reporting.report
    let results = ResultsFolder(ofResults: results)
    do {
      if page.serve { try serve(results) }
      try write(results, &report)
    } catch let error as FileError
      where error.code == ENOENT && error.path == results.resultsPath
      || error.code == ENOTDIR && folder(of: error.path) == results.path
    {
      report.add([
        Diagnostic(
          at: nil, "no results in '\(excerpt(of: results.path))'",
          suggestion: "run '\(ToolCommand.words) test' first, or name its results folder")
      ])
    } catch {
      report.add(error)
    }
    try report.finish()
  }

  /// Serves the report until a signal ends the process.
  private func serve(_ results: ResultsFolder) throws -> Never {
    #if LivePreview
    let isUsual = results.path == GoldenOptions.defaultResults
    let site = try ServedSite(
      reportOf: results, named: isUsual ? nil : results.path, author: UserName.current)
    let watch = try FolderWatch()
    watch.add(results.path)
    try page.serving.serve(site)
    StandardError.note("serving the report of '\(excerpt(of: results.path))'; Ctrl-C ends it")
    try page.noteRemote(
      "can read this report, and write its pictures over the goldens")
    while true {
      if watch.next() != nil { site.filesChanged() }
    }
    #else
    throw MissingPage()
    #endif
  }

  private func write(_ results: ResultsFolder, _ report: inout DiagnosticReport) throws {
    let writer = try ReportWriter(
      results, urlPrefix: urlPrefix, pictures: pictures)
    if let pr {
      try writer.writePullRequest(to: pr)
      if !reporting.quiet { try StandardOutput.write(pr + "\n") }
    }
    for format in format.names where pr == nil {
      let path = try writer.write(format, to: output)
      if path != "-", !reporting.quiet { try StandardOutput.write(path + "\n") }
    }
    if let missing = writer.coverage.missingSentence {
      report.add([Diagnostic(at: nil, missing)])
    }
  }
}

extension ReportPictures.Place: ExpressibleByArgument {}
