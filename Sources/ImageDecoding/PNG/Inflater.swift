import Glibc

/// Decompresses a zlib stream (RFC 1950 and 1951) whose length is known.
///
/// It is ours, and not libdeflate's, because of its speed with layouts, most of which are long runs
/// of one pixel: those are written as copies from three bytes before, and libdeflate makes them three
/// bytes at a time. Here, copies from one distance that follow each other become one, and what it has
/// copied doubles with each step.
///
/// What is not a whole and plain stream is refused without a reason, for another decoder to report.
struct Inflater: ~Copyable {
  /// The order in which a block lists the lengths of the code for the lengths.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  /// The symbol that ends a block.
  private static let endSymbol = 256

  private var input: BitReader
  private var output: CopyingOutput
  private let literals = HuffmanTable()
  private let distances = HuffmanTable()

  /// An inflater from a stream to memory; both must outlive it.
  init(_ stream: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer) {
    input = BitReader(stream)
    self.output = CopyingOutput(output)
  }

  /// Decompresses all.
  ///
  /// - Returns: The checksum that the stream gives of its bytes, which is not compared with them; nil
  ///   if the stream is broken, or if it has not as many bytes as the output.
  mutating func inflate() -> UInt32? {
    input.refill()
    let (method, flags) = (input.take(8), input.take(8))
    // Deflate, no more than its largest window, no dictionary, and a multiple of 31 in all.
    guard method & 15 == 8, method >> 4 <= 7, flags & 32 == 0, (method << 8 | flags) % 31 == 0
    else { return nil }
    var isLast = false
    while !isLast {
      input.refill()
      isLast = input.take(1) == 1
      switch input.take(2) {
      case 0: guard copyStored() else { return nil }
      case 1: guard setFixedCodes(), inflateBlock() else { return nil }
      case 2: guard readCodes(), inflateBlock() else { return nil }
      default: return nil
      }
    }
    guard output.finish(), let checksum = input.takeAlignedNumber() else { return nil }
    return checksum
  }

  /// Bytes as they are, after their count.
  private mutating func copyStored() -> Bool {
    guard let number = input.takeAligned(4) else { return false }
    // The count and its complement, least significant byte first.
    let count = Int(number[0]) | Int(number[1]) << 8
    guard count ^ 0xFFFF == Int(number[2]) | Int(number[3]) << 8,
      let bytes = input.takeAligned(count)
    else { return false }
    return output.append(bytes)
  }

  /// The codes of RFC 1951, 3.2.6.
  private func setFixedCodes() -> Bool {
    let lengths = (0..<288).map { symbol -> UInt8 in
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
    }
    return literals.fill(lengths[...])
      && distances.fill([UInt8](repeating: 5, count: 32)[...])
  }

