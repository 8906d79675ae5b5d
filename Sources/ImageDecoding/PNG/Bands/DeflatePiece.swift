/// A piece of a stream of RFC 1951, from one byte to another.
///
/// Any bytes can be cut into pieces. Only some pieces mean the same by themselves as they do in the
/// stream: those which begin with a block, end with one, and copy nothing from before. Of the first
/// piece of a stream it is known where it begins; so if all pieces up to one are independent, that
/// one begins with a block.
package struct DeflatePiece: Equatable, Sendable {
  /// A last block without bytes, in the fixed code.
  private static let emptyLastBlock: [UInt8] = [0x03, 0x00]
  /// What may be read behind the end: a whole word.
  private static let padding = [UInt8](repeating: 0, count: 8)

  /// The piece, made a stream of its own, and the padding.
  private let bytes: [UInt8]
  /// How many bytes the piece has.
  private let count: Int
  private let isLast: Bool

  /// A piece of a stream.
  ///
  /// - Parameter isLast: Whether the stream ends with it.
  package init(_ piece: ArraySlice<UInt8>, isLast: Bool) {
    bytes = piece + Self.emptyLastBlock + Self.padding
    count = piece.count
    self.isLast = isLast
  }

  /// Whether the piece by itself becomes `byteCount` bytes, whatever stands before and behind it.
  ///
  /// Nothing is decompressed: lengths and distances are read, and literals skipped. Only the kinds
  /// of blocks that our encoder writes are known: those with codes of their own, and stored ones
  /// without bytes. All others, and codes that are not complete, count as dependent.
  ///
  /// - Complexity: O(*count*).
  package func isIndependent(byteCount: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var reader = DeflateBitReader(bytes, bitCount: count * 8)
      var scanner = DeflateBlockScanner(limit: byteCount)
      while true {
        let isFinal = reader.take(1) == 1
        switch reader.take(2) {
        case 0:
          reader.alignToByte()
          // The length, and its complement.
          guard reader.take(32) == 0xFFFF_0000 else { return false }
        case 2:
          guard scanner.scan(&reader) else { return false }
        default: return false
        }
        guard !reader.isBehindEnd else { return false }
        if isFinal {
          reader.alignToByte()
          return isLast && reader.isAtEnd && scanner.byteCount == byteCount
        }
        if reader.isAtEnd { return !isLast && scanner.byteCount == byteCount }
      }
    }
  }

  /// Decompresses an independent piece; true if it becomes as many bytes as `output` has.
  func decompress(
    with decompressor: Decompressor, to output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let streamCount = isLast ? count : count + Self.emptyLastBlock.count
    return bytes.withUnsafeBytes {
      decompressor.decompress(
        deflate: UnsafeRawBufferPointer(rebasing: $0.prefix(streamCount)), to: output)
    }
  }
}
