/// What a symbol of RFC 1951 for a length or a distance stands for: a number from which on it
/// counts, and how many bits behind it are added.
struct DeflateExtent {
  /// The least number.
  let base: UInt32
  /// How many bits are added to it.
  let extraBitCount: UInt32

  /// The number, with the bits that follow the symbol, the first the lowest.
  @inline(__always)
  func value(_ bits: UInt64) -> Int {
    Int(base) &+ Int(truncatingIfNeeded: bits & (1 &<< UInt64(extraBitCount) &- 1))
  }

  /// The length of a match for a symbol from 257 to 285: 3 to 258 bytes.
  @inline(__always)
  static func length(symbol: UInt32) -> DeflateExtent {
    let index = symbol &- 257
    if index < 8 { return DeflateExtent(base: 3 &+ index, extraBitCount: 0) }
    // The longest has a symbol of its own.
    if index == 28 { return DeflateExtent(base: 258, extraBitCount: 0) }
    // Four symbols for each number of extra bits.
    let extra = (index &- 4) &>> 2
    return DeflateExtent(base: 3 &+ (4 &+ (index & 3)) &<< extra, extraBitCount: extra)
  }

  /// The distance of a match for a symbol from 0 to 29: 1 to 32,768 bytes.
  @inline(__always)
  static func distance(symbol: UInt32) -> DeflateExtent {
    if symbol < 4 { return DeflateExtent(base: 1 &+ symbol, extraBitCount: 0) }
    // Two symbols for each number of extra bits.
    let extra = (symbol &- 2) &>> 1
    return DeflateExtent(base: 1 &+ (2 &+ (symbol & 1)) &<< extra, extraBitCount: extra)
  }
}
