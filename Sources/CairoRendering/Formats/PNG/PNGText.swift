/// A text chunk: a keyword and what it says.
package struct PNGText: Hashable, Sendable {
  /// From 1 to 79 characters of printable Latin-1, without spaces at its ends.
  package let keyword: String
  package let text: String

  /// A text chunk, or nil for a keyword that PNG does not allow, or a text with a null character.
  package init?(keyword: String, text: String) {
    guard let latin1 = Self.latin1(keyword), (1...79).contains(latin1.count),
      latin1.allSatisfy({ (32...126).contains($0) || $0 > 160 }),
      latin1.first != 32, latin1.last != 32, !keyword.contains("  "),
      !text.unicodeScalars.contains("\0")
    else { return nil }
    self.keyword = keyword
    self.text = text
  }

  /// tEXt for what Latin-1 can express, else iTXt; neither compressed.
  var chunk: PNGChunk {
    let keyword = Self.latin1(keyword) ?? []
    if let latin1 = Self.latin1(text) {
      return PNGChunk("tEXt", keyword + [0] + latin1)
    }
    // The keyword's end, the compression's flag and method, and an empty language and translation.
    return PNGChunk("iTXt", keyword + [0, 0, 0, 0, 0] + text.utf8)
  }

  /// `text` in Latin-1, if that has all its characters.
  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      // PNG gives the other control characters no meaning in tEXt.
      guard
        (32...126).contains(scalar.value) || scalar.value == 10
          || (160...255).contains(scalar.value)
      else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }
}
