/// Pixels of a row as cairo has them, compared many at a time.
///
/// Where the picture is opaque, each pixel's highest byte is nobody's: it is ignored.
struct PixelComparison {
  private let mask: UInt64

  init(hasAlpha: Bool) {
    mask = hasAlpha ? .max : 0x00FF_FFFF_00FF_FFFF
  }

  /// How many pixels from `a` and `b` on are equal, of `count` that may be looked at.
  @inline(__always)
  func equalCount(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, upTo count: Int
  ) -> Int {
    var index = 0
    while index &+ 8 <= count {
      let first = pair(a, index) ^ pair(b, index)
      let second = pair(a, index &+ 2) ^ pair(b, index &+ 2)
      let third = pair(a, index &+ 4) ^ pair(b, index &+ 4)
      let fourth = pair(a, index &+ 6) ^ pair(b, index &+ 6)
      if (first | second | third | fourth) & mask != 0 { break }
      index &+= 8
    }
    while index &+ 2 <= count {
      let difference = (pair(a, index) ^ pair(b, index)) & mask
      // The pixel at the lower address is the lower half.
      if difference != 0 { return index &+ (difference.trailingZeroBitCount &>> 5) }
      index &+= 2
    }
    if index < count, single(a + index) == single(b + index) { index &+= 1 }
    return index
  }

  /// The pixel at `start` as a number, equal for equal pixels.
  @inline(__always)
  func single(_ start: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(start.pointee) & mask
  }

  /// The pixel at `start` and the one behind it as a number, equal for equal pairs.
  @inline(__always)
  func pair(_ start: UnsafePointer<UInt32>) -> UInt64 {
    pair(start, 0) & mask
  }

  @inline(__always)
  private func pair(_ start: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
  }
}
