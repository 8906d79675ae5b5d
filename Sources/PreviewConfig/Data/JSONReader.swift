/// Reads JSON as RFC 8259 defines it, and nothing more.
///
/// Comments, trailing commas, single quotes, leading zeros, lone surrogates, duplicate keys and
/// text behind the value are errors at their places. So are numbers that no Double holds, more than
/// `depthLimit` levels and more than `DataFile.valueLimit` values.
///
/// - Complexity: O(*bytes*).
struct JSONReader {
  /// How deep lists and objects may lie in each other.
  static let depthLimit = 64

  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var valueCount = 0
  private var line: Int32 = 1
  private var items: PackedItems?

  /// How a value lies to the items that are asked for.
  private enum Place {
    /// It is one of them, or in one; or all is asked for.
    case inside
    /// It holds them: the names and numbers lead to them.
    case around(ArraySlice<String>)
    /// It is none of them: only its type is kept.
    case beside

    /// How a value under a name in one of this place lies.
    func inner(_ key: @autoclosure () -> String) -> Place {
      guard case .around(let path) = self else { return self }
      return path.first == key() ? .around(path.dropFirst()) : .beside
    }
  }

  /// Reads the items of a file's one value.
  ///
  /// - Parameter path: Where in the value the items are.
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  static func read(
    _ source: SourceText, itemsAt path: DataPath
  ) throws(Diagnostic) -> DataDocument {
    var reader = JSONReader(source: source, bytes: source.bytes)
    let value = try reader.document(.around(path.keys[...]))
    return DataDocument(items: reader.items, value: value)
  }

  /// Reads a file's one value.
  ///
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  static func value(of source: SourceText) throws(Diagnostic) -> DataValue {
    var reader = JSONReader(source: source, bytes: source.bytes)
    return try reader.document(.inside)
  }

  private mutating func document(_ place: Place) throws(Diagnostic) -> DataValue {
    skipSpace()
    guard peek != nil else { throw mistake("the file is empty") }
    let value = try value(place, depth: 1)
    skipSpace()
    guard peek == nil else {
      throw mistake("expected the end of the file, found \(found)")
    }
    return value
  }

  private init(source: SourceText, bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
  }

  private mutating func value(_ place: Place, depth: Int) throws(Diagnostic) -> DataValue {
    valueCount += 1
    guard valueCount <= DataFile.valueLimit else {
      throw mistake("the file holds more than \(DataFile.valueLimit) values")
    }
    switch peek {
    case UInt8(ascii: "{"): return .object(try object(place, depth: depth))
    case UInt8(ascii: "["): return .list(try list(place, depth: depth))
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "-")?, (0x30...0x39)?: return .number(try number())
    default: return try word()
    }
  }

  private mutating func list(_ place: Place, depth: Int) throws(Diagnostic) -> [DataValue] {
    if case .around(let path) = place, path.isEmpty {
      try readItems(depth: depth)
      return []
    }
    var values: [DataValue] = []
    try readElements(depth: depth) { reader, index throws(Diagnostic) in
      let value = try reader.value(place.inner(String(index)), depth: depth + 1)
      if case .beside = place { return }
      values.append(value)
    }
    return values
  }

  private mutating func readItems(depth: Int) throws(Diagnostic) {
    var items = PackedItems()
    try readElements(depth: depth) { reader, _ throws(Diagnostic) in
      let line = reader.line
      items.append(try reader.value(.inside, depth: depth + 1), line: line)
    }
    self.items = items
  }

  /// Reads a list, of whose elements `read` takes one after the other.
  private mutating func readElements(
    depth: Int, _ read: (inout JSONReader, _ index: Int) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try enter(depth)
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

  private mutating func object(
    _ place: Place, depth: Int
  ) throws(Diagnostic) -> [String: DataValue] {
    let opening = self
    var fields: [String: DataValue] = [:]
    try readFields(depth: depth) { reader, key, range throws(Diagnostic) in
      let value = try reader.value(place.inner(key), depth: depth + 1)
      guard fields.updateValue(value, forKey: key) == nil else {
        let first = opening.firstLine(of: key, depth: depth)
        throw reader.mistake(
          at: range, "duplicate key '\(excerpt(of: key, limit: 40))', first in line \(first)")
      }
    }
    if case .beside = place { return [:] }
    return fields
  }

  /// Reads an object, of whose fields `read` takes the values one after the other.
  private mutating func readFields(
    depth: Int, _ read: (inout JSONReader, String, Range<Int>) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try enter(depth)
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
      let key = try text()
      let end = index
      skipSpace()
      try expect(UInt8(ascii: ":"), "':'")
      skipSpace()
      try read(&self, key, start..<end)
      skipSpace()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "',' or '}'")
  }

  /// The line on which the first of several equal keys is, of an object that begins here.
  ///
  /// Looking for it again spares noting the line of every key that is unique.
  private func firstLine(of key: String, depth: Int) -> Int32 {
    var reader = self
    var first: Int32?
    try? reader.readFields(depth: depth) { reader, name, _ throws(Diagnostic) in
      if name == key, first == nil { first = reader.line }
      _ = try reader.value(.beside, depth: depth + 1)
    }
    return first ?? line
  }

  /// Skips the opening bracket and the space behind it.
  private mutating func enter(_ depth: Int) throws(Diagnostic) {
    guard depth <= Self.depthLimit else {
      throw mistake("lists and objects nested more than \(Self.depthLimit) deep")
    }
    index += 1
    skipSpace()
  }

  /// Refuses a comma with nothing behind it.
  private func checkElement(before end: UInt8) throws(Diagnostic) {
    guard peek == end else { return }
    throw mistake("expected a value behind ',', found \(found)", suggestion: "remove the comma")
  }

  private mutating func number() throws(Diagnostic) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let digits = index
    try takeDigits()
    if bytes[digits] == UInt8(ascii: "0"), index > digits + 1 {
      throw mistake(at: start..<index, "a number does not begin with 0")
    }
    if take(UInt8(ascii: ".")) { try takeDigits() }
    if let mark = peek, mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try takeDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw mistake(at: start..<index, "the number is too large")
    }
    return number
  }

  private mutating func takeDigits() throws(Diagnostic) {
    let start = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw mistake("expected a digit, found \(found)") }
  }

  private mutating func word() throws(Diagnostic) -> DataValue {
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
        case UInt8(ascii: "'"): "JSON text stands in double quotes"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
        default: nil
        }
      throw mistake("expected a value, found \(found)", suggestion: suggestion)
    default:
      throw mistake(
        at: start..<index, "expected a value, found '\(excerpt(of: word, limit: 40))'",
        suggestion: suggestion(for: word, among: ["true", "false", "null"])
          ?? "text stands in double quotes")
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func text() throws(Diagnostic) -> String {
    // Most text has no escapes, and is copied in one go.
    var end = index + 1
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") { break }
      end += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      defer { index = end + 1 }
      return String(decoding: bytes[index + 1..<end], as: UTF8.self)
    }
    var text = JSONText(source: source, bytes: bytes, index: index)
    let result = try text.read()
    index = text.index
    return result
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(Diagnostic) {
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

  /// What stands at the index, in messages.
  private var found: String { source.character(at: index) }

  private func mistake(
    at range: Range<Int>? = nil, _ message: String, suggestion: String? = nil
  ) -> Diagnostic {
    source.mistake(at: range ?? index..<index, message, suggestion: suggestion)
  }
}
