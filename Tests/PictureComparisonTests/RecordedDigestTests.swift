import PictureComparison
import TestSupport
import Testing

struct RecordedDigestTests {
  private static let white = TestPicture(20, 10)

  @Test func `files with the same digest pass without being decoded`() throws {
    try #require(
      compare(expected: Self.white.png(), actual: Self.white.png(comment: "b"))
        == .identicalDigests)
  }

  @Test func `a digest of other pixels is believed, unless files are always decoded`() throws {
    let expected = try Self.white.png()
    let other = try Self.white.with(0, x: 3, y: 4).png()
    // The digest's chunk of 12 + 54 bytes stands before the 12 of IEND.
    let forged = other.dropLast(78) + expected.suffix(78)
    try #require(compare(expected: expected, actual: Array(forged)) == .identicalDigests)
    let match = try compare(expected: expected, actual: Array(forged), decodesAlways: true)
    expect(match.difference?.differingPixels, equals: 1)
  }
}
