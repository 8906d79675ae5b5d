package import PNGEncoding

extension WebPEncoder {
  /// The picture of a PNG file as a lossless WebP file.
  ///
  /// - Returns: Nil for a picture that is too large for one.
  /// - Throws: `PictureError`.
  package func encode(png: [UInt8]) throws -> [UInt8]? {
    guard let size = PNGDecoder.size(of: png), max(size.width, size.height) <= Self.longestSide,
      size.width * size.height <= Self.mostPixels
    else { return nil }
    let pixels = try StraightPixels(decodingPNG: png, limits: .input)
    return encode(pixels.bytes, width: pixels.width, height: pixels.height)
  }
}
