package import Diagnostics
import PlainText

/// The reason that a value does not fit its key; the place and the key's name are added where they are known.
package struct Mismatch: Error, Hashable, Sendable {
  /// The mistake, as in `expected at least 1, found 0`.
  package var message: String
  /// The words to write instead.
  package var suggestion: String?
  /// The mistake in another file that the value names, which is reported at its place there.
  package var cause: Diagnostic?

  /// A mismatch in words.
  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// A value other than what was expected.
  package init(expected: String, found: DataValue, suggestion: String? = nil) {
    self.init("expected \(expected), found \(found.asWritten)", suggestion: suggestion)
  }

  /// A value that names what another file has, in which there is a mistake.
  package init(causedBy cause: Diagnostic) {
    self.init(cause.message, suggestion: cause.suggestion)
    self.cause = cause.range == nil ? nil : cause
  }

  /// Returns the mismatch at its place, after the name of its key.
  package func diagnostic(at range: SourceRange, label: String) -> Diagnostic {
    if var cause {
      cause.notes.append(
        Diagnostic.Note(at: range, "\(label.isEmpty ? "a value" : label) uses it here"))
      return cause
    }
    let words = label.isEmpty ? message : "\(label): \(message)"
    return Diagnostic(at: range, words, suggestion: suggestion)
  }
}

extension DataValue {
  /// The value in messages, as a config writes it: `4`, `'blue'`, `nothing`.
  package var asWritten: String {
    switch self {
    case .null: "nothing"
    case .bool, .number: text ?? typeName
    case .string(let text): "'\(excerpt(of: text, limit: 40))'"
    case .list, .object: typeName
    }
  }
}
