/// The head of a dynamic block of RFC 1951: the lengths of its two codes, themselves compressed.
struct CodeLengths {
  /// A symbol of the code length alphabet, and what stands behind it.
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
  /// How many of `symbolOrder`'s symbols are listed.
  private let listedCount: Int

  /// The head of a block with these lengths for literals and match lengths, and for distances.
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

  /// No head of this one's codes takes more bits.
  var bitBound: Int {
    // 17 bits for the three counts and the block's type, 3 for each listed length, and at most
    // 7 and 7 for each step.
    17 + 3 * listedCount + 14 * steps.count
  }

  /// Writes the block's type and the codes.
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

  /// How many lengths stand before the zeros at the end.
  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }

  /// `lengths` with repetitions as RFC 1951 writes them.
  private static func steps(_ lengths: ArraySlice<UInt8>) -> [Step] {
    var steps: [Step] = []
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.endIndex
      var rest = end - index
      index = end
      if length > 0 {
        // A repetition copies the length before it, which so stands once.
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
