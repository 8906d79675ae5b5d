import FileAccess
import Glibc
import GoldenImages
import Maquette
import PlainText

/// Writes the results of a run in the forms that people and services read.
struct ReportWriter {
  /// Which of a run's cases are reported.
  var coverage: RunCoverage { results.coverage }

  private let folder: ResultsFolder
  private let results: ResultStream
  private let urlPrefix: String?

  /// A writer for the results in a folder.
  ///
  /// - Parameter urlPrefix: What stands before a file's path in the folder to make its address; nil
  ///   for reports without pictures where they cannot be embedded.
  /// - Throws: `FileError`, and `Diagnostic` for results whose first line is broken.
  init(_ folder: ResultsFolder, urlPrefix: String?) throws {
    self.folder = folder
    let coverage = try ResultsFileReader(folder.resultsPath).coverage
    results = ResultStream(coverage: coverage) {
      try ResultsFile.read(folder.resultsPath, take: $0)
    }
    // `https://ci.example/7` is meant as a folder's address, `…?file=` is not.
    let needsSlash = urlPrefix.map { !$0.isEmpty && !"/=?&#".contains($0.suffix(1)) }
    self.urlPrefix = needsSlash == true ? urlPrefix.map { $0 + "/" } : urlPrefix
  }

  /// Writes a report to a file, or to standard output for `-`.
  ///
  /// - Parameter path: Nil for the format's own place.
  /// - Returns: The file's path.
  /// - Throws: `FileError`, and `Diagnostic` for results that are broken.
  func write(_ format: ReportFormat, to path: String?) throws -> String {
    // Nothing is written before the results are known to be whole.
    let tally = try ResultTally(results)
    // The next test takes away what is written into the results folder.
    if path == nil, let name = format.fileName { try folder.note(name) }
    let path = path ?? format.fileName.map(folder.file) ?? "-"
    let file = try ReportFile(path)
    switch format {
    case .html:
      let isUsual = folder.path == GoldenOptions.defaultResults
      try HTMLReport(folder: folder.path, folderName: isUsual ? nil : folder.path)
        .write(results) { try file.write($0) }
    case .junit: try JUnitReport(results).write { try file.write($0) }
    case .json: try copyLines(to: file)
    case .markdown: try file.write(MarkdownReport(results, urlPrefix: urlPrefix).text())
    case .github:
      try GitHubAnnotations(results).write { try file.write($0) }
      try file.write("\(oneLine(folder.path)): \(coverage.qualified(tally.words))\n")
      try appendToStepSummary()
    }
    try file.commit()
    return path
  }

  /// Copies the results' file, which was read whole before.
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
    let text = try MarkdownReport(results, limit: limit, urlPrefix: urlPrefix).text()
    guard Array(text.utf8).withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      throw FileError("write", path, code: errno)
    }
  }
}
