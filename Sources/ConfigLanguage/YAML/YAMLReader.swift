package import Diagnostics

/// Reads YAML, and so JSON, into nodes with their places.
package enum YAMLReader {
  /// The version of libyaml, which parses, as in `0.2.5`.
  package static var libraryVersion: String { YAMLEvents.libraryVersion }

  /// Reads the one document of a text; nil if it is empty.
  ///
  /// - Parameter adviceOnRepetition: What to do about a key that a mapping has twice.
  /// - Throws: The one mistake of syntax at which the parser stops, or all duplicate keys and
  ///   unusable aliases.
  package static func read(
    _ source: SourceText, adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> ConfigNode? {
    try read(source, items: nil, adviceOnRepetition: adviceOnRepetition).root
  }

  /// The same for a config: long lists of literal items become nodes when they are asked for.
  ///
  /// - Throws: What `read` throws.
  package static func readConfig(
    _ source: SourceText, adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> ConfigNode? {
    let lists = LiteralLists(in: source)
    if !lists.all.isEmpty,
      let read = try? read(
        source, items: nil, passingOver: lists, adviceOnRepetition: adviceOnRepetition),
      // Others were in a comment, or in a text.
      read.literalCount == lists.all.count
    {
      return read.root
    }
    return try Self.read(source, adviceOnRepetition: adviceOnRepetition)
  }

  /// Reads the one document of a text, and hands the elements of a list in it over one by one,
  /// so that few of them are held at once.
  ///
  /// - Parameter lists: Those that are not read but passed over.
  /// - Returns: The document, nil if it is empty, whether the list was found, and how many of the lists
  ///   that are passed over. With `items`, the
  ///   document has the nodes around the list, and empty lists and mappings for those beside them.
  ///   A list that an alias, an anchor or a merge key leads to is not found, but in the document.
  /// - Throws: As `read`, and what `items` throws.
  static func read(
    _ source: SourceText, items: ListedItems?, passingOver lists: LiteralLists = LiteralLists(),
    adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> (root: ConfigNode?, isFound: Bool, literalCount: Int) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let events = YAMLEvents(source, passingOver: lists)
      var converter = NodeConverter(
        source, events: events, items: items, literalLists: lists,
        adviceOnRepetition: adviceOnRepetition)
      var root: ConfigNode?
      do throws(Diagnostic) {
        root = try converter.document()
      } catch {
        converter.diagnostics.append(error)
      }
      // A mistake of syntax is reported alone: the rest may be meant otherwise.
      try finish(events, of: source)
      guard !converter.diagnostics.isEmpty else {
        return (root, converter.isFound, converter.literalCount)
      }
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
    while events.depth <= ConfigNode.depthLimit {
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
