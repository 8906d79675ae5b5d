import ImageDecoding
import TestSupport
import Testing

struct PNGTextChunkTests {
  private static func png(
    _ chunks: [(type: String, content: [UInt8])],
    trailing: [(type: String, content: [UInt8])] = []
  ) -> [UInt8] {
    TestPNG(
      width: 1, height: 1, colorType: 0, chunks: chunks, trailingChunks: trailing, rows: [0, 9]
    ).bytes
  }

  private static func texts(_ png: [UInt8]) throws -> [[String]] {
    try PNGTextChunk.texts(ofPNG: png).map { [$0.keyword, $0.text] }
  }

  @Test func `texts of all three kinds come in the file's order`() throws {
    let png = Self.png(
      [
        ("tEXt", Array("Title".utf8) + [0, 0xE9]),
        ("zTXt", Array("Comment".utf8) + [0, 0] + zlib([0xFC, 0x62])),
        ("iTXt", Array("Author".utf8) + [0, 0, 0, 0, 0] + Array("Hồ".utf8)),
        (
          "iTXt",
          Array("Source".utf8) + [0, 1, 0] + Array("vi".utf8) + [0, 0] + zlib(Array("ữ".utf8))
        ),
      ],
      trailing: [("tEXt", Array("Software".utf8) + [0] + Array("b".utf8))])
    try #require(
      Self.texts(png) == [
        ["Title", "é"], ["Comment", "üb"], ["Author", "Hồ"], ["Source", "ữ"], ["Software", "b"],
      ])
  }

  @Test func `a file without texts has none`() throws {
    try #require(Self.texts(Self.png([])) == [])
  }

  @Test func `an empty text is a text`() throws {
    try #require(Self.texts(Self.png([("tEXt", Array("Title".utf8) + [0])])) == [["Title", ""]])
  }

  @Test func `a palette's picture has texts too`() throws {
    let png = TestPNG(
      width: 1, height: 1, colorType: 3,
      chunks: [("PLTE", [1, 2, 3]), ("tEXt", Array("Title".utf8) + [0, 0x61])], rows: [0, 0])
    try #require(Self.texts(png.bytes) == [["Title", "a"]])
  }

  @Test func `a text with a wrong checksum is an error`() {
    var png = Self.png([("tEXt", Array("Title".utf8) + [0, 0x61])])
    // Signature, IHDR's 25 bytes, the text's length, its type and its keyword.
    png[8 + 25 + 4 + 4 + 2] ^= 1
    #expect(throws: PictureError.self) { try Self.texts(png) }
  }

  @Test func `a text that would grow over the limit is an error`() {
    let content = Array("Title".utf8) + [0, 0] + zlib([UInt8](repeating: 97, count: 64 << 20))
    #expect(throws: PictureError.self) { try Self.texts(Self.png([("zTXt", content)])) }
  }

  @Test func `what is not a PNG has no texts`() {
    #expect(throws: PictureError.notAPicture) { try Self.texts(Array("text".utf8)) }
    #expect(throws: PictureError.truncated) { try Self.texts(TestPNG.signature) }
  }
}
