import CPango
import DisplayList

/// The colons between digits, as in 9:41, which iOS's own font raises to the middle of the digits.
///
/// Inter raises them with its contextual alternates, which are off: they change other characters,
/// too. Its feature `case` has the same colon for any place.
enum RaisedColons {
  /// Returns the parts of a text to be shaped with `case`, in order: each begins and ends with a
  /// colon between digits.
  ///
  /// The text between two such colons belongs to their part unless it has a character that `case`
  /// changes, so that tables of times are few parts. Pango takes 32 features for a run, and others
  /// need some: colons after `limit` parts stay on the baseline.
  ///
  /// - Parameter bytes: A text in UTF-8.
  static func parts(of bytes: some Sequence<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var isJoined = false
    var beforeLast: UInt8 = 0
    var last: UInt8 = 0
    // The byte after a colon decides about it.
    for (place, byte) in bytes.enumerated() {
      if last == colon {
        if isDigit(beforeLast), isDigit(byte) {
          if isJoined {
            parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<place
          } else if parts.count < limit {
            parts.append(place - 1..<place)
          }
          isJoined = !parts.isEmpty && parts[parts.count - 1].upperBound == place
        } else {
          isJoined = false
        }
      }
      // Most texts have no such colon, and are not searched further.
      if isJoined, byte != colon, changed.contains(byte) { isJoined = false }
      (beforeLast, last) = (last, byte)
    }
    return parts
  }

  static func feature(_ part: Range<Int>) -> hb_feature_t {
    // "case".
    hb_feature_t(
      tag: 0x6361_7365, value: 1, start: UInt32(part.lowerBound), end: UInt32(part.upperBound))
  }

  /// The largest number of parts of a text.
  static let limit = 24

  private static let colon = UInt8(ascii: ":")

  /// The other characters of ASCII that `case` changes in Inter; those beyond it count as changed.
  private static let changed: Set<UInt8> = Set("()*+-<=>@[]{}~".utf8).union(0x80...0xFF)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension FontStack {
  /// Returns whether a style's colons between digits are raised: in the system's own letters,
  /// unless their alternates do so already.
  func raisesColons(of style: ShapingStyle) -> Bool {
    let index = starts[style.group]
    return style.font.isSystem && fontFaces[index].keepsLetters
      && !style.hasContextualAlternates(in: fontFaces[index])
  }
}
