/// Refuses what an SVG document may hold that cannot be drawn faithfully within bounds.
///
/// librsvg silently leaves out a picture that is in another file. It decodes an embedded one
/// whatever its size, and makes a surface as large as a pattern asks for: a hundred bytes become
/// gigabytes. Some filters take minutes for each of their parameters' digits.
enum SVGFeatures {
  /// Elements that are refused, by their names without a prefix.
  private static let refusedElements = [
    "image", "feImage", "include", "pattern", "feTurbulence", "feMorphology", "feConvolveMatrix",
  ].map { Array($0.utf8) }
  /// Encodings in which ASCII represents itself, so that names are found; in lower case.
  private static let encodings = ["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"]

  /// Looks through a document.
  ///
  /// - Throws: `PictureError.unsupported`, with what was found.
  /// - Complexity: O(*n*).
  static func check(_ source: [UInt8]) throws {
    if let encoding = encoding(of: source), !encodings.contains(encoding) {
      throw PictureError.unsupported("SVG in the encoding \(encoding.debugDescription)")
    }
    for index in source.indices where source[index] == UInt8(ascii: "<") {
      let rest = source[(index + 1)...]
      if rest.starts(with: "!ENTITY".utf8), entityHoldsMarkup(rest.dropFirst(7)) {
        throw PictureError.unsupported("SVG with entities that hold markup")
      }
      let name = elementName(rest)
      if let refused = refusedElements.first(where: { name.elementsEqual($0) }) {
        throw PictureError.unsupported(
          "SVG with the element \(String(decoding: refused, as: UTF8.self))")
      }
    }
  }

  /// The encoding that the XML declaration names, in lower case.
  private static func encoding(of source: [UInt8]) -> String? {
    // The declaration must be the file's first content, and is short.
    let head = String(decoding: source.prefix(200), as: UTF8.self)
    guard let declaration = head.split(separator: "?>", maxSplits: 1).first,
      declaration.contains("<?xml"),
      let afterName = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return nil }
    let parts = afterName.split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    return parts.count > 1 ? parts[1].lowercased() : nil
  }

  /// An element's name without its prefix, from after its `<` on.
  private static func elementName(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // No name that is looked for is longer; prefixes may be.
    let name = rest.prefix(100).prefix { byte in
      !" \t\r\n/>".utf8.contains(byte)
    }
    guard let colon = name.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return name[(colon + 1)...]
  }

  /// Whether the value of an entity's declaration has an element or another entity in it.
  private static func entityHoldsMarkup(_ declaration: ArraySlice<UInt8>) -> Bool {
    guard let open = declaration.firstIndex(where: { "\"'".utf8.contains($0) }) else { return true }
    let value = declaration[(open + 1)...].prefix { $0 != declaration[open] }
    return value.contains { "<&%".utf8.contains($0) }
  }
}
