import ImageDecoding
import TestSupport

/// A PNG file built by hand, of any kind that the format has and of some that it has not.
struct TestPNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks before the pixels.
  var chunks: [(type: String, content: [UInt8])] = []
  /// Chunks behind the pixels.
  var trailingChunks: [(type: String, content: [UInt8])] = []
  /// Whether there is a chunk that has the file left to the decoder of all kinds.
  var hasTime = false
  /// The rows before compression, each with its filter's byte.
  var rows: [UInt8]
  /// The rows as a stream of RFC 1950; nil for one that has them.
  var stream: [UInt8]?

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    let header =
      bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    let all =
      [("IHDR", header)] + chunks + (hasTime ? [("tIME", [7, 228, 1, 1, 0, 0, 0])] : [])
      + [("IDAT", stream ?? zlib(rows))] + trailingChunks + [("IEND", [])]
    return Self.signature + all.flatMap { chunk($0.0, $0.1) }
  }

  /// An RGBA picture of pseudo-random pixels.
  static func noise(width: Int, height: Int, hasTime: Bool = false) -> TestPNG {
    var random = SeededGenerator(seed: 1)
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(0)
      for _ in 0..<width * 4 { rows.append(UInt8(random.below(256))) }
    }
    return TestPNG(
      width: width, height: height, colorType: 6, hasTime: hasTime, rows: rows)
  }
}

/// The pixels of a picture, premultiplied, each as alpha, red, green, blue from its highest byte
/// on.
func pixels(of bytes: [UInt8]) throws -> [UInt32] {
  guard case .pixels(let buffer) = try Picture(decoding: bytes).content else { return [] }
  return buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
}
