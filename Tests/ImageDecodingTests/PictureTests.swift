import ImageDecoding
import PlainText
import Testing

struct PictureTests {
  @Test(arguments: ["", "P", "GIF89a", "text", "\u{89}PNG", "<html></html>", "{}", "%PDF-1.4"])
  func `what no format begins with is not a picture`(text: String) {
    #expect(throws: PictureError.notAPicture) { try Picture(decoding: Array(text.utf8)) }
  }

  @Test func `the identity is the digest of the bytes`() throws {
    let bytes = TestPNG.noise(width: 2, height: 2).bytes
    try #require(Picture(decoding: bytes).identity == sha256(bytes))
  }
}
