/// A prefix code of RFC 1951: the bits of each symbol, in the order in which they are written.
package struct HuffmanCode: Sendable {
  /// The number of bits of each symbol; 0 for a symbol that does not occur.
  package private(set) var lengths: [UInt8]
  /// Each symbol's code, its first bit the least significant.
  package private(set) var codes: [UInt16]

  /// Creates the shortest code for symbols with these `frequencies`.
  ///
  /// At least two symbols get a code, so that the code is complete even if only one occurs: some
  /// decoders refuse an incomplete one.
  ///
  /// - Parameter limit: The largest number of bits of a code, from 1 to 15.
  /// - Complexity: O(*n* log *n*).
  package init(frequencies: [UInt32], limit: Int) {
    let symbols = Self.symbolsByFrequency(frequencies)
    var counts = Self.lengthCounts(symbols)
    Self.limit(&counts, to: limit)

    lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The rarest symbols, which come first, take the longest codes.
    var next = symbols.startIndex
    for length in counts.indices.reversed() {
      for _ in 0..<counts[length] {
        lengths[Int(symbols[next] & 0xFFFF_FFFF)] = UInt8(length)
        next += 1
      }
    }
    codes = Self.canonicalCodes(lengths: lengths)
  }

  /// Returns the symbols that occur, rarest first, each with its frequency in the upper half;
  /// unused ones fill up to two.
  private static func symbolsByFrequency(_ frequencies: [UInt32]) -> [UInt64] {
    var symbols: [UInt64] = []
    symbols.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      symbols.append(UInt64(frequency) << 32 | UInt64(symbol))
    }
    for symbol in frequencies.indices where symbols.count < 2 && frequencies[symbol] == 0 {
      symbols.append(UInt64(symbol))
    }
    // The symbol's own number decides ties, so that the code depends on the frequencies alone.
    symbols.sort()
    return symbols
  }

  /// Returns the number of leaves of a Huffman tree at each depth.
  ///
  /// - Parameter symbols: At least two, in the order of `symbolsByFrequency`.
  private static func lengthCounts(_ symbols: [UInt64]) -> [Int] {
    // The two-queue construction: leaves in order, and inner nodes, which arise in order.
    let leafCount = symbols.count
    let nodeCount = 2 * leafCount - 1
    var counts: [Int] = []
    // Memory without bounds checks: a file has nine codes or more, and is made in a few
    // milliseconds.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodeCount) { weight in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: nodeCount) { parent in
        for leaf in 0..<leafCount {
          weight.initializeElement(at: leaf, to: max(symbols[leaf] >> 32, 1))
        }
        var leaf = 0
        var inner = leafCount
        for node in leafCount..<nodeCount {
          var sum: UInt64 = 0
          for _ in 0..<2 {
            let takesLeaf = leaf < leafCount && (inner >= node || weight[leaf] <= weight[inner])
            let child = takesLeaf ? leaf : inner
            sum += weight[child]
            parent.initializeElement(at: child, to: node)
            if takesLeaf { leaf += 1 } else { inner += 1 }
          }
          weight.initializeElement(at: node, to: sum)
        }
        // From the root on, each node's depth replaces its parent.
        parent.initializeElement(at: nodeCount - 1, to: 0)
        for node in (0..<nodeCount - 1).reversed() {
          let depth = parent[parent[node]] + 1
          parent[node] = depth
          guard node < leafCount else { continue }
          while counts.count <= depth { counts.append(0) }
          counts[depth] += 1
        }
      }
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

  /// Returns the codes that RFC 1951, 3.2.2, assigns to `lengths`.
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

  /// Returns the lowest `bits` bits of `code` in the opposite order.
  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    // Halves change places, then the halves of those, and so on.
    var code = code.byteSwapped
    code = code >> 4 & 0x0F0F | (code & 0x0F0F) << 4
    code = code >> 2 & 0x3333 | (code & 0x3333) << 2
    code = code >> 1 & 0x5555 | (code & 0x5555) << 1
    return code >> UInt16(16 - bits)
  }
}
