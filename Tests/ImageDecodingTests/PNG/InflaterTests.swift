import CDeflate
import ImageDecoding
import PNGEncoding
import TestSupport
import Testing

/// Pictures of runs, whose streams are inflated here, against the decoder of all kinds, which has
/// files with a time.
struct InflaterTests {
  private static let (width, height) = (300, 200)

  /// Rows of a picture of rectangles, as many as in a small screen, with some noise in them.
  private static func rows(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var pixels = [[UInt8]](repeating: [255, 255, 255], count: width * height)
    for _ in 0..<12 {
      let (left, top) = (random.below(width), random.below(height))
      let color = (0..<3).map { _ in UInt8(random.below(256)) }
      for y in top..<min(height, top + random.below(80)) {
        for x in left..<min(width, left + random.below(2) + 90) { pixels[y * width + x] = color }
      }
    }
    for _ in 0..<random.below(40) {
      pixels[random.below(pixels.count)] = (0..<3).map { _ in UInt8(random.below(256)) }
    }
    return (0..<height).flatMap { y in [0] + pixels[(y * width)..<((y + 1) * width)].joined() }
  }

  /// A file with a stream in the place of its own.
  private static func png(_ stream: [UInt8], hasTime: Bool) -> [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
    let time: [UInt8] = hasTime ? chunk("tIME", [7, 228, 1, 1, 0, 0, 0]) : []
    return TestPNG.signature + chunk("IHDR", header) + time + chunk("IDAT", stream)
      + chunk("IEND", [])
  }

  /// The pixels of a file with a stream, or what is wrong with it.
  private static func decoded(_ stream: [UInt8], hasTime: Bool) -> Result<[UInt8], PictureError> {
    do {
      return .success(
        try StraightPixels(decodingPNG: png(stream, hasTime: hasTime), limits: .golden).bytes)
    } catch {
      return .failure(error as? PictureError ?? .notAPicture)
    }
  }

  /// Bytes as a zlib stream, compressed more the higher the level is.
  private static func zlib(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(compressor) }
    var output = [UInt8](
      repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
    let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, &output, output.count)
    return Array(output.prefix(count))
  }

  @Test(arguments: 1...20, [Int32(1), 6, 12])
  func `runs are inflated to the pixels that were deflated`(seed: UInt64, level: Int32) throws {
    let rows = Self.rows(seed: seed)
    let stream = Self.zlib(rows, level: level)
    // Else another decoder has it.
    try #require(rows.count > 32 * stream.count)
    // Each row without its filter's byte, each pixel with its alpha.
    let expected = (0..<Self.height).flatMap { y in
      (0..<Self.width).flatMap { x in
        let place = y * (1 + 3 * Self.width) + 1 + 3 * x
        return rows[place..<place + 3] + [255]
      }
    }
    #expect(Self.decoded(stream, hasTime: false) == .success(expected))
  }

  @Test(arguments: 1...20)
  func `a damaged stream is read as by the decoder of all kinds, or refused`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stream = Self.zlib(Self.rows(seed: seed), level: 6)
    for _ in 0..<40 {
      var damaged = stream
      damaged[random.below(damaged.count)] ^= UInt8(1 << random.below(8))
      if random.below(4) == 0 { damaged.removeLast(random.below(8)) }
      #expect(
        Self.decoded(damaged, hasTime: false) == Self.decoded(damaged, hasTime: true))
    }
  }

  /// Bits as bytes, the first bit the least significant.
  private static func bytes(_ bits: String) -> [UInt8] {
    let bits = Array(bits.utf8).map { $0 - UInt8(ascii: "0") }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { $0 | $1.1 << $1.0 }
    }
  }

  @Test func `blocks with fixed codes and stored blocks follow each other`() {
    // 200 rows of 901 zeros are 180,200: one literal, 698 matches of 258 and one of 115, each from
    // one byte before. The codes are RFC 1951's, 3.2.6: 0 is 00110000, the length 258 (symbol 285)
    // 11000101, 115 (symbol 281) 11000001 and four bits, the distance 00000, the end 0000000.
    let fixed =
      "0" + "10" + "00110000" + String(repeating: "1100010100000", count: 698)
      + "11000001" + "0000" + "00000" + "0000000"
    // An empty stored block: its type, zeros up to the next byte, and its length twice.
    let stored = "0" + "00"
    let head = Self.bytes(fixed + stored) + [0, 0, 0xFF, 0xFF]
    let end = Self.bytes("1" + "10" + "0000000")
    // The sums of the bytes and 1, and of these sums: 1, and 180,200 mod 65,521 = 49,158.
    let stream = [0x78, 0x01] + head + end + [0xC0, 0x06, 0x00, 0x01]
    let black = (0..<Self.width * Self.height).flatMap { _ in [0, 0, 0, 255] as [UInt8] }
    #expect(Self.decoded(stream, hasTime: false) == .success(black))
    #expect(Self.decoded(stream, hasTime: true) == .success(black))
  }

  @Test func `the bands of a file of ours are inflated`() throws {
    // More rows than the 512 of a band, flat but for one pixel of each.
    let (width, height) = (400, 1100)
    @Sendable func color(_ x: Int, _ y: Int) -> UInt32 {
      x == y % width ? 0xFF00_0000 | UInt32(y) : 0xFF20_4060
    }
    let png = try encodePNG(width: width, height: height, hasAlpha: false) { rows, output in
      for y in rows {
        for x in 0..<width { output[(y - rows.lowerBound) * width + x] = color(x, y) }
      }
    }
    let expected = (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let color = color(x, y)
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } + [255]
      }
    }
    try #require(width * height * 3 > 32 * png.count)
    let pixels = try StraightPixels(decodingPNG: png, limits: .golden)
    #expect(pixels.bytes == expected)
  }
}
