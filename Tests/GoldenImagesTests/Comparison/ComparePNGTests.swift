import GoldenImages
import ImageDecoding
import Testing

struct ComparePNGTests {
  private static let white = TestPicture(20, 10)
  private static let dotted = white.with(0x000000, x: 3, y: 4)

  @Test func `files of the same bytes are the same, whatever they hold`() throws {
    let bytes: [UInt8] = [1, 2, 3]
    #expect(try comparePNG(expected: bytes, actual: bytes) == .identicalBytes)
  }

  @Test func `files with the same pixels and other texts are the same`() throws {
    let match = try comparePNG(
      expected: Self.dotted.png(), actual: Self.dotted.png(comment: "b"), decodesAlways: true)
    #expect(match == .identicalPixels)
  }

  @Test func `a pixel of another colour is a difference with its place`() throws {
    let match = try comparePNG(expected: Self.white.png(), actual: Self.dotted.png())
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
    let match = try comparePNG(
      expected: Self.white.png(), actual: Self.dotted.png(),
      masks: [PixelRect(x: 2, y: 3, width: 4, height: 2)])
    guard case .withinTolerance(let difference) = match else {
      Issue.record("\(match)")
      return
    }
    #expect(difference.differingPixels == 0)
    #expect(difference.maskedPixels == 8)
  }

  @Test func `another size is a difference that no tolerance allows`() throws {
    let tolerance = Tolerance(maxDifferingPixels: 1000)
    // Wider by 2 × 10 pixels, lower by 20 × 3: what only one of them covers differs.
    let match = try comparePNG(
      expected: Self.white.png(), actual: TestPicture(22, 7).png(), tolerance: tolerance)
    let size = PixelSize(width: 20, height: 10)
    guard case .different(let difference) = match else {
      Issue.record("\(match)")
      return
    }
    #expect(difference.expectedSize == size)
    #expect(difference.actualSize == PixelSize(width: 22, height: 7))
    #expect(difference.differingPixels == 20 * 3 + 2 * 7)
    #expect(
      difference.clusters == [
        .init(box: PixelRect(x: 0, y: 7, width: 20, height: 3), differingPixels: 60),
        .init(box: PixelRect(x: 20, y: 0, width: 2, height: 7), differingPixels: 14),
      ])
  }

  @Test func `a picture of where two differ shows both, and what only one covers`() throws {
    let picture = try #require(
      try differencePNG(
        expected: TestPicture(4, 1, 0x000000).png(),
        actual: TestPicture(5, 2, 0x000000).with(0xFFFFFF, x: 1, y: 0).png(),
        masks: [PixelRect(x: 2, y: 0, width: 1, height: 1)]))
    let pixels = try straightPixels(picture)
    // Black at a tenth of its strength is 255 − 25.5 = 229.5, cut off.
    #expect(pixels.prefix(4) == [0xE5E5_E5FF, 0xFF00_00FF, 0xA8CC_FFFF, 0xE5E5_E5FF])
    #expect(pixels.count == 10)
  }
}
