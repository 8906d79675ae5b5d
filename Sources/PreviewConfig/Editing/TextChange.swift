/// A stretch of a text and what replaces it.
struct TextChange {
  /// The bytes that are replaced; none where something is inserted.
  var range: Range<Int>
  /// What is in their place.
  var text: String

  /// A replacement.
  static func replacing(_ range: Range<Int>, with text: String) -> TextChange {
    TextChange(range: range, text: text)
  }

  /// An insertion before a byte.
  static func inserting(_ text: String, at offset: Int) -> TextChange {
    TextChange(range: offset..<offset, text: text)
  }
}

extension [TextChange] {
  /// The bytes with the changes, none of which overlap, in them.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      precondition(change.range.lowerBound >= position, "changes overlap at \(position)")
      result += bytes[position..<change.range.lowerBound]
      result += [UInt8](change.text.utf8)
      position = change.range.upperBound
    }
    return result + bytes[position...]
  }
}
