import FileAccess
import Glibc

/// Where a report goes: a file that appears whole or not at all, or standard output.
///
/// One thread at a time may use a value.
final class ReportFile {
  private let file: AtomicFile?

  /// A report at a path; `-` is standard output.
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
  /// - Throws: `FileError`; an older file then stays what it was.
  func commit() throws {
    if let file { try file.commit() } else { try StandardOutput.flush() }
  }
}
