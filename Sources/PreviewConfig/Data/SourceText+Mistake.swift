extension SourceText {
  /// An error at a range of bytes, at least one character long.
  func mistake(
    at bytes: Range<Int>, _ message: String, suggestion: String? = nil
  ) -> Diagnostic {
    let length = self.bytes[bytes].count { !isContinuation($0) }
    let range = range(ofByte: bytes.lowerBound, length: length)
    return Diagnostic(
      at: range, message, suggestion: suggestion, sourceLine: line(range.start.line))
  }

  /// The character at a byte, in messages.
  func character(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    var end = offset + 1
    while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
    let character = String(decoding: bytes[offset..<end], as: UTF8.self)
    return character == "\n" || character == "\r"
      ? "the end of the line" : "'\(excerpt(of: character))'"
  }
}
