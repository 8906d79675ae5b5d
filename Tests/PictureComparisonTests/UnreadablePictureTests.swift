import ImageDecoding
import PictureComparison
import TestSupport
import Testing

struct UnreadablePictureTests {
  private static let picture = TestPicture(30, 20).with(0x123456, x: 4, y: 5, width: 9, height: 7)

  /// Files that are not pictures, and why.
  static let files: [(bytes: [UInt8], error: PictureError)] = [
    ([], .notAPicture),
    (Array("version https://git-lfs.github.com/spec/v1\n".utf8), .notAPicture),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], .unsupported("a JPEG in a PNG's place")),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .truncated),
  ]

  @Test(arguments: files)
  func `a file that is not a picture is reported, with which of the two it is`(
    file: (bytes: [UInt8], error: PictureError)
  ) throws {
    let png = try Self.picture.png()
    #expect(throws: UnreadablePicture(isExpected: true, error: file.error)) {
      try compare(expected: file.bytes, actual: png)
    }
    #expect(throws: UnreadablePicture(isExpected: false, error: file.error)) {
      try compare(expected: png, actual: file.bytes)
    }
    #expect(throws: UnreadablePicture(isExpected: true, error: file.error)) {
      try paintedDifference(expected: file.bytes, actual: png)
    }
  }

  @Test func `a golden that was cut off anywhere is truncated`() throws {
    let png = try Self.picture.png()
    for count in 8..<png.count {
      #expect(throws: UnreadablePicture(isExpected: true, error: .truncated), "\(count) bytes") {
        try compare(expected: Array(png.prefix(count)), actual: png)
      }
    }
  }

  @Test func `bytes changed at random are unreadable, or a picture, and never a trap`() throws {
    let png = try Self.picture.png()
    var random = SeededGenerator(seed: 1)
    var unreadable = 0
    for _ in 0..<3000 {
      var bytes = png
      for _ in 0...random.below(4) {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      do {
        _ = try compare(expected: bytes, actual: png, decodesAlways: true)
        _ = try paintedDifference(expected: bytes, actual: png)
      } catch is UnreadablePicture {
        unreadable += 1
      }
    }
    // A byte that is changed to itself, or that stands for nothing, is rare.
    #expect(unreadable > 2900)
  }
}
