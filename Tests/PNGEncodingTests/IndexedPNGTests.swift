import ImageDecoding
import PNGEncoding
import TestSupport
import Testing

struct IndexedPNGTests {
  /// The colours of the tests' pictures; a pixel's index is its column's, row's and picture's.
  private static let palette: [UInt32] = (0..<256).map { UInt32($0) &* 0x9E_3779 & 0xFF_FFFF }

  /// A picture of indices as a file, and the pixels that it has.
  private static func picture(
    _ width: Int, _ height: Int, workers: Int = 1,
    firstLike: @escaping @Sendable (Int) -> Int = { $0 },
    _ index: @escaping @Sendable (_ x: Int, _ y: Int) -> UInt8
  ) throws -> (file: [UInt8], pixels: [UInt32]) {
    let file = try encodeIndexedPNG(
      width: width, height: height, palette: palette, workers: workers,
      firstLike: firstLike
    ) { y, output in
      for x in 0..<width { output[x] = index(x, y) }
    }
    let pixels = (0..<width * height).map { place in
      0xFF00_0000 | palette[Int(index(place % width, place / width))]
    }
    return (file, pixels)
  }

  static let sizes = [(1, 1), (1, 40), (2, 3), (3, 2), (97, 61), (320, 1100)]

  @Test(arguments: sizes)
  func `indices decode to their colours`(width: Int, height: Int) throws {
    let pictures = [
      try Self.picture(width, height) { _, _ in 3 },
      try Self.picture(width, height) { x, y in UInt8(truncatingIfNeeded: x &* y &* 31) },
      try Self.picture(width, height) { x, y in UInt8((x / 7 + y / 5) % 2) },
      try Self.picture(width, height) { x, y in UInt8((x * 3 + y) % 4 / 3) },
    ]
    for picture in pictures {
      try #require(decodedPixels(picture.file) == picture.pixels)
    }
  }

  // A match copies from 3 to 258 bytes, and a row begins with a byte that is not a pixel.
  @Test(arguments: [1, 2, 3, 4, 257, 258, 259, 260, 261, 262, 516, 519])
  func `runs about as long as matches decode to their colours`(length: Int) throws {
    let picture = try Self.picture(length + 2, 4) { x, y in
      x == 0 || x > length ? UInt8(y / 2) : 9
    }
    try #require(decodedPixels(picture.file) == picture.pixels)
  }

  // A match reaches back 32,768 bytes: the row above is as far as a row is long, with its first byte.
  @Test(arguments: [32_766, 32_767, 32_768])
  func `rows about as wide as a match reaches decode to their colours`(width: Int) throws {
    let picture = try Self.picture(width, 6, firstLike: { $0 % 3 == 2 ? $0 - 1 : $0 }) { x, y in
      UInt8(truncatingIfNeeded: x / 11 &* (y / 3))
    }
    // As files have them, which sees more than a preview could show.
    let bytes = try StraightPixels(decodingPNG: picture.file, limits: .golden).bytes
    let expected = picture.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(pixel >> $0 & 255) }
    }
    expect(bytes, equals: expected)
  }

  // 20,000 pixels a row are more than room is kept for in a band, and 40,000 are more than a match
  // reaches back.
  @Test(arguments: [(200, 1200), (20_000, 130), (40_000, 40)])
  func `the bytes do not depend on which rows are known to be alike, nor on threads`(
    width: Int, height: Int
  ) throws {
    // Rows repeat the one above them, and in every third card those of the card above.
    let card: @Sendable (Int) -> Int = { y in y / 31 % 3 == 2 ? y - 31 : y }
    let index: @Sendable (Int, Int) -> UInt8 = { x, y in
      let y = card(y)
      return UInt8((x / 9 + y / 10 * 3 + (x % 97 == y % 97 ? 11 : 0) * (y % 10 / 7)) % 250)
    }
    let picture = try Self.picture(width, height, index)
    let firstLike: @Sendable (Int) -> Int = { y in
      let first = card(y)
      return first % 10 < 7 ? max(first / 10 * 10, first / 31 * 31) : first
    }
    let known = try Self.picture(width, height, firstLike: firstLike, index)
    expect(known.file, equals: picture.file)
    let parallel = try Self.picture(width, height, workers: 3, firstLike: firstLike, index)
    expect(parallel.file, equals: picture.file)
  }
}
