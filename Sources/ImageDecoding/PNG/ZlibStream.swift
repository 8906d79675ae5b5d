/// A stream of RFC 1950: a header, a stream of RFC 1951, and the checksum of what that has.
struct ZlibStream {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Decompresses the stream.
  ///
  /// - Parameter decompressor: Decompresses a stream of RFC 1951, maybe with more after it, and returns how
  ///   many bytes it has; nil for one that is broken.
  /// - Returns: The checksum that the stream gives, which is the caller's to compare; nil for a
  ///   stream that is broken.
  func inflate(with decompressor: (UnsafeRawBufferPointer) -> Int?) -> UInt32? {
    bytes.withUnsafeBytes { stream in
      // Two bytes of a header, and four of a checksum.
      guard stream.count >= 6, let start = stream.baseAddress else { return nil }
      let header = UInt16(stream[0]) << 8 | UInt16(stream[1])
      // Deflate, a window of 32 KiB at most, and no dictionary.
      guard header % 31 == 0, header >> 8 & 15 == 8, header >> 12 <= 7, header & 32 == 0 else {
        return nil
      }
      let content = UnsafeRawBufferPointer(rebasing: stream[2..<stream.count - 4])
      guard let count = decompressor(content) else { return nil }
      return UInt32(bigEndian: start.loadUnaligned(fromByteOffset: 2 + count, as: UInt32.self))
    }
  }
}
