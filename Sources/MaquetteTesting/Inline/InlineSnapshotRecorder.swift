import FileAccess
package import Goldens
import PlainText

/// Writes snapshots into the sources of tests while these run.
///
/// Each written snapshot moves the lines below it away from the numbers that the compiler saw. So
/// the edits of a run are kept beside the results, for the assertions of all threads and processes
/// of the run.
package struct InlineSnapshotRecorder: Sendable {
  /// The folder that keeps the edits.
  package var folder: ResultsFolder
  /// The identity of the run, unique on this machine.
  package var run: String

  /// Creates a recorder of one run.
  package init(folder: ResultsFolder, run: String) {
    self.folder = folder
    self.run = run
  }

  /// Writes a snapshot into the call at a place of a source.
  ///
  /// - Parameters:
  ///   - line: The line that the compiler saw, from 1.
  ///   - column: The column that it saw, from 1.
  /// - Throws: `InlineSnapshotProblem`, `FileError`.
  package func record(_ snapshot: String, inFile path: String, line: Int, column: Int) throws {
    try folder.make()
    try withFolderLock(folder.path) {
      var source = InlineSnapshotSource(try readRegularFile(path))
      var edits = edits(of: source, at: path)
      let snapshotDigest = sha256(Array(snapshot.utf8))
      if let earlier = edits.first(where: { $0.line == line }) {
        guard earlier.column == column else { throw InlineSnapshotProblem.sharedLine(line) }
        guard earlier.snapshot == snapshotDigest else { throw InlineSnapshotProblem.otherSnapshot }
        return
      }
      let moved = edits.filter { $0.line < line }.reduce(0) { $0 + $1.addedLines }
      let added = try source.record(snapshot, line: line + moved, column: column)
      edits.append(Edit(line: line, column: column, addedLines: added, snapshot: snapshotDigest))
      try AtomicFile.write(source.bytes, to: path)
      try write(edits, of: source, at: path)
    }
  }

  /// A snapshot that the run has written.
  private struct Edit {
    /// The call's line as it was compiled.
    var line: Int
    var column: Int
    /// The number of lines that the source gained; negative for a shorter snapshot.
    var addedLines: Int
    /// The digest of the text.
    var snapshot: String
  }

  private func notesPath(of path: String) -> String {
    folder.file(".maquette-inline-" + sha256(Array(path.utf8)).prefix(16))
  }

  /// Returns the edits that the run has made in a source; none if something else has written it
  /// since.
  private func edits(of source: InlineSnapshotSource, at path: String) -> [Edit] {
    guard let bytes = try? readRegularFile(notesPath(of: path)) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == head(of: source) else { return [] }
    return lines.dropFirst().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let line = Int(words[0]), let column = Int(words[1]),
        let added = Int(words[2])
      else { return nil }
      return Edit(line: line, column: column, addedLines: added, snapshot: String(words[3]))
    }
  }

  private func write(_ edits: [Edit], of source: InlineSnapshotSource, at path: String) throws {
    let lines = edits.map { "\($0.line) \($0.column) \($0.addedLines) \($0.snapshot)" }
    let text = ([head(of: source)] + lines).joined(separator: "\n") + "\n"
    try AtomicFile.write(text.utf8, to: notesPath(of: path))
  }

  private func head(of source: InlineSnapshotSource) -> String {
    "\(run) \(sha256(source.bytes))"
  }
}
