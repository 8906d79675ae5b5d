/// A piece of a stream of RFC 1951, made from literals and matches as they are found.
///
/// The piece is a whole number of bytes, so that pieces which were made apart can be joined.
struct DeflateStream: ~Copyable {
  /// How much a block gathers before it is written: enough to pay for its codes, and little enough
  /// for them to fit all of it.
  private static let literalsPerBlock = 48 * 1024
  private static let sequencesPerBlock = 24 * 1024

  private let literals: UnsafeMutableBufferPointer<UInt8>
  private let sequences: UnsafeMutableBufferPointer<DeflateSequence>
  private let frequencies: UnsafeMutableBufferPointer<UInt32>
  private var literalCount = 0
  private var sequenceCount = 0
  /// Where the literals begin that no sequence has yet.
  private var firstPendingLiteral = 0
  private var output: ByteBuffer
  /// Bits of the last block that do not yet fill a byte.
  private var bits = BitWriter.Pending()

  /// An empty stream.
  ///
  /// - Parameter largestStep: The most bytes that are added between two calls of
  ///   `closeBlockIfFull`.
  init(largestStep: Int) {
    literals = .allocate(capacity: Self.literalsPerBlock + largestStep)
    // Each sequence takes a byte at least; a last one holds what literals are left.
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

  /// Adds bytes as they are.
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

  /// Adds a copy of the `length` bytes that lie `distance` bytes back.
  ///
  /// It becomes one with a match right before it at the same distance.
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

  /// True if what was added last is a match at `distance`.
  @inline(__always)
  func continuesMatch(distance: Int) -> Bool {
    guard sequenceCount > 0, firstPendingLiteral == literalCount,
      let sequences = sequences.baseAddress
    else { return false }
    return sequences[sequenceCount &- 1].distance == UInt32(truncatingIfNeeded: distance)
  }

  /// Writes what was gathered, if it is enough for a block.
  mutating func closeBlockIfFull() {
    if literalCount >= Self.literalsPerBlock || sequenceCount >= Self.sequencesPerBlock {
      closeBlock(isLast: false)
    }
  }

  /// Writes what was gathered, and hands over all that was written.
  ///
  /// The stream is empty then, and starts the next piece.
  ///
  /// - Parameter isLast: Whether this piece ends the whole; else an empty stored block brings it
  ///   to a whole byte, as zlib's sync flush does.
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
