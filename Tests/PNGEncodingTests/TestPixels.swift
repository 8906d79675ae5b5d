import PNGEncoding

/// A picture to be encoded: cairo's premultiplied pixels, row by row.
struct TestPixels {
  var width: Int
  var height: Int
  var pixels: [UInt32]

  /// Pixels that `color` gives for each column and row.
  init(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    self.height = height
    pixels = (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// The picture as a PNG of bands of `bandHeight` rows.
  func encoded(
    hasAlpha: Bool = false, bandHeight: Int = 512, scale: Double = 1, text: [PNGText] = []
  ) -> [UInt8] {
    let header = PNGHeader(
      width: width, height: height, hasAlpha: hasAlpha, scale: scale, text: text)
    var file = header.bytes
    var joiner = PNGBandJoiner(header)
    var encoder = PNGBandEncoder(width: width, hasAlpha: hasAlpha)
    for top in stride(from: 0, to: height, by: bandHeight) {
      let count = min(bandHeight, height - top)
      let isLast = top + count == height
      let band = pixels.withUnsafeBytes { bytes in
        let rows = UnsafeRawBufferPointer(rebasing: bytes[(top * width * 4)...])
        return rows.baseAddress.map {
          encoder.encode(PixelRows(start: $0, stride: width * 4, count: count), isLast: isLast)
        }
      }
      if let band { file += joiner.part(for: band, isLast: isLast) }
    }
    return file
  }
}
