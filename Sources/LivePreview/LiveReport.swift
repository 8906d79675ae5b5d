package import Diagnostics

/// What a studio reports as it works.
package enum LiveReport: Sendable {
  /// A file was read again, and what is wrong with it.
  case read(path: String, mistakes: [Diagnostic], sources: [String: SourceLines])
  /// A folder that was named cannot be listed.
  case listing(String)
}
