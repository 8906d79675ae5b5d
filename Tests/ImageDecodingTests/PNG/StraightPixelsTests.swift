import ImageDecoding
import TestSupport
import Testing

struct StraightPixelsTests {
  /// The pixels of a file, red in the highest byte and alpha in the lowest.
  static func straightPixels(_ bytes: [UInt8]) throws -> [UInt32] {
    try StraightPixels(decodingPNG: bytes, limits: .golden).bytes.withUnsafeBytes {
      $0.bindMemory(to: UInt32.self).map(UInt32.init(bigEndian:))
    }
  }

  @Test(arguments: [false, true])
  func `colours are kept whatever their alpha is`(hasTime: Bool) throws {
    let png = TestPNG(
      width: 3, height: 1, colorType: 6, hasTime: hasTime,
      rows: [0, 1, 2, 3, 0, 100, 101, 102, 1, 9, 8, 7, 255])
    try #require(Self.straightPixels(png.bytes) == [0x0102_0300, 0x6465_6601, 0x0908_07FF])
  }

  @Test(arguments: [false, true])
  func `what has no alpha is opaque`(hasTime: Bool) throws {
    let png = TestPNG(
      width: 2, height: 2, colorType: 2, hasTime: hasTime,
      rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12])
    try #require(
      Self.straightPixels(png.bytes)
        == [0x0102_03FF, 0x0405_06FF, 0x0708_09FF, 0x0A0B_0CFF])
  }

  @Test(arguments: [2, 6] as [UInt8], [1, 2, 3, 4, 5, 16, 35, 64])
  func `rows that equal earlier ones become the same pixels by both decoders`(
    colorType: UInt8, width: Int
  ) throws {
    var random = SeededGenerator(seed: 3)
    let samples = colorType == 2 ? 3 * width : 4 * width
    let rows = (0..<9).map { _ in (0..<samples).map { _ in UInt8(random.below(256)) } }
    // Rows that repeat the one above, cells that repeat, and filters that hide it.
    let order = [0, 0, 1, 2, 2, 3, 0, 1, 1, 2, 4, 5, 6, 7, 8, 0, 0, 1, 2, 3, 3]
    for filters in [[0], [0, 2], [1]] as [[UInt8]] {
      var png = TestPNG(width: width, height: order.count, colorType: colorType, rows: [])
      png.rows = order.enumerated().flatMap { y, row in [filters[y % filters.count]] + rows[row] }
      let pixels = try Self.straightPixels(png.bytes)
      png.hasTime = true
      try #require(Self.straightPixels(png.bytes) == pixels)
    }
  }

  @Test(arguments: [2, 8, 10])
  func `a stream with a wrong header or a wrong checksum is an error`(place: Int) throws {
    var png = TestPNG(width: 2, height: 1, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6])
    let stream = zlib(png.rows)
    // The header's two bytes come first, and the checksum's four last.
    for index in [0, 1, stream.count - 4, stream.count - 1] {
      var broken = stream
      broken[index] ^= UInt8(place)
      png.stream = broken
      #expect(throws: PictureError.self) { try Self.straightPixels(png.bytes) }
    }
  }

  @Test func `16 bits a sample become the upper 8`() throws {
    let png = TestPNG(
      width: 1, height: 1, bitDepth: 16, colorType: 6,
      rows: [0, 0x11, 0x99, 0x22, 0x99, 0x33, 0x99, 0x44, 0x99])
    try #require(Self.straightPixels(png.bytes) == [0x1122_3344])
  }

  @Test func `a palette's colours are taken, with their alpha`() throws {
    let png = TestPNG(
      width: 2, height: 1, colorType: 3,
      chunks: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [255, 128])], rows: [0, 0, 1])
    try #require(Self.straightPixels(png.bytes) == [0x0102_03FF, 0xC864_3280])
  }

  /// Files that are not PNGs, and why.
  static let foreign: [(bytes: [UInt8], error: PictureError)] = [
    ([], .notAPicture),
    ([0, 0, 0, 0], .notAPicture),
    (Array("version https://git-lfs.github.com/spec/v1".utf8), .notAPicture),
    ([0xFF, 0xD8, 0xFF, 0xE0], .unsupported("a JPEG in a PNG's place")),
    (Array("<svg/>".utf8), .unsupported("an SVG in a PNG's place")),
    (TestPNG.signature, .truncated),
  ]

  @Test(arguments: foreign)
  func `what is not a PNG differs from what is broken`(file: (bytes: [UInt8], error: PictureError))
  {
    #expect(throws: file.error) { try Self.straightPixels(file.bytes) }
  }

  // A side of 2^22 and 256 megapixels are the limits: 8192 × 32,769 is one row too many.
  @Test(arguments: [(4_194_305, 1), (8192, 32_769), (Int(Int32.max), Int(Int32.max))])
  func `a header over the limits is an error before any pixel is read`(width: Int, height: Int) {
    let png = TestPNG(width: width, height: height, colorType: 0, rows: [])
    #expect(throws: PictureError.tooLarge(width: width, height: height, limit: .golden)) {
      try Self.straightPixels(png.bytes)
    }
  }
}
