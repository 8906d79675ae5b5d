import PNGEncoding
import TestSupport
import Testing

struct PNGBandEncoderTests {
  /// A kind of picture, with opaque pixels.
  enum Content: String, CaseIterable, CustomTestStringConvertible {
    case flat, noise, gradient, stripes, checkerboard, sparseDots, cards, repeatedRows

    var testDescription: String { rawValue }

    func picture(_ width: Int, _ height: Int) -> TestPixels {
      var random = SeededGenerator(seed: 7)
      return TestPixels(width, height) { x, y in
        let rgb: UInt32 =
          switch self {
          case .flat: 0x12_34_56
          case .noise: UInt32.random(in: 0...0xFF_FFFF, using: &random)
          case .gradient: UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x + y) & 255)
          case .stripes: x / 3 % 2 == 0 ? 0xFF_FFFF : 0x00_00FF
          case .checkerboard: (x + y) % 2 == 0 ? 0 : 0xFF_FFFF
          case .sparseDots: UInt8.random(in: 0...255, using: &random) == 0 ? 0xFF_0000 : 0xEE_EEEE
          case .cards:
            x % 40 < 30 && y % 25 < 20 ? UInt32(x / 40 * 7919 + y / 25 * 104_729) : 0xFFFFFF
          case .repeatedRows: y % 7 == 0 ? UInt32.random(in: 0...3, using: &random) : 0x80_8080
          }
        return 0xFF00_0000 | rgb & 0xFF_FFFF
      }
    }
  }

  @Test(arguments: Content.allCases, [(1, 1), (1, 40), (40, 1), (2, 3), (97, 61), (320, 200)])
  func `what was encoded decodes to the same pixels`(
    content: Content, size: (width: Int, height: Int)
  ) throws {
    let picture = content.picture(size.width, size.height)
    try #require(independentlyDecodedPixels(picture.encoded()) == picture.pixels)
    try #require(independentlyDecodedPixels(picture.encoded(hasAlpha: true)) == picture.pixels)
  }

  @Test(arguments: Content.allCases, [false, true])
  func `the decoder for our own files gives the same pixels`(
    content: Content, hasAlpha: Bool
  ) throws {
    let picture = content.picture(97, 61)
    try #require(decodedPixels(picture.encoded(hasAlpha: hasAlpha)) == picture.pixels)
  }

  @Test(arguments: [511, 512, 513, 1024, 1025])
  func `bands of 512 rows join to the whole picture`(height: Int) throws {
    let picture = Content.cards.picture(30, height)
    try #require(independentlyDecodedPixels(picture.encoded()) == picture.pixels)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `bands of any height join to the whole picture`(bandHeight: Int) throws {
    let picture = Content.noise.picture(13, 20)
    try #require(
      independentlyDecodedPixels(picture.encoded(bandHeight: bandHeight)) == picture.pixels)
  }

  @Test(arguments: Content.allCases, [false, true])
  func `rows that are in memory once are encoded as any`(
    content: Content, hasAlpha: Bool
  ) throws {
    // Each row three times, in bands of which the first has 512 rows.
    let picture = content.picture(40, 200)
    let tripled = TestPixels(40, 600) { x, y in picture.pixels[y / 3 * 40 + x] }
    let pixels = picture.pixels
    let file = try encodePNG(
      width: 40, height: 600, hasAlpha: hasAlpha,
      repeatsRowAbove: { $0 % 3 != 0 },
      paint: { rows, output in
        for y in rows {
          for x in 0..<40 { output[(y - rows.lowerBound) * 40 + x] = pixels[y / 3 * 40 + x] }
        }
      })
    try #require(file == tripled.encoded(hasAlpha: hasAlpha))
  }

  @Test(arguments: Content.allCases, [false, true])
  func `rows that were kept for their digests are encoded to the same bytes`(
    content: Content, hasAlpha: Bool
  ) throws {
    // Also rows that are too long for a match with the row above: 11,000 × 3 > 32,768.
    for (width, height) in [(97, 61), (40, 512), (11_000, 3)] {
      let picture = content.picture(width, height)
      let band = try picture.pixels.withUnsafeBytes { bytes in
        let rows = PixelRows(
          start: try #require(bytes.baseAddress), stride: width * 4, count: height)
        var digester = PixelRowDigester(width: width, hasAlpha: hasAlpha)
        let kept = try #require(digester.digests(of: rows, keepsRows: true).kept)
        var encoder = PNGBandEncoder(width: width, hasAlpha: hasAlpha)
        return (kept: encoder.encode(kept, isLast: true), rows: encoder.encode(rows, isLast: true))
      }
      expect(band.kept.deflated, equals: band.rows.deflated)
      expect(band.kept.checksum, equals: band.rows.checksum)
      expect(band.kept.rawByteCount, equals: band.rows.rawByteCount)
    }
  }

  @Test func `rows are kept once, also those of a cell further below`() throws {
    // Three cells of 20 rows, and in each 5 rows that are not those of the others.
    let picture = TestPixels(30, 60) { x, y in
      0xFF00_0000 | UInt32(y % 20 < 5 ? y * 1000 + x : y % 20 / 3 * 77)
    }
    let kept = try picture.pixels.withUnsafeBytes { bytes in
      let rows = PixelRows(start: try #require(bytes.baseAddress), stride: 30 * 4, count: 60)
      var digester = PixelRowDigester(width: 30, hasAlpha: false)
      return try #require(digester.digests(of: rows, keepsRows: true).kept)
    }
    // Fifteen, and those of the rows 5 ..< 20 in threes: 5, 6 ..< 9, … 18 ..< 20.
    expect(kept.keptCount, equals: 15 + 6)
    expect(kept.keptPlaces.suffix(15), equals: kept.keptPlaces[5..<20])
    let pixels = kept.withKeptPixels { Array($0) }
    let all = kept.keptPlaces.flatMap { pixels[Int($0) * 30..<Int($0) * 30 + 30] }
    expect(all, equals: picture.pixels)
  }

  // A match reaches back 32,768 bytes. A row is 1 + 3 × width or 1 + 4 × width bytes long:
  // 10,922 × 3 + 1 = 32,767 is the widest row of RGB that the row above can be copied to, and
  // 8,191 × 4 + 1 = 32,765 the widest of RGBA.
  @Test(arguments: [8190, 8191, 8192, 10_921, 10_922, 10_923, 32_767])
  func `rows about as wide as a match reaches decode to the same pixels`(width: Int) throws {
    let picture = Content.repeatedRows.picture(width, 9)
    try #require(independentlyDecodedPixels(picture.encoded()) == picture.pixels)
    try #require(independentlyDecodedPixels(picture.encoded(hasAlpha: true)) == picture.pixels)
  }

  // A match copies at most 258 bytes: 86 pixels of RGB, 64 and a half of RGBA. What is left of a
  // run must not be shorter than 3 bytes.
  @Test(arguments: [63, 64, 65, 85, 86, 87, 128, 129, 130, 171, 172, 173, 174])
  func `runs about as long as matches decode to the same pixels`(length: Int) throws {
    let picture = TestPixels(length + 2, 3) { x, y in
      x == 0 || x > length ? 0xFF00_0000 + UInt32(x * 31 + y) : 0xFFFF_FFFF
    }
    try #require(independentlyDecodedPixels(picture.encoded()) == picture.pixels)
    try #require(independentlyDecodedPixels(picture.encoded(hasAlpha: true)) == picture.pixels)
  }

  @Test func `translucent pixels come back as they were`() throws {
    // Every premultiplied grey: component c ≤ alpha a, in column c and row a.
    let picture = TestPixels(256, 256) { x, y in
      let (component, alpha) = (UInt32(min(x, y)), UInt32(y))
      return alpha << 24 | component << 16 | component << 8 | component
    }
    let png = picture.encoded(hasAlpha: true)
    try #require(independentlyDecodedPixels(png) == picture.pixels)
    try #require(decodedPixels(png) == picture.pixels)
  }

  @Test func `an opaque picture does not depend on the bytes that have no meaning`() throws {
    var random = SeededGenerator(seed: 3)
    let picture = Content.cards.picture(100, 60)
    var garbled = picture
    for index in garbled.pixels.indices {
      garbled.pixels[index] &= 0xFF_FFFF
      garbled.pixels[index] |= UInt32.random(in: 0...255, using: &random) << 24
    }
    expect(garbled.encoded(), equals: picture.encoded())
  }

  @Test func `a flat picture takes a few hundredths of a bit for each pixel`() throws {
    // A row of 3000 bytes is 11 matches of 258 bytes at a bit or two each, and one that starts at
    // the row above, of about 30 bits: with its 1000 rows, less than 1000 × 64 bits.
    let picture = Content.flat.picture(1000, 1000)
    #expect(picture.encoded().count < 8000)
  }

  @Test func `noise grows by less than a hundredth`() throws {
    let picture = Content.noise.picture(300, 300)
    #expect(picture.encoded().count < 300 * 300 * 3 * 101 / 100)
  }
}
