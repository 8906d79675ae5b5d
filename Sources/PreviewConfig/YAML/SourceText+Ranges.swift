import Diagnostics

extension SourceText {
  /// A stretch of text from a spot on.
  func range(_ spot: Spot, length: Int = 1) -> SourceRange {
    SourceRange(file: file, start: spot.position, length: max(1, length))
  }

  /// The spot behind an anchor and a tag that stand before a node.
  func skippingProperties(from start: Spot) -> Spot {
    var offset = start.byte
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == 0x21 {
      while offset < bytes.count, !Self.isSpace(bytes[offset]) { offset += 1 }
      while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }
    guard offset > start.byte else { return start }
    return Spot(byte: offset, position: range(ofByte: offset).start)
  }

  /// The place of a quoted scalar with its quotes, up to the end of its line; of a block scalar,
  /// its indicator.
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

  /// How many characters of a plain scalar stand on its first line.
  func plainLength(of text: String, at start: Int) -> Int {
    var offset = start
    for byte in text.utf8 {
      guard offset < bytes.count, bytes[offset] == byte else { break }
      offset += 1
    }
    return bytes[start..<offset].count { !isContinuation($0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 9 || byte == 10 || byte == 13 || byte == 32
  }
}
