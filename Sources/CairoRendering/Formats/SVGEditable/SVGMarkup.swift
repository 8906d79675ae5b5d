import PlainText

/// Elements of an SVG document, one a line.
struct SVGMarkup {
  private(set) var text = ""

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: SVGAttributes) {
    text += "<\(name)\(attributes.text)/>\n"
  }

  /// Writes an element with content that is markup already.
  mutating func element(_ name: String, _ attributes: SVGAttributes, content: String) {
    text += "<\(name)\(attributes.text)>\(content)</\(name)>\n"
  }

  /// Writes an element with any text in it.
  mutating func element(
    _ name: String, _ attributes: SVGAttributes = SVGAttributes(), text content: String
  ) {
    element(name, attributes, content: XMLText.svg(content))
  }

  /// Starts an element, which `close` ends.
  mutating func open(_ name: String, _ attributes: SVGAttributes) {
    text += "<\(name)\(attributes.text)>\n"
  }

  /// Ends the element that was started last.
  mutating func close(_ name: String) {
    text += "</\(name)>\n"
  }

  /// Adds markup that was made elsewhere.
  mutating func add(_ markup: String) {
    text += markup
  }
}
