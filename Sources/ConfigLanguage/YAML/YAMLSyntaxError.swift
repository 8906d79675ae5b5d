package import Diagnostics

/// Why libyaml has stopped: what is wrong in its words, and where.
package struct YAMLSyntaxError {
  /// Which of its parts has stopped.
  package enum Kind: Equatable {
    /// A byte at an offset is not a character that YAML allows.
    case unreadable(_ offset: Int)
    /// The scanner: the characters make no token.
    case token
    /// The parser: the tokens make no node.
    case grammar
    /// There is no memory left.
    case memory
    /// A number that this version of libyaml has no name for.
    case unlisted(Int)
  }

  /// Which part has stopped.
  package var kind: Kind
  /// What is wrong, as in `did not find expected ',' or ']'`.
  package var problem = ""
  /// Where the parser has stopped, which may be long after what is wrong.
  package var place = SourcePosition(line: 1, column: 1)
  /// What it was about to read, as in `while parsing a flow sequence`, and where that begins.
  package var context: (text: String, place: SourcePosition)?

  /// An error of a part, without words yet.
  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// What a user reads of it.
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

  /// The range at a place; for one after all that is written, the character right after that.
  static func range(of place: SourcePosition, in source: SourceText) -> SourceRange {
    let end = source.bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let last = source.range(ofByte: end)
    return place < last.start ? SourceRange(file: source.file, start: place) : last
  }
}
