/// A range of a text and its replacement.
struct TextChange {
  /// The replaced bytes; empty for an insertion.
  var range: Range<Int>
  var text: String

  static func replacing(_ range: Range<Int>, with text: String) -> TextChange {
    TextChange(range: range, text: text)
  }

  /// Returns an insertion before a byte.
  static func inserting(_ text: String, at offset: Int) -> TextChange {
    TextChange(range: offset..<offset, text: text)
  }
}

extension [TextChange] {
  /// Returns the bytes with changes, none of which overlap, applied.
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
