import PictureComparison
import TestSupport
import Testing

struct MaskTests {
  private static let white = TestPicture(10, 8)
  private static let black = TestPicture(10, 8, 0x000000)

  /// Masks on a picture of 10 × 8 pixels, and how many pixels they cover.
  static let masks: [(rects: [PixelRect], count: Int)] = [
    ([], 0),
    ([PixelRect(x: 1, y: 1, width: 3, height: 2)], 6),
    // Two of 3 × 3 that share 2 × 2.
    ([PixelRect(x: 0, y: 0, width: 3, height: 3), PixelRect(x: 1, y: 1, width: 3, height: 3)], 14),
    // Beyond each edge: 2 × 2 at the top left, 1 × 1 at the bottom right.
    (
      [PixelRect(x: -3, y: -3, width: 5, height: 5), PixelRect(x: 9, y: 7, width: 9, height: 9)], 5
    ),
    ([PixelRect(x: 20, y: 20, width: 5, height: 5)], 0),
    ([PixelRect(x: 2, y: 2, width: 0, height: 5), PixelRect(x: 2, y: 2, width: -4, height: 5)], 0),
    ([PixelRect(x: 3, y: .min, width: .max, height: .max)], 0),
    ([PixelRect(x: 3, y: 4, width: .max, height: .max)], 28),
    ([PixelRect(x: .max, y: .max, width: .max, height: .max)], 0),
    ([PixelRect(x: .min, y: .min, width: .max, height: .max)], 0),
  ]

  @Test(arguments: masks)
  func `masked pixels are counted once and are not compared`(
    row: (rects: [PixelRect], count: Int)
  ) throws {
    let difference = try compare(
      expected: Self.white.png(), actual: Self.black.png(), masks: row.rects
    ).difference
    expect(difference?.maskedPixels, equals: row.count)
    expect(difference?.differingPixels, equals: 80 - row.count)
  }

  @Test func `a mask also covers what only one picture has`() throws {
    // 10 × 8 against 12 × 8: two columns of 8, of which 2 × 3 are masked.
    let difference = try compare(
      expected: Self.white.png(), actual: TestPicture(12, 8).png(),
      masks: [PixelRect(x: 9, y: 0, width: 9, height: 3)]
    ).difference
    expect(difference?.differingPixels, equals: 10)
    expect(difference?.maskedPixels, equals: 9)
  }
}
