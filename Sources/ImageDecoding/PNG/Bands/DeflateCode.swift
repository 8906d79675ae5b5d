/// A Huffman code of RFC 1951, as a table of what the next bits stand for.
struct DeflateCode {
  /// The most bits that a code has.
  private static let bitLimit = 15

  /// What some bits begin with.
  struct Entry {
    var symbol: UInt32 = 0
    /// How many bits the symbol's code has; 0 if the bits begin with no code.
    var bitCount: UInt32 = 0
  }

  /// By the bits that follow, as many as the longest code has, the first the lowest.
  private let entries: [Entry]

  /// A code with these numbers of bits, each at most 15, by the symbols; 0 for a symbol without a
  /// code.
  ///
  /// - Parameter mayBeSparse: Whether there may be one code of one bit, or none.
  /// - Returns: Nil if the code is not complete otherwise.
  init?(lengths: [UInt8], mayBeSparse: Bool = false) {
    var counts = [Int](repeating: 0, count: Self.bitLimit + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    let longest = counts.lastIndex { $0 > 0 } ?? 1
    // How many of the longest bit strings begin with a code.
    let coveredCount = counts.indices.dropFirst().prefix(longest).reduce(0) {
      $0 + counts[$1] << (longest - $1)
    }
    let isSparse = longest == 1 && counts[1] < 2
    guard coveredCount == 1 << longest || mayBeSparse && isSparse else { return nil }

    var nextCodes = [Int](repeating: 0, count: Self.bitLimit + 1)
    for length in 1..<nextCodes.count - 1 {
      nextCodes[length + 1] = (nextCodes[length] + counts[length]) << 1
    }
    var entries = [Entry](repeating: Entry(), count: 1 << longest)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let bitCount = Int(length)
      let entry = Entry(symbol: UInt32(symbol), bitCount: UInt32(bitCount))
      // The code's first bit is its highest, and is read first.
      var index = Self.reversed(nextCodes[bitCount], bitCount: bitCount)
      nextCodes[bitCount] += 1
      while index < entries.count {
        entries[index] = entry
        index += 1 << bitCount
      }
    }
    self.entries = entries
  }

  /// What `bits` begin with.
  func entry(_ bits: UInt64) -> Entry {
    entries[Int(truncatingIfNeeded: bits) & (entries.count - 1)]
  }

  /// Calls `body` with the table, and with a mask for the bits that it goes by.
  func withEntries<Result>(_ body: (UnsafePointer<Entry>, _ mask: UInt64) -> Result) -> Result {
    entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { preconditionFailure("a table without entries") }
      return body(start, UInt64(entries.count - 1))
    }
  }

  private static func reversed(_ code: Int, bitCount: Int) -> Int {
    var (rest, reversed) = (code, 0)
    for _ in 0..<bitCount {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}
