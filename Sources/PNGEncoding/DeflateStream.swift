/// A piece of a stream of RFC 1951, made from literals and matches in their order.
///
/// The piece is a whole number of bytes, so that pieces which were made separately can be joined.
struct DeflateStream: ~Copyable {
  /// The number of literals in a block: enough to pay for its codes, and few enough for one code to
  /// fit them all.
  private static let literalsPerBlock = 48 * 1024
  private static let sequencesPerBlock = 24 * 1024

  private let literals: UnsafeMutableBufferPointer<UInt8>
  private let sequences: UnsafeMutableBufferPointer<DeflateSequence>
  private let frequencies: UnsafeMutableBufferPointer<UInt32>
  private var literalCount = 0
  private var sequenceCount = 0
  /// The start of the literals that no sequence has yet.
  private var firstPendingLiteral = 0
  private var output: ByteBuffer
  /// Bits of the last block that do not yet fill a byte.
  private var bits = BitWriter.Pending()

  /// Creates an empty stream.
  ///
  /// - Parameter largestStep: The largest number of bytes that are added between two calls of
  ///   `closeBlockIfFull`.
  init(largestStep: Int) {
    // Samples are stored as whole words; the last one may have fewer.
    literals = .allocate(capacity: Self.literalsPerBlock + largestStep + 4)
    // Each sequence takes at least one byte; a last one holds the remaining literals.
    sequences = .allocate(capacity: Self.sequencesPerBlock + largestStep + 1)
    frequencies = .allocate(capacity: 256)
    frequencies.initialize(repeating: 0)
    output = ByteBuffer()
  }

  deinit {
    literals.deallocate()
    sequences.deallocate()
    frequencies.deallocate()
  }

  /// Adds bytes as literals.
  @inline(__always)
  mutating func appendLiterals(_ bytes: UnsafePointer<UInt8>, count: Int) {
    guard let literals = literals.baseAddress, let frequencies = frequencies.baseAddress else {
      return
    }
    for index in 0..<count {
      let byte = bytes[index]
      literals[literalCount &+ index] = byte
      frequencies[Int(byte)] &+= 1
    }
    literalCount &+= count
  }

  /// Adds the lowest `count` bytes of a word, three or four, the lowest one first.
  ///
  /// Adding a pixel as a word takes half as long as adding its bytes one by one.
  @inline(__always)
  mutating func appendLiterals(_ word: UInt32, count: Int) {
    guard let literals = literals.baseAddress, let frequencies = frequencies.baseAddress else {
      return
    }
    UnsafeMutableRawPointer(literals + literalCount)
      .storeBytes(of: word.littleEndian, as: UInt32.self)
    frequencies[Int(word & 255)] &+= 1
    frequencies[Int(word &>> 8 & 255)] &+= 1
    frequencies[Int(word &>> 16 & 255)] &+= 1
    if count == 4 { frequencies[Int(word &>> 24)] &+= 1 }
    literalCount &+= count
  }

  /// Adds a copy of the `length` bytes that are `distance` bytes back.
  ///
  /// It extends a match right before it at the same distance.
  @inline(__always)
  mutating func appendMatch(length: Int, distance: Int) {
    guard let sequences = sequences.baseAddress else { return }
    if continuesMatch(distance: distance) {
      sequences[sequenceCount &- 1].matchLength &+= UInt32(truncatingIfNeeded: length)
      return
    }
    sequences[sequenceCount] = DeflateSequence(
      literalCount: UInt32(truncatingIfNeeded: literalCount &- firstPendingLiteral),
      matchLength: UInt32(truncatingIfNeeded: length),
      distance: UInt32(truncatingIfNeeded: distance))
    sequenceCount &+= 1
    firstPendingLiteral = literalCount
  }

  /// Returns whether the last addition is a match at `distance`.
  @inline(__always)
  func continuesMatch(distance: Int) -> Bool {
    guard sequenceCount > 0, firstPendingLiteral == literalCount,
      let sequences = sequences.baseAddress
    else { return false }
    return sequences[sequenceCount &- 1].distance == UInt32(truncatingIfNeeded: distance)
  }

  /// Writes the gathered literals and matches, if they are enough for a block.
  mutating func closeBlockIfFull() {
    if literalCount >= Self.literalsPerBlock || sequenceCount >= Self.sequencesPerBlock {
      closeBlock(isLast: false)
    }
  }

  /// Writes the gathered literals and matches, and returns all bytes of the piece.
  ///
  /// The stream is empty then, and starts the next piece.
  ///
  /// - Parameter isLast: Whether this piece ends the whole; otherwise an empty stored block brings
  ///   it to a whole byte, as zlib's sync flush does.
  mutating func finish(isLast: Bool) -> [UInt8] {
    closeBlock(isLast: isLast)
    output.withRoom(for: 16) { start in
      var writer = BitWriter(to: start, pending: bits)
      if isLast {
        writer.alignToByte()
      } else {
        // Type 0, to the byte's end; then a length of 0, and its complement.
        writer.add(0, count: 3)
        writer.alignToByte()
        writer.add(0xFFFF_0000, count: 32)
        writer.flush()
      }
      return writer.end - start
    }
    bits = BitWriter.Pending()
    return output.takeBytes()
  }

