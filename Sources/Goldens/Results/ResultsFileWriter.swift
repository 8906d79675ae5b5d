import FileAccess

/// Writes a run's results, case by case; the file appears whole when all are written, or not at
/// all.
package struct ResultsFileWriter: ~Copyable {
  private let file: AtomicFile
  private var isEmpty = true

  /// Begins a file.
  ///
  /// - Parameter coverage: Which of the run's cases are written.
  /// - Throws: `FileError`.
  package init(to path: String, coverage: RunCoverage = RunCoverage()) throws {
    let file = try AtomicFile(path: path)
    try Array(ResultsFile.head(coverage).utf8).withUnsafeBytes(file.write)
    self.file = file
  }

  /// Adds a case.
  ///
  /// - Throws: `FileError`, for example when the disk is full.
  package mutating func add(_ result: CaseResult) throws {
    try write((isEmpty ? "\n" : ",\n") + result.json)
    isEmpty = false
  }

  /// Ends the file and puts it in its place.
  ///
  /// - Throws: `FileError`; an older file then stays what it was.
  package consuming func commit() throws {
    try write("\n")
    try ResultsFile.end.withUnsafeBytes(file.write)
    try write("\n")
    try file.commit()
  }

  private func write(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes(file.write)
  }
}
