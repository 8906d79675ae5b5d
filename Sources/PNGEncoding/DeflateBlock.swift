/// A block of RFC 1951 with its own Huffman codes, planned but not yet written.
struct DeflateBlock {
  /// Literals, the end of the block, and match lengths.
  private static let literalSymbolCount = 286
  private static let distanceSymbolCount = 30
  private static let endSymbol = 256

  private let literals: UnsafeBufferPointer<UInt8>
  private let sequences: UnsafeBufferPointer<DeflateSequence>
  private let literalCode: HuffmanCode
  private let distanceCode: HuffmanCode
  private let header: CodeLengths
  /// A bound on the block's size, with the room that `BitWriter` needs after it.
  let byteBound: Int

  /// Creates a block of `sequences` and the literals that they take in turn.
  ///
  /// - Parameter literalFrequencies: The number of times that each byte occurs in `literals`.
  init(
    literals: UnsafeBufferPointer<UInt8>, sequences: UnsafeBufferPointer<DeflateSequence>,
    literalFrequencies: UnsafeBufferPointer<UInt32>
  ) {
    self.literals = literals
    self.sequences = sequences
    var symbols = [UInt32](repeating: 0, count: Self.literalSymbolCount)
    for byte in 0..<256 { symbols[byte] = literalFrequencies[byte] }
    symbols[Self.endSymbol] = 1
    var distances = [UInt32](repeating: 0, count: Self.distanceSymbolCount)
    let extraBitCount = Self.count(sequences, in: &symbols, &distances)
    literalCode = HuffmanCode(frequencies: symbols, limit: 15)
    distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    header = CodeLengths(literalCode.lengths, distanceCode.lengths)

    var bitCount = extraBitCount + header.bitBound
    for symbol in symbols.indices {
      bitCount += Int(symbols[symbol]) * Int(literalCode.lengths[symbol])
    }
    for symbol in distances.indices {
      bitCount += Int(distances[symbol]) * Int(distanceCode.lengths[symbol])
    }
    byteBound = bitCount / 8 + 16
  }

  /// Counts the symbols of all matches.
  ///
  /// - Returns: The number of bits after the symbols.
  private static func count(
    _ sequences: UnsafeBufferPointer<DeflateSequence>, in symbols: inout [UInt32],
    _ distances: inout [UInt32]
  ) -> Int {
    symbols.withUnsafeMutableBufferPointer { symbols in
      distances.withUnsafeMutableBufferPointer { distances in
        // Base addresses: the loop must not check bounds at every match.
        guard let symbols = symbols.baseAddress, let distances = distances.baseAddress else {
          return 0
        }
        var extraBitCount = 0
        for sequence in sequences where sequence.matchLength > 0 {
          let distance = DeflateSymbol(distance: sequence.distance)
          let pieces = DeflateSequence.Pieces(ofLength: Int(sequence.matchLength))
          // The longest match has no extra bits, and neither has the shortest.
          symbols[DeflateSymbol.longestMatch] &+= UInt32(truncatingIfNeeded: pieces.longest)
          let next = DeflateSymbol(length: pieces.next)
          symbols[next.symbol] &+= 1
          if pieces.last > 0 { symbols[DeflateSymbol.shortestMatch] &+= 1 }
          distances[distance.symbol] &+= UInt32(truncatingIfNeeded: pieces.count)
          extraBitCount &+= Int(next.extraCount) &+ pieces.count &* Int(distance.extraCount)
        }
        return extraBitCount
      }
    }
  }

  /// Writes the block; `writer` must have room for `byteBound` bytes.
  ///
  /// - Parameter isLast: Whether no block follows in the stream.
  func write(to writer: inout BitWriter, isLast: Bool) {
    header.write(to: &writer, isLast: isLast)
    let literalTable = Self.table(literalCode)
    let lengthTable = Self.lengthTable(literalCode)
    let distanceTable = Self.table(distanceCode)
    literalTable.withUnsafeBufferPointer { literalTable in
      lengthTable.withUnsafeBufferPointer { lengthTable in
        distanceTable.withUnsafeBufferPointer { distanceTable in
          // Base addresses: the loops must not check bounds at every byte.
          guard let literalCodes = literalTable.baseAddress,
            let lengthCodes = lengthTable.baseAddress,
            let distanceCodes = distanceTable.baseAddress
          else { return }
          var output = writer
          var literal = literals.baseAddress
          for sequence in sequences {
            if sequence.literalCount > 0, let start = literal {
              let count = Int(sequence.literalCount)
              Self.write(start, count: count, literalCodes, to: &output)
              literal = start + count
            }
            Self.writeMatch(sequence, lengthCodes, distanceCodes, to: &output)
          }
          output.add(entry: literalCodes[Self.endSymbol])
          output.flush()
          writer = output
        }
      }
    }
  }

