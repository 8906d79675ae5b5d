/// Remembers where a pixel, or a pair of pixels, was last; one place a hash.
struct PixelPlaceTable: ~Copyable {
  /// A place in a band.
  struct Place {
    var x: Int
    var y: Int
  }

  private static let bitCount: UInt64 = 13
  /// A place takes 32 bits: these for the column, the others for the row.
  private static let columnBitCount: UInt32 = 22

  /// The row's number plus one in the upper bits, the column in the lower; 0 for no place.
  private let places: UnsafeMutablePointer<UInt32>

  init() {
    places = .allocate(capacity: 1 << Int(Self.bitCount))
    removeAll()
  }

  deinit {
    places.deallocate()
  }

  /// Forgets all places.
  func removeAll() {
    places.update(repeating: 0, count: 1 << Int(Self.bitCount))
  }

  /// Where a key with the hash of `key` was last; from now on that is the place at `x`, `y`.
  ///
  /// - Parameters:
  ///   - x: Below 2^22.
  ///   - y: At most 1022.
  @inline(__always)
  func exchange(_ key: UInt64, x: Int, y: Int) -> Place? {
    // Multiplicative hashing: an odd number near 2^64 divided by the golden ratio spreads nearby
    // keys over the upper bits.
    let slot = Int(
      truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.bitCount))
    let previous = places[slot]
    places[slot] = UInt32(truncatingIfNeeded: (y &+ 1) &<< Int(Self.columnBitCount) | x)
    guard previous != 0 else { return nil }
    return Place(
      x: Int(previous & (1 &<< Self.columnBitCount &- 1)),
      y: Int(previous &>> Self.columnBitCount) &- 1)
  }
}
