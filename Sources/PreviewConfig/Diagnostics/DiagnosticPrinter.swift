/// How diagnostics are written for their readers.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// With an excerpt of the file and a caret under the place.
  case human
  /// A line a diagnostic.
  case short
  /// A document for programs.
  case json
  /// A workflow command for GitHub Actions a diagnostic, which annotates the lines of a pull request.
  case github
}

/// Turns diagnostics into text.
package struct DiagnosticPrinter: Sendable {
  /// The form of the text.
  package var format: DiagnosticFormat
  /// True if `human` marks its parts with a terminal's colours.
  package var usesColor: Bool
  /// The texts of files by their names, for the excerpts of diagnostics that bring no line.
  package var sources: [String: String]

  /// A printer of a format.
  package init(
    _ format: DiagnosticFormat = .human, usesColor: Bool = false, sources: [String: String] = [:]
  ) {
    self.format = format
    self.usesColor = usesColor
    self.sources = sources
  }

  /// The text of diagnostics in their order; it ends with a line feed unless it is empty.
  package func text(for diagnostics: [Diagnostic]) -> String { preconditionFailure() }
}
