/// The elements of an SVG document, as far as their cost depends on them.
///
/// This does not check the document's form, which librsvg's parser does afterwards: it reads at
/// least what that parser sees.
package struct SVGMarkup {
  /// An element with what it holds.
  package struct Element {
    /// The name without its prefix.
    package var name: String
    /// The attributes by their names without prefixes, with entities resolved.
    package var attributes: [String: String]
    /// The elements in it, by their indices.
    package var children: [Int] = []
    /// The text that is in it, and not in an element in it.
    package var text = ""
    /// The attributes in their order, by their names as they are written, with entities resolved.
    var written: [(name: String, value: String)] = []
    /// The name as it is written, with its prefix.
    var writtenName = ""
    /// The start tag in the source, from `<` to `>`.
    var tag = 0..<0
    /// The end tag in the source; nil for an empty element.
    var end: Range<Int>?
    /// The places of its text in the source.
    var textRanges: [Range<Int>] = []
    /// The line of its start tag, from 1 on.
    var line = 1
    /// Indicates whether the start tag is the end tag, too.
    var isEmpty = false
    /// The prefix of the name, with its colon.
    var prefix: String { String(writtenName.dropLast(name.count)) }

    /// Returns the start tag with other attributes.
    func opening(with attributes: [(name: String, value: String)]) -> String {
      "<\(writtenName)\(attributes.markup)\(isEmpty ? "/" : "")>"
    }
  }

  /// All elements in the document's order; the first is the root.
  package private(set) var elements: [Element] = []

  private let source: [UInt8]
  private var index = 0
  /// The line of the byte before which lines were counted.
  private var line = 1
  private var lineStart = 0
  /// The elements that are open, from the root.
  private var open: [Int] = []
  private var entities: [String: [UInt8]] = [:]
  /// The number of bytes that entities have added.
  private var expandedByteCount = 0

  /// The most bytes that an entity may have: drawing programs write namespaces' addresses in them.
  private static let longestEntity = 256
  /// The most bytes of text that all entities may add.
  private static let expansionLimit = 1 << 20
  /// Elements whose text matters.
  private static let textElements: Set<String> = ["text", "tspan", "a", "style"]

  /// Reads a document.
  ///
  /// - Throws: `PictureError.unsupported` for more elements than `SVGCost` allows, for elements nested
  ///   too deeply, and for what would change elements in ways that are not followed here.
  package init(_ source: [UInt8]) throws(PictureError) {
    self.source = source
    guard !source.contains(0) else { throw .unsupported("SVG with NUL characters") }
    while let start = try nextTag() {
      index = start + 1
      if take("!--") {
        skip(behind: "-->")
      } else if take("![CDATA[") {
        let begin = index
        skip(behind: "]]>")
        try addText(begin..<max(begin, index - 3), resolving: false)
      } else if take("!DOCTYPE") {
        try readDocumentType()
      } else if take("?") {
        guard !take("xml-stylesheet") else {
          throw .unsupported("SVG with a style sheet elsewhere")
        }
        skip(behind: "?>")
      } else if take("/") {
        skip(behind: ">")
        if let closed = open.popLast() { elements[closed].end = start..<index }
      } else {
        try readElement()
      }
    }
  }

  /// Adds the text before the next tag to its element, and returns where that tag begins.
  private mutating func nextTag() throws(PictureError) -> Int? {
    let begin = index
    while index < source.count, source[index] != UInt8(ascii: "<") { index += 1 }
    try addText(begin..<index, resolving: true)
    return index < source.count ? index : nil
  }

  private mutating func addText(
    _ range: Range<Int>, resolving: Bool
  ) throws(PictureError) {
    guard let last = open.last, !range.isEmpty, Self.textElements.contains(elements[last].name)
    else { return }
    let bytes = source[range]
    elements[last].textRanges.append(range)
    elements[last].text += String(
      decoding: resolving ? try resolved(bytes) : Array(bytes), as: UTF8.self)
  }

  private mutating func readElement() throws(PictureError) {
    let start = index - 1
    let written = takeName()
    var element = Element(name: localName(written), attributes: [:])
    element.writtenName = String(decoding: written, as: UTF8.self)
    line += source[lineStart..<start].reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    lineStart = start
    element.line = line
    var isEmpty = false
    while index < source.count {
      skipSpace()
      if take(">") { break }
      if take("/") {
        isEmpty = true
        continue
      }
      let name = takeName()
      skipSpace()
      guard take("=") else {
        // Not well-formed, and so refused by the parser.
        if name.isEmpty { index += 1 }
        continue
      }
      skipSpace()
      let value = String(decoding: try resolved(takeQuoted()), as: UTF8.self)
      element.attributes[localName(name)] = value
      element.written.append((String(decoding: name, as: UTF8.self), value))
    }
    element.tag = start..<index
    element.isEmpty = isEmpty
    guard elements.count < SVGCost.limit.elements else { throw SVGCost.tooManyElements }
    guard open.count < SVGCost.limit.depth else { throw SVGCost.tooDeep }
    elements.append(element)
    if let parent = open.last { elements[parent].children.append(elements.count - 1) }
    if !isEmpty { open.append(elements.count - 1) }
  }

  /// Reads the entities that the document declares itself; no others are loaded.
  private mutating func readDocumentType() throws(PictureError) {
    var isInside = false
    while index < source.count {
      if take("<!--") {
        skip(behind: "-->")
      } else if take("<?") {
        skip(behind: "?>")
      } else if take("<!ENTITY") {
        skipSpace()
        let name = takeName()
        skipSpace()
        guard name != [UInt8(ascii: "%")] else {
          throw .unsupported("SVG with parameter entities")
        }
        let value = Array(takeQuoted())
        guard value.count <= Self.longestEntity else {
          throw .unsupported("SVG with long entities")
        }
        // The first declaration of a name holds.
        let key = String(decoding: name, as: UTF8.self)
        if entities[key] == nil { entities[key] = value }
      } else if take("<!ATTLIST") {
        throw .unsupported("SVG with attributes in its document type")
      } else if isQuote(source[index]) {
        _ = takeQuoted()
      } else if take("[") {
        isInside = true
      } else if take("]") {
        isInside = false
      } else if take(">") {
        if !isInside { return }
      } else {
        index += 1
      }
    }
  }

  /// A text with its entities and character references resolved.
  private mutating func resolved(_ bytes: ArraySlice<UInt8>) throws(PictureError) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      guard let end = rest.prefix(100).firstIndex(of: UInt8(ascii: ";")) else { continue }
      let value = entity(String(decoding: rest[..<end], as: UTF8.self))
      expandedByteCount += value.count
      guard expandedByteCount <= Self.expansionLimit else {
        throw .unsupported("SVG whose entities bring more than \(Self.expansionLimit >> 20) MiB")
      }
      result += value
      rest = rest[(end + 1)...]
    }
    return result + rest
  }

  private func entity(_ name: String) -> [UInt8] {
    switch name {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    default: break
    }
    guard name.hasPrefix("#") else { return entities[name] ?? [] }
    let isHexadecimal = name.hasPrefix("#x")
    let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  private mutating func takeName() -> ArraySlice<UInt8> {
    let start = index
    while index < source.count, !" \t\r\n=/>\"'".utf8.contains(source[index]) { index += 1 }
    return source[start..<index]
  }

  /// The text between two quotes; nothing where there are none.
  private mutating func takeQuoted() -> ArraySlice<UInt8> {
    guard index < source.count, isQuote(source[index]) else { return [] }
    let quote = source[index]
    let start = index + 1
    let end = source[start...].firstIndex(of: quote) ?? source.count
    index = min(end + 1, source.count)
    return source[start..<end]
  }

  private func localName(_ name: ArraySlice<UInt8>) -> String {
    let start = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[start...], as: UTF8.self)
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func skipSpace() {
    while index < source.count, " \t\r\n".utf8.contains(source[index]) { index += 1 }
  }

  /// Goes on if the text is next.
  private mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= source.count else { return false }
    for offset in 0..<length where source[index + offset] != text.utf8Start[offset] {
      return false
    }
    index += length
    return true
  }

  /// Skips to after the next place of a text, or to the end.
  private mutating func skip(behind text: StaticString) {
    while index < source.count {
      if take(text) { return }
      index += 1
    }
  }
}
