import PictureComparison
import TestSupport
import Testing

struct ComparePNGTests {
  private static let white = TestPicture(20, 10)
  private static let dotted = white.with(0x000000, x: 3, y: 4)

  @Test func `files of the same bytes are the same, whatever they hold`() throws {
    let bytes: [UInt8] = [1, 2, 3]
    try #require(compare(expected: bytes, actual: bytes) == .identicalBytes)
  }

  @Test func `files with the same pixels and other texts are the same`() throws {
    let match = try compare(
      expected: Self.dotted.png(), actual: Self.dotted.png(comment: "b"), decodesAlways: true)
    expect(match, equals: .identicalPixels)
  }

  @Test func `a pixel of another colour is a difference with its place`() throws {
    let match = try compare(expected: Self.white.png(), actual: Self.dotted.png())
    let size = PixelSize(width: 20, height: 10)
    #expect(
      match
        == .different(
          PictureDifference(
            expectedSize: size, actualSize: size, differingPixels: 1,
            clusters: [
              .init(box: PixelRect(x: 3, y: 4, width: 1, height: 1), differingPixels: 1)
            ],
            // White and black are as far apart as colours can be.
            sweep: [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5].map {
              .init(threshold: $0, differingPixels: 1)
            })))
  }

  @Test func `what differs under a mask alone is within the tolerance`() throws {
    let match = try compare(
      expected: Self.white.png(), actual: Self.dotted.png(),
      masks: [PixelRect(x: 2, y: 3, width: 4, height: 2)])
    guard case .withinTolerance(let difference) = match else {
      Issue.record("\(match)")
      return
    }
    expect(difference.differingPixels, equals: 0)
    expect(difference.maskedPixels, equals: 8)
  }

  @Test func `another size is a difference that no tolerance allows`() throws {
    let tolerance = Tolerance(maxDifferingPixels: 1000)
    // Wider by 2 × 10 pixels, lower by 20 × 3: what only one of them covers differs.
    let match = try compare(
      expected: Self.white.png(), actual: TestPicture(22, 7).png(), tolerance: tolerance)
    let size = PixelSize(width: 20, height: 10)
    guard case .different(let difference) = match else {
      Issue.record("\(match)")
      return
    }
    expect(difference.expectedSize, equals: size)
    expect(difference.actualSize, equals: PixelSize(width: 22, height: 7))
    expect(difference.differingPixels, equals: 20 * 3 + 2 * 7)
    expect(
      difference.clusters,
      equals: [
        .init(box: PixelRect(x: 0, y: 7, width: 20, height: 3), differingPixels: 60),
        .init(box: PixelRect(x: 20, y: 0, width: 2, height: 7), differingPixels: 14),
      ])
  }

  @Test func `a picture of where two differ shows both, and what only one covers`() throws {
    let picture = try #require(
      try paintedDifference(
        expected: TestPicture(4, 1, 0x000000).png(),
        actual: TestPicture(5, 2, 0x000000).with(0xFFFFFF, x: 1, y: 0).png(),
        masks: [PixelRect(x: 2, y: 0, width: 1, height: 1)]))
    let pixels = try straightPixels(picture)
    // Black at a tenth of its strength is 255 − 25.5 = 229.5, cut off.
    expect(pixels.prefix(4), equals: [0xE5E5_E5FF, 0xFF00_00FF, 0xA8CC_FFFF, 0xE5E5_E5FF])
    expect(pixels.count, equals: 10)
  }

  @Test func `results do not depend on the number of workers`() throws {
    // More than a megapixel, from where on several threads compare, in several bands.
    let expected = TestPicture(1100, 1000).with(0x808080, x: 10, y: 10, width: 900, height: 900)
    let actual = expected.with(0x808180, x: 100, y: 200, width: 30, height: 500)
      .with(0xFF0000, x: 1000, y: 0, width: 50, height: 1000)
    let files = try (expected: expected.png(), actual: actual.png())
    let one = try compare(expected: files.expected, actual: files.actual)
    // 30 × 500 and 50 × 1000.
    expect(one.difference?.differingPixels, equals: 65_000)
    try #require(compare(expected: files.expected, actual: files.actual, workers: 3) == one)
    let painted = try paintedDifference(expected: files.expected, actual: files.actual)
    try #require(
      paintedDifference(expected: files.expected, actual: files.actual, workers: 3) == painted)
  }

  @Test func `sizes whose canvas no picture could show are compared, and have no picture`() throws {
    // 2^15 pixels in a row and in a column: the canvas that holds both has 2^30.
    let wide = try TestPicture(1 << 15, 1).png()
    let high = try TestPicture(1, 1 << 15).png()
    let difference = try compare(expected: wide, actual: high).difference
    // All but the pixel that both cover.
    expect(difference?.differingPixels, equals: 2 * ((1 << 15) - 1))
    try #require(paintedDifference(expected: wide, actual: high) == nil)
  }
}
