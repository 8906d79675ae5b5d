import ImageDecoding
import TestSupport
import Testing

@Suite struct PictureErrorTests {
  @Test(arguments: [
    (PictureError.notAPicture, "not a PNG, JPEG, WebP, AVIF, SVG or PDF picture"),
    (.otherFormat("HEIC"), "it is in the format HEIC, expected PNG, JPEG, WebP, AVIF, SVG or PDF"),
    (.truncated, "the picture ends too soon"),
    (.corrupt(reason: "bad checksum"), "the picture is corrupt: bad checksum"),
    (
      .tooLarge(width: 70000, height: 1, limit: .input),
      "the picture is too large: 70000 × 1 pixels, expected at most 32767 a side and 64 megapixels"
    ),
    (.tooLong(byteCount: 9, limit: 8), "the picture is too long: 9 bytes, expected at most 8"),
    (.unsupported("CMYK"), "CMYK is not supported"),
    (.missingLibrary("librsvg-2.so.2"), "the library librsvg-2.so.2 is not installed"),
  ])
  func `a picture error describes what is wrong`(error: PictureError, words: String) {
    expect("\(error)", equals: words)
  }
}
