/// A prefix code of RFC 1951: for each symbol its bits, in the order in which they are written.
package struct HuffmanCode: Sendable {
  /// How many bits each symbol takes; 0 for a symbol that does not occur.
  package private(set) var lengths: [UInt8]
  /// Each symbol's code, its first bit the least significant.
  package private(set) var codes: [UInt16]

  /// The shortest code for symbols that occur as often as `frequencies` gives.
  ///
  /// At least two symbols get a code, so that the code is complete even where only one occurs:
  /// some decoders refuse an incomplete one.
  ///
  /// - Parameter limit: The most bits that a code may take, from 1 to 15.
  /// - Complexity: O(*n* log *n*).
  package init(frequencies: [UInt32], limit: Int) {
    let symbols = Self.symbolsByFrequency(frequencies)
    var counts = Self.lengthCounts(symbols.map { max(frequencies[$0], 1) })
    Self.limit(&counts, to: limit)

    lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The rarest symbols, which come first, take the longest codes.
    var next = symbols.startIndex
    for length in counts.indices.reversed() {
      for _ in 0..<counts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
    codes = Self.canonicalCodes(lengths: lengths)
  }

  /// The symbols that occur, rarest first; unused ones fill up to two.
  private static func symbolsByFrequency(_ frequencies: [UInt32]) -> [Int] {
    var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where symbols.count < 2 && frequencies[symbol] == 0 {
      symbols.append(symbol)
    }
    // The symbol's own number decides ties, so that the code depends on the frequencies alone. Both
    // are sorted as one number.
    return symbols.map { UInt64(frequencies[$0]) << 32 | UInt64($0) }.sorted()
      .map { Int($0 & 0xFFFF_FFFF) }
  }

  /// How many leaves of a Huffman tree are at each depth, for weights in ascending order.
  private static func lengthCounts(_ weights: [UInt32]) -> [Int] {
    // The two-queue construction: leaves in order, and inner nodes, which arise in order.
    let leafCount = weights.count
    var weight = weights.map(UInt64.init)
    var parent = [Int](repeating: 0, count: 2 * leafCount - 1)
    var leaf = 0
    var inner = leafCount
    while weight.count < 2 * leafCount - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (inner >= weight.count || weight[leaf] <= weight[inner])
        let node = takesLeaf ? leaf : inner
        sum += weight[node]
        parent[node] = weight.count
        if takesLeaf { leaf += 1 } else { inner += 1 }
      }
      weight.append(sum)
    }

    var depth = [Int](repeating: 0, count: weight.count)
    var counts: [Int] = []
    for node in weight.indices.dropLast().reversed() {
      depth[node] = depth[parent[node]] + 1
      guard node < leafCount else { continue }
      while counts.count <= depth[node] { counts.append(0) }
      counts[depth[node]] += 1
    }
    return counts
  }

  /// Moves leaves below `limit` up to it, and makes room for them by moving others down.
  private static func limit(_ counts: inout [Int], to limit: Int) {
    guard counts.count > limit + 1 else { return }
    let tooLong = counts[(limit + 1)...].reduce(0, +)
    counts.removeLast(counts.count - limit - 1)
    counts[limit] += tooLong

    // Kraft's sum in units of the longest code: a complete code has exactly 2^limit.
    var excess =
      counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
    while excess > 0 {
      // A leaf above the limit becomes an inner node with itself and one of the longest below it:
      // the sum falls by exactly one.
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      excess -= 1
    }
  }

  /// The codes that RFC 1951, 3.2.2, assigns to `lengths`.
  private static func canonicalCodes(lengths: [UInt8]) -> [UInt16] {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 2..<16 {
      next[length] = (next[length - 1] + UInt16(counts[length - 1])) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return reversed(code, bits: Int(length))
    }
  }

  /// The lowest `bits` bits of `code` in the opposite order.
  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    // Halves change places, then the halves of those, and so on.
    var code = code.byteSwapped
    code = code >> 4 & 0x0F0F | (code & 0x0F0F) << 4
    code = code >> 2 & 0x3333 | (code & 0x3333) << 2
    code = code >> 1 & 0x5555 | (code & 0x5555) << 1
    return code >> UInt16(16 - bits)
  }
}
