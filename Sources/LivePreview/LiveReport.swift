package import Diagnostics

/// A report of a studio's work.
package enum LiveReport: Sendable {
  /// A file was read again, with its mistakes.
  case read(path: String, mistakes: [Diagnostic], sources: [String: SourceLines])
  /// A named folder cannot be listed.
  case listing(String)
}
