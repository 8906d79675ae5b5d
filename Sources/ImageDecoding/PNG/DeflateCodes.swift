/// The bits of a stream, the lowest of each byte first.
struct StreamBits {
  private var bits: UInt64 = 0
  private var count = 0
  private var next: UnsafeRawPointer
  private let start: UnsafeRawPointer
  private let end: UnsafeRawPointer

  init(_ start: UnsafeRawPointer, count: Int) {
    (self.start, next, end) = (start, start, start + count)
  }

  /// Makes 48 bits available, as many as a copy takes at most: bits after the end of the stream are 0.
  @inline(__always)
  mutating func fill() {
    guard count < 48 else { return }
    if next + 8 <= end {
      bits |= UInt64(littleEndian: next.loadUnaligned(as: UInt64.self)) &<< UInt64(count)
      next += (63 &- count) &>> 3
      count |= 56
      return
    }
    while count <= 48, next < end {
      bits |= UInt64(next.load(as: UInt8.self)) &<< UInt64(count)
      next += 1
      count &+= 8
    }
  }

  /// True if more bits were taken than there are.
  var isExhausted: Bool { count < 0 }

  /// The next bits, which are not taken.
  @inline(__always)
  func peek(_ count: Int) -> Int { Int(truncatingIfNeeded: bits & (1 &<< UInt64(count) &- 1)) }

  @inline(__always)
  mutating func skip(_ count: Int) {
    bits &>>= UInt64(count)
    self.count &-= count
  }

  @inline(__always)
  mutating func take(_ count: Int) -> Int {
    let value = peek(count)
    skip(count)
    return value
  }

  /// The bytes of a block that is not compressed; nil where there are fewer than its length.
  mutating func takeStored() -> UnsafeRawBufferPointer? {
    skip(count & 7)
    fill()
    let (length, complement) = (take(16), take(16))
    guard !isExhausted, length ^ complement == 0xFFFF else { return nil }
    // The bytes that were read ahead.
    next -= count >> 3
    (bits, count) = (0, 0)
    guard next + length <= end else { return nil }
    defer { next += length }
    return UnsafeRawBufferPointer(start: next, count: length)
  }

  /// How many bytes were read, with that of the last bit.
  var readCount: Int { next - start - count >> 3 }
}

/// The meaning of a code of a block.
struct StreamSymbol {
  enum Kind: UInt32 {
    case none, literal, copy, end
  }

  /// From the lowest bit on: the code's length in 4 bits, 0 for a longer code than the table has; the count of
  /// bits after it in 4; the base in 16; the kind.
  var value: UInt32

  init(_ kind: Kind, base: Int = 0, extraCount: Int = 0) {
    value = kind.rawValue << 24 | UInt32(base) << 8 | UInt32(extraCount) << 4
  }

  init(value: UInt32) {
    self.value = value
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: value &>> 24) ?? .none }
  @inline(__always)
  var base: Int { Int(value &>> 8 & 0xFFFF) }
  @inline(__always)
  var extraCount: Int { Int(value &>> 4 & 15) }
  @inline(__always)
  var codeLength: Int { Int(value & 15) }
}

/// The codes of a block by their next bits.
struct DecodingTable: ~Copyable {
  /// Longer codes are rare, and are looked up bit by bit.
  private static let bitCount = 11
  private static let longestCode = 15

  private let entries: UnsafeMutablePointer<UInt32>
  /// How many codes of each length there are.
  private let counts: UnsafeMutablePointer<Int>
  /// The meanings of the codes, by their lengths and then in order; a block has up to 288.
  private let symbols: UnsafeMutablePointer<UInt32>

  init() {
    entries = .allocate(capacity: 1 << Self.bitCount)
    entries.initialize(repeating: 0, count: 1 << Self.bitCount)
    counts = .allocate(capacity: Self.longestCode + 1)
    counts.initialize(repeating: 0, count: Self.longestCode + 1)
    symbols = .allocate(capacity: 288)
    symbols.initialize(repeating: 0, count: 288)
  }

  deinit {
    entries.deallocate()
    counts.deallocate()
    symbols.deallocate()
  }

