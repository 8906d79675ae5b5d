import LayoutGeometry

/// The words of one line of a snapshot.
struct SnapshotScanner {
  /// A word, or a mark between words.
  enum Token: Hashable {
    /// A text in quotes, without them and its escapes.
    case quoted(String)
    /// `name=value`, the value without its quotes.
    case pair(name: String, value: String)
    case word(String)
    case semicolon, open, close
  }

  /// Why a line cannot be read.
  struct Problem: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ line: ArraySlice<UInt8>) {
    bytes = line
    position = line.startIndex
  }

  /// How many spaces the line begins with; they are read.
  mutating func indentation() -> Int {
    let start = position
    skipSpaces()
    return position - start
  }

  /// The next token, without reading it; nil at the line's end.
  func peek() throws(Problem) -> Token? {
    var copy = self
    return try copy.next()
  }

  /// The next token; nil at the line's end.
  mutating func next() throws(Problem) -> Token? {
    skipSpaces()
    guard position < bytes.endIndex else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "\""): return .quoted(try quoted())
    case UInt8(ascii: ";"):
      position += 1
      return .semicolon
    default: break
    }
    let start = position
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "=") {
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return .pair(name: name, value: try value())
      }
      position += 1
    }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "{": return .open
    case "}": return .close
    case let word: return .word(word)
    }
  }

  private mutating func value() throws(Problem) -> String {
    if position < bytes.endIndex, bytes[position] == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: " "),
      bytes[position] != UInt8(ascii: ";")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.endIndex, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func quoted() throws(Problem) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      default: text.append(byte)
      }
    }
    throw Problem("a quote without an end")
  }

  /// What follows a backslash: a quote, a backslash, or `u{…}`.
  private mutating func escaped() throws(Problem) -> [UInt8] {
    guard position < bytes.endIndex else { throw Problem("a backslash at the end") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"):
      let rest = bytes[position...].prefix(10)
      guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let number = UInt32(
          String(decoding: rest[(position + 1)..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw Problem("an escape that names no character") }
      position = end + 1
      return Array(String(Character(scalar)).utf8)
    default: throw Problem("an unknown escape")
    }
  }
}

extension Point {
  /// A point as a snapshot writes it, as in `16,0.5`; nil for any other text.
  init?(snapshot text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(snapshot: parts[0]), let y = Double(snapshot: parts[1])
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension Size {
  /// A size as a snapshot writes it, as in `169×120`; nil for any other text.
  init?(snapshot text: some StringProtocol) {
    let parts = text.split(separator: "×", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(snapshot: parts[0]),
      let height = Double(snapshot: parts[1])
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension Double {
  /// A length of a snapshot: finite, and no larger than any layout can make it.
  fileprivate init?(snapshot text: some StringProtocol) {
    guard let value = Double(String(text)), abs(value) <= 1e18 else { return nil }
    self = value
  }
}
