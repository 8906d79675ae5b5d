import Diagnostics
import PlainText

/// Finds the characters of a scalar in its source.
///
/// YAML gives only the start of a scalar. Quotes, escapes, folded lines and the indentation of
/// blocks are in the source and not in the value, so both are walked side by side.
struct ScalarPlaces: Sendable {
  private let source: SourceText
  private let value: [Unicode.Scalar]
  private let start: Int
  private let isDoubleQuoted: Bool

  /// Creates the places of a scalar whose first character, quote or block indicator is at a byte
  /// offset.
  init(_ value: String, in source: SourceText, at start: Int) {
    self.source = source
    self.value = Array(value.unicodeScalars)
    let bytes = source.bytes
    var start = start
    // A block's text begins on the line after its indicator.
    if start < bytes.count, bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">") {
      start = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
    }
    isDoubleQuoted = start < bytes.count && bytes[start] == UInt8(ascii: "\"")
    let isQuoted = isDoubleQuoted || start < bytes.count && bytes[start] == UInt8(ascii: "'")
    self.start = isQuoted ? start + 1 : start
  }

  /// Returns the byte offset of the character at `offset` in the value; its end for the value's
  /// count.
  func byte(of offset: Int) -> Int {
    var cursor = start
    for scalar in value.prefix(offset) {
      cursor = end(of: scalar, from: find(scalar, from: cursor))
    }
    return offset < value.count ? find(value[offset], from: cursor) : cursor
  }

  /// Skips source that is not in the value: line breaks that fold, and indentation.
  private func find(_ scalar: Unicode.Scalar, from start: Int) -> Int {
    let bytes = source.bytes
    var cursor = start
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "\\"), isDoubleQuoted { return cursor }
      if decode(at: cursor) == scalar { return cursor }
      // A folded line break is a space in the value.
      if scalar == " ", bytes[cursor] == 10 || bytes[cursor] == 13 { return cursor }
      guard [9, 10, 13, 32].contains(bytes[cursor]) else { return cursor }
      cursor += 1
    }
    return cursor
  }

  /// Returns the offset after the character at `cursor`.
  private func end(of scalar: Unicode.Scalar, from cursor: Int) -> Int {
    let bytes = source.bytes
    guard cursor < bytes.count else { return bytes.count }
    if isDoubleQuoted, bytes[cursor] == UInt8(ascii: "\\") {
      return min(bytes.count, cursor + escapeLength(of: scalar, at: cursor))
    }
    if scalar == "'", bytes[cursor...].starts(with: [0x27, 0x27]), self.start > 0,
      bytes[self.start - 1] == 0x27
    {
      return cursor + 2
    }
    var next = cursor + 1
    while next < bytes.count, isContinuation(bytes[next]) { next += 1 }
    return next
  }

  private func escapeLength(of scalar: Unicode.Scalar, at cursor: Int) -> Int {
    guard cursor + 1 < source.bytes.count else { return 1 }
    return switch source.bytes[cursor + 1] {
    case UInt8(ascii: "x"): 4
    // A character beyond an escape of four digits is two escapes.
    case UInt8(ascii: "u"): scalar.value > 0xFFFF ? SurrogateEscapes.length : 6
    case UInt8(ascii: "U"): 10
    default: 2
    }
  }

  private func decode(at cursor: Int) -> Unicode.Scalar? {
    var end = cursor + 1
    while end < source.bytes.count, isContinuation(source.bytes[end]) { end += 1 }
    return String(decoding: source.bytes[cursor..<end], as: UTF8.self).unicodeScalars.first
  }
}

/// Finds the byte at a line and column, cheaply for places in reading order.
struct Cursor {
  private let source: SourceText
  private var line = 1
  private var column = 1
  private var byte = 0

  init(_ source: SourceText) {
    self.source = source
  }

  /// Moves to a known spot.
  mutating func pass(to spot: Spot) {
    (line, column, byte) = (spot.position.line, spot.position.column, spot.byte)
  }

  /// Moves to a position, and returns its spot.
  ///
  /// - Complexity: O(1) over all positions in reading order; else O(*length of the line*).
  mutating func move(to mark: SourcePosition) -> Spot {
    if mark.line != line || mark.column < column {
      line = mark.line
      column = 1
      byte = source.lineStart(mark.line)
    }
    while column < mark.column, byte < source.bytes.count {
      byte += 1
      while byte < source.bytes.count, isContinuation(source.bytes[byte]) { byte += 1 }
      column += 1
    }
    return Spot(byte: byte, position: mark)
  }
}

/// A place in a text: its byte, and its line and column.
struct Spot {
  /// The byte's offset.
  var byte: Int
  /// The line and column.
  var position: SourcePosition
}

extension SourceText {
  /// Returns a range of text from a spot.
  func range(_ spot: Spot, length: Int = 1) -> SourceRange {
    SourceRange(file: file, start: spot.position, length: max(1, length))
  }

  /// Returns the spot after an anchor and a tag before a node.
  func skippingProperties(from start: Spot) -> Spot {
    var offset = start.byte
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == 0x21 {
      let isAnchor = bytes[offset] == UInt8(ascii: "&")
      offset += 1
      // An anchor's name may end at a colon or a comma; a tag may contain them.
      while offset < bytes.count,
        isAnchor ? Self.isNamed(bytes[offset]) : !Self.isSpace(bytes[offset])
      { offset += 1 }
      while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
      // Comments may be between a node's properties and the node.
      while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
        offset = bytes[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
      }
    }
    guard offset > start.byte else { return start }
    return Spot(byte: offset, position: range(ofByte: offset).start)
  }

  /// Returns the place of a quoted scalar with its quotes, up to the end of its line; of a block
  /// scalar, its indicator.
  func quotedRange(from spot: Spot) -> SourceRange {
    let start = spot.byte
    guard start < bytes.count, bytes[start] == 0x22 || bytes[start] == 0x27 else {
      return range(spot)
    }
    let quote = bytes[start]
    var end = start + 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != 10, bytes[end] != 13 {
      end += bytes[end] == UInt8(ascii: "\\") && quote == 0x22 ? 2 : 1
    }
    if end < bytes.count, bytes[end] == quote { end += 1 }
    return range(
      spot, length: bytes[start..<min(end, bytes.count)].count { !isContinuation($0) })
  }

  /// Returns the number of characters of a plain scalar on its first line.
  func plainLength(of text: String, at start: Int) -> Int {
    var offset = start
    for byte in text.utf8 {
      guard offset < bytes.count, bytes[offset] == byte else { break }
      offset += 1
    }
    return bytes[start..<offset].count { !isContinuation($0) }
  }

  /// Returns whether libyaml accepts a byte in an anchor's name.
  private static func isNamed(_ byte: UInt8) -> Bool {
    byte.isInWord || byte == UInt8(ascii: "-")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 9 || byte == 10 || byte == 13 || byte == 32
  }
}
