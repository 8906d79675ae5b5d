import CDeflate
import ImageDecoding
import TestSupport
import Testing

struct BrokenPNGTests {
  /// Small files, one for each of the two decoders.
  static let files = [false, true].map {
    TestPNG.noise(width: 6, height: 5, hasTime: $0).bytes
  }

  @Test(arguments: files)
  func `a file cut anywhere is truncated`(whole: [UInt8]) {
    for count in TestPNG.signature.count..<whole.count {
      #expect(throws: PictureError.truncated, "\(count) bytes") {
        try Picture(decoding: Array(whole.prefix(count)))
      }
    }
  }

  @Test(arguments: files)
  func `a file with one wrong bit is an error or the same picture`(whole: [UInt8]) throws {
    let expected = try pixels(of: whole)
    for bit in 0..<whole.count * 8 {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      do {
        try #require(pixels(of: bytes) == expected, "bit \(bit)")
      } catch is PictureError {
        // As it should be.
      }
    }
  }

  @Test(arguments: [(32_768, 1), (1, 32_768), (8193, 8192), (Int(Int32.max), Int(Int32.max))])
  func `a header over the limits is an error before any pixel is read`(width: Int, height: Int) {
    let png = TestPNG(width: width, height: height, colorType: 0, rows: [])
    #expect(throws: PictureError.tooLarge(width: width, height: height, limit: .input)) {
      try Picture(decoding: png.bytes)
    }
  }

  // 8192 × 8192 pixels are the limit; at best 1032 of their bytes come from one.
  @Test func `a header that promises more than its data can hold is truncated`() {
    let png = TestPNG(
      width: 8192, height: 8192, colorType: 6, rows: [UInt8](repeating: 0, count: 100_000))
    #expect(throws: PictureError.truncated) { try Picture(decoding: png.bytes) }
  }

  @Test(arguments: [0, 1])
  func `a picture without pixels is corrupt`(height: Int) {
    let png = TestPNG(width: 0, height: height, colorType: 0, rows: [0])
    #expect(throws: PictureError.corrupt(reason: "0 × \(height) pixels")) {
      try Picture(decoding: png.bytes)
    }
  }

  @Test(arguments: [false, true])
  func `rows that are missing are an error`(hasTime: Bool) {
    let png = TestPNG(
      width: 1, height: 3, colorType: 2, hasTime: hasTime,
      rows: [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(throws: PictureError.self) { try Picture(decoding: png.bytes) }
  }

  @Test(arguments: [(UInt8(8), UInt8(1)), (3, 0), (16, 3), (8, 5), (0, 0)])
  func `a pixel format that PNG does not have is an error`(depth: UInt8, colorType: UInt8) {
    let png = TestPNG(
      width: 1, height: 1, bitDepth: depth, colorType: colorType, rows: [0, 0, 0, 0, 0])
    #expect(throws: PictureError.self) { try Picture(decoding: png.bytes) }
  }

  @Test func `a palette that is missing is an error`() {
    let png = TestPNG(width: 1, height: 1, colorType: 3, rows: [0, 9])
    #expect(throws: PictureError.self) { try Picture(decoding: png.bytes) }
  }

  @Test func `a critical chunk that nobody knows is an error`() {
    var png = TestPNG(width: 1, height: 1, colorType: 0, rows: [0, 9])
    png.chunks = [("ABCD", [1])]
    #expect(throws: PictureError.self) { try Picture(decoding: png.bytes) }
  }

  @Test func `a chunk whose length is beyond PNG's is corrupt`() {
    let bytes = TestPNG.signature + [0xFF, 0, 0, 0] + Array("IHDR".utf8) + [0, 0, 0, 0]
    #expect(throws: PictureError.corrupt(reason: "a chunk of 4278190080 bytes")) {
      try Picture(decoding: bytes)
    }
  }

  @Test func `a file that does not begin with a header is corrupt`() {
    let bytes = TestPNG.signature + chunk("IDAT", []) + chunk("IEND", [])
    #expect(throws: PictureError.corrupt(reason: "no header")) { try Picture(decoding: bytes) }
  }

  @Test(arguments: ["tEXt", "iCCP", "gAMA", "abCd"])
  func `a wrong checksum is an error, of a chunk that is not needed too`(type: String) {
    var png = TestPNG(width: 1, height: 1, colorType: 0, rows: [0, 9])
    png.chunks = [(type, [0, 0, 0, 1])]
    var bytes = png.bytes
    // Signature, IHDR's 25 bytes, the chunk's length, its type and its content.
    bytes[8 + 25 + 4 + 4 + 4] ^= 1
    #expect(throws: PictureError.self) { try Picture(decoding: bytes) }
  }

  @Test(arguments: ["iCCP", "zTXt"])
  func `a chunk that would grow without end does not`(type: String) {
    // A hundred megabytes in a hundred kilobytes; the limit is 16.
    let content = Array("a".utf8) + [0, 0] + zlib([UInt8](repeating: 0, count: 100 << 20))
    var png = TestPNG(width: 1, height: 1, colorType: 0, rows: [0, 9])
    png.chunks = [(type, content)]
    #expect(throws: PictureError.self) { try Picture(decoding: png.bytes) }
  }
}
