/// The functions and types that Swift sources declare, by the parts that they are in goldens' names.
///
/// Words are looked at, and not Swift: what a comment or a text declares counts, too. So a test that
/// exists is always found, and one that is gone may be.
package struct DeclaredNames: Hashable, Sendable {
  private var functions: Set<String> = []
  private var types: Set<String> = []

  /// No names yet.
  package init() {}

  /// Adds what a source declares.
  package mutating func add(_ source: [UInt8]) {
    var index = 0
    while let word = Self.word(in: source, from: &index) {
      switch word {
      case "func":
        if let name = Self.name(in: source, from: &index) {
          functions.insert(FileNamePart(testName: name).text)
        }
      case "struct", "class", "enum", "actor", "extension":
        while let name = Self.name(in: source, from: &index) {
          types.insert(FileNamePart(testName: name).text)
          // An extension may name a type in another.
          guard index < source.count, source[index] == UInt8(ascii: ".") else { break }
          index += 1
        }
      default: break
      }
    }
  }

  /// True if a test among the functions may draw a golden of this name: one that stands in the
  /// name, behind nothing but types.
  package func mayDraw(_ golden: String) -> Bool {
    functions.contains { function in
      var start = golden.startIndex
      while let range = golden[start...].firstRange(of: function) {
        let before = golden[..<range.lowerBound]
        let after = golden[range.upperBound...]
        if after.isEmpty || after.hasPrefix("."), before.isEmpty || before.hasSuffix("."),
          before.split(separator: ".").allSatisfy({ types.contains(String($0)) })
        {
          return true
        }
        start = golden.index(after: range.lowerBound)
      }
      return false
    }
  }

  /// The next word, from any place between words on; `index` is then behind it.
  private static func word(in source: [UInt8], from index: inout Int) -> String? {
    while index < source.count, !isWord(source[index]) { index += 1 }
    guard index < source.count else { return nil }
    return wordHere(in: source, from: &index)
  }

  /// The name that follows at once, also one between backticks.
  private static func name(in source: [UInt8], from index: inout Int) -> String? {
    while index < source.count, [0x20, 0x09, 0x0A, 0x0D].contains(source[index]) { index += 1 }
    guard index < source.count else { return nil }
    guard source[index] == UInt8(ascii: "`") else {
      return isWord(source[index]) ? wordHere(in: source, from: &index) : nil
    }
    let start = index + 1
    guard let end = source[start...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
    index = end + 1
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  private static func wordHere(in source: [UInt8], from index: inout Int) -> String {
    let start = index
    while index < source.count, isWord(source[index]) { index += 1 }
    return String(decoding: source[start..<index], as: UTF8.self)
  }

  /// True for what names are made of: letters, digits, `_` and all beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
