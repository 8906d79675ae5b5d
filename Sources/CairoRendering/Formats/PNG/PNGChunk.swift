import CDeflate

/// A chunk of a PNG.
struct PNGChunk {
  /// The chunk with its length before it and its checksum behind it.
  let bytes: [UInt8]

  /// A chunk of a type of four ASCII letters.
  init(_ type: StaticString, _ content: [UInt8]) {
    let typeBytes = type.withUTF8Buffer { [UInt8]($0) }
    var checksum = libdeflate_crc32(0, typeBytes, typeBytes.count)
    checksum = libdeflate_crc32(checksum, content, content.count)
    bytes =
      Self.bigEndian(UInt32(content.count)) + typeBytes + content + Self.bigEndian(checksum)
  }

  /// A number as PNG writes it.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
