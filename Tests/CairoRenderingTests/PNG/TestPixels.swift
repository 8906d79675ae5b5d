import CDeflate
import CairoRendering
import ImageDecoding

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

/// The premultiplied pixels of a PNG of ours, by the decoder that is made for such.
func decodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  guard case .pixels(let buffer) = try Picture(decoding: png).content else { return [] }
  return buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
}

/// The premultiplied pixels of a PNG, by the decoder of all kinds, which is another project's.
func independentlyDecodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  // A chunk that we do not write, a time, behind the signature and IHDR: what is not as ours is
  // left to the other decoder.
  let time = Array("tIME".utf8) + [7, 228, 1, 1, 0, 0, 0]
  let checksum = libdeflate_crc32(0, time, time.count)
  let chunk =
    [0, 0, 0, 7] + time + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  return try decodedPixels(png.prefix(33) + chunk + png.dropFirst(33))
}

/// A generator of the same numbers in every run.
struct TestRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
