import ArgumentParser
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import PlainText
import Reports

/// Writes the results of a run in the forms for people and services.
struct ReportWriter {
  /// The reported part of a run's cases.
  var coverage: RunCoverage { results.coverage }

  private let folder: ResultsFolder
  private let results: ResultStream
  private let urlPrefix: String?
  private let pictures: ReportPictures.Place?
  private let comments: [ReaderComment]

  /// Creates a writer for the results in a folder.
  ///
  /// - Parameters:
  ///   - urlPrefix: The prefix that makes a file's path in the folder its address; nil for reports
  ///     without pictures if they cannot be embedded.
  ///   - pictures: The place of a page's pictures; nil for the page as long as it stays small.
  /// - Throws: `FileError`, `Diagnostic` for results whose first line is damaged,
  ///   `UnreadableComments`.
  init(
    _ folder: ResultsFolder, urlPrefix: String?, pictures: ReportPictures.Place? = nil
  ) throws {
    self.folder = folder
    self.pictures = pictures
    comments = try CommentFile(in: folder.path).read()
    let reader = try ResultsFileReader(folder.resultsPath)
    results = ResultStream(coverage: reader.coverage, facts: reader.facts) {
      try ResultsFile.read(folder.resultsPath, take: $0)
    }
    // `https://ci.example/7` is meant as a folder's address, `…?file=` is not.
    let needsSlash = urlPrefix.map { !$0.isEmpty && !"/=?&#".contains($0.suffix(1)) }
    self.urlPrefix = needsSlash == true ? urlPrefix.map { $0 + "/" } : urlPrefix
  }

  /// Writes a report to a file, or to standard output for `-`.
  ///
  /// - Parameter path: The file's path; nil for the format's own place.
  /// - Returns: The file's path.
  /// - Throws: `FileError`, and `Diagnostic` for damaged results.
  func write(_ format: ReportFormat, to path: String?) throws -> String {
    // Nothing is written before the results are known to be complete.
    let tally = try ResultTally(results)
    // The next test removes files that are written into the results folder.
    if path == nil, let name = format.fileName { try folder.note(name) }
    let path = path ?? format.fileName.map(folder.file) ?? "-"
    let file = try ReportFile(path)
    switch format {
    case .html:
      let isUsual = folder.path == GoldenOptions.defaultResults
      try HTMLReport(
        folder: folder.path, folderName: isUsual ? nil : folder.path,
        pictures: ReportPictures(place: pictures, folderAddress: address(from: path)),
        comments: comments
      ).write(results) { try file.write($0) }
    case .junit: try JUnitReport(results).write { try file.write($0) }
    case .json: try copyLines(to: file)
    case .markdown:
      try file.write(MarkdownReport(results, urlPrefix: urlPrefix, comments: comments).text())
    case .github:
      try GitHubAnnotations(results).write { try file.write($0) }
      try file.write("\(oneLine(folder.path)): \(coverage.qualified(tally.words))\n")
      try appendToStepSummary()
    }
    try file.commit()
    return path
  }

  /// Writes Markdown for a pull request with its pictures beside it.
  ///
  /// - Throws: `FileError`, and `Diagnostic` for damaged results.
  func writePullRequest(to path: String) throws {
    let tally = try ResultTally(results)
    let markdown = PullRequestMarkdown(
      title: "Golden images: \(coverage.qualified(tally.words))",
      items: try Array(results, comments: comments), folder: folder.path,
      end: tally[.changed] + tally[.missing] > 0
        ? "Accept what is meant with `\(ToolCommand.words) approve`." : nil)
    try PullRequestFile(path).write(markdown, urlPrefix: urlPrefix ?? "")
  }

  /// Returns the results folder's address from a page; nil for one on standard output.
  private func address(from page: String) -> String? {
    guard page != "-" else { return nil }
    let place = FileAccess.folder(of: page)
    let way = relativePath(
      from: realPath(place) ?? place, to: realPath(folder.path) ?? folder.path)
    return way == "." ? "" : way + "/"
  }

  /// Copies the results' file, which was read completely before.
  private func copyLines(to file: ReportFile) throws {
    let lines = try LineReader(folder.resultsPath, limit: ResultsFile.longestLine)
    while let line = try lines.next() {
      try line.withUnsafeBytes { try file.write($0) }
      try file.write("\n")
    }
  }

  /// Appends the report to the summary of a step of GitHub Actions, as far as there is room.
  private func appendToStepSummary() throws {
    guard let variable = getenv("GITHUB_STEP_SUMMARY") else { return }
    let path = String(cString: variable)
    guard !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    let used = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    let limit = MarkdownReport.stepSummaryLimit - used
    guard limit >= MarkdownReport.smallestLimit else { return }
    let text = try MarkdownReport(
      results, limit: limit, urlPrefix: urlPrefix, comments: comments
    ).text()
    guard Array(text.utf8).withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      throw FileError("write", path, code: errno)
    }
  }
}

/// A form of reports.
enum ReportFormat: String, CaseIterable {
  /// A page with a viewer of pictures.
  case html
  /// JUnit's XML, for CI servers.
  case junit
  /// The results themselves.
  case json
  /// A comment on a pull request.
  case markdown
  /// Annotations and the step's summary, for GitHub Actions.
  case github

  /// The name of the report's default file in the results folder; nil for standard output.
  var fileName: String? {
    switch self {
    case .html: "report.html"
    case .junit: "report.xml"
    case .json: "report.json"
    case .markdown: "report.md"
    case .github: nil
    }
  }
}

/// The destination of a report: a file that appears whole or not at all, or standard output.
///
/// One thread at a time may use a value.
final class ReportFile {
  private let file: AtomicFile?

  /// Creates a report at a path; `-` is standard output.
  ///
  /// - Throws: `FileError`.
  init(_ path: String) throws {
    guard path != "-" else {
      file = nil
      return
    }
    try makeFolder(folder(of: path))
    file = try AtomicFile(path: path)
  }

  /// Appends bytes.
  ///
  /// - Throws: `FileError`.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let file { try file.write(bytes) } else { try StandardOutput.write(bytes) }
  }

  /// Appends text.
  ///
  /// - Throws: `FileError`.
  func write(_ text: String) throws {
    guard let file else { return try StandardOutput.write(text) }
    try Array(text.utf8).withUnsafeBytes(file.write)
  }

  /// Ends the report.
  ///
  /// - Throws: `FileError`; an older file is unchanged then.
  func commit() throws {
    if let file { try file.commit() } else { try StandardOutput.flush() }
  }
}
