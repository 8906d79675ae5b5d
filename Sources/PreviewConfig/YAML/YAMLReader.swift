import Yams

/// Reads YAML, and so JSON, into nodes with their places.
///
/// Yams composes the tree; what it gets wrong for untrusted configs is kept from it. It copies what
/// an alias names and then hashes mapping keys, which a few lines of nested aliases turn into
/// hours; so it never sees an alias: their `*` is replaced by a character that no text holds, and
/// `NodeConverter` resolves them within a budget. It stops at the first duplicate key; so the first
/// of two equal keys is disguised the same way, and the converter reports the second.
package enum YAMLReader {
  /// Stands for the `*` of an alias, or for the first character of a duplicate key.
  ///
  /// The noncharacter U+FDD0: YAML allows it, and `SourceText` refuses texts that hold it.
  static let disguise = Unicode.Scalar(0xFDD0 as UInt32) ?? "\u{FFFD}"

  /// How many duplicate keys are reported; each costs one more pass over the text.
  private static let duplicateLimit = 20

  /// Reads the one document of a text; nil if it is empty.
  ///
  /// - Throws: The one mistake of syntax at which YAML's parser stops, or all duplicate keys and
  ///   unusable aliases.
  package static func read(_ source: SourceText) throws(Diagnostics) -> ConfigNode? {
    try read(source) { try $0.convert($1) }
  }

  /// Reads the one document of a text, and hands the parser's tree over; nil if it is empty.
  ///
  /// - Throws: As `read`, and the `Diagnostics` that `convert` throws.
  static func read<Result>(
    _ source: SourceText, convert: (NodeConverter, Node) throws -> Result
  ) throws(Diagnostics) -> Result? {
    var disguised = Disguise(source)
    for _ in 0...duplicateLimit {
      do {
        let parser = try Parser(
          yaml: disguised.text, resolver: .basic, constructor: constructor, encoding: .utf8)
        guard let root = try parser.singleRoot() else { return nil }
        // Nodes hold their anchors weakly; the parser owns them.
        return try withExtendedLifetime(parser) {
          try convert(NodeConverter(source, disguise: disguised), root)
        }
      } catch YamlError.duplicatedKeysInMapping(_, let context)
        where disguised.hide(line: context.mark.line, column: context.mark.column)
      {
        continue
      } catch let mistakes as Diagnostics {
        throw mistakes
      } catch {
        throw Diagnostics([diagnostic(for: error, in: source)])
      }
    }
    throw Diagnostics([
      Diagnostic(at: source.range(ofByte: 0), "more than \(duplicateLimit) duplicate keys")
    ])
  }

  /// Nothing is constructed: nodes become values by their declarations.
  private static var constructor: Constructor { Constructor([:], [:], [:]) }

  private static func diagnostic(for error: any Error, in source: SourceText) -> Diagnostic {
    switch error {
    case YamlError.scanner(let context?, let problem, _, _) where isBestToldAtStart(problem):
      return Diagnostic(
        at: place(of: context.mark, in: source),
        "not well-formed YAML: \(context.text): \(problem)")
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _):
      let place = place(of: mark, in: source)
      guard !problem.contains("nesting level") else {
        return NodeConverter.tooDeep(at: bracketBeyondLimit(in: source) ?? place)
      }
      let words = context.map { "\($0.text), line \($0.mark.line): \(problem)" } ?? problem
      return Diagnostic(at: place, "not well-formed YAML: \(words)")
    case YamlError.composer(_, let problem, let mark, _):
      let isSecondDocument = problem.contains("another document")
      return Diagnostic(
        at: place(of: mark, in: source),
        isSecondDocument ? "a second document; a config is one document" : problem,
        suggestion: isSecondDocument ? "list several previews under 'previews:'" : nil)
    case YamlError.reader(let problem, let offset, _, _):
      let byte = offset.map { source.text.prefix($0).utf8.count } ?? 0
      return Diagnostic(at: source.range(ofByte: byte), "not well-formed YAML: \(problem)")
    default:
      return Diagnostic(at: source.range(ofByte: 0), "not well-formed YAML: \(error)")
    }
  }

  /// The bracket that opens a level more than there may be; nil where no bracket does.
  ///
  /// The parser reports another place, for brackets often that of the outermost one.
  private static func bracketBeyondLimit(in source: SourceText) -> SourceRange? {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for (offset, byte) in source.bytes.enumerated() {
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > NodeConverter.depthLimit { return source.range(ofByte: offset) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
    }
    return nil
  }

  /// True where the parser notices late, often at the end of the file, what is wrong where it
  /// began: a quote that nothing closes, a key without its colon.
  private static func isBestToldAtStart(_ problem: String) -> Bool {
    problem == "found unexpected end of stream" || problem == "could not find expected ':'"
  }

  /// A mark's place; for one behind all that is written, the place right behind that.
  private static func place(of mark: Mark, in source: SourceText) -> SourceRange {
    let end = source.bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let last = source.range(ofByte: end)
    let start = SourcePosition(line: mark.line, column: max(1, mark.column))
    return start < last.start ? SourceRange(file: source.file, start: start) : last
  }
}
