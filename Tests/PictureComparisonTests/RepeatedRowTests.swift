import ImageDecoding
import PictureComparison
import TestSupport
import Testing

/// Rows that repeat the one above them are compared and painted once: nobody is to see that.
struct RepeatedRowTests {
  /// A picture of flat cards, high enough for several bands; its rows repeat but at their edges.
  private static let cards: TestPicture = {
    var picture = TestPicture(300, 2000)
    for y in stride(from: 3, to: 1900, by: 97) {
      picture = picture.with(0xFF9500, x: 11, y: y, width: 250, height: 70)
    }
    return picture.with(0x102030, x: 40, y: 500, width: 3, height: 1)
  }()

  private static let other: TestPicture = {
    var picture = cards
    for index in picture.pixels.indices where picture.pixels[index] == 0xFFFF_9500 {
      picture.pixels[index] = 0xFF00_C7BE
    }
    return picture.with(0x102030, x: 90, y: 1203, width: 1, height: 9)
  }()

  /// The picture as a file that the decoder of all kinds reads, which knows of no repeated row.
  private static func file(_ picture: TestPicture) throws -> [UInt8] {
    withTime(try picture.png())
  }

  static let tolerances = [
    Tolerance(), Tolerance(comparator: .yiq, threshold: 0.1),
    Tolerance(comparator: .yiq, threshold: 0.1, ignoresAntialiasing: true),
    Tolerance(comparator: .yiq7), Tolerance(comparator: .oklab, threshold: 0.2),
  ]

  @Test(arguments: tolerances)
  func `a comparison does not depend on which rows are known to be repeated`(
    tolerance: Tolerance
  ) throws {
    let masks = [PixelRect(x: 30, y: 200, width: 55, height: 131)]
    let known = try comparePNG(
      expected: Self.cards.png(), actual: Self.other.png(), tolerance: tolerance, masks: masks)
    let unknown = try comparePNG(
      expected: Self.file(Self.cards), actual: Self.file(Self.other), tolerance: tolerance,
      masks: masks, decodesAlways: true)
    expect(known.match, equals: unknown.match)
    #expect(known.match.difference != nil)
    let painted = try known.pictures.flatMap { try differencePNG(of: $0) }
    let paintedOther = try unknown.pictures.flatMap { try differencePNG(of: $0) }
    expect(painted, equals: paintedOther)
  }

  @Test func `differing pixels are counted in all rows`() throws {
    let match = try compare(expected: Self.cards.png(), actual: Self.other.png())
    let changed = zip(Self.cards.pixels, Self.other.pixels).count { $0 != $1 }
    expect(match.difference?.differingPixels, equals: changed)
    let inClusters = match.difference?.clusters.reduce(0) { $0 + $1.differingPixels }
    expect(inClusters, equals: changed)
  }

  @Test func `pictures of two sizes are painted to their ends`() throws {
    let narrow = TestPicture(200, 1500, 0xFF9500)
    let painted = try paintedDifference(expected: Self.cards.png(), actual: narrow.png())
    let unknown = try paintedDifference(
      expected: Self.file(Self.cards), actual: Self.file(narrow))
    expect(painted, equals: unknown)
    #expect(painted != nil)
  }

  @Test(arguments: [false, true])
  func `pixels that are at hand are compared as those of their file are`(
    isOther: Bool
  ) throws {
    let picture = isOther ? Self.other : Self.cards
    let pixels = try StraightPixels(decodingPNG: picture.png(), limits: .golden)
    let comparison = try comparePNG(expected: Self.cards.png(), actual: .pixels(pixels))
    let expected = try compare(
      expected: Self.cards.png(), actual: picture.png(comment: "other bytes"),
      decodesAlways: true)
    expect(comparison.match, equals: expected)
  }
}
