import ImageDecoding
import TestSupport
import Testing

/// Pictures whose rows are decoded while they are decompressed; with a time, the decoder of all kinds
/// takes them.
struct WindowedRowsTests {
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

  /// A picture of rows that are mostly runs, of which many equal an earlier one.
  private static func layout(
    width: Int, height: Int, colorType: UInt8, seed: UInt64, filters: [UInt8]
  ) throws -> (png: TestPNG, pixels: [UInt32]) {
    var random = SeededGenerator(seed: seed)
    let bytesPerPixel = colorType == 2 ? 3 : 4
    var rows: [[UInt8]] = []
    while rows.count < height {
      if random.below(2) > 0, let row = rows.isEmpty ? nil : rows[random.below(rows.count)] {
        let count = 1 + random.below(max(1, min(40, height / 8)))
        rows += Array(repeating: row, count: count)
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
    try #require(Set(rows).count >= 4)
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

  /// Whether a picture is decoded in a window.
  private static func isWindowed(_ png: TestPNG) -> Bool {
    WindowedRows.isWorthwhile(
      rowByteCount: png.rows.count / png.height, height: png.height,
      streamByteCount: (png.stream ?? zlib(png.rows)).count)
  }

  private static let filterSets: [[UInt8]] = [
    [0], [0, 1, 2, 3, 4], [2], [1, 2], [0, 2], [0, 3], [0, 4],
  ]

  // Sides by which the window has many rows, a part of a row at its end, and no more than a few rows.
  @Test(
    arguments: [(300, 400), (40, 4001), (9000, 40), (30_000, 12)], [2, 6] as [UInt8])
  func `rows that are decoded in a window are what they were`(
    size: (width: Int, height: Int), colorType: UInt8
  ) throws {
    for (seed, filters) in Self.filterSets.enumerated() {
      var (png, pixels) = try Self.layout(
        width: size.width, height: size.height, colorType: colorType, seed: UInt64(seed),
        filters: filters)
      try #require(Self.isWindowed(png))
      try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
      png.hasTime = true
      try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
    }
  }

  /// A row's filter and 300 pixels of RGB.
  private static let rowByteCount = 1 + 3 * 300

  /// Blocks of RFC 1951 that have `count` zeros, with fixed codes.
  private static func zeros(_ count: Int, isLast: Bool) -> [UInt8] {
    // The block's kind is 1, of two bits whose least significant one is first.
    var bits = [isLast, true, false]
    func append(_ code: Int, _ length: Int) {
      // The most significant bit is first.
      for bit in (0..<length).reversed() { bits.append(code >> bit & 1 == 1) }
    }
    // The literal 0; a copy of 258 bytes from one byte back; the end.
    for _ in 0..<1 + (count - 1) % 258 { append(0b0011_0000, 8) }
    for _ in 0..<(count - 1) / 258 { append(0b1100_0101_00000, 13) }
    append(0, 7)
    // A stored block after it begins with three bits for its kind, 0, and then at a whole byte.
    if !isLast { bits += [false, false, false] }
    while bits.count % 8 != 0 { bits.append(false) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
    }
  }

  // The first window ends at 32,768 + 131,072 = 163,840 bytes: in the stored ones, which begin at 160,000.
  @Test func `a stored block may cross the window's end`() throws {
    var random = SeededGenerator(seed: 11)
    let stored = 160_000..<225_000
    var rows = [UInt8](repeating: 0, count: Self.rowByteCount * 4000)
    for index in stored { rows[index] = UInt8(random.below(256)) }
    for y in 0..<4000 where stored.contains(y * Self.rowByteCount) {
      rows[y * Self.rowByteCount] = UInt8(y % 5)
    }
    var png = TestPNG(width: 300, height: 4000, colorType: 2, rows: rows)
    let count = [UInt8(stored.count & 255), UInt8(stored.count >> 8)]
    png.stream =
      [0x78, 0x01] + Self.zeros(stored.lowerBound, isLast: false) + count + count.map(~)
      + rows[stored] + Self.zeros(rows.count - stored.upperBound, isLast: true)
      + zlib(rows).suffix(4)
    try #require(Self.isWindowed(png))
    let pixels = try StraightPixelsTests.straightPixels(png.bytes)
    png.hasTime = true
    try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
    // The last row before the stored bytes is 176, as 177 × 901 = 159,477; row 178 is all of them.
    #expect(Set(pixels[..<(177 * 300)]) == [255])
    #expect(Set(pixels[(178 * 300)..<(179 * 300)]).count > 290)
  }

  @Test func `a picture that is decoded in a window is refused like any other one`() throws {
    let (png, _) = try Self.layout(width: 300, height: 400, colorType: 2, seed: 7, filters: [0])
    let stream = zlib(png.rows)
    var broken: [(TestPNG, String)] = []
    var other = png
    // The filter of row 221: the first window has 163,840 / 901 = 181 whole rows.
    other.rows[Self.rowByteCount * 221] = 5
    broken.append((other, "a filter that PNG does not have"))
    other = png
    other.stream = stream.dropLast(4) + stream.suffix(4).map { $0 ^ 1 }
    broken.append((other, "a wrong checksum"))
    for (count, what) in [(1, "a byte too few"), (Self.rowByteCount, "a row too few")] {
      other = png
      other.stream = zlib(Array(png.rows.dropLast(count)))
      broken.append((other, what))
    }
    for (png, what) in broken {
      try #require(Self.isWindowed(png))
      var plain = png
      plain.hasTime = true
      // The decoder of all kinds gives the reason.
      let expected = #expect(throws: PictureError.self) {
        try StraightPixelsTests.straightPixels(plain.bytes)
      }
      let found = #expect(throws: PictureError.self) {
        try StraightPixelsTests.straightPixels(png.bytes)
      }
      #expect(found == expected, "\(what)")
    }
  }

  // The decoder of all kinds ignores what comes after the last row.
  @Test(arguments: [1, 901])
  func `bytes after the last row are left to the decoder of all kinds`(count: Int) throws {
    var (png, pixels) = try Self.layout(
      width: 300, height: 400, colorType: 2, seed: 7, filters: [0])
    png.stream = zlib(png.rows + [UInt8](repeating: 0, count: count))
    try #require(Self.isWindowed(png))
    try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
    png.hasTime = true
    try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
  }

  /// Bytes of a row, rows, and bytes of the stream; the greatest and the least ones, and one too many or
  /// too few.
  private static let sizes: [(row: Int, height: Int, stream: Int, isWorthwhile: Bool)] = [
    // Two windows of 163,840 bytes are 512 rows of 640, and a sixteenth of them is 20,480.
    (640, 512, 20_480, true),
    (640, 511, 20_440, false),
    (640, 512, 20_481, false),
    // The longest row is 1,048,576 bytes; two windows are four rows each.
    (1_048_576, 8, 524_288, true),
    (1_048_576, 7, 1, false),
    (1_048_577, 8, 1, false),
    (1_048_577, 100, 1, false),
  ]

  @Test(arguments: sizes)
  func `rows that are too few or too long, or hardly compressed, have no window`(
    size: (row: Int, height: Int, stream: Int, isWorthwhile: Bool)
  ) {
    let isWorthwhile = WindowedRows.isWorthwhile(
      rowByteCount: size.row, height: size.height, streamByteCount: size.stream)
    #expect(isWorthwhile == size.isWorthwhile)
  }
}
