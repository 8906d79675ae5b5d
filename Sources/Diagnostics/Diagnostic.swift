/// Something that a user did, with its place, what was expected and what was found.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing is drawn.
    case error
    /// The preview is drawn, but hardly as it was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// Nil where no place in a file is at fault.
  public var range: SourceRange?
  /// Lower case, without a full stop.
  public var message: String
  /// What to do instead, as in `did you mean 'columns'?`.
  public var suggestion: String?
  /// The line that `range` starts on, without its end; nil leaves it to the printer's sources.
  public var sourceLine: String?

  /// A diagnostic at a place.
  public init(
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
public struct Diagnostics: Error, Hashable, Sendable {
  /// The errors, and the warnings between them.
  public var diagnostics: [Diagnostic]

  /// Diagnostics that are thrown together.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
