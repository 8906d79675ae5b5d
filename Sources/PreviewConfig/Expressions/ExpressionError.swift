import Diagnostics
import PlainText

/// What is wrong with an expression or with a value of it, before its template knows the file.
struct ExpressionError: Error {
  /// The part of the template's scalar that is at fault, in Unicode scalars.
  var span: Range<Int>
  var message: String
  var suggestion: String?

  init(at span: Range<Int>, _ message: String, suggestion: String? = nil) {
    self.span = span
    self.message = message
    self.suggestion = suggestion
  }

  /// The error in its file: from the first character at fault to the last one on the same line, as
  /// far as an excerpt shows it.
  func diagnostic(_ position: (_ offset: Int) -> SourceRange) -> Diagnostic {
    var range = position(span.lowerBound)
    range.length = 1
    for offset in span.dropFirst().prefix(MarkedLine.limit) {
      let next = position(offset).start
      guard next.line == range.start.line, next.column >= range.start.column else { break }
      range.length = next.column - range.start.column + 1
    }
    return Diagnostic(at: range, message, suggestion: suggestion)
  }

  /// The error for a name that is not in scope.
  static func unknownName(
    _ name: String, at span: Range<Int>, among known: some Sequence<String>
  ) -> ExpressionError {
    if ExpressionFunction(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(name)' is a function", suggestion: "write \(name)(…) to call it")
    }
    return ExpressionError(
      at: span, "unknown name '\(excerpt(of: name, limit: 40))'",
      suggestion: PlainText.suggestion(for: name, among: known)
        ?? listing("known here", known))
  }
}
