import ImageDecoding
import PNGEncoding
import TestSupport
import Testing

struct PixelDigestTests {
  /// Flat rows, rows that repeat, and noise, for rows short and long.
  private static let pictures = [
    TestPixels(1, 1) { _, _ in 0xFF12_3456 },
    TestPixels(3, 40) { x, y in 0xFF00_0000 | UInt32(x + y / 10 * 7) },
    TestPixels(300, 9) { x, y in
      0xFF00_0000 | UInt32(truncatingIfNeeded: x &* y &* 0x9E37_79B1) >> 8
    },
  ]

  @Test func `the digest is XXH3-128 of the pixels, as another library computes it`() throws {
    let folder = try TemporaryFolder()
    var files: [[UInt8]] = []
    var paths: [String] = []
    for hasAlpha in [false, true] {
      for picture in Self.pictures {
        let file = picture.encoded(hasAlpha: hasAlpha)
        paths.append(try folder.write(file, to: "\(paths.count).png"))
        files.append(file)
      }
    }
    let run = try runPython("Tests/PNGEncodingTests/pixel_digest.py", paths)
    expect(run.errors, equals: "")
    expect(
      files.map(PixelDigest.recorded), equals: run.text.split(separator: "\n").map(String.init))
    expect(files.count, equals: 6)
  }

  @Test(arguments: [1, 7, 40])
  func `the digest does not depend on the bands`(bandHeight: Int) {
    let picture = Self.pictures[1]
    expect(
      PixelDigest.recorded(inPNG: picture.encoded(bandHeight: bandHeight)),
      equals: PixelDigest.recorded(inPNG: picture.encoded(bandHeight: 13)))
  }

  @Test func `pictures with the same samples in another shape have other digests`() {
    let digests = [(1, 6), (6, 1), (2, 3), (3, 2)].map {
      PixelDigest.recorded(inPNG: TestPixels($0, $1) { _, _ in 0xFF00_0000 }.encoded())
    }
    expect(Set(digests).count, equals: 4)
    #expect(!digests.contains(nil))
  }

  @Test func `a digest with a wrong checksum is none`() throws {
    let file = Self.pictures[0].encoded()
    // IEND has 12 bytes; before it stands the digest's checksum, and before that its last digit.
    var wrong = file
    wrong[file.count - 12 - 4 - 1] ^= 1
    #expect(PixelDigest.recorded(inPNG: file) != nil)
    #expect(PixelDigest.recorded(inPNG: wrong) == nil)
  }

  @Test func `two digests are none, as one of them is wrong`() {
    let text = PNGText(keyword: PixelDigest.keyword, text: "XXH3-128 0")
    #expect(PixelDigest.recorded(inPNG: Self.pictures[0].encoded(text: [text])) == nil)
  }
}
