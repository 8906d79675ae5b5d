import ImageDecoding
import TestSupport
import Testing

struct ColorConversionTests {
  /// A PNG of one pixel in (200, 100, 50), with chunks before it.
  private static func png(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
    TestPNG(width: 1, height: 1, colorType: 2, chunks: chunks, rows: [0, 200, 100, 50]).bytes
  }

  private static func gamma(_ value: Int) -> (type: String, content: [UInt8]) {
    ("gAMA", bigEndian(value))
  }

  private static func chromaticities(_ values: [Int]) -> (type: String, content: [UInt8]) {
    ("cHRM", values.flatMap(bigEndian))
  }

  private static let p3 = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]

  /// The linear components of Display P3 in sRGB's by the matrix of CSS Color 4, encoded again:
  /// (200, 100, 50) is (0.578, 0.127, 0.032) linear, and (0.679, 0.108, 0.0138) in sRGB.
  private static let p3InSRGB = (215, 93, 31)

  // The transfer functions by ITU-T H.273; what a display makes of BT.709 is BT.1886's power of 2.4.
  static let files: [(String, [(type: String, content: [UInt8])], (Int, Int, Int))] = [
    ("nothing stated", [], (200, 100, 50)),
    ("cICP of Display P3", [("cICP", [12, 13, 0, 1])], p3InSRGB),
    ("cICP of sRGB", [("cICP", [1, 13, 0, 1])], (200, 100, 50)),
    // 255 × encoded(0.784, 0.392 and 0.196, which are linear).
    ("linear light", [("cICP", [1, 8, 0, 1])], (229, 168, 122)),
    // 0.784^2.4 = 0.558, 0.392^2.4 = 0.1057 and 0.196^2.4 = 0.0200.
    ("BT.709", [("cICP", [1, 1, 0, 1])], (197, 91, 39)),
    // Chromium leaves it: it is sRGB's own exponent, which programs write beside sRGB.
    ("gAMA of sRGB alone", [gamma(45_455)], (200, 100, 50)),
    // 0.784^1.8 = 0.6457.
    ("gAMA of 1.8", [gamma(55_556)], (210, 119, 65)),
    ("gAMA and cHRM of Display P3", [gamma(45_455), chromaticities(p3)], (216, 93, 24)),
    ("cHRM alone", [chromaticities(p3)], (200, 100, 50)),
    ("sRGB before gAMA", [("sRGB", [0]), gamma(100_000)], (200, 100, 50)),
    ("cICP before gAMA", [("cICP", [1, 13, 0, 1]), gamma(100_000)], (200, 100, 50)),
  ]

  @Test(arguments: files)
  func `the colours that a PNG states become sRGB`(
    name: String, chunks: [(type: String, content: [UInt8])], expected: (Int, Int, Int)
  ) throws {
    let pixel = try #require(try pixels(of: Self.png(chunks)).first)
    let found = [16, 8, 0].map { Int(pixel >> $0 & 255) }
    let difference = zip(found, [expected.0, expected.1, expected.2]).map { abs($0 - $1) }
    // LittleCMS computes in integers.
    #expect(difference.allSatisfy { $0 <= 1 }, "\(name): \(found)")
  }

  @Test(
    arguments: [
      ([9, 16, 0, 1], "its colour space, which is HDR, is not converted to sRGB"),
      ([9, 18, 0, 1], "its colour space, which is HDR, is not converted to sRGB"),
      ([1, 13, 0, 0], "a cICP that PNG does not have, is not converted to sRGB"),
      ([22, 13, 0, 1], "the primaries 22 of cICP, is not converted to sRGB"),
    ] as [([UInt8], String)])
  func `colours that are not converted are noticed`(code: [UInt8], words: String) throws {
    let picture = try Picture(decoding: Self.png([("cICP", code)]))
    expect(picture.notices.map(\.words), equals: [words])
    try #require(pixels(of: Self.png([("cICP", code)])) == [0xFFC8_6432])
  }

  @Test func `a damaged profile is noticed`() throws {
    let profile = Array("p\0\0".utf8) + zlib([UInt8](repeating: 7, count: 200))
    let picture = try Picture(decoding: Self.png([("iCCP", profile)]))
    expect(picture.notices.count, equals: 1)
  }

  /// An ICC profile of sRGB's primaries with a power of 1.8: the header, and the tags that a profile of a matrix has.
  private static var profile: [UInt8] {
    func fixed(_ number: Double) -> [UInt8] { bigEndian(Int((number * 65_536).rounded())) }
    func point(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
      Array("XYZ ".utf8) + bigEndian(0) + fixed(x) + fixed(y) + fixed(z)
    }
    // 1.8 in 8.8 bits is 461 / 256, and two bytes fill the tag.
    let curve = Array("curv".utf8) + bigEndian(0) + bigEndian(1) + [1, 205, 0, 0]
    // sRGB's primaries under D50.
    let tags = [
      ("wtpt", point(0.9642, 1, 0.8249)), ("rXYZ", point(0.4361, 0.2225, 0.0139)),
      ("gXYZ", point(0.3851, 0.7169, 0.0971)), ("bXYZ", point(0.1431, 0.0606, 0.7141)),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = bigEndian(tags.count)
    var data: [UInt8] = []
    for (name, content) in tags {
      table +=
        Array(name.utf8) + bigEndian(128 + 4 + 12 * tags.count + data.count)
        + bigEndian(content.count)
      data += content
    }
    var header = bigEndian(128 + table.count + data.count) + bigEndian(0) + [2, 16, 0, 0]
    header += Array("mntrRGB XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
  }

  // Some programs write no checksum after the profile, and a profile has its length in itself.
  @Test(arguments: [0, 4])
  func `a profile without its checksum is used`(missing: Int) throws {
    let chunk = Array("p\0\0".utf8) + zlib(Self.profile).dropLast(missing)
    let png = Self.png([("iCCP", chunk)])
    let pixel = try #require(try pixels(of: png).first)
    // As with a gAMA of 1.8.
    let difference = zip([16, 8, 0].map { Int(pixel >> $0 & 255) }, [210, 119, 65]).map {
      abs($0 - $1)
    }
    expect(difference.filter { $0 > 1 }, equals: [])
    expect(try Picture(decoding: png).notices, equals: [])
    // Of a stream that ends before the profile does, nothing is used.
    let cut = try Picture(decoding: Self.png([("iCCP", chunk.dropLast(20))]))
    expect(
      cut.notices.map(\.words),
      equals: ["its colour profile, which is damaged, is not converted to sRGB"])
  }

  @Test func `alpha is kept, and colours are converted before it is multiplied in`() throws {
    let png = TestPNG(
      width: 1, height: 1, colorType: 6, chunks: [("cICP", [12, 13, 0, 1])],
      rows: [0, 200, 100, 50, 128])
    let pixel = try #require(try pixels(of: png.bytes).first)
    expect(pixel >> 24, equals: 128)
    // 215 × 128 / 255 = 107.9.
    #expect((107...109).contains(pixel >> 16 & 255))
  }

  @Test func `a profile whose parts are missing is noticed in a JPEG`() throws {
    let flat = TestJPEG.flat(8, 8, red: 200, green: 100, blue: 50)
    let part = Array("ICC_PROFILE\0".utf8) + [1, 2] + [UInt8](repeating: 0, count: 10)
    let picture = try Picture(decoding: flat.bytes(with: [(0xE2, part)]))
    expect(
      picture.notices.map(\.words),
      equals: ["its colour profile, of which parts are missing, is not converted to sRGB"])
  }

  @Test func `compared pictures are converted, too`() throws {
    let straight = try StraightPixels(
      decodingPNG: Self.png([("cICP", [12, 13, 0, 1])]), limits: .golden)
    expect(straight.colors, equals: .converted)
    let red = try #require(straight.pixel(x: 0, y: 0)) & 255
    #expect((214...216).contains(red))
  }
}
