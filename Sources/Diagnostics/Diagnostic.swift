/// Something that a user did, with its place, what was expected and what was found.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    /// Nothing is drawn.
    case error
    /// The preview is drawn, but hardly as it was meant.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// Nil where no place in a file is at fault.
  package var range: SourceRange?
  /// Lower case, without a full stop.
  public var message: String
  /// What to do instead, as in `did you mean 'columns'?`.
  public var suggestion: String?
  /// The line that `range` starts on, without its end; nil leaves it to the printer's sources.
  package var sourceLine: String?
  /// The places that led to this one, from the nearest on.
  package var notes: [Note] = []

  /// A place that led to what is wrong, as that where a component is used.
  package struct Note: Hashable, Sendable {
    /// The place.
    package var range: SourceRange
    /// Lower case, without a full stop.
    package var message: String

    /// A note at a place.
    package init(at range: SourceRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  /// A diagnostic at a place.
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

  /// Diagnostics that are thrown together.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
