/// What a document defines once and refers to: gradients, clips, filters, pictures.
struct SVGDefinitions {
  /// The definitions, in the order of their first use.
  private(set) var markup = SVGMarkup()
  private var identifiers: [String: String] = [:]

  /// The identifier of an element of this kind with these attributes and this content, which is
  /// defined at its first use.
  ///
  /// - Parameter kind: What the identifier begins with, as in `gradient-1`.
  mutating func identifier(
    of element: String, _ attributes: SVGAttributes, content: String, kind: String,
    names: inout SVGNames
  ) -> String {
    let key = "\(element)\(attributes.text)>\(content)"
    if let known = identifiers[key] { return known }
    let identifier = names.numbered(kind)
    identifiers[key] = identifier
    define(element, as: identifier, attributes, content: content)
    return identifier
  }

  /// Defines an element that is used several times.
  mutating func define(
    _ element: String, as identifier: String, _ attributes: SVGAttributes, content: String
  ) {
    var all = SVGAttributes()
    all.set("id", identifier)
    all.add(attributes)
    if content.isEmpty {
      markup.element(element, all)
    } else {
      markup.element(element, all, content: content)
    }
  }
}
