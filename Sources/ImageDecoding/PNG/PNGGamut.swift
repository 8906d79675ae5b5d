/// The colours that the samples of a PNG file are.
package enum PNGGamut {
  /// Returns whether a PNG file's colours are those of Display P3, as in a screenshot of a phone.
  ///
  /// Its cICP chunk has 12 as the number of the primaries (ITU-T H.273), or its profile has their name, as in
  /// `Display P3` or `kCGColorSpaceDisplayP3`.
  package static func isDisplayP3(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: PNGChunks.signature), let file = try? PNGChunks(bytes) else {
      return false
    }
    return file.chunks.contains { chunk in
      let content = bytes[chunk.content]
      switch chunk.type {
      case PNGChunks.type("cICP"): return content.first == 12
      case PNGChunks.type("iCCP"):
        let name = String(decoding: content.prefix(80).prefix { $0 != 0 }, as: UTF8.self)
        return name.filter { $0 != " " }.hasSuffix("DisplayP3")
      default: return false
      }
    }
  }
}