  /// The codes that a block begins with.
  private mutating func readCodes() -> Bool {
    let literalCount = Int(input.take(5)) + 257
    let distanceCount = Int(input.take(5)) + 1
    let listedCount = Int(input.take(4)) + 4
    guard literalCount <= 286, distanceCount <= 30 else { return false }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for symbol in Self.lengthOrder.prefix(listedCount) {
      input.refill()
      codeLengths[symbol] = UInt8(input.take(3))
    }
    // The table of the literals is not yet in use.
    guard literals.fill(codeLengths[...], isWhole: true) else { return false }
    var lengths: [UInt8] = []
    let count = literalCount + distanceCount
    lengths.reserveCapacity(count + 138)
    while lengths.count < count {
      input.refill()
      guard let symbol = literals.next(&input) else { return false }
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { return false }
        lengths += repeatElement(last, count: Int(input.take(2)) + 3)
      case 17: lengths += repeatElement(0, count: Int(input.take(3)) + 3)
      default: lengths += repeatElement(0, count: Int(input.take(7)) + 11)
      }
    }
    guard lengths.count == count, lengths[Self.endSymbol] > 0 else { return false }
    return literals.fill(lengths[..<literalCount]) && distances.fill(lengths[literalCount...])
  }

  /// Literals and matches up to the block's end.
  private mutating func inflateBlock() -> Bool {
    while true {
      // A symbol of 15 bits, 5 bits after it, another symbol and 13 bits: no more than one refill.
      input.refill()
      guard let symbol = literals.next(&input) else { return false }
      if symbol < Self.endSymbol {
        guard output.append(UInt8(truncatingIfNeeded: symbol)) else { return false }
        continue
      }
      if symbol == Self.endSymbol { return !input.isBeyondEnd }
      guard let length = length(of: symbol), let symbol = distances.next(&input), symbol < 30,
        output.appendMatch(length: length, distance: distance(of: symbol))
      else { return false }
    }
  }

  /// The length of a match, from 3 to 258 bytes; nil for a symbol without one.
  ///
  /// From the ninth symbol on, each four span a power of two: the arithmetic is RFC 1951's table.
  @inline(__always)
  private mutating func length(of symbol: Int) -> Int? {
    let offset = symbol &- 257
    if offset < 8 { return offset &+ 3 }
    if offset == 28 { return 258 }
    guard offset < 28 else { return nil }
    let extraCount = offset &>> 2 &- 1
    return (4 | offset & 3) &<< extraCount &+ 3 &+ Int(input.take(extraCount))
  }

  /// The distance of a match, from 1 to 32,768 bytes, of a symbol below 30.
  @inline(__always)
  private mutating func distance(of symbol: Int) -> Int {
    guard symbol >= 4 else { return symbol &+ 1 }
    let extraCount = symbol &>> 1 &- 1
    return (2 | symbol & 1) &<< extraCount &+ 1 &+ Int(input.take(extraCount))
  }
}

/// Memory that is written from its start on, with copies of what was written before.
private struct CopyingOutput {
  private let start: UnsafeMutableRawPointer?
  private let capacity: Int
  /// How many bytes there are, without those of the match that waits.
  private var count = 0
  /// A match that is not yet copied, as one from the same distance may follow.
  private var waitingLength = 0
  private var waitingDistance = 0

  init(_ memory: UnsafeMutableRawBufferPointer) {
    start = memory.baseAddress
    capacity = memory.count
  }

  /// Adds a byte; false if there is no room for it.
  @inline(__always)
  mutating func append(_ byte: UInt8) -> Bool {
    copyWaiting()
    guard count < capacity, let start else { return false }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
    return true
  }

  /// Adds bytes; false if there is no room for them.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    copyWaiting()
    guard bytes.count <= capacity - count else { return false }
    guard let start, let source = bytes.baseAddress else { return true }
    memcpy(start + count, source, bytes.count)
    count += bytes.count
    return true
  }

  /// Adds a copy of what is `distance` bytes back; false if nothing is, or if there is no room.
  @inline(__always)
  mutating func appendMatch(length: Int, distance: Int) -> Bool {
    let end = count &+ waitingLength
    guard distance <= end, length <= capacity &- end else { return false }
    if distance != waitingDistance {
      copyWaiting()
      waitingDistance = distance
    }
    waitingLength &+= length
    return true
  }

  /// Copies what waits; true if the memory is full.
  mutating func finish() -> Bool {
    copyWaiting()
    return count == capacity
  }

  /// Copies the match that waits, whose place and length were checked.
  @inline(__always)
  private mutating func copyWaiting() {
    guard waitingLength > 0, let start else { return }
    let source = start + count - waitingDistance
    // Most copies are short: whole words, of which what is too much is written over later.
    if waitingLength <= 16, waitingDistance >= 8, count &+ 16 <= capacity {
      let place = start + count
      place.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      place.storeBytes(
        of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
        as: UInt64.self)
      count &+= waitingLength
      waitingLength = 0
      return
    }
    var copied = waitingDistance
    let end = waitingDistance &+ waitingLength
    // What is between the source and the end of what was copied repeats with the distance.
    while copied < end {
      let step = min(copied, end &- copied)
      memcpy(source + copied, source, step)
      copied &+= step
    }
    count &+= waitingLength
    waitingLength = 0
  }
}
