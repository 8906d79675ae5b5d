package import Diagnostics

/// Reads YAML, and so JSON, into nodes with their places.
package enum YAMLReader {
  /// The version of libyaml, which parses, as in `0.2.5`.
  package static var libraryVersion: String { YAMLEvents.libraryVersion }

  /// Reads the one document of a text; nil if it is empty.
  ///
  /// - Throws: The one mistake of syntax at which the parser stops, or all duplicate keys and
  ///   unusable aliases.
  package static func read(_ source: SourceText) throws(Diagnostics) -> ConfigNode? {
    try read(source, items: nil).root
  }

  /// Reads the one document of a text, and hands the elements of a list in it over one by one,
  /// so that few of them are held at once.
  ///
  /// - Returns: The document, nil if it is empty, and whether the list was found. With `items`, the
  ///   document has the nodes around the list, and empty lists and mappings for those beside them.
  ///   A list that an alias, an anchor or a merge key leads to is not found, but in the document.
  /// - Throws: As `read`, and what `items` throws.
  static func read(
    _ source: SourceText, items: ListedItems?
  ) throws(Diagnostics) -> (root: ConfigNode?, isFound: Bool) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let events = YAMLEvents(source)
      var converter = NodeConverter(source, events: events, items: items)
      var root: ConfigNode?
      do throws(Diagnostic) {
        root = try converter.document()
      } catch {
        converter.diagnostics.append(error)
      }
      // A mistake of syntax is reported alone: the rest may be meant otherwise.
      try finish(events, of: source)
      guard !converter.diagnostics.isEmpty else { return (root, converter.isFound) }
      diagnostics = converter.diagnostics
    } catch {
      diagnostics = [error]
    }
    throw Diagnostics(diagnostics)
  }

  /// Reads what is left of a text for mistakes of syntax.
  ///
  /// Not where it is nested too deep, which is reported already: libyaml needs time that is the
  /// product of the length and the depth.
  private static func finish(
    _ events: YAMLEvents, of source: SourceText
  ) throws(Diagnostic) {
    while events.depth <= NodeConverter.depthLimit {
      let event = try events.next()
      switch event.kind {
      case .streamEnd: return
      case .documentStart:
        throw Diagnostic(
          at: YAMLSyntaxError.range(of: event.start, in: source),
          "a second document; a config is one document",
          suggestion: "list several previews under 'previews:'")
      default: break
      }
    }
  }
}

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
    case .token where isClearerAtStart:
      return Diagnostic(
        at: Self.range(of: context?.place ?? place, in: source),
        "not well-formed YAML: \(context.map { "\($0.text): " } ?? "")\(problem)")
    case .token, .grammar:
      let words = context.map { "\($0.text), line \($0.place.line): \(problem)" } ?? problem
      return Diagnostic(at: Self.range(of: place, in: source), "not well-formed YAML: \(words)")
    case .unreadable(let offset):
      return Diagnostic(at: source.range(ofByte: offset), "not well-formed YAML: \(problem)")
    case .memory:
      return Diagnostic(at: source.range(ofByte: 0), "no memory is left to read it")
    case .unlisted(let number):
      return Diagnostic(
        at: Self.range(of: place, in: source),
        "not well-formed YAML: libyaml's error \(number)\(problem.isEmpty ? "" : ": \(problem)")")
    }
  }

  /// True where the parser notices late, often at the end of the file, what is wrong where it
  /// began: a quote that nothing closes, a key without its colon.
  private var isClearerAtStart: Bool {
    context != nil
      && (problem == "found unexpected end of stream" || problem == "could not find expected ':'")
  }

  /// The range at a place; for one after all that is written, the character right after that.
  static func range(of place: SourcePosition, in source: SourceText) -> SourceRange {
    let end = source.bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let last = source.range(ofByte: end)
    return place < last.start ? SourceRange(file: source.file, start: place) : last
  }
}
