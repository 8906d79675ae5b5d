import FileAccess
import Glibc
import Synchronization

/// The requested output; diagnostics go to `StandardError`.
///
/// Bytes are kept until they are numerous, or until `flush()`.
package enum StandardOutput {
  private static let buffer = Mutex<[UInt8]>([])
  private static let limit = 1 << 16

  /// Indicates whether it is a terminal.
  package static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Writes text.
  ///
  /// - Throws: `FileError`, for example if the reader is gone.
  package static func write(_ text: String) throws {
    try buffer.withLock { buffer in
      buffer += text.utf8
      if buffer.count >= limit { try empty(&buffer) }
    }
  }

  /// Writes bytes.
  ///
  /// - Throws: `FileError`, for example if the disk is full.
  package static func write(_ bytes: UnsafeRawBufferPointer) throws {
    try flush()
    try send(bytes)
  }

  /// Writes the kept bytes.
  ///
  /// - Throws: `FileError`.
  package static func flush() throws {
    try buffer.withLock { try empty(&$0) }
  }

  private static func empty(_ buffer: inout [UInt8]) throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes(send)
  }

  private static func send(_ bytes: UnsafeRawBufferPointer) throws {
    guard writeAll(bytes, to: STDOUT_FILENO) else {
      throw FileError("write", "standard output", code: errno)
    }
  }
}

/// The output of diagnostics, progress and notes.
package enum StandardError {
  /// Indicates whether it is a terminal.
  package static let isTerminal = isatty(STDERR_FILENO) == 1

  /// Indicates whether text may be coloured: on a terminal with colours, and unless `NO_COLOR` is
  /// set.
  package static let usesColor: Bool = {
    guard isTerminal else { return false }
    if let setting = getenv("NO_COLOR"), setting.pointee != 0 { return false }
    guard let terminal = getenv("TERM") else { return false }
    return String(cString: terminal) != "dumb"
  }()

  /// Writes a line that is neither an error nor a warning.
  package static func note(_ text: String) {
    write("note: \(text)\n")
  }

  /// Writes text at once; a failure cannot be reported.
  package static func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}

/// Rows of text in columns that align.
package struct Table {
  private let rows: [[String]]

  /// Creates a table with a row of headings; every row has as many cells.
  package init(_ headings: [String], rows: [[String]]) {
    self.rows = [headings] + rows
  }

  /// A line a row, two spaces between columns, without spaces at the ends of lines.
  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
