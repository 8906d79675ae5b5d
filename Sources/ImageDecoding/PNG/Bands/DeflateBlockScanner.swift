/// Counts the bytes that blocks of RFC 1951 with codes of their own become, without making them.
struct DeflateBlockScanner {
  /// The most literals, ends and lengths, and the most distances.
  private static let symbolCounts = (literals: 286, distances: 30)
  /// In which order the lengths of the code's codes are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The most bytes that there may be.
  private let limit: Int
  /// How many bytes the blocks so far become.
  private(set) var byteCount = 0

  /// A scanner of blocks that become at most `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Reads a block behind its kind, up to its end.
  ///
  /// - Returns: False for a broken block, for one that copies from before the first block that was
  ///   scanned, and for one that goes on behind the bits' end or becomes too many bytes.
  mutating func scan(_ reader: inout DeflateBitReader) -> Bool {
    guard let codes = Self.codes(&reader) else { return false }
    let (literals, distances) = codes
    return literals.withEntries { literals, literalMask in
      distances.withEntries { distances, distanceMask in
        scan(&reader, literals, literalMask, distances, distanceMask)
      }
    }
  }

  private mutating func scan(
    _ reader: inout DeflateBitReader,
    _ literals: UnsafePointer<DeflateCode.Entry>, _ literalMask: UInt64,
    _ distances: UnsafePointer<DeflateCode.Entry>, _ distanceMask: UInt64
  ) -> Bool {
    while !reader.isBehindEnd {
      // At most 15 + 5 + 15 + 13 bits are used of at least 57.
      let bits = reader.next
      let literal = literals[Int(truncatingIfNeeded: bits & literalMask)]
      guard literal.bitCount > 0 else { return false }
      if literal.symbol < 256 {
        reader.skip(literal.bitCount)
        byteCount &+= 1
      } else if literal.symbol == 256 {
        reader.skip(literal.bitCount)
        return byteCount <= limit
      } else {
        let length = DeflateExtent.length(symbol: literal.symbol)
        let rest = bits &>> UInt64(literal.bitCount)
        let behind = rest &>> UInt64(length.extraBitCount)
        let distance = distances[Int(truncatingIfNeeded: behind & distanceMask)]
        guard distance.bitCount > 0 else { return false }
        let reach = DeflateExtent.distance(symbol: distance.symbol)
        guard reach.value(behind &>> UInt64(distance.bitCount)) <= byteCount else { return false }
        byteCount &+= length.value(rest)
        reader.skip(
          literal.bitCount &+ length.extraBitCount &+ distance.bitCount &+ reach.extraBitCount)
      }
      if byteCount > limit { return false }
    }
    return false
  }

  /// Reads the codes with which a block begins; nil for broken ones.
  private static func codes(
    _ reader: inout DeflateBitReader
  ) -> (literals: DeflateCode, distances: DeflateCode)? {
    let literalCount = Int(reader.take(5)) + 257
    let distanceCount = Int(reader.take(5)) + 1
    let lengthCount = Int(reader.take(4)) + 4
    guard literalCount <= symbolCounts.literals, distanceCount <= symbolCounts.distances else {
      return nil
    }
    var codeLengths = [UInt8](repeating: 0, count: lengthOrder.count)
    for symbol in lengthOrder.prefix(lengthCount) { codeLengths[symbol] = UInt8(reader.take(3)) }
    guard let code = DeflateCode(lengths: codeLengths),
      let lengths = lengths(count: literalCount + distanceCount, code, &reader),
      let literals = DeflateCode(lengths: Array(lengths[..<literalCount])),
      let distances = DeflateCode(lengths: Array(lengths[literalCount...]), mayBeSparse: true)
    else { return nil }
    return (literals, distances)
  }

  /// Reads `count` code lengths, which are themselves written in a code.
  private static func lengths(
    count: Int, _ code: DeflateCode, _ reader: inout DeflateBitReader
  ) -> [UInt8]? {
    var lengths: [UInt8] = []
    while lengths.count < count {
      let entry = code.entry(reader.next)
      guard entry.bitCount > 0, !reader.isBehindEnd else { return nil }
      reader.skip(entry.bitCount)
      switch entry.symbol {
      case 16:
        guard let last = lengths.last else { return nil }
        lengths += repeatElement(last, count: 3 + Int(reader.take(2)))
      case 17: lengths += repeatElement(0, count: 3 + Int(reader.take(3)))
      case 18: lengths += repeatElement(0, count: 11 + Int(reader.take(7)))
      default: lengths.append(UInt8(entry.symbol))
      }
    }
    return lengths.count == count ? lengths : nil
  }
}
