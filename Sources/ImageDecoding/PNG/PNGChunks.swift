import CDeflate
package import PNGEncoding

/// The chunks of a PNG file, found by their lengths, from IHDR to IEND.
///
/// Only the structure is read: contents are the decoder's to check.
struct PNGChunks {
  /// A chunk's type and where it is.
  struct Chunk {
    /// Four ASCII letters as one number, the first the most significant.
    var type: UInt32
    /// The whole chunk in the file, with its length and its checksum.
    var range: Range<Int>
    /// The chunk's content in the file.
    var content: Range<Int>

    /// The type's letters, as far as they are letters.
    var name: String {
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }
      let isLetters = bytes.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
      return isLetters ? String(decoding: bytes, as: UTF8.self) : "a chunk"
    }
  }

  /// The eight bytes with which every PNG begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The first chunk's content, as far as it is needed.
  struct Header {
    var width: Int
    var height: Int
    /// The bits that a pixel takes, or 0 for a colour type that PNG does not have.
    var bitsPerPixel: Int
  }

  let chunks: [Chunk]
  let header: Header

  /// Finds the chunks of a file that begins with the signature.
  ///
  /// - Throws: `PictureError.truncated` if the file ends before IEND does, `corrupt` if it does not
  ///   begin with a header.
  init(_ bytes: [UInt8]) throws(PictureError) {
    var chunks: [Chunk] = []
    var position = Self.signature.count
    repeat {
      guard bytes.count - position >= 12 else { throw PictureError.truncated }
      let length = Int(Self.number(in: bytes, at: position))
      guard length <= Int(Int32.max) else {
        throw PictureError.corrupt(reason: "a chunk of \(length) bytes")
      }
      guard bytes.count - position - 12 >= length else { throw PictureError.truncated }
      chunks.append(
        Chunk(
          type: Self.number(in: bytes, at: position + 4),
          range: position..<position + 12 + length,
          content: position + 8..<position + 8 + length))
      position += 12 + length
    } while chunks.last?.type != Self.type("IEND")
    guard let first = chunks.first, first.type == Self.type("IHDR"), first.content.count == 13
    else { throw PictureError.corrupt(reason: "no header") }
    self.chunks = chunks
    header = Self.header(in: bytes, at: first.content.lowerBound)
  }

  /// The number of bytes in the stream of the pixels, over all of its chunks.
  var streamByteCount: Int {
    chunks.reduce(0) { $1.type == Self.type("IDAT") ? $0 + $1.content.count : $0 }
  }

  /// Returns true if a chunk of this file has the checksum of its type and its content.
  func hasRightChecksum(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let body = UnsafeRawBufferPointer(
        rebasing: bytes[chunk.content.lowerBound - 4..<chunk.content.upperBound])
      let checksum = bytes.loadUnaligned(
        fromByteOffset: chunk.content.upperBound, as: UInt32.self)
      return libdeflate_crc32(0, body.baseAddress, body.count) == UInt32(bigEndian: checksum)
    }
  }

  /// The number that represents a chunk type.
  static func type(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func header(in bytes: [UInt8], at position: Int) -> Header {
    let samples =
      switch bytes[position + 9] {
      case 0, 3: 1
      case 2: 3
      case 4: 2
      case 6: 4
      default: 0
      }
    return Header(
      width: Int(number(in: bytes, at: position)),
      height: Int(number(in: bytes, at: position + 4)),
      bitsPerPixel: samples * Int(bytes[position + 8]))
  }

  private static func number(in bytes: [UInt8], at position: Int) -> UInt32 {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Throws unless each chunk of a PNG file has the checksum of what it holds, from the signature to
/// IEND: no single damaged bit is overlooked.
///
/// - Throws: `PictureError`.
/// - Complexity: O(*n*); gigabytes a second.
package func checkChecksums(ofPNG bytes: [UInt8]) throws(PictureError) {
  guard bytes.starts(with: PNGChunks.signature) else { throw .notAPicture }
  let file = try PNGChunks(bytes)
  for chunk in file.chunks where !file.hasRightChecksum(chunk, in: bytes) {
    throw .corrupt(reason: "the checksum of \(chunk.name) is wrong")
  }
}

extension PixelDigest {
  /// The digest that a file gives of its pixels; nil if it gives none, or none that is clear, or if
  /// any chunk of it is damaged.
  ///
  /// The pixels are not decoded: a file that was made so may be wrong about them.
  package static func recorded(inPNG bytes: [UInt8]) -> String? {
    guard bytes.starts(with: PNGChunks.signature), let file = try? PNGChunks(bytes) else {
      return nil
    }
    let start = Array(keyword.utf8) + [0]
    let found = file.chunks.filter { chunk in
      chunk.type == PNGChunks.type("tEXt") && bytes[chunk.content].starts(with: start)
    }
    // A profile that was added makes other pixels of the same samples, and so does an orientation.
    let others = ["iCCP", "cICP", "gAMA", "eXIf"].map(PNGChunks.type)
    guard found.count == 1, let chunk = found.first,
      !file.chunks.contains(where: { others.contains($0.type) }),
      file.chunks.allSatisfy({ file.hasRightChecksum($0, in: bytes) })
    else { return nil }
    let text = String(decoding: bytes[chunk.content].dropFirst(start.count), as: UTF8.self)
    return text.hasPrefix(algorithm) ? text : nil
  }
}
