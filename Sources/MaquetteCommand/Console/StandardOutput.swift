import FileAccess
import Glibc
import Synchronization

/// What the user asked for; diagnostics go to `StandardError`.
///
/// Bytes are kept until there are many, or until `flush()`.
enum StandardOutput {
  private static let buffer = Mutex<[UInt8]>([])
  private static let limit = 1 << 16

  /// True if a person reads it.
  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Writes text.
  ///
  /// - Throws: `FileError`, for example when the reader is gone.
  static func write(_ text: String) throws {
    try buffer.withLock { buffer in
      buffer += text.utf8
      if buffer.count >= limit { try empty(&buffer) }
    }
  }

  /// Writes bytes.
  ///
  /// - Throws: `FileError`, for example when the disk is full.
  static func write(_ bytes: UnsafeRawBufferPointer) throws {
    try flush()
    try send(bytes)
  }

  /// Hands over what is kept.
  ///
  /// - Throws: `FileError`.
  static func flush() throws {
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

/// Where diagnostics, progress and notes go.
enum StandardError {
  /// True if a person reads it.
  static let isTerminal = isatty(STDERR_FILENO) == 1

  /// True if text may be coloured: on a terminal that can, and where `NO_COLOR` is not set.
  static let usesColor: Bool = {
    guard isTerminal else { return false }
    if let setting = getenv("NO_COLOR"), setting.pointee != 0 { return false }
    guard let terminal = getenv("TERM") else { return false }
    return String(cString: terminal) != "dumb"
  }()

  /// Writes a line that reports neither a mistake nor a warning.
  static func note(_ text: String) {
    write("note: \(text)\n")
  }

  /// Writes text at once; there is nobody to report to if it fails.
  static func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}

/// Rows of text in columns that align.
struct Table {
  private let rows: [[String]]

  /// A table with a row of headings; every row has as many cells.
  init(_ headings: [String], rows: [[String]]) {
    self.rows = [headings] + rows
  }

  /// A line a row, two spaces between columns, without spaces at the ends of lines.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
