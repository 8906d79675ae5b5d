/// Reads the text between two quotes of JSON.
struct JSONTextReader {
  let bytes: [UInt8]
  /// The position: of the opening quote, and after reading that after the closing one.
  private(set) var index: Int

  /// Returns the text with its escapes resolved.
  ///
  /// - Throws: `JSONMistake` at the opening quote if the text has no end, or at the escape or
  ///   character that JSON does not allow.
  mutating func read() throws(JSONMistake) -> String {
    let opening = index
    index += 1
    var start = index
    var result = ""
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let piece = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return result.isEmpty ? piece : result + piece
      case UInt8(ascii: "\\"):
        result += String(decoding: bytes[start..<index], as: UTF8.self)
        result.unicodeScalars.append(try escape())
        start = index
      case 0x0A, 0x0D:
        throw notClosed(opening)
      case 0..<0x20:
        throw JSONMistake(
          at: index..<index + 1, "a control character within text", suggestion: "write it as \\u….")
      default:
        index += 1
      }
    }
    throw notClosed(opening)
  }

  private func notClosed(_ opening: Int) -> JSONMistake {
    JSONMistake(at: opening..<opening + 1, "the text is not closed on its line")
  }

  /// Returns the character that a backslash and the characters after it represent.
  private mutating func escape() throws(JSONMistake) -> Unicode.Scalar {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default:
      throw JSONMistake(
        at: start..<min(start + 2, bytes.count), "unknown escape",
        suggestion: "use '\\\\' for a backslash")
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(JSONMistake) -> Unicode.Scalar {
    let first = try hexadecimal(start)
    guard first != 0 else {
      throw JSONMistake(at: start..<start + 6, "control character U+0000")
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A character beyond U+FFFF is written as a pair of surrogates, the high one first.
    if first < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      let next = index
      index += 2
      let second = try hexadecimal(next)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONMistake(at: start..<start + 6, "half of a character, without its other surrogate")
  }

  private mutating func hexadecimal(_ start: Int) throws(JSONMistake) -> UInt32 {
    let digits = bytes[min(index, bytes.count)..<min(index + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    // Without the check of the digits, `+123` would be a number as well.
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let code = UInt32(text, radix: 16)
    else {
      throw JSONMistake(
        at: start..<min(start + 2, bytes.count), "expected four hexadecimal digits after '\\u'")
    }
    index += 4
    return code
  }
}
