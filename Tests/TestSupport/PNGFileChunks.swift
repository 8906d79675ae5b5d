/// The chunks of a PNG file, to be made into another file.
package struct PNGFileChunks: Sendable {
  /// A chunk's type, and what it holds.
  package struct Chunk: Sendable {
    /// Four letters.
    package var type: String
    /// What is between the type and the checksum.
    package var content: [UInt8]
  }

  /// In the file's order, from IHDR to IEND.
  package var chunks: [Chunk] = []

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks of a whole file.
  package init(_ png: [UInt8]) {
    var position = Self.signature.count
    while position < png.count {
      let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = position + 8..<position + 8 + length
      chunks.append(
        Chunk(
          type: String(decoding: png[position + 4..<position + 8], as: UTF8.self),
          content: Array(png[content])))
      position = content.upperBound + 4
    }
  }

  /// Where the pixels stand.
  package var pixelIndices: [Int] {
    chunks.indices.filter { chunks[$0].type == "IDAT" }
  }

  /// The same picture with all its pixels in one chunk.
  package var withJoinedPixels: PNGFileChunks {
    var copy = self
    let joined = pixelIndices.flatMap { chunks[$0].content }
    copy.chunks.removeAll { $0.type == "IDAT" }
    copy.chunks.insert(Chunk(type: "IDAT", content: joined), at: pixelIndices[0])
    return copy
  }

  /// The file, with right checksums.
  package var bytes: [UInt8] {
    Self.signature
      + chunks.flatMap { chunk in
        let body = Array(chunk.type.utf8) + chunk.content
        return Self.bigEndian(UInt32(chunk.content.count)) + body
          + Self.bigEndian(Self.checksum(body))
      }
  }

  /// A number in four bytes, the most significant first.
  package static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as PNG's specification defines it, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
      }
    }
  }
}