  private mutating func closeBlock(isLast: Bool) {
    if firstPendingLiteral < literalCount {
      sequences[sequenceCount] = DeflateSequence(
        literalCount: UInt32(literalCount - firstPendingLiteral), matchLength: 0, distance: 0)
      sequenceCount += 1
    }
    let block = DeflateBlock(
      literals: UnsafeBufferPointer(rebasing: literals[..<literalCount]),
      sequences: UnsafeBufferPointer(rebasing: sequences[..<sequenceCount]),
      literalFrequencies: UnsafeBufferPointer(frequencies))
    var pending = bits
    output.withRoom(for: block.byteBound) { start in
      var writer = BitWriter(to: start, pending: pending)
      block.write(to: &writer, isLast: isLast)
      pending = writer.pending
      return writer.end - start
    }
    bits = pending
    literalCount = 0
    sequenceCount = 0
    firstPendingLiteral = 0
    frequencies.update(repeating: 0)
  }
}

/// Literals and a match after them, LZ77's unit.
struct DeflateSequence {
  /// The most bytes that one match of RFC 1951 copies.
  static let maximumMatchLength = 258
  /// The fewest bytes that one match copies.
  static let minimumMatchLength = 3

  /// The number of literal bytes before the match.
  var literalCount: UInt32
  /// The number of bytes that the match copies; 0 for no match.
  ///
  /// A match longer than RFC 1951 allows is written as several.
  var matchLength: UInt32
  /// The distance of the copied bytes, backwards.
  var distance: UInt32

  /// The matches of RFC 1951 that represent a longer one, each of at least the minimum length.
  struct Pieces {
    /// The number of matches with the greatest length; they come first.
    let longest: Int
    /// The length of the one after them.
    let next: Int
    /// The length of the last one, which is the minimum; 0 for none.
    let last: Int

    /// Creates the pieces of `length` bytes, at least three.
    @inline(__always)
    init(ofLength length: Int) {
      guard length > maximumMatchLength else {
        (longest, next, last) = (0, length, 0)
        return
      }
      // As many as leave enough for another match.
      longest = (length &- minimumMatchLength) / maximumMatchLength
      let rest = length &- longest &* maximumMatchLength
      if rest > maximumMatchLength {
        (next, last) = (rest &- minimumMatchLength, minimumMatchLength)
      } else {
        (next, last) = (rest, 0)
      }
    }

    @inline(__always)
    var count: Int { longest &+ (last > 0 ? 2 : 1) }
  }
}

/// A length or a distance in RFC 1951's terms: a symbol, and bits after it.
struct DeflateSymbol {
  /// The symbol of a match of the greatest length.
  static let longestMatch = 285
  /// The symbol of a match of the fewest bytes.
  static let shortestMatch = 257

  var symbol: Int
  var extraBits: UInt32
  var extraCount: UInt32

  /// Creates the symbol of a match's length, from 3 to 258 bytes.
  ///
  /// From 11 bytes on, every four symbols span a power of two: the arithmetic is RFC 1951's table.
  @inline(__always)
  init(length: Int) {
    guard length < DeflateSequence.maximumMatchLength else {
      (symbol, extraBits, extraCount) = (Self.longestMatch, 0, 0)
      return
    }
    let offset = UInt32(truncatingIfNeeded: length &- DeflateSequence.minimumMatchLength)
    let log2 = UInt32(truncatingIfNeeded: 31 &- (offset | 4).leadingZeroBitCount)
    extraCount = log2 &- 2
    symbol = 257 &+ Int(extraCount &* 4 &+ offset &>> extraCount)
    extraBits = offset & (1 &<< extraCount &- 1)
  }

  /// Creates the symbol of a match's distance, from 1 to 32,768 bytes.
  @inline(__always)
  init(distance: UInt32) {
    let offset = distance &- 1
    let log2 = UInt32(truncatingIfNeeded: 31 &- (offset | 2).leadingZeroBitCount)
    extraCount = log2 &- 1
    symbol = Int(extraCount &* 2 &+ offset &>> extraCount)
    extraBits = offset & (1 &<< extraCount &- 1)
  }
}

/// Bytes that grow at the end, written through pointers.
private struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init() {
    storage = .allocate(capacity: 64 * 1024)
  }

  deinit {
    storage.deallocate()
  }

  /// Lets `write` write up to `capacity` bytes, and keeps the number that it returns.
  mutating func withRoom(
    for capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if storage.count - count < capacity {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: max(2 * storage.count, count + capacity))
      _ = larger.update(fromContentsOf: storage[..<count])
      storage.deallocate()
      storage = larger
    }
    guard let start = storage.baseAddress else { return }
    count += write(start + count)
    precondition(count <= storage.count, "\(count) bytes were written to \(storage.count)")
  }

  /// Returns the bytes, and removes them from the buffer.
  mutating func takeBytes() -> [UInt8] {
    defer { count = 0 }
    return [UInt8](storage[..<count])
  }
}
