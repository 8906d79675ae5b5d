/// A text whose aliases and duplicate keys YAML's parser takes for words of their own.
///
/// Every disguise replaces one Unicode scalar by one, so all lines and columns stay.
struct Disguise {
  /// The text for the parser.
  private(set) var text: String
  /// What the first character of a disguised key was, by line and column.
  private(set) var keys: [SourcePosition: Unicode.Scalar] = [:]
  private let hasStars: Bool

  /// Disguises whatever may be an alias.
  init(_ source: SourceText) {
    hasStars = source.bytes.contains(UInt8(ascii: "*"))
    guard hasStars else {
      text = source.text
      return
    }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\n"
    for scalar in source.text.unicodeScalars {
      // An alias stands alone: behind a space, a line break, a bracket or JSON's colon.
      let mayBegin = " \t\r\n[{,:".unicodeScalars.contains(previous)
      scalars.append(scalar == "*" && mayBegin ? YAMLReader.disguise : scalar)
      previous = scalar
    }
    text = String(scalars)
  }

  /// Disguises the key at a place; false if that has been done, so that nothing is gained by it.
  mutating func hide(line: Int, column: Int) -> Bool {
    let position = SourcePosition(line: line, column: column)
    guard keys[position] == nil, let index = index(of: position) else { return false }
    keys[position] = text.unicodeScalars[index]
    let next = text.unicodeScalars.index(after: index)
    // Each disguised key differs from the others by how often it is repeated.
    var scalars = text.unicodeScalars
    scalars.replaceSubrange(index..<next, with: [Self.keyDisguise(keys.count)])
    text = String(scalars)
    return true
  }

  /// The text of a scalar as it was written.
  func uncover(_ value: String, line: Int, column: Int) -> String {
    guard hasStars || !keys.isEmpty else { return value }
    var scalars = value.unicodeScalars
    if let first = keys[SourcePosition(line: line, column: column)], !scalars.isEmpty {
      let start = scalars.startIndex
      scalars.replaceSubrange(start..<scalars.index(after: start), with: [first])
    }
    return String(String.UnicodeScalarView(scalars.map { $0 == YAMLReader.disguise ? "*" : $0 }))
  }

  /// A noncharacter of its own for each disguised key; U+FDD0 stands for aliases.
  private static func keyDisguise(_ number: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xFDD0 + UInt32(min(number, 31))) ?? YAMLReader.disguise
  }

  private func index(of position: SourcePosition) -> String.Index? {
    var line = 1
    var column = 1
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      if line == position.line && column == position.column {
        // Quotes stay, or the key would no longer end.
        let scalar = scalars[index]
        guard scalar == "\"" || scalar == "'" else { return index }
        return scalars.index(after: index)
      }
      guard scalars[index] == "\n" else {
        column += 1
        continue
      }
      line += 1
      column = 1
    }
    return nil
  }
}
