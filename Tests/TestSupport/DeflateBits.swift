/// A stream of RFC 1951, written bit by bit.
package struct DeflateBits: Sendable {
  /// The bits so far, each byte's lowest first; the last byte's rest is 0.
  package private(set) var bytes: [UInt8] = []
  private var count = 0

  /// No bits.
  package init() {}

  /// Adds zeros and ones in the order in which they are read; spaces are ignored.
  package func adding(_ bits: String) -> DeflateBits {
    var copy = self
    for bit in bits where bit != " " {
      if copy.count % 8 == 0 { copy.bytes.append(0) }
      if bit == "1" { copy.bytes[copy.count / 8] |= 1 << UInt8(copy.count % 8) }
      copy.count += 1
    }
    return copy
  }

  /// Adds an empty stored block, which ends with a whole byte.
  package func addingSync() -> DeflateBits {
    var copy = adding("0 00")
    copy.bytes += [0, 0, 0xFF, 0xFF]
    copy.count = copy.bytes.count * 8
    return copy
  }

  /// Adds a block with codes of its own, in which `10` is one byte, `11` the end, and `0` a match
  /// of three bytes; behind that, `0` is a distance of one byte.
  ///
  /// - Parameters:
  ///   - isLast: Whether no block follows.
  ///   - byte: The byte that `10` is: 0, or 2.
  ///   - distanceOfFour: Whether the distance is of four bytes instead.
  ///   - symbols: What the block holds, with its end.
  package func addingBlock(
    isLast: Bool = false, byte: UInt8 = 0, distanceOfFour: Bool = false, _ symbols: String
  ) -> DeflateBits {
    adding(isLast ? "1" : "0").adding("01")
      // 258 literals and lengths; one distance, or four; 18 lengths of the lengths' codes.
      .adding("10000").adding(distanceOfFour ? "11000" : "00000").adding("0111")
      // For 18 one bit, for 0 three, for 2 three, for 1 two, in the order of RFC 1951.
      .adding("000 000 100 110 000 000 000 000 000 000 000 000 000 000 000 110 000 010")
      // So 18 is 0, 1 is 10, 0 is 110, 2 is 111. Two bits for the byte; none for the 255 others, of
      // which up to 138 are told at once: 138 and 117, or 2, 138 and 115. Two bits for the end, and
      // one for the match.
      .adding(byte == 0 ? "111 0 1111111 0 0101011" : "110 110 111 0 1111111 0 0001011")
      .adding("111 10")
      .adding(distanceOfFour ? "110 110 110 10" : "10")
      .adding(symbols)
  }
}
