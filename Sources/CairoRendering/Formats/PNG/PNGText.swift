/// A text chunk: a keyword and what it says.
package struct PNGText: Hashable, Sendable {
  /// From 1 to 79 characters of printable Latin-1, without spaces at its ends.
  package let keyword: String
  /// What the keyword is said of: any text without null characters.
  package let text: String

  /// A text chunk; null characters in its text, which PNG does not allow, become U+FFFD.
  package init(keyword: String, text: String) {
    precondition(Self.isKeyword(keyword), "the keyword \(keyword.debugDescription)")
    self.keyword = keyword
    self.text = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }

  /// Whether PNG allows `keyword`.
  package static func isKeyword(_ keyword: String) -> Bool {
    guard let latin1 = latin1(keyword), (1...79).contains(latin1.count) else { return false }
    return latin1.allSatisfy { (32...126).contains($0) || $0 > 160 }
      && latin1.first != 32 && latin1.last != 32 && !keyword.contains("  ")
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
