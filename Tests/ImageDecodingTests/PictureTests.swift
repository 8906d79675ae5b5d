import ImageDecoding
import PlainText
import Testing

struct PictureTests {
  @Test(arguments: ["", "P", "GIF", "text", "\u{89}PNG", "<html></html>", "{}"])
  func `what no format begins with is not a picture`(text: String) {
    #expect(throws: PictureError.notAPicture) { try Picture(decoding: Array(text.utf8)) }
  }

  // The first bytes of each: GIF89a's and PDF's own specifications, TIFF 6.0, ISO 14496-12's `ftyp` with the
  // brands of AVIF 1.1 and of ISO 23008-12.
  @Test(arguments: [
    ("GIF89a", "GIF"), ("%PDF-1.4", "PDF"), ("II*\0", "TIFF"), ("MM\0*", "TIFF"),
    ("\0\0\0 ftypheic", "HEIC"), ("\0\0\0 ftypmif1", "HEIC"),
  ])
  func `a format that is not read is named`(text: String, name: String) {
    #expect(throws: PictureError.otherFormat(name)) { try Picture(decoding: Array(text.utf8)) }
    #expect(throws: PictureError.otherFormat(name)) {
      try DecodedPixels(decodingOther: Array(text.utf8))
    }
  }

  @Test func `the identity is the digest of the bytes`() throws {
    let bytes = TestPNG.noise(width: 2, height: 2).bytes
    try #require(Picture(decoding: bytes).identity == sha256(bytes))
  }
}
