import CDeflate
import ImageDecoding
import Testing
import TestSupport

struct DeflatePieceTests {
  /// A zero, and a match of the three bytes behind it.
  private static let fourZeros = DeflateBits().addingBlock("10 0 0 11")

  /// Whether a piece becomes four bytes by itself.
  private static func isIndependent(
    _ bits: DeflateBits, isLast: Bool = false, byteCount: Int = 4
  ) -> Bool {
    DeflatePiece(bits.bytes[...], isLast: isLast).isIndependent(byteCount: byteCount)
  }

  @Test(arguments: [3, 4, 5])
  func `a piece that ends with a block is independent, and becomes so many bytes`(byteCount: Int) {
    let bits = Self.fourZeros.addingSync()
    #expect(Self.isIndependent(bits, byteCount: byteCount) == (byteCount == 4))
  }

  @Test func `several blocks make a piece, and copy from each other`() {
    let bits = Self.fourZeros.addingSync().addingBlock("0 0 11").addingSync()
    #expect(Self.isIndependent(bits, byteCount: 7) == true)
  }

  @Test func `the blocks of the tests mean what they say`() {
    let bits = Self.fourZeros.addingBlock(isLast: true, distanceOfFour: true, "10 0 0 11")
    // Bytes that a decoder must write.
    var output = [UInt8](repeating: 1, count: 8)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    let status = libdeflate_deflate_decompress(
      decompressor, bits.bytes, bits.bytes.count, &output, output.count, nil)
    #expect(status == LIBDEFLATE_SUCCESS)
    #expect(output == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(Self.isIndependent(bits, isLast: true, byteCount: 8) == true)
  }

  /// Pieces that mean something else in a stream than by themselves, or nothing.
  static let dependent: [(what: String, bits: DeflateBits, isLast: Bool)] = [
    ("copies from before", DeflateBits().addingBlock("0 0 10 11").addingSync(), false),
    (
      "copies from just before",
      DeflateBits().addingBlock(distanceOfFour: true, "10 0 0 11")
        .addingSync(), false
    ),
    ("ends within a byte", fourZeros, false),
    ("ends within a block", DeflateBits().addingBlock("10 0 0"), false),
    ("ends the stream before its end", DeflateBits().addingBlock(isLast: true, "10 0 0 11"), false),
    (
      "goes on behind the last block",
      DeflateBits().addingBlock(isLast: true, "10 0 0 11").addingSync(), true
    ),
    ("does not end the stream at its end", fourZeros.addingSync(), true),
    // A length of 1 and its complement, and that byte: such a block can go on in the next piece.
    (
      "stores a byte",
      DeflateBits().adding("0 00 00000 10000000 00000000 01111111 11111111 00000000")
        .addingBlock("0 0 11").addingSync(), false
    ),
    ("uses the fixed code", fourZeros.adding("0 10 0000000").addingSync(), false),
    ("has a block of no kind", fourZeros.adding("0 11").addingSync(), false),
    ("is empty", DeflateBits(), false),
  ]

  @Test(arguments: dependent)
  func `a piece that needs others, or is broken, is not independent`(
    piece: (what: String, bits: DeflateBits, isLast: Bool)
  ) {
    let isIndependent = Self.isIndependent(piece.bits, isLast: piece.isLast)
    #expect(isIndependent == false, "\(piece.what)")
  }

  @Test(arguments: [1, 6, 12])
  func `lengths, distances and codes are read as RFC 1951 defines them`(level: Int32) {
    // Words of many lengths at many distances.
    var state: UInt32 = 7
    var data: [UInt8] = []
    while data.count < 100_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let length = Int(state >> 24) + 1
      let place = Int(state >> 4 & 0x7FFF)
      if place + length < data.count {
        data += data[data.count - place - length..<data.count - place]
      }
      data.append(UInt8(state >> 16 & 63))
    }
    let compressor = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(compressor) }
    var stream = [UInt8](repeating: 0, count: 200_000)
    let count = libdeflate_deflate_compress(
      compressor, data, data.count, &stream, stream.count)
    let piece = DeflatePiece(stream[..<count], isLast: true)
    #expect(piece.isIndependent(byteCount: data.count) == true)
    #expect(piece.isIndependent(byteCount: data.count - 1) == false)
  }

  @Test func `bits at random are no trap`() {
    var state: UInt64 = 1
    var independentCount = 0
    for _ in 0..<20_000 {
      let bytes = (0..<40).map { index in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // A block with codes of its own.
        return index == 0 ? UInt8(state >> 56) & 0xF8 | 4 : UInt8(state >> 56)
      }
      if DeflatePiece(bytes[...], isLast: false).isIndependent(byteCount: 4) {
        independentCount += 1
      }
    }
    #expect(independentCount == 0)
  }
}
