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
    let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of each line's first byte; no text has more than 4 GiB.
  ///
  /// Lines end at LF, CR and CRLF, as in YAML 1.2.
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
      let byte = bytes[offset]
      if byte == 10 || byte == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10) {
        body(offset)
      }
      return false
    }
  }
}
