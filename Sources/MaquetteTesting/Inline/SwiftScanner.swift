import PlainText

/// Finds the ends of brackets, strings and comments in a Swift source, as far as an assertion's
/// call needs it.
///
/// Regular expressions between slashes are not recognized: a bracket or a quote in one counts.
struct SwiftScanner {
  let source: [UInt8]
  /// The scanner's position, in bytes.
  private(set) var index: Int

  init(_ source: [UInt8], at index: Int) {
    self.source = source
    self.index = index
  }

  /// Returns the byte at a distance from here; nil outside the source.
  func peek(_ distance: Int = 0) -> UInt8? {
    source.indices.contains(index + distance) ? source[index + distance] : nil
  }

  /// Skips spaces, line ends and comments.
  mutating func skipSpace() {
    while let byte = peek() {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        index += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips from an opening bracket past the closing one; returns false at the source's end.
  ///
  /// - Parameter body: Called at each element that is directly in these brackets.
  mutating func skipBrackets(_ body: (inout SwiftScanner) -> Void = { _ in }) -> Bool {
    index += 1
    var depth = 1
    while let byte = peek() {
      if skipComment() { continue }
      if isTextStart {
        guard skipText() else { return false }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          index += 1
          return true
        }
      default:
        if depth == 1 {
          let start = index
          body(&self)
          if index != start { continue }
        }
      }
      index += 1
    }
    return false
  }

  /// Skips a word if it is next, and not a part of a longer one.
  mutating func skip(word: String) -> Bool {
    let word = Array(word.utf8)
    guard source[index...].starts(with: word), !isWord(peek(-1)), !isWord(peek(word.count)) else {
      return false
    }
    index += word.count
    return true
  }

  /// Skips a byte if it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func isWord(_ byte: UInt8?) -> Bool {
    byte.map { $0.isInWord || $0 >= 0x80 } ?? false
  }

  // MARK: - Comments

  /// Skips a comment, if one begins here.
  private mutating func skipComment() -> Bool {
    guard peek() == UInt8(ascii: "/") else { return false }
    switch peek(1) {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != 0x0A { index += 1 }
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default: return false
    }
  }

  /// Comments of this kind nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return }
      default: index += 1
      }
    }
  }

  // MARK: - Texts

  /// Indicates whether a string begins here: at a quote, or at number signs before one.
  private var isTextStart: Bool {
    var distance = 0
    while peek(distance) == UInt8(ascii: "#") { distance += 1 }
    return peek(distance) == UInt8(ascii: "\"")
  }

  /// Skips a string with all interpolations; returns false at the source's end.
  private mutating func skipText() -> Bool {
    var signs = 0
    while skip("#") { signs += 1 }
    let isLong =
      has(3, of: "\"", after: 0) && !(signs > 0 && endsInLine(signs: signs, after: 1))
    let quotes = isLong ? 3 : 1
    index += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), isEnd(quotes: quotes, signs: signs) {
        index += quotes + signs
        return true
      }
      guard byte == UInt8(ascii: "\\"), has(signs, of: "#", after: 1) else {
        index += 1
        continue
      }
      index += 1 + signs
      if peek() == UInt8(ascii: "(") {
        guard skipBrackets() else { return false }
      } else {
        index += 1
      }
    }
    return false
  }

  /// Returns whether a raw string that begins with quotes ends in the line in which it begins.
  private func endsInLine(signs: Int, after start: Int) -> Bool {
    var distance = start
    while let byte = peek(distance), byte != 0x0A {
      if byte == UInt8(ascii: "\""), has(signs, of: "#", after: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  private func isEnd(quotes: Int, signs: Int) -> Bool {
    has(quotes, of: "\"", after: 0) && has(signs, of: "#", after: quotes)
  }

  private func has(_ count: Int, of character: Unicode.Scalar, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: character) }
  }
}
