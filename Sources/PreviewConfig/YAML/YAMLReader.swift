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

  /// Reads the one document of a text, and hands the elements of a list in it over one by one,
  /// so that few of them are held at once.
  ///
  /// - Returns: The document, nil if it is empty, and whether the list was found. With `items`, the
  ///   document has the nodes around the list, and empty lists and mappings for those beside them.
  ///   A list that an alias, an anchor or a merge key leads to is not found, but in the document.
  /// - Throws: As `read`, and what `items` throws.
  static func read(
    _ source: SourceText, items: ListedItems?,
    adviceOnRepetition: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(Diagnostics) -> (root: ConfigNode?, isFound: Bool) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let events = YAMLEvents(source)
      var converter = NodeConverter(
        source, events: events, items: items, adviceOnRepetition: adviceOnRepetition)
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
