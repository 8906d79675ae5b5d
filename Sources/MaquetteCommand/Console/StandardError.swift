import FileAccess
import Glibc

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

  /// Writes text at once; there is nobody to tell if it fails.
  static func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
