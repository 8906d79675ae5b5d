import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct EXIFOrientationTests {
  /// A photo of four flat quarters, 16 pixels a side: red and green over blue and white, and right
  /// of them two more, black: so wider than high.
  private static func photo(orientation: UInt8?, isLittleEndian: Bool = true) -> [UInt8] {
    var samples: [UInt8] = []
    for y in 0..<32 {
      for x in 0..<48 {
        let color: [UInt8] =
          switch (x / 16, y / 16) {
          case (0, 0): [255, 0, 0]
          case (1, 0): [0, 255, 0]
          case (0, 1): [0, 0, 255]
          case (1, 1): [255, 255, 255]
          default: [0, 0, 0]
          }
        samples += color
      }
    }
    let jpeg = TestJPEG(width: 48, height: 32, samples: samples)
    guard let orientation else { return jpeg.bytes }
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return jpeg.bytes(with: [(0xE1, Array("Exif\0\0".utf8) + tiff)])
  }

  /// A letter for the middle of each quarter, row by row.
  private static func quarters(_ bytes: [UInt8]) throws -> [String] {
    guard case .pixels(let buffer) = try Picture(decoding: bytes).content else { return [] }
    let pixels = buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    return stride(from: 8, to: buffer.height, by: 16).map { y in
      stride(from: 8, to: buffer.width, by: 16).reduce("") { row, x in
        let pixel = pixels[y * buffer.width + x]
        // Each component's highest bit.
        let bits = [16, 8, 0].map { pixel >> ($0 + 7) & 1 }
        return row
          + (bits == [1, 0, 0]
            ? "R"
            : bits == [0, 1, 0] ? "G" : bits == [0, 0, 1] ? "B" : bits == [1, 1, 1] ? "W" : "K")
      }
    }
  }

  // EXIF 2.3, 4.6.4 A: where the stored first row and first column are seen.
  static let orientations: [(UInt8, [String])] = [
    (1, ["RGK", "BWK"]),
    (2, ["KGR", "KWB"]),
    (3, ["KWB", "KGR"]),
    (4, ["BWK", "RGK"]),
    (5, ["RB", "GW", "KK"]),
    (6, ["BR", "WG", "KK"]),
    (7, ["KK", "WG", "BR"]),
    (8, ["KK", "GW", "RB"]),
  ]

  @Test(arguments: orientations)
  func `a photo is upright`(orientation: UInt8, expected: [String]) throws {
    try #require(Self.quarters(Self.photo(orientation: orientation)) == expected)
    try #require(
      Self.quarters(Self.photo(orientation: orientation, isLittleEndian: false)) == expected)
  }

  @Test(arguments: [nil, 0, 9, 255] as [UInt8?])
  func `a photo without an orientation that EXIF has stays as it is`(orientation: UInt8?) throws {
    try #require(Self.quarters(Self.photo(orientation: orientation)) == ["RGK", "BWK"])
  }

  @Test func `bytes that fill up a marker are skipped`() throws {
    var bytes = Self.photo(orientation: 6)
    // JPEG, B.1.1.2: any marker may be preceded by any number of fill bytes FF.
    bytes.insert(contentsOf: [0xFF, 0xFF], at: 2)
    try #require(Self.quarters(bytes) == ["BR", "WG", "KK"])
  }

  @Test func `a PNG is turned by its eXIf`() throws {
    // Red beside blue, turned a quarter: red over blue, in both decoders.
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
    ]
    let png = TestPNG(
      width: 2, height: 1, colorType: 2, chunks: [("eXIf", tiff)], rows: [0, 255, 0, 0, 0, 0, 255]
    ).bytes
    expect(try Picture(decoding: png).size, equals: Size(width: 1, height: 2))
    try #require(pixels(of: png) == [0xFFFF_0000, 0xFF00_00FF])
    let straight = try StraightPixels(decodingPNG: png, limits: .golden)
    expect(straight.pixel(x: 0, y: 1), equals: 0xFFFF_0000)
  }

  @Test func `a directory outside of its segment has no orientation`() throws {
    var bytes = Self.photo(orientation: 6)
    // The directory's offset, behind the marker's 6 bytes, "Exif", two zeros and four bytes of
    // TIFF.
    bytes.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try #require(Self.quarters(bytes) == ["RGK", "BWK"])
  }
}
