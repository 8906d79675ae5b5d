/// The bits of a stream, the least significant of each byte first; zeros after its end.
struct BitReader {
  private let start: UnsafeRawPointer?
  private let count: Int
  /// How many bytes are in `bits`, or were before.
  private var position = 0
  private var bits: UInt64 = 0
  /// How many of the bits are there, the lowest ones.
  private var bitCount = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    start = bytes.baseAddress
    count = bytes.count
  }

  /// Whether bits were taken that the stream does not have.
  var isBeyondEnd: Bool { position &- bitCount &>> 3 > count }

  /// Sees to it that 56 bits are there.
  @inline(__always)
  mutating func refill() {
    if position &+ 8 <= count, let start {
      let next = UInt64(
        littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      bits |= next &<< UInt64(bitCount)
      // As many whole bytes as there is room for; the bits above those are added again later.
      position &+= (63 &- bitCount) &>> 3
      bitCount |= 56
      return
    }
    while bitCount <= 56 {
      if position < count, let start {
        bits |= UInt64(start.load(fromByteOffset: position, as: UInt8.self)) &<< UInt64(bitCount)
      }
      position &+= 1
      bitCount &+= 8
    }
  }

  /// The next `width` bits, without taking them.
  @inline(__always)
  func peek(_ width: Int) -> Int {
    Int(truncatingIfNeeded: bits & (1 &<< UInt64(width) &- 1))
  }

  /// Leaves `width` bits out, which are there.
  @inline(__always)
  mutating func skip(_ width: Int) {
    bits &>>= UInt64(width)
    bitCount &-= width
  }

  /// The next `width` bits, which are there.
  @inline(__always)
  mutating func take(_ width: Int) -> UInt32 {
    let taken = UInt32(truncatingIfNeeded: peek(width))
    skip(width)
    return taken
  }

  /// The next bytes, from the next whole one on; nil if there are not as many.
  mutating func takeAligned(_ byteCount: Int) -> UnsafeRawBufferPointer? {
    let first = position - bitCount / 8
    guard first + byteCount <= count, let start else { return nil }
    position = first + byteCount
    (bits, bitCount) = (0, 0)
    return UnsafeRawBufferPointer(start: start + first, count: byteCount)
  }

  /// The next four bytes, from the next whole one on, as a number, the most significant first.
  mutating func takeAlignedNumber() -> UInt32? {
    takeAligned(4)?.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The symbols of a prefix code, looked up by the bits that follow in a stream.
struct HuffmanTable: ~Copyable {
  /// How many bits are looked up at once; longer codes, which are rare, are read bit by bit.
  private static let width = 11
  private static let longestCode = 15
  private static let largestAlphabet = 288

  /// For all bits that may follow, the symbol above four bits with the length of its code; 0 for a
  /// longer code.
  private let entries: UnsafeMutablePointer<UInt16>
  /// How many codes there are of each length.
  private let counts: UnsafeMutablePointer<Int>
  /// The symbols in the order of their codes.
  private let symbols: UnsafeMutablePointer<UInt16>

  init() {
    entries = .allocate(capacity: 1 << Self.width)
    entries.initialize(repeating: 0, count: 1 << Self.width)
    counts = .allocate(capacity: Self.longestCode + 1)
    counts.initialize(repeating: 0, count: Self.longestCode + 1)
    symbols = .allocate(capacity: Self.largestAlphabet)
    symbols.initialize(repeating: 0, count: Self.largestAlphabet)
  }

  deinit {
    entries.deallocate()
    counts.deallocate()
    symbols.deallocate()
  }

  /// Sets the code in which each symbol has the length given, 0 for one that does not occur.
  ///
  /// - Parameters:
  ///   - lengths: At most 288, each at most 15.
  ///   - isWhole: True to refuse the code of a single symbol, which leaves room for another.
  /// - Returns: False for lengths that make no code, and for a code that has room for more symbols.
  func fill(_ lengths: ArraySlice<UInt8>, isWhole: Bool = false) -> Bool {
    counts.update(repeating: 0, count: Self.longestCode + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    // RFC 1951, 3.2.2: the first code and the first symbol's place of each length.
    var (codes, places) = ([0], [0])
    var room = 1
    for length in 1...Self.longestCode {
      room = room << 1 - counts[length]
      guard room >= 0 else { return false }
      codes.append((codes[length - 1] + counts[length - 1]) << 1)
      places.append(places[length - 1] + counts[length - 1])
    }
    // A single symbol has a code of one bit, so that half of the room is left.
    let isSingle = counts[1] == 1 && room == 1 << (Self.longestCode - 1)
    guard room == 0 || isSingle && !isWhole else { return false }
    entries.update(repeating: 0, count: 1 << Self.width)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[places[length]] = UInt16(symbol)
      places[length] += 1
      let code = codes[length]
      codes[length] += 1
      guard length <= Self.width else { continue }
      var next = reversed(code, bits: length)
      while next < 1 << Self.width {
        entries[next] = UInt16(symbol << 4 | length)
        next += 1 << length
      }
    }
    return true
  }

  /// The lowest `bits` bits of `code` in the opposite order.
  private func reversed(_ code: Int, bits: Int) -> Int {
    var reversed = 0
    for bit in 0..<bits { reversed |= (code >> bit & 1) << (bits - 1 - bit) }
    return reversed
  }

  /// The next symbol, of at most 15 bits, which are there; nil for bits that no symbol has.
  @inline(__always)
  func next(_ input: inout BitReader) -> Int? {
    let entry = entries[input.peek(Self.width)]
    guard entry != 0 else { return nextBitByBit(&input) }
    input.skip(Int(entry & 15))
    return Int(entry &>> 4)
  }

  private func nextBitByBit(_ input: inout BitReader) -> Int? {
    let bits = input.peek(Self.longestCode)
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.longestCode {
      code = code << 1 | bits >> (length - 1) & 1
      let count = counts[length]
      if code - first < count {
        input.skip(length)
        return Int(symbols[place + code - first])
      }
      place += count
      first = (first + count) << 1
    }
    return nil
  }
}