  @inline(__always)
  private static func write(
    _ literals: UnsafePointer<UInt8>, count: Int, _ codes: UnsafePointer<UInt32>,
    to output: inout BitWriter
  ) {
    var index = 0
    // Three codes of at most 15 bits fit between two flushes.
    while index &+ 3 <= count {
      output.add(entry: codes[Int(literals[index])])
      output.add(entry: codes[Int(literals[index &+ 1])])
      output.add(entry: codes[Int(literals[index &+ 2])])
      output.flush()
      index &+= 3
    }
    while index < count {
      output.add(entry: codes[Int(literals[index])])
      index &+= 1
    }
    output.flush()
  }

  @inline(__always)
  private static func writeMatch(
    _ sequence: DeflateSequence, _ lengthCodes: UnsafePointer<UInt32>,
    _ distanceCodes: UnsafePointer<UInt32>, to output: inout BitWriter
  ) {
    guard sequence.matchLength > 0 else { return }
    let distance = DeflateSymbol(distance: sequence.distance)
    // The code and its extra bits, at most 15 + 13, are the same for each piece.
    let code = distanceCodes[distance.symbol]
    let bits = code & 0xFFFF | distance.extraBits &<< (code &>> 16)
    let count = code &>> 16 &+ distance.extraCount
    let pieces = DeflateSequence.Pieces(ofLength: Int(sequence.matchLength))
    if pieces.longest > 0 {
      output.add(
        longEntry: lengthCodes[DeflateSequence.maximumMatchLength], bits, count: count,
        times: pieces.longest)
    }
    output.add(longEntry: lengthCodes[pieces.next], bits, count: count)
    output.flush()
    if pieces.last > 0 {
      output.add(longEntry: lengthCodes[pieces.last], bits, count: count)
      output.flush()
    }
  }

  /// Returns for each length of a match its symbol's code and extra bits, at most 15 + 5, with the
  /// number of bits above them, from bit 24 on.
  private static func lengthTable(_ code: HuffmanCode) -> [UInt32] {
    (0...DeflateSequence.maximumMatchLength).map { length in
      guard length >= DeflateSequence.minimumMatchLength else { return 0 }
      let symbol = DeflateSymbol(length: length)
      let count = UInt32(code.lengths[symbol.symbol])
      let bits = UInt32(code.codes[symbol.symbol]) | symbol.extraBits << count
      return (count + symbol.extraCount) << 24 | bits
    }
  }

  /// Returns each symbol's code with its length above it, in bits 16 to 19.
  private static func table(_ code: HuffmanCode) -> [UInt32] {
    code.lengths.indices.map { UInt32(code.lengths[$0]) << 16 | UInt32(code.codes[$0]) }
  }
}

extension BitWriter {
  /// Adds the code in the lowest 16 bits of `entry`, whose length is above it.
  @inline(__always)
  fileprivate mutating func add(entry: UInt32) {
    add(entry & 0xFFFF, count: entry &>> 16)
  }

  /// Adds the bits in the lowest 24 bits of `longEntry`, whose number is above them, and other bits: at
  /// most 20 and 28.
  @inline(__always)
  fileprivate mutating func add(longEntry: UInt32, _ bits: UInt32, count: UInt32) {
    add(longEntry & 0xFF_FFFF, count: longEntry &>> 24)
    add(bits, count: count)
  }

  /// Adds and flushes the same bits `times` times: several at once, as rows that repeat the one
  /// above them have thousands of equal matches.
  @inline(__always)
  fileprivate mutating func add(longEntry: UInt32, _ bits: UInt32, count: UInt32, times: Int) {
    let one = UInt64(longEntry & 0xFF_FFFF) | UInt64(bits) &<< UInt64(longEntry &>> 24)
    let oneCount = UInt64(longEntry &>> 24 &+ count)
    var left = times
    if left >= 4 {
      let several = Int(Self.mostBits / oneCount)
      var all = one
      for index in 1..<max(several, 1) { all |= one &<< (UInt64(index) &* oneCount) }
      while left >= several {
        add(word: all, count: UInt64(several) &* oneCount)
        flush()
        left &-= several
      }
    }
    while left > 0 {
      add(word: one, count: oneCount)
      flush()
      left &-= 1
    }
  }
}

/// The head of a dynamic block of RFC 1951: the lengths of its two codes, themselves compressed.
private struct CodeLengths {
  /// A symbol of the code length alphabet, and the bits that follow it.
  private struct Step {
    var symbol: Int
    var extraBits: UInt32 = 0
    var extraCount: UInt32 = 0
  }

