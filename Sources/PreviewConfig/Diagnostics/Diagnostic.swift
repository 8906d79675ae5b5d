/// A place in a file: line and column count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of one line of a file.
public struct SourceRange: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  public var start: SourcePosition
  /// How many Unicode scalars the stretch holds; at least 1.
  public var length: Int

  public init(file: String, start: SourcePosition, length: Int = 1) {
    self.file = file
    self.start = start
    self.length = length
  }
}

/// Something that a user did, with its place, what was expected and what was found.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// Nil where no place in a file is at fault.
  public var range: SourceRange?
  /// Lower case, without a full stop.
  public var message: String
  /// What to do instead, as in `did you mean 'columns'?`.
  public var suggestion: String?

  public init(
    _ severity: Severity = .error, at range: SourceRange?, _ message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.suggestion = suggestion
  }
}

/// All errors of a file, in the order of their places.
public struct Diagnostics: Error, Hashable, Sendable {
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
