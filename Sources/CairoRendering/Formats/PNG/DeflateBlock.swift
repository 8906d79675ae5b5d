/// A block of RFC 1951 with its own Huffman codes, planned but not yet written.
struct DeflateBlock {
  /// Literals, the end of the block, and match lengths.
  private static let literalSymbolCount = 286
  private static let distanceSymbolCount = 30
  /// The symbol that ends a block.
  private static let endSymbol = 256

  private let literals: UnsafeBufferPointer<UInt8>
  private let sequences: UnsafeBufferPointer<DeflateSequence>
  private let literalCode: HuffmanCode
  private let distanceCode: HuffmanCode
  private let header: CodeLengths
  /// A bound on the block's size, with room for what `BitWriter` wants behind it.
  let byteBound: Int

  /// A block of `sequences` and the literals that they take in turn.
  ///
  /// - Parameter literalFrequencies: How often each byte occurs in `literals`.
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
    var extraBitCount = 0
    for sequence in sequences where sequence.matchLength > 0 {
      let distance = DeflateSymbol(distance: sequence.distance)
      var rest = Int(sequence.matchLength)
      while rest > 0 {
        let length = DeflateSymbol(length: DeflateSequence.takePiece(of: &rest))
        symbols[length.symbol] &+= 1
        distances[distance.symbol] &+= 1
        extraBitCount &+= Int(length.extraCount &+ distance.extraCount)
      }
    }
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

  /// Writes the block; `writer` must have room for `byteBound` bytes.
  ///
  /// - Parameter isLast: Whether no block follows in the stream.
  func write(to writer: inout BitWriter, isLast: Bool) {
    header.write(to: &writer, isLast: isLast)
    let literalTable = Self.table(literalCode)
    let distanceTable = Self.table(distanceCode)
    literalTable.withUnsafeBufferPointer { literalTable in
      distanceTable.withUnsafeBufferPointer { distanceTable in
        // Base addresses: the loops must not check bounds at every byte.
        guard let literalCodes = literalTable.baseAddress,
          let distanceCodes = distanceTable.baseAddress
        else { return }
        var output = writer
        var literal = literals.baseAddress
        for sequence in sequences {
          if let start = literal {
            let count = Int(sequence.literalCount)
            Self.write(start, count: count, literalCodes, to: &output)
            literal = start + count
          }
          Self.writeMatch(sequence, literalCodes, distanceCodes, to: &output)
        }
        output.add(entry: literalCodes[Self.endSymbol])
        output.flush()
        writer = output
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
    _ sequence: DeflateSequence, _ literalCodes: UnsafePointer<UInt32>,
    _ distanceCodes: UnsafePointer<UInt32>, to output: inout BitWriter
  ) {
    guard sequence.matchLength > 0 else { return }
    let distance = DeflateSymbol(distance: sequence.distance)
    var rest = Int(sequence.matchLength)
    while rest > 0 {
      let length = DeflateSymbol(length: DeflateSequence.takePiece(of: &rest))
      // At most 15 + 5 + 15 + 13 bits.
      output.add(entry: literalCodes[length.symbol])
      output.add(length.extraBits, count: length.extraCount)
      output.add(entry: distanceCodes[distance.symbol])
      output.add(distance.extraBits, count: distance.extraCount)
      output.flush()
    }
  }

  /// Each symbol's code with its length above it, in bits 16 to 19.
  private static func table(_ code: HuffmanCode) -> [UInt32] {
    code.lengths.indices.map { UInt32(code.lengths[$0]) << 16 | UInt32(code.codes[$0]) }
  }
}

extension BitWriter {
  /// Adds the code in the lowest 16 bits of `entry`, whose length stands above it.
  @inline(__always)
  fileprivate mutating func add(entry: UInt32) {
    add(entry & 0xFFFF, count: entry &>> 16)
  }
}
