import Foundation
import FoundationXML

/// The names of the elements of an XML document.
///
/// - Throws: What the parser finds wrong.
func elementNames(inXML document: String) throws -> Set<String> {
  let parser = XMLParser(data: Data(document.utf8))
  let collector = ElementCollector()
  parser.delegate = collector
  guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  return collector.names
}

private final class ElementCollector: NSObject, XMLParserDelegate {
  var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(name)
  }
}
