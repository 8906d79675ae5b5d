import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct PNGDecodingTests {
  /// A picture of one row in one of PNG's pixel formats.
  struct Format: CustomTestStringConvertible {
    var testDescription: String
    var depth: UInt8
    var colorType: UInt8
    var width: Int
    var chunks: [(type: String, content: [UInt8])] = []
    var samples: [UInt8]
    var pixels: [UInt32]
  }

  static let formats = [
    Format(
      testDescription: "grey, 1 bit", depth: 1, colorType: 0, width: 3, samples: [0b1010_0000],
      pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
    // 255 / 3 = 85.
    Format(
      testDescription: "grey, 2 bits", depth: 2, colorType: 0, width: 4, samples: [0b0001_1011],
      pixels: [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]),
    // 255 / 15 = 17.
    Format(
      testDescription: "grey, 4 bits", depth: 4, colorType: 0, width: 2, samples: [0x1F],
      pixels: [0xFF11_1111, 0xFFFF_FFFF]),
    Format(
      testDescription: "grey, 8 bits", depth: 8, colorType: 0, width: 2, samples: [0x12, 0xFE],
      pixels: [0xFF12_1212, 0xFFFE_FEFE]),
    Format(
      testDescription: "grey, 16 bits", depth: 16, colorType: 0, width: 2,
      samples: [0x12, 0x34, 0xFE, 0xDC], pixels: [0xFF12_1212, 0xFFFE_FEFE]),
    Format(
      testDescription: "grey with a transparent one", depth: 8, colorType: 0, width: 2,
      chunks: [("tRNS", [0, 0x12])], samples: [0x12, 0xFE], pixels: [0, 0xFFFE_FEFE]),
    Format(
      testDescription: "RGB", depth: 8, colorType: 2, width: 2,
      samples: [0x11, 0x22, 0x33, 0x44, 0x55, 0x66], pixels: [0xFF11_2233, 0xFF44_5566]),
    Format(
      testDescription: "RGB, 16 bits", depth: 16, colorType: 2, width: 1,
      samples: [0x11, 0x99, 0x22, 0x99, 0x33, 0x99], pixels: [0xFF11_2233]),
    Format(
      testDescription: "RGB with a transparent one", depth: 8, colorType: 2, width: 2,
      chunks: [("tRNS", [0, 0x11, 0, 0x22, 0, 0x33])],
      samples: [0x11, 0x22, 0x33, 0x44, 0x55, 0x66], pixels: [0, 0xFF44_5566]),
    Format(
      testDescription: "palette, 1 bit", depth: 1, colorType: 3, width: 3,
      chunks: [("PLTE", [1, 2, 3, 4, 5, 6])], samples: [0b0100_0000],
      pixels: [0xFF01_0203, 0xFF04_0506, 0xFF01_0203]),
    Format(
      testDescription: "palette, 2 bits", depth: 2, colorType: 3, width: 2,
      chunks: [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9])], samples: [0b1001_0000],
      pixels: [0xFF07_0809, 0xFF04_0506]),
    Format(
      testDescription: "palette, 4 bits", depth: 4, colorType: 3, width: 2,
      chunks: [("PLTE", [1, 2, 3, 4, 5, 6])], samples: [0x10],
      pixels: [0xFF04_0506, 0xFF01_0203]),
    // 200 × 128 / 255 = 100.4, 100 × 128 / 255 = 50.2, 50 × 128 / 255 = 25.1.
    Format(
      testDescription: "palette with alpha", depth: 8, colorType: 3, width: 2,
      chunks: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [255, 128])], samples: [0, 1],
      pixels: [0xFF01_0203, 0x8064_3219]),
    // 255 × 51 / 255 = 51.
    Format(
      testDescription: "grey and alpha", depth: 8, colorType: 4, width: 2,
      samples: [0xFF, 0x33, 0x80, 0xFF], pixels: [0x3333_3333, 0xFF80_8080]),
    Format(
      testDescription: "grey and alpha, 16 bits", depth: 16, colorType: 4, width: 1,
      samples: [0xFF, 0xFF, 0x33, 0x33], pixels: [0x3333_3333]),
    // Alpha 51 is a fifth: 255 → 51, 100 → 20, 50 → 10.
    Format(
      testDescription: "RGBA", depth: 8, colorType: 6, width: 3,
      samples: [255, 100, 50, 51, 1, 2, 3, 255, 9, 9, 9, 0],
      pixels: [0x3333_140A, 0xFF01_0203, 0]),
    Format(
      testDescription: "RGBA, 16 bits", depth: 16, colorType: 6, width: 1,
      samples: [255, 255, 100, 100, 50, 50, 51, 51], pixels: [0x3333_140A]),
  ]

  @Test(arguments: formats)
  func `every pixel format becomes premultiplied pixels`(format: Format) throws {
    let png = TestPNG(
      width: format.width, height: 1, bitDepth: format.depth, colorType: format.colorType,
      chunks: format.chunks, rows: [0] + format.samples)
    try #require(pixels(of: png.bytes) == format.pixels)
  }

  @Test func `each filter is undone`() throws {
    // Grey rows of 10, 20, 30. Sub: 10, +10, +10. Up: the same as above. Average: 10 − 10 / 2,
    // 20 − (10 + 20) / 2, 30 − (20 + 30) / 2. Paeth: the nearest of left, above and both less the
    // one between: above each time.
    let png = TestPNG(
      width: 3, height: 5, colorType: 0,
      rows: [0, 10, 20, 30, 1, 10, 10, 10, 2, 0, 0, 0, 3, 5, 5, 5, 4, 0, 0, 0])
    let row: [UInt32] = [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E]
    try #require(pixels(of: png.bytes) == row + row + row + row + row)
  }

  @Test func `an interlaced picture is put together`() throws {
    // Adam7 of 2 × 2 pixels: pass 1 has (0, 0), pass 6 has (1, 0), pass 7 has the second row.
    let png = TestPNG(
      width: 2, height: 2, colorType: 0, isInterlaced: true,
      rows: [0, 1, 0, 2, 0, 3, 4])
    try #require(
      pixels(of: png.bytes) == [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404])
  }

  /// Files of two rows of a pixel: the colour type, the rows, and the pixels.
  static let plainFiles: [(colorType: UInt8, rows: [UInt8], pixels: [UInt32])] = [
    // Alpha 51 is a fifth: 255 → 51, 100 → 20, 50 → 10.
    (6, [0, 255, 100, 50, 51, 0, 1, 2, 3, 255], [0x3333_140A, 0xFF01_0203]),
    (2, [0, 255, 100, 50, 0, 1, 2, 3], [0xFFFF_6432, 0xFF01_0203]),
    // Filter 2 adds the row above, and filter 1 the pixel before, here none.
    (2, [0, 255, 100, 50, 2, 1, 2, 3], [0xFFFF_6432, 0xFF00_6635]),
    (6, [1, 255, 100, 50, 51, 1, 1, 2, 3, 255], [0x3333_140A, 0xFF01_0203]),
  ]

  @Test(arguments: plainFiles, [false, true])
  func `a file like ours becomes the same pixels by both decoders`(
    file: (colorType: UInt8, rows: [UInt8], pixels: [UInt32]), hasTime: Bool
  ) throws {
    let png = TestPNG(
      width: 1, height: 2, colorType: file.colorType, hasTime: hasTime, rows: file.rows)
    try #require(pixels(of: png.bytes) == file.pixels)
  }

  @Test(arguments: [(UInt8(2), 3), (6, 4)], [1, 2, 7])
  func `rows with every filter become the same pixels by both decoders`(
    format: (colorType: UInt8, samples: Int), width: Int
  ) throws {
    var random = SeededGenerator(seed: 7)
    var rows: [UInt8] = []
    for y in 0..<25 {
      // Each filter below each other one, and each as the first.
      rows.append(UInt8((y + y / 5 + width) % 5))
      for _ in 0..<width * format.samples { rows.append(UInt8(random.below(256))) }
    }
    var png = TestPNG(width: width, height: 25, colorType: format.colorType, rows: rows)
    let found = try pixels(of: png.bytes)
    png.hasTime = true
    try #require(pixels(of: png.bytes) == found)
    #expect(Set(found).count > 20)
  }

  @Test func `bytes after the end are ignored`() throws {
    let png = TestPNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    try #require(pixels(of: png.bytes + [1, 2, 3]) == [0xFF07_0707])
  }

  @Test func `the size is a point a pixel`() throws {
    let png = TestPNG.noise(width: 5, height: 3)
    try #require(Picture(decoding: png.bytes).size == Size(width: 5, height: 3))
  }

  @Test func `a picture without alpha below 255 is opaque`() throws {
    func isOpaque(_ alpha: UInt8) throws -> Bool? {
      let png = TestPNG(
        width: 2, height: 1, colorType: 6, rows: [0, 1, 2, 3, 255, 1, 2, 3, alpha])
      guard case .pixels(let buffer) = try Picture(decoding: png.bytes).content else { return nil }
      return buffer.isOpaque
    }
    try #require(isOpaque(255) == true)
    try #require(isOpaque(254) == false)
  }
}
