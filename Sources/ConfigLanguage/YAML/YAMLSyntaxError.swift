package import Diagnostics

/// An error of libyaml: its words, and the place.
package struct YAMLSyntaxError {
  /// The part of libyaml with the error.
  package enum Kind: Equatable {
    /// A byte at an offset is not a character that YAML allows.
    case unreadable(_ offset: Int)
    /// The scanner: the characters form no token.
    case token
    /// The parser: the tokens form no node.
    case grammar
    /// Memory is exhausted.
    case memory
    /// A number without a name in this version of libyaml.
    case unlisted(Int)
  }

  /// The part with the error.
  package var kind: Kind
  /// The problem, such as `did not find expected ',' or ']'`.
  package var problem = ""
  /// The parser's position, which may be long after the error.
  package var place = SourcePosition(line: 1, column: 1)
  /// The node being parsed, such as `while parsing a flow sequence`, and its start.
  package var context: (text: String, place: SourcePosition)?

  /// Creates an error of a part, without words yet.
  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns the error as a diagnostic for a user.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    switch kind {
    case .token, .grammar:
      let words = YAMLSyntaxWords(self, in: source)
      return Diagnostic(
        at: words.range, "not well-formed YAML: \(words.message)", suggestion: words.suggestion)
    case .unreadable(let offset):
      return Diagnostic(
        at: source.range(ofByte: offset),
        "not well-formed YAML: a character that YAML does not allow")
    case .memory:
      return Diagnostic(at: source.range(ofByte: 0), "no memory is left to read it")
    case .unlisted(let number):
      return Diagnostic(
        at: Self.range(of: place, in: source),
        "not well-formed YAML: libyaml stops here with its error \(number)")
    }
  }

  /// Returns the range at a place; for one after the end of the text, the character right after
  /// that.
  static func range(of place: SourcePosition, in source: SourceText) -> SourceRange {
    let end = source.bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let last = source.range(ofByte: end)
    return place < last.start ? SourceRange(file: source.file, start: place) : last
  }
}
