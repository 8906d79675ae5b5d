import CPango

/// The ones beside a full stop or a comma, as in 1.5 and 0,1, which iOS's own font keeps apart from it.
///
/// Inter moves them nearer by 0.04 to 0.09 of the font's size; other digits are as near to a full stop in both.
///
/// Source: addresses in 11 and 14 points of iOS 26 or 27 and a length in 22 bold of iOS 17 (`docs/truth.md`, addresses).
package enum OpenOnes {
  /// Returns the places of a text's ones beside a point, in order, which are not to be moved.
  ///
  /// HarfBuzz moves a pair only if it may move both. Pango takes 32 features for a run, and others need some: ones
  /// after `limit` places are moved.
  ///
  /// - Parameter bytes: A text in UTF-8.
  package static func places(of bytes: some Sequence<UInt8>) -> [Int] {
    var places: [Int] = []
    var last: UInt8 = 0
    for (place, byte) in bytes.enumerated() where places.count < limit {
      if byte == one, isPoint(last) {
        places.append(place)
      } else if last == one, isPoint(byte), places.last != place - 1 {
        places.append(place - 1)
      }
      last = byte
    }
    return places
  }

  static func feature(_ place: Int) -> hb_feature_t {
    // "kern".
    hb_feature_t(tag: 0x6B65_726E, value: 0, start: UInt32(place), end: UInt32(place + 1))
  }

  /// The largest number of places of a text.
  static let limit = 4

  private static let one = UInt8(ascii: "1")

  private static func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}
