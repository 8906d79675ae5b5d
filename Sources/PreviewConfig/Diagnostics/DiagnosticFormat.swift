/// How diagnostics are written for their readers.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// With an excerpt of the file and a caret under the place.
  case human
  /// A line a diagnostic.
  case short
  /// A document for programs.
  case json
  /// A workflow command for GitHub Actions a diagnostic, which annotates the lines of a pull
  /// request.
  case github
}
