import CImages
import PNGEncoding
import PlainText

/// A text that a PNG file carries beside its pixels.
package struct PNGTextChunk: Hashable, Sendable {
  /// The subject of the text, such as `Software`.
  package let keyword: String
  /// The text, decompressed.
  package let text: String

  /// A text that is about `keyword`.
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The texts of a file, in its order: tEXt, zTXt and iTXt, before and after the pixels.
  ///
  /// - Throws: `PictureError`, also for texts that take more than 16 MiB.
  package static func texts(ofPNG bytes: [UInt8]) throws -> [PNGTextChunk] {
    guard bytes.starts(with: PNGChunks.signature) else { throw PictureError.notAPicture }
    let file = try PNGChunks(bytes)
    if let texts = plainTexts(of: file, in: bytes) { return texts }
    // The decoder reads all that is before the pixels without decoding them. So it gets the texts
    // there, and of all else only what it asks for.
    func chunks(_ types: StaticString...) -> [PNGChunks.Chunk] {
      let types = types.map(PNGChunks.type)
      return file.chunks.filter { types.contains($0.type) }
    }
    let kept =
      file.chunks.prefix(1) + chunks("PLTE").prefix(1) + chunks("tEXt", "zTXt", "iTXt")
      + chunks("IDAT").prefix(1)
    let rearranged = PNGChunks.signature + kept.flatMap { bytes[$0.range] }
    return try rearranged.withUnsafeBytes { try PNGContext($0).texts() }
  }

  /// The texts of a file that has no others than ours: plain ASCII, in whole chunks of tEXt; nil for
  /// any other file.
  private static func plainTexts(of file: PNGChunks, in bytes: [UInt8]) -> [PNGTextChunk]? {
    guard file.chunks.allSatisfy({ file.hasRightChecksum($0, in: bytes) }) else { return nil }
    var texts: [PNGTextChunk] = []
    for chunk in file.chunks {
      if chunk.type == PNGChunks.type("tEXt") {
        let content = bytes[chunk.content]
        guard let end = content.firstIndex(of: 0),
          content[(end + 1)...].allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A })
        else { return nil }
        let keyword = String(decoding: content[..<end], as: UTF8.self)
        guard keyword.isPrintableASCII, PNGText.isKeyword(keyword) else { return nil }
        texts.append(
          PNGTextChunk(
            keyword: keyword, text: String(decoding: content[(end + 1)...], as: UTF8.self)))
      } else if [PNGChunks.type("zTXt"), PNGChunks.type("iTXt")].contains(chunk.type) {
        return nil
      }
    }
    return texts
  }

  /// Copies a text of libspng's.
  init(_ text: spng_text) {
    keyword = withUnsafeBytes(of: text.keyword) { Self.latin1($0.prefix { $0 != 0 }) }
    let bytes = UnsafeRawBufferPointer(start: text.text, count: text.length)
    // Only iTXt is in UTF-8; the two others are in Latin-1.
    self.text =
      text.type == SPNG_ITXT.rawValue
      ? String(decoding: bytes, as: UTF8.self) : Self.latin1(bytes[...])
  }

  private static func latin1(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    return text
  }
}
