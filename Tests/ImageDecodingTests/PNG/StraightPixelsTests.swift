import ImageDecoding
import TestSupport
import Testing

struct StraightPixelsTests {
  /// The pixels of a file, red in the highest byte and alpha in the lowest.
  private static func straightPixels(_ bytes: [UInt8]) throws -> [UInt32] {
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

  /// Rows with filters that have the given samples, as RFC 2083 defines them.
  private static func filtered(
    _ rows: [[UInt8]], _ filters: [UInt8], bytesPerPixel: Int
  ) -> [UInt8] {
    var above = [UInt8](repeating: 0, count: rows[0].count)
    return zip(rows, filters).flatMap { row, filter in
      defer { above = row }
      return [filter]
        + row.indices.map { index in
          let left = index < bytesPerPixel ? 0 : row[index - bytesPerPixel]
          let upLeft = index < bytesPerPixel ? 0 : above[index - bytesPerPixel]
          let guess: UInt8 =
            switch filter {
            case 1: left
            case 2: above[index]
            case 3: UInt8((Int(left) + Int(above[index])) / 2)
            case 4: paeth(Int(left), Int(above[index]), Int(upLeft))
            default: 0
            }
          return row[index] &- guess
        }
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> UInt8 {
    let sum = left + up - upLeft
    let nearest = [left, up, upLeft].min { abs($0 - sum) < abs($1 - sum) }
    return UInt8(nearest ?? 0)
  }

  /// A picture that is decoded in a window: at least 327,680 bytes, which are mostly runs.
  private static func layout(
    width: Int, height: Int, colorType: UInt8, seed: UInt64, filters: [UInt8]
  ) -> (png: TestPNG, pixels: [UInt32]) {
    var random = SeededGenerator(seed: seed)
    let bytesPerPixel = colorType == 2 ? 3 : 4
    var rows: [[UInt8]] = []
    while rows.count < height {
      if random.below(3) > 0, let row = rows.isEmpty ? nil : rows[random.below(rows.count)] {
        rows += Array(repeating: row, count: 1 + random.below(40))
        continue
      }
      var row: [UInt8] = []
      while row.count < width * bytesPerPixel {
        let pixel = (0..<bytesPerPixel).map { _ in UInt8(random.below(256)) }
        row += (0..<1 + random.below(width)).flatMap { _ in pixel }
      }
      rows.append(Array(row.prefix(width * bytesPerPixel)))
    }
    rows = Array(rows.prefix(height))
    let kinds = rows.map { _ in filters[random.below(filters.count)] }
    let png = TestPNG(
      width: width, height: height, colorType: colorType,
      rows: filtered(rows, kinds, bytesPerPixel: bytesPerPixel))
    let pixels = rows.flatMap { row in
      (0..<width).map { x -> UInt32 in
        let place = x * bytesPerPixel
        let alpha = bytesPerPixel == 4 ? row[place + 3] : 255
        return row[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) } << 8 | UInt32(alpha)
      }
    }
    return (png, pixels)
  }

  // Sides by which the window has many rows, a part of a row at its end, and no more than a few rows.
  @Test(
    arguments: [(300, 400), (40, 4001), (9000, 40), (30_000, 12)], [2, 6] as [UInt8])
  func `rows that are decoded in a window are what they were`(
    size: (width: Int, height: Int), colorType: UInt8
  ) throws {
    for (seed, filters) in [[0], [0, 1, 2, 3, 4], [2], [1, 2], [0, 2]].enumerated() {
      var (png, pixels) = Self.layout(
        width: size.width, height: size.height, colorType: colorType, seed: UInt64(seed),
        filters: filters.map(UInt8.init))
      try #require(zlib(png.rows).count < png.rows.count / RunInflater.leastRatio)
      try #require(Self.straightPixels(png.bytes) == pixels)
      png.hasTime = true
      try #require(Self.straightPixels(png.bytes) == pixels)
    }
  }

  @Test func `a picture that is decoded in a window is refused like any other one`() throws {
    let (png, _) = Self.layout(
      width: 300, height: 400, colorType: 2, seed: 7, filters: [0])
    let checksum = [UInt8](zlib(png.rows).suffix(4))
    var broken: [(TestPNG, String)] = []
    var other = png
    other.rows[901 * 221] = 5
    broken.append((other, "a filter that PNG does not have"))
    other = png
    other.stream = zlib(png.rows).dropLast(4) + checksum.map { $0 ^ 1 }
    broken.append((other, "a wrong checksum"))
    for (count, what) in [(-1, "a byte too few"), (-901, "a row too few")] {
      other = png
      other.stream = zlib(Array(png.rows.dropLast(-count)))
      broken.append((other, what))
    }
    for (png, what) in broken {
      var plain = png
      plain.hasTime = true
      // The decoder of all kinds gives the reason.
      let expected = #expect(throws: PictureError.self) { try Self.straightPixels(plain.bytes) }
      let found = #expect(throws: PictureError.self) { try Self.straightPixels(png.bytes) }
      #expect(found == expected, "\(what)")
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
