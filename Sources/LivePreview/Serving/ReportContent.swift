import FileAccess
import Goldens
import PlainText
import Reports
import Synchronization

/// The report of a results folder, for a server.
final class ReportContent: ServedContent {
  static let pageFiles = HTMLReport.servedFiles

  private let folder: ResultsFolder
  private let name: String?
  private let known: Mutex<ServedCases>

  /// Creates the report of a folder.
  ///
  /// - Parameter name: The folder's name in commands; nil for their default.
  /// - Throws: `FileError`, `Diagnostic` for damaged results.
  init(_ folder: ResultsFolder, name: String?) throws {
    self.folder = folder
    self.name = name
    known = Mutex(try ServedCases(resultsIn: folder))
  }

  var folderPath: String { folder.path }
  var cases: ServedCases { known.withLock { $0 } }

  func read() throws {
    try known.withLock { $0 = try ServedCases(resultsIn: folder) }
  }

  func page(comments: [ReaderComment]) throws -> [UInt8] {
    try read()
    // If the results change before they are written, the page does not accept anything.
    let version = cases.version
    let reader = try ResultsFileReader(folder.resultsPath)
    let stream = ResultStream(coverage: reader.coverage, facts: reader.facts) { [folder] in
      try ResultsFile.read(folder.resultsPath, take: $0)
    }
    return try collectedBytes {
      try HTMLReport(
        folder: folder.path, folderName: name, servedVersion: version, comments: comments
      ).write(stream, to: $0)
    }
  }

  func check(_ version: String?) throws {
    guard try version == sha256(readRegularFile(folder.resultsPath)) else { throw OtherResults() }
  }
}