  /// Takes codes of some lengths; false for lengths that no codes have.
  func read(_ lengths: [UInt8], _ symbol: (Int) -> StreamSymbol) -> Bool {
    counts.update(repeating: 0, count: Self.longestCode + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var codes = [0, 0]
    var places = [0, 0]
    var free = 1
    for length in 1...Self.longestCode {
      free = free << 1 - counts[length]
      guard free >= 0 else { return false }
      codes.append((codes[length] + counts[length]) << 1)
      places.append(places[length] + counts[length])
    }
    // One code may be alone, of a block whose copies have one distance.
    let total = places[Self.longestCode + 1]
    guard free == 0 || total <= 1 else { return false }
    entries.update(repeating: 0, count: 1 << Self.bitCount)
    for (index, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let value = symbol(index).value | UInt32(length)
      symbols[places[length]] = value
      places[length] += 1
      let code = codes[length]
      codes[length] += 1
      guard length <= Self.bitCount else { continue }
      // The first bit of a code is its highest.
      var place = 0
      for bit in 0..<length where code >> bit & 1 == 1 { place |= 1 << (length - 1 - bit) }
      while place < 1 << Self.bitCount {
        entries[place] = value
        place += 1 << length
      }
    }
    return true
  }

  /// The symbol of the next code, which is taken; one of no kind for bits that are none.
  @inline(__always)
  func next(_ bits: inout StreamBits) -> StreamSymbol {
    var symbol = StreamSymbol(value: entries[bits.peek(Self.bitCount)])
    if symbol.codeLength == 0 { symbol = longSymbol(bits) }
    bits.skip(symbol.codeLength)
    return symbol
  }

  private func longSymbol(_ bits: StreamBits) -> StreamSymbol {
    let ahead = bits.peek(Self.longestCode)
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.longestCode {
      code |= ahead >> (length - 1) & 1
      if code - first < counts[length] { return StreamSymbol(value: symbols[place + code - first]) }
      place += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    return StreamSymbol(.none)
  }
}

/// The lengths of the codes of a block, and their meanings.
struct BlockCodes {
  private(set) var literals: [UInt8] = []
  private(set) var distances: [UInt8] = []

  static let fixedLiterals: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
    + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
  static let fixedDistances = [UInt8](repeating: 5, count: 32)

  /// The order in which a block gives the lengths of the codes for lengths.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Reads the lengths, which have codes of their own; nil for what are none.
  init?(_ bits: inout StreamBits, _ table: borrowing DecodingTable) {
    bits.fill()
    let literalCount = bits.take(5) + 257
    let distanceCount = bits.take(5) + 1
    let count = bits.take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { return nil }
    var own = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(count) {
      bits.fill()
      own[place] = UInt8(bits.take(3))
    }
    guard table.read(own, { StreamSymbol(.literal, base: $0) }) else { return nil }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      bits.fill()
      let symbol = table.next(&bits)
      guard symbol.kind == .literal, !bits.isExhausted else { return nil }
      switch symbol.base {
      case 16:
        guard let last = lengths.last else { return nil }
        lengths += repeatElement(last, count: 3 + bits.take(2))
      case 17: lengths += repeatElement(0, count: 3 + bits.take(3))
      case 18: lengths += repeatElement(0, count: 11 + bits.take(7))
      default: lengths.append(UInt8(symbol.base))
      }
    }
    guard lengths.count == literalCount + distanceCount else { return nil }
    literals = Array(lengths[..<literalCount])
    distances = Array(lengths[literalCount...])
  }

  /// The meaning of a code of a literal or a length.
  static func literal(_ number: Int) -> StreamSymbol {
    switch number {
    case 0..<256: StreamSymbol(.literal, base: number)
    case 256: StreamSymbol(.end)
    case 257..<265: StreamSymbol(.copy, base: number - 254)
    // Four symbols for each power of two.
    case 265..<285:
      StreamSymbol(
        .copy, base: (4 + (number - 265) % 4) << ((number - 261) / 4) + 3,
        extraCount: (number - 261) / 4)
    case 285: StreamSymbol(.copy, base: 258)
    default: StreamSymbol(.none)
    }
  }

  /// The meaning of a code of a distance.
  static func distance(_ number: Int) -> StreamSymbol {
    switch number {
    case 0..<4: StreamSymbol(.copy, base: number + 1)
    // Two symbols for each power of two.
    case 4..<30:
      StreamSymbol(
        .copy, base: (2 + number % 2) << ((number - 2) / 2) + 1, extraCount: (number - 2) / 2)
    default: StreamSymbol(.none)
    }
  }
}
