/// The lines of a file's text, each of which becomes a string only if a diagnostic shows it.
///
/// The text is kept as the bytes that were read: a string would be a second copy.
package struct SourceLines: Hashable, Sendable, ExpressibleByStringLiteral {
  private let bytes: [UInt8]

  /// Creates the lines of a text in UTF-8, which is shared and not copied.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates the lines of a text, which is copied.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Creates the lines of a text.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Returns the line with a number, counted from 1, without its end; nil if the text has no such
  /// line.
  ///
  /// - Parameter starts: The offset of each line's first byte.
  func line(_ number: Int, of starts: [UInt32]) -> String? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = Int(starts[number - 1])
    let end = bytes[start...].indices.first { Self.isLineBreak(bytes, at: $0) } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of each line's first byte; no text has more than 4 GiB.
  ///
  /// Lines end where libyaml ends them: at LF, CR, CRLF, NEL, LS and PS.
  ///
  /// - Complexity: O(*n*).
  var starts: [UInt32] {
    // Counted first, as an array that grows takes twice its size.
    var count = 1
    forEachEnd { _ in count += 1 }
    var starts: [UInt32] = []
    starts.reserveCapacity(count)
    starts.append(0)
    forEachEnd { starts.append(UInt32(truncatingIfNeeded: $0 + 1)) }
    return starts
  }

  /// Calls `body` with the offset of the last byte of each line break.
  private func forEachEnd(_ body: (Int) -> Void) {
    _ = bytes.firstUnusual { offset in
      if Self.endsLine(bytes, at: offset) { body(offset) }
      return false
    }
  }

  /// Returns whether a byte is the last one of a line break.
  private static func endsLine(_ bytes: [UInt8], at offset: Int) -> Bool {
    switch bytes[offset] {
    case 10: true
    case 13: offset + 1 == bytes.count || bytes[offset + 1] != 10
    case 0x85: offset >= 1 && bytes[offset - 1] == 0xC2
    case 0xA8, 0xA9: offset >= 2 && bytes[offset - 2] == 0xE2 && bytes[offset - 1] == 0x80
    default: false
    }
  }

  /// Returns whether a byte is the first one of a line break.
  private static func isLineBreak(_ bytes: [UInt8], at offset: Int) -> Bool {
    switch bytes[offset] {
    case 10, 13: true
    case 0xC2: bytes[offset...].starts(with: [0xC2, 0x85])
    case 0xE2:
      bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9])
    default: false
    }
  }
}
