/// An error at a place where a text is not JSON.
package struct JSONMistake: Error, Hashable, Sendable {
  /// The bytes at fault; empty at the end of the text, and for a place of a single character.
  package var bytes: Range<Int>
  /// The expectation and the finding, in lower case.
  package var message: String
  /// The suggested replacement, if it is obvious.
  package var suggestion: String?

  /// Creates a mistake in a range of bytes.
  package init(at bytes: Range<Int>, _ message: String, suggestion: String? = nil) {
    self.bytes = bytes
    self.message = message
    self.suggestion = suggestion
  }
}

/// Reads JSON as RFC 8259 defines it, without extensions, value by value.
///
/// Comments, trailing commas, single quotes, leading zeros, lone surrogates and text after the
/// value are mistakes at their places. So are numbers out of Double's range, more than `depthLimit`
/// levels and more than `valueLimit` values.
///
/// - Complexity: O(*bytes*).
package struct JSONReader {
  /// The largest depth of nested lists and objects of most files.
  package static let depthLimit = 64

  /// A value, or the beginning of a value in parts.
  package enum Token: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    /// A whole number, as it is written, that a Double would round.
    case longNumber(String)
    case string(String)
    /// An array: read its elements by `readElements`.
    case array
    /// An object: read its fields by `readFields`.
    case object
  }

  /// The line of the next byte, from 1: each line feed ends one.
  package private(set) var line: Int32 = 1

  /// The text, in UTF-8.
  package let bytes: [UInt8]
  private let valueLimit: Int
  private let depthLimit: Int
  private var index = 0
  private var valueCount = 0
  private var depth = 0
  /// The names of the fields of skipped objects.
  private var names = FieldNames()

  /// Creates a reader of a text in UTF-8, which is checked elsewhere.
  ///
  /// - Parameters:
  ///   - valueLimit: The largest number of values in the text.
  ///   - depthLimit: The largest depth of nested lists and objects.
  ///   - start: The byte at which the value begins.
  package init(
    _ bytes: [UInt8], valueLimit: Int = 20_000_000, depthLimit: Int = JSONReader.depthLimit,
    from start: Int = 0
  ) {
    self.bytes = bytes
    self.valueLimit = valueLimit
    self.depthLimit = depthLimit
    index = start
  }

  /// The next byte's offset.
  package var offset: Int { index }

  /// Reads the text's one value with `read`, which starts at its token, and the space around it.
  ///
  /// - Throws: `JSONMistake` at the first place that is not JSON.
  package mutating func readDocument<Value>(
    _ read: (inout JSONReader) throws(JSONMistake) -> Value
  ) throws(JSONMistake) -> Value {
    skipSpace()
    guard peek != nil else { throw mistake("the file is empty") }
    let value = try read(&self)
    skipSpace()
    guard peek == nil else {
      throw mistake("expected the end of the file, found \(found)")
    }
    return value
  }

  /// Returns the next value, or the beginning of one in parts.
  ///
  /// - Throws: `JSONMistake` if there is no value.
  package mutating func token() throws(JSONMistake) -> Token {
    try countValue()
    switch peek {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "-")?, (0x30...0x39)?: return try numberToken(writtenNumber())
    default: return try word()
    }
  }

  private mutating func countValue() throws(JSONMistake) {
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw mistake("the file holds more than \(valueLimit) values")
    }
  }

  /// Reads an array, calling `read` for its elements one after another.
  ///
  /// - Throws: `JSONMistake`; the errors of `read`.
  package mutating func readElements(
    _ read: (inout JSONReader, _ index: Int) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    try enter()
    defer { depth -= 1 }
    if take(UInt8(ascii: "]")) { return }
    var count = 0
    repeat {
      skipSpace()
      try checkElement(before: UInt8(ascii: "]"))
      try read(&self, count)
      count += 1
      skipSpace()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "',' or ']'")
  }

  /// Reads an object, calling `read` for the values of its fields one after another.
  ///
  /// `read` gets the field's name and the name's place with its quotes. Names may repeat: readers
  /// that keep them refuse that with `duplicate`.
  ///
  /// - Throws: `JSONMistake`; the errors of `read`.
  package mutating func readFields(
    _ read: (inout JSONReader, _ name: String, _ place: Range<Int>) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    try enter()
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return }
    repeat {
      skipSpace()
      try checkElement(before: UInt8(ascii: "}"))
      let start = index
      guard peek == UInt8(ascii: "\"") else {
        throw mistake(
          "expected a key in double quotes, found \(found)",
          suggestion: peek == UInt8(ascii: "/") ? "JSON has no comments" : nil)
      }
      let name = try text()
      let end = index
      skipSpace()
      try expect(UInt8(ascii: ":"), "':'")
      skipSpace()
      try read(&self, name, start..<end)
      skipSpace()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "',' or '}'")
  }

  /// Skips a value, finding the mistakes that reading it would find.
  ///
  /// Texts and most numbers are checked without making a value of them.
  ///
  /// - Throws: `JSONMistake`, also for an object that has a field twice.
  package mutating func passValue() throws(JSONMistake) {
    switch peek {
    case UInt8(ascii: "\""):
      try countValue()
      if let end = endOfPlainText { index = end } else { _ = try text() }
    case UInt8(ascii: "-")?, (0x30...0x39)?:
      try countValue()
      let written = try writtenNumber()
      // No number of so few digits without an exponent is too large.
      if written.hasExponent || written.text.count > 300 { _ = try number(written) }
    default:
      switch try token() {
      case .array: try readElements { reader, _ throws(JSONMistake) in try reader.passValue() }
      case .object: try passFields()
      case .null, .bool, .number, .longNumber, .string: break
      }
    }
  }

  /// Continues behind a value that was read before.
  ///
  /// - Parameter line: The line of the next byte, from 1.
  package mutating func resume(at offset: Int, line: Int32) {
    (index, self.line) = (offset, line)
  }

  private mutating func passFields() throws(JSONMistake) {
    // A copy of the reader would share the names, which would be copied for each object.
    let start = (index: index, line: line, valueCount: valueCount, depth: depth)
    names.beginObject()
    defer { names.endObject() }
    try readFields { reader, name, place throws(JSONMistake) in
      try reader.passValue()
      guard reader.names.insert(name) else {
        var opening = reader
        (opening.index, opening.line, opening.valueCount, opening.depth) = start
        throw Self.duplicate(name, at: place, in: opening)
      }
    }
  }

  /// Returns the mistake of an object with a repeated field.
  ///
  /// - Parameters:
  ///   - place: The place of the second name.
  ///   - opening: The reader at the object's token: searching the first name again saves recording
  ///     the line of every unique name.
  package static func duplicate(
    _ name: String, at place: Range<Int>, in opening: JSONReader
  ) -> JSONMistake {
    var reader = opening
    var first: Int32?
    try? reader.readFields { reader, other, _ throws(JSONMistake) in
      if other == name, first == nil { first = reader.line }
      try reader.passValue()
    }
    return JSONMistake(
      at: place,
      "duplicate key '\(excerpt(of: name, limit: 40))', first in line \(first ?? opening.line)")
  }

  /// Skips the opening bracket and the space after it.
  private mutating func enter() throws(JSONMistake) {
    guard depth < depthLimit else {
      throw mistake("lists and objects nested more than \(depthLimit) deep")
    }
    depth += 1
    index += 1
    skipSpace()
  }

  /// Refuses a comma with nothing after it.
  private func checkElement(before end: UInt8) throws(JSONMistake) {
    guard peek == end else { return }
    throw mistake("expected a value after ',', found \(found)", suggestion: "remove the comma")
  }

  /// A number in the text.
  private struct WrittenNumber {
    /// All of its characters.
    var text: Range<Int>
    /// The digits up to a point or an exponent.
    var whole: Range<Int>
    var hasExponent = false
  }

  /// Skips a number in JSON's form.
  private mutating func writtenNumber() throws(JSONMistake) -> WrittenNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let digits = index
    try takeDigits()
    if bytes[digits] == UInt8(ascii: "0"), index > digits + 1 {
      throw mistake(at: start..<index, "a number does not begin with 0")
    }
    var number = WrittenNumber(text: start..<index, whole: digits..<index)
    if take(UInt8(ascii: ".")) { try takeDigits() }
    if let mark = peek, mark | 0x20 == UInt8(ascii: "e") {
      number.hasExponent = true
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try takeDigits()
    }
    number.text = start..<index
    return number
  }

  private func numberToken(_ written: WrittenNumber) throws(JSONMistake) -> Token {
    let number = try number(written)
    // Fewer digits are exact, and most numbers have.
    guard written.whole.count > 15, written.whole.upperBound == written.text.upperBound else {
      return .number(number)
    }
    let text = String(decoding: bytes[written.text], as: UTF8.self)
    return NumberText.isRounded(whole: text) ? .longNumber(text) : .number(number)
  }

  /// Returns the mistake of a number, just read, that would be rounded.
  package func roundedNumber(_ text: String) -> JSONMistake {
    mistake(
      at: index - text.utf8.count..<index,
      "'\(excerpt(of: text, limit: 40))' \(NumberText.roundingWords)",
      suggestion: "quote it if it is a code")
  }

  private func number(_ written: WrittenNumber) throws(JSONMistake) -> Double {
    if let whole = shortWhole(written) {
      return bytes[written.text.lowerBound] == UInt8(ascii: "-") ? -whole : whole
    }
    let text = String(decoding: bytes[written.text], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw mistake(at: written.text, "the number is too large")
    }
    return number
  }

  /// Returns the value of a number without a fraction or exponent, if its digits are few enough for
  /// a Double to be exact: most numbers are such, and parsing one as text takes ten times as long.
  private func shortWhole(_ number: WrittenNumber) -> Double? {
    let digits = number.whole
    guard digits.count <= 15, digits.upperBound == number.text.upperBound else { return nil }
    return Double(bytes[digits].reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  private mutating func takeDigits() throws(JSONMistake) {
    let start = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw mistake("expected a digit, found \(found)") }
  }

  private mutating func word() throws(JSONMistake) -> Token {
    let start = index
    while let byte = peek, isWordByte(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      let suggestion: String? =
        switch peek {
        case UInt8(ascii: "'"): "JSON puts text in double quotes"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
        default: nil
        }
      throw mistake("expected a value, found \(found)", suggestion: suggestion)
    default:
      throw mistake(
        at: start..<index, "expected a value, found '\(excerpt(of: word, limit: 40))'",
        suggestion: suggestion(for: word, among: ["true", "false", "null"])
          ?? "JSON puts text in double quotes")
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func text() throws(JSONMistake) -> String {
    if let end = endOfPlainText {
      defer { index = end }
      return String(decoding: bytes[index + 1..<end - 1], as: UTF8.self)
    }
    var text = JSONTextReader(bytes: bytes, index: index)
    let result = try text.read()
    index = text.index
    return result
  }

  /// The end of a text without escapes, after its quote; nil for one with escapes or with a
  /// mistake.
  ///
  /// Most texts have no escapes, and are copied at once.
  private var endOfPlainText: Int? {
    let start = index + 1
    let end = bytes.withUnsafeBufferPointer { bytes in
      bytes[start...].firstIndex {
        $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
      }
    }
    return end.flatMap { bytes[$0] == UInt8(ascii: "\"") ? $0 + 1 : nil }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(JSONMistake) {
    guard !take(byte) else { return }
    throw mistake("expected \(what), found \(found)")
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0D: break
      case 0x0A: line += 1
      default: return
      }
      index += 1
    }
  }

  /// The character at the index, in messages.
  private var found: String {
    guard index < bytes.count else { return "the end of the file" }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: bytes[index..<end], as: UTF8.self)
    return character == "\n" || character == "\r"
      ? "the end of the line" : "'\(excerpt(of: character))'"
  }

  private func mistake(
    at range: Range<Int>? = nil, _ message: String, suggestion: String? = nil
  ) -> JSONMistake {
    JSONMistake(at: range ?? index..<index, message, suggestion: suggestion)
  }
}
