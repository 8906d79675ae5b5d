extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the next byte that is not from U+0020 to U+007E, the printed characters
  /// of ASCII; the count if there is none.
  ///
  /// Most bytes of a config are printed characters, and eight of them are compared at once: byte by
  /// byte, the line ends of a config of ten megabytes took a tenth of the time to draw it.
  func nextUnusual(from start: Int) -> Int {
    var offset = start
    while offset < count {
      // In a text of other letters, the next byte is mostly unusual.
      if Self.isUnusual(self[offset]) { return offset }
      offset += 1
      while offset + 8 <= count, !hasUnusual(inEightAt: offset) { offset += 8 }
    }
    return count
  }

  private static func isUnusual(_ byte: UInt8) -> Bool { byte &- 0x20 >= 0x5F }

  /// Returns whether one of eight bytes may be unusual: the first one that is, is found for
  /// certain.
  private func hasUnusual(inEightAt offset: Int) -> Bool {
    let eight = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // The highest bit of a byte becomes 1 below 0x20 by the difference, and at 0x7F by the sum.
    let below = eight &- 0x2020_2020_2020_2020
    let above = eight &+ 0x0101_0101_0101_0101
    return (below | above | eight) & 0x8080_8080_8080_8080 != 0
  }
}

extension [UInt8] {
  /// Returns the first offset of an unusual byte for which a predicate holds; nil for none.
  ///
  /// - Complexity: O(*n*).
  func firstUnusual(where holds: (Int) -> Bool) -> Int? {
    withUnsafeBufferPointer { bytes in
      var offset = bytes.nextUnusual(from: 0)
      while offset < bytes.count {
        if holds(offset) { return offset }
        offset = bytes.nextUnusual(from: offset + 1)
      }
      return nil
    }
  }
}
