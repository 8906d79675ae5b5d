import CDeflate
import ImageDecoding
import PNGEncoding
import TestSupport
import Testing

struct PNGHeaderTests {
  private static let picture = TestPixels(3, 2) { x, y in 0xFF00_0000 + UInt32(x * 16 + y) }

  /// The chunks of a PNG, each as its type and its content.
  private static func chunks(_ file: [UInt8]) -> [(type: String, content: [UInt8])] {
    var chunks: [(type: String, content: [UInt8])] = []
    var rest = file[8...]
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4)
      chunks.append(
        (String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4).prefix(length))))
      rest = body.dropFirst(4 + length + 4)
    }
    return chunks
  }

  @Test func `chunks are in the order that PNG asks for`() throws {
    let text = [PNGText(keyword: "Title", text: "a")]
    let file = Self.picture.encoded(bandHeight: 1, text: text)
    expect(
      Self.chunks(file).map(\.type),
      equals: ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IDAT", "tEXt", "IEND"])
  }

  @Test func `the header has size and colour type`() throws {
    // Width 3, height 2, 8 bits, RGB (2) or RGBA (6), deflate, filter method 0, not interlaced.
    let opaque = Self.chunks(Self.picture.encoded()).first
    expect(opaque?.content, equals: [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    let translucent = Self.chunks(Self.picture.encoded(hasAlpha: true)).first
    expect(translucent?.content, equals: [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (0.25, 709)])
  func `the scale becomes pixels a metre`(scale: Double, expected: Int) throws {
    // 72 × scale / 0.0254: 2834.6, 5669.3, 708.7.
    let file = Self.picture.encoded(scale: scale)
    let content = Self.chunks(file).first { $0.type == "pHYs" }?.content
    let number = [UInt8(0), 0, UInt8(expected >> 8), UInt8(expected & 255)]
    expect(content, equals: number + number + [1])
  }

  @Test func `the pixels are one zlib stream with its checksum`() throws {
    let file = Self.picture.encoded(bandHeight: 1)
    let stream = Self.chunks(file).filter { $0.type == "IDAT" }.flatMap(\.content)
    var raw = [UInt8](repeating: 0, count: 100)
    var count = 0
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, stream, stream.count, &raw, raw.count, &count)
    expect(result, equals: LIBDEFLATE_SUCCESS)
    // Two rows of a filter byte and three pixels.
    expect(
      Array(raw.prefix(count)),
      equals: [
        0, 0, 0, 0, 0, 0, 16, 0, 0, 32,
        0, 0, 0, 1, 0, 0, 17, 0, 0, 33,
      ])
  }

  @Test func `texts come back in their order`() throws {
    let texts = [
      ("Software", "Maquette"), ("Comment", "cỡ chữ 17"), ("Title", ""), ("Source", "é\nü"),
    ]
    let file = Self.picture.encoded(
      text: texts.map { PNGText(keyword: $0.0, text: $0.1) })
    // The last one is the digest of the pixels.
    let found = try PNGTextChunk.texts(ofPNG: file).dropLast()
    expect(found.map(\.keyword), equals: texts.map(\.0))
    expect(found.map(\.text), equals: texts.map(\.1))
  }

  @Test func `a text that Latin-1 has is a tEXt chunk, another one is iTXt`() throws {
    let texts = ["é", "ữ", "a\tb"].map { PNGText(keyword: "Comment", text: $0) }
    let types = Self.chunks(Self.picture.encoded(text: texts)).map(\.type)
    expect(types.prefix { $0 != "IDAT" }.dropFirst(3), equals: ["tEXt", "iTXt", "iTXt"])
  }

  @Test(arguments: [
    "", " Title", "Title ", "a  b", "a\u{7F}", "a\u{A0}b", "ữ", String(repeating: "a", count: 80),
  ])
  func `a keyword that PNG forbids is refused`(keyword: String) {
    expect(PNGText.isKeyword(keyword), equals: false)
  }

  @Test func `a null character in a text becomes the replacement character`() {
    expect(PNGText(keyword: "Title", text: "a\0b").text, equals: "a\u{FFFD}b")
  }
}
