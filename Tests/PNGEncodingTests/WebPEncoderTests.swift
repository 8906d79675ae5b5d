import ImageDecoding
import PNGEncoding
import TestSupport
import Testing

struct WebPEncoderTests {
  private let encoder: WebPEncoder

  init() throws {
    encoder = try .loaded()
  }

  @Test func `a WebP has the pixels of its PNG, as another decoder reads both`() throws {
    let folder = try TemporaryFolder()
    let pictures = [
      (TestPixels(1, 1) { _, _ in 0xFF12_3456 }, false),
      (TestPixels(70, 9) { x, y in 0xFF00_0000 | UInt32(x &* y) &* 0x0107_1301 >> 8 }, false),
      // Half transparent; the colours are multiplied by that.
      (TestPixels(30, 40) { x, y in 0x8000_0000 | UInt32(x + y) << 8 }, true),
    ]
    var paths: (png: [String], webP: [String]) = ([], [])
    for (index, (picture, hasAlpha)) in pictures.enumerated() {
      let png = picture.encoded(hasAlpha: hasAlpha)
      let webP = try #require(try encoder.encode(png: png))
      paths.png.append(try folder.write(png, to: "\(index).png"))
      paths.webP.append(try folder.write(webP, to: "\(index).webp"))
    }
    let digests = try [paths.png, paths.webP].map { paths in
      try runPython("Tests/PNGEncodingTests/pixel_digest.py", paths).text
    }
    expect(digests[0].split(separator: "\n").count, equals: 3)
    expect(digests[0], equals: digests[1])
  }

  @Test(arguments: [(16_383, true), (16_384, false)])
  func `a side has the pixels that the format has numbers for`(side: Int, isPossible: Bool) {
    let rgba = [UInt8](repeating: 255, count: side * 4)
    let webP = encoder.encode(rgba, width: 1, height: side)
    #expect((webP != nil) == isPossible)
  }

  @Test func `what is not a whole PNG is not encoded`() throws {
    let png = try TestPicture(10, 10).png()
    #expect(throws: PictureError.self) { try encoder.encode(png: Array(png.dropLast(30))) }
    let text = try encoder.encode(png: Array("text".utf8))
    #expect(text == nil)
  }
}
