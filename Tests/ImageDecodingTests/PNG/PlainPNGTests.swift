import ImageDecoding
import TestSupport
import Testing

/// Pictures as this project writes them; with a time, the decoder of all kinds takes them.
struct PlainPNGTests {
  /// Rows with filters that have the given samples, as RFC 2083 defines them.
  private static func filtered(
    _ rows: [[UInt8]], _ filters: [UInt8], bytesPerPixel: Int
  ) -> [UInt8] {
    var above = [UInt8](repeating: 0, count: rows[0].count)
    var bytes: [UInt8] = []
    // In loops: closures are slow where nothing is optimised.
    for (row, filter) in zip(rows, filters) {
      bytes.append(filter)
      if filter == 0 {
        bytes += row
      } else {
        for index in row.indices {
          let left = index < bytesPerPixel ? 0 : row[index - bytesPerPixel]
          let upLeft = index < bytesPerPixel ? 0 : above[index - bytesPerPixel]
          let guess: UInt8 =
            switch filter {
            case 1: left
            case 2: above[index]
            case 3: UInt8((Int(left) + Int(above[index])) / 2)
            default: paeth(Int(left), Int(above[index]), Int(upLeft))
            }
          bytes.append(row[index] &- guess)
        }
      }
      above = row
    }
    return bytes
  }

  /// The one that is nearest to `left + up - upLeft`, and the first of two.
  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> UInt8 {
    let (toLeft, toUp) = (abs(up - upLeft), abs(left - upLeft))
    let toUpLeft = abs(left + up - 2 * upLeft)
    if toLeft <= toUp && toLeft <= toUpLeft { return UInt8(left) }
    return UInt8(toUp <= toUpLeft ? up : upLeft)
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
        return UInt32(row[place]) << 24 | UInt32(row[place + 1]) << 16
          | UInt32(row[place + 2]) << 8 | UInt32(alpha)
      }
    }
    return (png, pixels)
  }

  private static let filterSets: [[UInt8]] = [
    [0], [0, 1, 2, 3, 4], [2], [1, 2], [0, 2], [0, 3], [0, 4],
  ]

  @Test(
    arguments: [(300, 400), (40, 4001), (9000, 40), (30_000, 12)], [2, 6] as [UInt8])
  func `rows of runs are what they were, by both decoders`(
    size: (width: Int, height: Int), colorType: UInt8
  ) throws {
    for (seed, filters) in Self.filterSets.enumerated() {
      var (png, pixels) = try Self.layout(
        width: size.width, height: size.height, colorType: colorType, seed: UInt64(seed),
        filters: filters)
      try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
      png.hasTime = true
      try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
    }
  }

  /// A row's filter and 300 pixels of RGB.
  private static let rowByteCount = 1 + 3 * 300

  @Test func `a broken picture is refused for the same reason by both decoders`() throws {
    let (png, _) = try Self.layout(width: 300, height: 400, colorType: 2, seed: 7, filters: [0])
    let stream = zlib(png.rows)
    var broken: [(TestPNG, String)] = []
    var other = png
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
    try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
    png.hasTime = true
    try #require(StraightPixelsTests.straightPixels(png.bytes) == pixels)
  }
}