  private static let symbolCount = 19
  /// The order in which RFC 1951 lists the lengths of the code for the lengths.
  private static let symbolOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private let literalCount: Int
  private let distanceCount: Int
  private let steps: [Step]
  private let code: HuffmanCode
  /// The number of listed symbols of `symbolOrder`.
  private let listedCount: Int

  /// Creates the head of a block with these lengths for literals and match lengths, and for
  /// distances.
  init(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) {
    literalCount = max(257, Self.usedCount(literalLengths))
    distanceCount = max(1, Self.usedCount(distanceLengths))
    steps = Self.steps(literalLengths[..<literalCount] + distanceLengths[..<distanceCount])
    var frequencies = [UInt32](repeating: 0, count: Self.symbolCount)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    self.code = code
    let lastListed = Self.symbolOrder.lastIndex { code.lengths[$0] > 0 } ?? 0
    listedCount = max(4, lastListed + 1)
  }

  /// A bound of the head's size, in bits.
  var bitBound: Int {
    // 17 bits for the three counts and the block's type, 3 for each listed length, and at most
    // 7 and 7 for each step.
    17 + 3 * listedCount + 14 * steps.count
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    writer.add(isLast ? 1 : 0, count: 1)
    writer.add(0b10, count: 2)
    writer.add(UInt32(literalCount - 257), count: 5)
    writer.add(UInt32(distanceCount - 1), count: 5)
    writer.add(UInt32(listedCount - 4), count: 4)
    writer.flush()
    for symbol in Self.symbolOrder.prefix(listedCount) {
      writer.add(UInt32(code.lengths[symbol]), count: 3)
      writer.flush()
    }
    for step in steps {
      writer.add(UInt32(code.codes[step.symbol]), count: UInt32(code.lengths[step.symbol]))
      writer.add(step.extraBits, count: step.extraCount)
      writer.flush()
    }
  }

  /// Returns the number of lengths before the zeros at the end.
  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  /// Returns `lengths` with repetitions in RFC 1951's form.
  private static func steps(_ lengths: ArraySlice<UInt8>) -> [Step] {
    var steps: [Step] = []
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.endIndex
      var rest = end - index
      index = end
      if length > 0 {
        // A repetition copies the length before it, which is thus written once.
        steps.append(Step(symbol: Int(length)))
        rest -= 1
        while rest >= 3 {
          let count = min(rest, 6)
          steps.append(Step(symbol: 16, extraBits: UInt32(count - 3), extraCount: 2))
          rest -= count
        }
      } else {
        while rest >= 11 {
          let count = min(rest, 138)
          steps.append(Step(symbol: 18, extraBits: UInt32(count - 11), extraCount: 7))
          rest -= count
        }
        if rest >= 3 {
          steps.append(Step(symbol: 17, extraBits: UInt32(rest - 3), extraCount: 3))
          rest = 0
        }
      }
      for _ in 0..<rest { steps.append(Step(symbol: Int(length))) }
    }
    return steps
  }
}

/// Bits written least significant first, as RFC 1951 packs them, to memory that has room for them.
struct BitWriter {
  /// Bits that are not yet written, the first the least significant.
  struct Pending {
    fileprivate var bits: UInt64 = 0
    fileprivate var count: UInt64 = 0
  }

  /// The address of the next whole byte.
  private(set) var end: UnsafeMutablePointer<UInt8>
  /// The bits of a byte that is not yet full, after `flush`.
  private(set) var pending: Pending

  /// Creates a writer to `start`, which must have room for all written bytes and seven more.
  init(to start: UnsafeMutablePointer<UInt8>, pending: Pending = Pending()) {
    end = start
    self.pending = pending
  }

  /// The largest number of bits that may be added between two calls of `flush`.
  static let mostBits: UInt64 = 56

  /// Adds the lowest `count` bits of `bits`, whose other bits are 0.
  @inline(__always)
  mutating func add(_ bits: UInt32, count: UInt32) {
    add(word: UInt64(bits), count: UInt64(count))
  }

  /// Adds the lowest `count` bits of `bits`, whose other bits are 0.
  @inline(__always)
  mutating func add(word bits: UInt64, count: UInt64) {
    pending.bits |= bits &<< pending.count
    pending.count &+= count
  }

  /// Writes the whole bytes among the added bits.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(end).storeBytes(of: pending.bits.littleEndian, as: UInt64.self)
    end += Int(truncatingIfNeeded: pending.count &>> 3)
    pending.bits &>>= pending.count & 0b11_1000
    pending.count &= 7
  }

  /// Fills the last byte with zeros and writes it.
  mutating func alignToByte() {
    flush()
    pending.count = (pending.count + 7) & 0b11_1000
    flush()
  }
}
