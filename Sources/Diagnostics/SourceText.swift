package import PlainText

/// The text of a config, checked to be UTF-8 that YAML or JSON allows, with its lines.
package struct SourceText: Sendable {
  /// The text's name in diagnostics.
  package let file: String
  /// The text without a byte order mark, in UTF-8.
  package let bytes: [UInt8]
  /// The offset in `bytes` of each line's first byte; nil for a text whose lines are needed only
  /// for a mistake.
  private let knownLineStarts: [UInt32]?

  /// The offset in `bytes` of each line's first byte; no text has more than 4 GiB.
  private var lineStarts: [UInt32] { knownLineStarts ?? lines.starts }

  /// The text's lines, for diagnostics about it.
  package var lines: SourceLines { SourceLines(bytes) }

  /// Checks the bytes of a file.
  ///
  /// - Parameters:
  ///   - isYAML: False for a text that YAML's parser does not read: JSON allows U+007F.
  ///   - mayBeJSON: False for a text that YAML's parser reads even if it is JSON.
  /// - Throws: `Diagnostic` at the first byte that is not UTF-8 or not allowed in such a text.
  package init(
    _ source: [UInt8], file: String, isYAML: Bool = true, mayBeJSON: Bool = true
  ) throws(Diagnostic) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = source.starts(with: mark) ? Array(source.dropFirst(mark.count)) : source
    self.file = file
    self.bytes = bytes
    knownLineStarts = isYAML ? SourceLines(bytes).starts : nil
    guard Self.isUTF8(bytes) else {
      throw Diagnostic(at: range(ofByte: Self.firstInvalidByte(of: bytes)), "invalid UTF-8")
    }
    // Readers of YAML may use these as replacements of characters that its parser refuses.
    if isYAML, let place = Self.firstNoncharacter(in: bytes), !(mayBeJSON && isJSON) {
      throw Diagnostic(at: range(ofByte: place), "a noncharacter of U+FDD0 to U+FDEF")
    }
    // Tab, line feed and carriage return are the only control characters of YAML.
    let control = bytes.firstUnusual {
      switch bytes[$0] {
      case 9, 10, 13: false
      case ..<0x20: true
      case 0x7F: isYAML
      default: false
      }
    }
    // JSON has no other control character, and the whole text is read to know that it is JSON.
    if let control, bytes[control] != 0x7F || !(mayBeJSON && isJSON) {
      let code = String(bytes[control], radix: 16, uppercase: true)
      let name = String(repeating: "0", count: 4 - code.count) + code
      throw Diagnostic(at: range(ofByte: control), "control character U+\(name)")
    }
  }

  /// The most lists and objects of a config in JSON that may be nested in each other.
  package static let depthLimit = 400

  /// Indicates whether the text is JSON, which contains characters that YAML refuses.
  ///
  /// - Complexity: O(*n*) for a text that begins as JSON.
  private var isJSON: Bool {
    beginsAsJSON
      && (try? readJSON(depthLimit: Self.depthLimit) { reader throws(JSONMistake) in
        try reader.passValue()
      }) != nil
  }

  /// Indicates whether the text begins with a list or an object of JSON, which YAML's may be, too.
  package var beginsAsJSON: Bool {
    let first = bytes.first { ![9, 10, 13, 32].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Returns the line, counted from 1, without its end; nil if the text has no such line.
  package func line(_ number: Int) -> String? {
    lines.line(number, of: lineStarts)
  }

  /// Returns the offset of a line's first byte; the end of the text for a line after it.
  package func lineStart(_ number: Int) -> Int {
    let lineStarts = lineStarts
    return lineStarts.indices.contains(number - 1) ? Int(lineStarts[number - 1]) : bytes.count
  }

  /// Returns the number of characters that begin in a range of bytes.
  ///
  /// - Complexity: O(*bytes*).
  package func characterCount(_ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes[range].reduce(0) { $0 + (isContinuation($1) ? 0 : 1) }
    }
  }

  /// Returns the place of a byte, one character long.
  ///
  /// - Complexity: O(log *lines* + *length of the line*).
  package func range(ofByte offset: Int, length: Int = 1) -> SourceRange {
    let lineStarts = lineStarts
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let column = characterCount(Int(lineStarts[low])..<min(offset, bytes.count))
    return SourceRange(
      file: file, start: SourcePosition(line: low + 1, column: column + 1), length: max(1, length))
  }

  /// Returns an error at a range of bytes, at least one character long.
  package func mistake(
    at bytes: Range<Int>, _ message: String, suggestion: String? = nil
  ) -> Diagnostic {
    let range = range(ofByte: bytes.lowerBound, length: characterCount(bytes))
    return Diagnostic(
      at: range, message, suggestion: suggestion, sourceLine: line(range.start.line))
  }

  /// Returns the character at a byte, for messages.
  package func character(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    var end = offset + 1
    while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
    let character = String(decoding: bytes[offset..<end], as: UTF8.self)
    return character == "\n" || character == "\r"
      ? "the end of the line" : "'\(excerpt(of: character))'"
  }

  /// Reads the text as JSON.
  ///
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  package func readJSON<Value>(
    valueLimit: Int = .max, depthLimit: Int = JSONReader.depthLimit,
    _ read: (inout JSONReader) throws(JSONMistake) -> Value
  ) throws(Diagnostic) -> Value {
    var reader = JSONReader(bytes, valueLimit: valueLimit, depthLimit: depthLimit)
    do throws(JSONMistake) {
      return try reader.readDocument(read)
    } catch {
      throw mistake(at: error.bytes, error.message, suggestion: error.suggestion)
    }
  }

  private static func firstNoncharacter(in bytes: [UInt8]) -> Int? {
    bytes.firstUnusual {
      bytes[$0] == 0xEF && bytes[$0...].starts(with: [0xEF, 0xB7])
        && $0 + 2 < bytes.count && (0x90...0xAF).contains(bytes[$0 + 2])
    }
  }

  /// Returns whether bytes are UTF-8, without making a string of them.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return true
    } catch {
      return false
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

/// Returns whether a byte of UTF-8 does not begin a character.
package func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}
