/// Gives the identifiers of an SVG document of cairo's numbers of their own.
///
/// Cairo counts some of them through the life of the process, so a document would depend on what was
/// drawn before it.
enum SVGIdentifiers {
  /// The document with each identifier called `i` and its place in the order of first mention.
  ///
  /// Identifiers stand in the attributes `id`, `href` and in `url(#…)`; nothing else is changed.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var renumbered: [UInt8] = []
    renumbered.reserveCapacity(document.count)
    var position = document.startIndex
    while position < document.endIndex {
      // Outside of a tag there is only white space: text is drawn as outlines.
      guard let reference = Reference(in: document, at: position) else {
        renumbered.append(document[position])
        position += 1
        continue
      }
      renumbered += document[position..<reference.name.startIndex]
      let number = numbers[reference.name, default: numbers.count]
      numbers[reference.name] = number
      renumbered += "i\(number)".utf8
      position = reference.name.endIndex
    }
    return renumbered
  }

  /// A place where an identifier is named.
  private struct Reference {
    let name: ArraySlice<UInt8>

    private static let introductions: [(text: [UInt8], end: UInt8)] = [
      (Array(" id=\"".utf8), UInt8(ascii: "\"")),
      (Array("href=\"#".utf8), UInt8(ascii: "\"")),
      (Array("url(#".utf8), UInt8(ascii: ")")),
    ]

    init?(in document: [UInt8], at position: Int) {
      let rest = document[position...]
      for (text, end) in Self.introductions where rest.starts(with: text) {
        let name = document[(position + text.count)...]
        guard let last = name.firstIndex(of: end) else { return nil }
        self.name = name[..<last]
        return
      }
      return nil
    }
  }
}
