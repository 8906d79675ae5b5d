/// A mistake of the user's, with its place, the expectation and the finding.
public struct Diagnostic: Error, Hashable, Sendable {
  /// A severity of a diagnostic.
  package enum Severity: String, Hashable, Sendable {
    /// Nothing is drawn.
    case error
    /// The preview is drawn, but probably not as intended.
    case warning
  }

  /// The severity of the diagnostic.
  package var severity: Severity
  /// The place at fault; nil if it is not a place in a file.
  package var range: SourceRange?
  /// The message, in lower case, without a full stop.
  public var message: String
  /// The suggested remedy, as in `did you mean 'columns'?`.
  public var suggestion: String?
  /// The line that `range` starts on, without its end; nil leaves it to the printer's sources.
  package var sourceLine: String?
  /// The places that led to this one, from the nearest on.
  package var notes: [Note] = []

  /// A place that led to the mistake, such as the use of a component.
  package struct Note: Hashable, Sendable {
    /// The place.
    package var range: SourceRange
    /// The message, in lower case, without a full stop.
    package var message: String

    /// Creates a note at a place.
    package init(at range: SourceRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  /// Creates a diagnostic at a place.
  package init(
    _ severity: Severity = .error, at range: SourceRange?, _ message: String,
    suggestion: String? = nil, sourceLine: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.suggestion = suggestion
    self.sourceLine = sourceLine
  }
}

/// All errors of a file, in the order of their places.
package struct Diagnostics: Error, Hashable, Sendable {
  /// The errors, and the warnings between them.
  package var diagnostics: [Diagnostic]

  /// Creates diagnostics that are thrown together.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
