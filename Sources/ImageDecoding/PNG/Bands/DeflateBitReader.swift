/// Reads bits in the order of RFC 1951: from each byte's lowest one on.
struct DeflateBitReader {
  private let start: UnsafeRawPointer?
  private let bitCount: Int
  private var position = 0

  /// A reader of the first `bitCount` bits of `bytes`, behind which there are eight bytes more.
  ///
  /// The bytes must outlive it.
  init(_ bytes: UnsafeRawBufferPointer, bitCount: Int) {
    precondition(bytes.count >= bitCount / 8 + 8, "\(bytes.count) bytes for \(bitCount) bits")
    start = bytes.baseAddress
    self.bitCount = bitCount
  }

  /// The next 57 bits at least, the first the lowest; none where more was taken than there is.
  @inline(__always)
  var next: UInt64 {
    guard let start, position <= bitCount else { return 0 }
    let word = (start + position &>> 3).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word) &>> UInt64(position & 7)
  }

  /// Goes on behind `count` bits.
  @inline(__always)
  mutating func skip(_ count: UInt32) {
    position &+= Int(count)
  }

  /// Takes the next bits, at most 32, as a number.
  @inline(__always)
  mutating func take(_ count: UInt32) -> UInt32 {
    let bits = UInt32(truncatingIfNeeded: next & (1 &<< UInt64(count) &- 1))
    skip(count)
    return bits
  }

  /// Goes on at the next whole byte, unless it is at one.
  mutating func alignToByte() {
    position = (position + 7) & ~7
  }

  /// Whether all bits were taken, and no more.
  var isAtEnd: Bool { position == bitCount }

  /// Whether more bits were taken than there are.
  @inline(__always)
  var isBehindEnd: Bool { position > bitCount }
}
