/// The text of a config, checked to be UTF-8 that YAML allows, with its lines.
package struct SourceText: Sendable {
  /// What diagnostics call the text.
  package let file: String
  /// The text without a byte order mark.
  package let text: String
  /// `text` in UTF-8.
  let bytes: [UInt8]
  /// The offset in `bytes` of each line's first byte.
  private let lineStarts: [Int]

  /// Checks the bytes of a file.
  ///
  /// - Throws: `Diagnostic` at the first byte that is not UTF-8 or that no YAML text may hold.
  package init(_ source: [UInt8], file: String) throws(Diagnostic) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = source.starts(with: mark) ? Array(source.dropFirst(mark.count)) : source
    self.file = file
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self.text = ""
      throw Diagnostic(at: range(ofByte: Self.firstInvalidByte(of: bytes)), "invalid UTF-8")
    }
    self.text = text
    // What `Disguise` puts into texts must not be there before.
    if let place = Self.firstNoncharacter(in: bytes) {
      throw Diagnostic(at: range(ofByte: place), "a noncharacter of U+FDD0 to U+FDEF")
    }
    // Tab, line feed and carriage return are the only control characters of YAML.
    let control = bytes.firstIndex { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 || $0 == 0x7F }
    if let control {
      let code = String(bytes[control], radix: 16, uppercase: true)
      let name = String(repeating: "0", count: 4 - code.count) + code
      throw Diagnostic(at: range(ofByte: control), "control character U+\(name)")
    }
  }

  /// The line, counted from 1, without its end; nil if the text has no such line.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of a line's first byte; the end of the text for a line behind it.
  func lineStart(_ number: Int) -> Int {
    lineStarts.indices.contains(number - 1) ? lineStarts[number - 1] : bytes.count
  }

  /// The place of a byte, one character long.
  ///
  /// - Complexity: O(log *lines* + *length of the line*).
  func range(ofByte offset: Int, length: Int = 1) -> SourceRange {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[lineStarts[low]..<min(offset, bytes.count)].count { !isContinuation($0) }
    return SourceRange(
      file: file, start: SourcePosition(line: low + 1, column: column + 1), length: max(1, length))
  }

  /// Lines end where libyaml says: at LF, CR, CRLF, NEL, LS and PS.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let next = offset + 1
      switch byte {
      case 10: starts.append(next)
      case 13 where next == bytes.count || bytes[next] != 10: starts.append(next)
      case 0x85 where offset >= 1 && bytes[offset - 1] == 0xC2: starts.append(next)
      case 0xA8 where isSeparator(bytes, endingAt: offset): starts.append(next)
      case 0xA9 where isSeparator(bytes, endingAt: offset): starts.append(next)
      default: break
      }
    }
    return starts
  }

  private static func isSeparator(_ bytes: [UInt8], endingAt offset: Int) -> Bool {
    offset >= 2 && bytes[offset - 2] == 0xE2 && bytes[offset - 1] == 0x80
  }

  private static func firstNoncharacter(in bytes: [UInt8]) -> Int? {
    bytes.indices.first {
      bytes[$0] == 0xEF && bytes[$0...].starts(with: [0xEF, 0xB7])
        && $0 + 2 < bytes.count && (0x90...0xAF).contains(bytes[$0 + 2])
    }
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}

/// True for a byte of UTF-8 that does not begin a character.
func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}
