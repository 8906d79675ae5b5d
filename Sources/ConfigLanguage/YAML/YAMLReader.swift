package import Diagnostics

/// Parses YAML, and so JSON, into nodes with their places.
package enum YAMLReader {
  /// The version of libyaml, such as `0.2.5`.
  package static var libraryVersion: String { YAMLEvents.libraryVersion }

  /// Parses the one document of a text; returns nil for an empty one.
  ///
  /// - Parameter adviceOnRepetition: Returns the suggestion for a duplicate key.
  /// - Throws: The one syntax error at which the parser stops, or all duplicate keys and unusable
  ///   aliases.
  package static func read(
    _ source: SourceText, adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> ConfigNode? {
    if let root = try JSONNodes.read(source, adviceOnRepetition: adviceOnRepetition) {
      return root
    }
    return try read(source, items: nil, adviceOnRepetition: adviceOnRepetition).root
  }

  /// Parses a config: long lists of literal items become nodes only on request.
  ///
  /// - Throws: The errors of `read`.
  package static func readConfig(
    _ source: SourceText, adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> ConfigNode? {
    let lists = LiteralLists(in: source)
    if let root = try JSONNodes.read(
      source, passingOver: lists, adviceOnRepetition: adviceOnRepetition)
    {
      return root
    }
    if !lists.all.isEmpty,
      let read = try? read(
        source, items: nil, passingOver: lists, adviceOnRepetition: adviceOnRepetition),
      // Others were in a comment, or in a text.
      read.literalCount == lists.all.count
    {
      return read.root
    }
    return try Self.read(source, items: nil, adviceOnRepetition: adviceOnRepetition).root
  }

  /// Parses the one document of a text, and passes the elements of a list in it on one by one, so
  /// that few of them are in memory at once.
  ///
  /// - Parameter lists: The lists to skip.
  /// - Returns: The document, nil if it is empty, a value that indicates whether the list was
  ///   found, and the number of skipped lists. With `items`, the document has the nodes around the
  ///   list, and empty lists and mappings for those beside them. A list behind an alias, an anchor
  ///   or a merge key is not found, but is in the document.
  /// - Throws: The errors of `read` and of `items`.
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
      // A syntax error is reported alone: the rest may have another meaning.
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

  /// Parses the rest of a text to find syntax errors.
  ///
  /// A text that is nested too deeply, which is reported already, is not parsed: libyaml needs time
  /// that is the product of the length and the depth.
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
