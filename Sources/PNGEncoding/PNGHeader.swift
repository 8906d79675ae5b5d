import CDeflate

/// The part of a PNG before its pixels.
package struct PNGHeader {
  /// The length of a row, in pixels, from 1 to 2^31 − 1.
  package var width: Int
  /// The number of rows, from 1 to 2^31 − 1.
  package var height: Int
  /// Indicates whether each pixel has an alpha after its colour.
  package var hasAlpha: Bool
  /// Device pixels a point; a point is 1/72 inch.
  package var scale: Double
  /// Text chunks, each a keyword and a text, in the order in which they are written.
  package var text: [PNGText]
  /// The colours of a picture with a palette, red in the third byte from the right, then green and
  /// blue; nil for pixels that are colours.
  var palette: [UInt32]?

  /// Creates a header; the sides are in pixels.
  package init(
    width: Int, height: Int, hasAlpha: Bool, scale: Double, text: [PNGText] = []
  ) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.scale = scale
    self.text = text
  }

  /// The eight bytes at the start of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file up to its pixels: the signature, and the chunks IHDR, sRGB, pHYs, the texts and
  /// the palette.
  package var bytes: [UInt8] {
    let colorType: UInt8 = palette != nil ? 3 : hasAlpha ? 6 : 2
    var bytes = Self.signature
    // 8 bits a sample; the only compression and the only set of filters; not interlaced.
    bytes +=
      PNGChunk(
        "IHDR",
        PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
          + [8, colorType, 0, 0, 0]
      ).bytes
    // Rendering intent 0, perceptual; it declares that the colours are sRGB's.
    bytes += PNGChunk("sRGB", [0]).bytes
    let pixelsPerMetre = PNGChunk.bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
    bytes += PNGChunk("pHYs", pixelsPerMetre + pixelsPerMetre + [1]).bytes
    for text in text { bytes += text.chunk.bytes }
    if let palette {
      bytes += PNGChunk("PLTE", palette.flatMap { PNGChunk.bigEndian($0).dropFirst() }).bytes
    }
    return bytes
  }
}

/// A text chunk: a keyword and its text.
package struct PNGText: Hashable, Sendable {
  /// The keyword: from 1 to 79 characters of printable Latin-1, without spaces at its ends.
  package let keyword: String
  /// The keyword's value: any text without null characters.
  package let text: String

  /// Creates a text chunk; null characters in its text, which PNG does not allow, become U+FFFD.
  package init(keyword: String, text: String) {
    precondition(Self.isKeyword(keyword), "the keyword \(keyword.debugDescription)")
    self.keyword = keyword
    self.text =
      text.utf8.contains(0)
      ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
      : text
  }

  /// Returns whether PNG allows `keyword`.
  package static func isKeyword(_ keyword: String) -> Bool {
    guard let latin1 = latin1(keyword), (1...79).contains(latin1.count) else { return false }
    return latin1.allSatisfy { (32...126).contains($0) || $0 > 160 }
      && latin1.first != 32 && latin1.last != 32
      && !zip(latin1, latin1.dropFirst()).contains { $0 == 32 && $1 == 32 }
  }

  /// The chunk: tEXt if Latin-1 can express the text, else iTXt; neither compressed.
  var chunk: PNGChunk {
    let keyword = Self.latin1(keyword) ?? []
    if let latin1 = Self.latin1(text) {
      return PNGChunk("tEXt", keyword + [0] + latin1)
    }
    // The keyword's end, the compression's flag and method, and an empty language and translation.
    return PNGChunk("iTXt", keyword + [0, 0, 0, 0, 0] + text.utf8)
  }

  /// Returns `text` in Latin-1, if that has all its characters.
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

/// A chunk of a PNG file.
package struct PNGChunk {
  /// The chunk with its length before it and its checksum after it.
  package let bytes: [UInt8]

  /// Creates a chunk of a type of four ASCII letters.
  ///
  /// - Parameter content: The pieces of its content, which are copied once.
  package init(_ type: StaticString, _ content: [UInt8]...) {
    let count = content.reduce(0) { $0 + $1.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 12)
    bytes += Self.bigEndian(UInt32(count))
    type.withUTF8Buffer { bytes += $0 }
    for piece in content { bytes += piece }
    let checksum = bytes.withUnsafeBytes { bytes in
      let body = bytes.dropFirst(4)
      return libdeflate_crc32(0, UnsafeRawBufferPointer(rebasing: body).baseAddress, body.count)
    }
    bytes += Self.bigEndian(checksum)
    self.bytes = bytes
  }

  /// Returns a number in PNG's byte order.
  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
