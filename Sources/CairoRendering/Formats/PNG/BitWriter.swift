/// Bits written least significant first, as RFC 1951 packs them, to memory that has room for them.
struct BitWriter {
  /// Bits that were added and not yet written, the first the least significant.
  struct Pending {
    fileprivate var bits: UInt64 = 0
    fileprivate var count: UInt64 = 0
  }

  /// Where the next whole byte goes.
  private(set) var end: UnsafeMutablePointer<UInt8>
  /// After `flush`, the bits of a byte that is not yet full.
  private(set) var pending: Pending

  /// A writer to `start`, which must have room for what is written and seven bytes more.
  init(to start: UnsafeMutablePointer<UInt8>, pending: Pending = Pending()) {
    end = start
    self.pending = pending
  }

  /// Adds the lowest `count` bits of `bits`, whose other bits are 0.
  ///
  /// At most 56 bits may be added between two calls of `flush`.
  @inline(__always)
  mutating func add(_ bits: UInt32, count: UInt32) {
    pending.bits |= UInt64(bits) &<< pending.count
    pending.count &+= UInt64(count)
  }

  /// Writes the whole bytes of what was added.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(end).storeBytes(of: pending.bits.littleEndian, as: UInt64.self)
    end += Int(truncatingIfNeeded: pending.count &>> 3)
    pending.bits &>>= pending.count & 0b11_1000
    pending.count &= 7
  }

  /// Fills the last byte with zeros, and writes it.
  mutating func alignToByte() {
    flush()
    pending.count = (pending.count + 7) & 0b11_1000
    flush()
  }
}
