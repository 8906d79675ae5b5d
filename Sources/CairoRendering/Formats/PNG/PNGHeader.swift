/// What stands in a PNG before its pixels.
package struct PNGHeader {
  /// The length of a row, in pixels, from 1 to 2^31 − 1.
  package var width: Int
  /// How many rows there are, from 1 to 2^31 − 1.
  package var height: Int
  /// True if each pixel has an alpha behind its colour.
  package var hasAlpha: Bool
  /// Device pixels a point; a point is 1/72 inch.
  package var scale: Double
  /// Text chunks, keyword and text in turn, in the order in which they are written.
  package var text: [PNGText]

  /// A header; the sides are in pixels.
  package init(
    width: Int, height: Int, hasAlpha: Bool, scale: Double, text: [PNGText] = []
  ) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.scale = scale
    self.text = text
  }

  /// The eight bytes with which every PNG begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file up to its pixels: the signature, and the chunks IHDR, sRGB, pHYs and the texts.
  package var bytes: [UInt8] {
    let colorType: UInt8 = hasAlpha ? 6 : 2
    var bytes = Self.signature
    // 8 bits a sample; the one compression and the one set of filters there are; not interlaced.
    bytes +=
      PNGChunk(
        "IHDR",
        PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
          + [8, colorType, 0, 0, 0]
      ).bytes
    // Rendering intent 0, perceptual; it says that the colours are sRGB's.
    bytes += PNGChunk("sRGB", [0]).bytes
    let pixelsPerMetre = PNGChunk.bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
    bytes += PNGChunk("pHYs", pixelsPerMetre + pixelsPerMetre + [1]).bytes
    for text in text { bytes += text.chunk.bytes }
    return bytes
  }
}
