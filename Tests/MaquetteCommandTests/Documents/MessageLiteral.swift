import Foundation
import TestSupport
import Testing

/// The message of a diagnostic as the sources have it.
struct MessageLiteral {
  /// What is written between the quotes, with `\0` for what is interpolated.
  let text: String

  var pattern: WildText { WildText(text, gap: "\0") }

  /// The messages of the diagnostics that modules make.
  static func all(in modules: [String]) throws -> [MessageLiteral] {
    try modules.flatMap { try all(in: "Sources/\($0)") }
  }

  private static func all(in folder: String) throws -> [MessageLiteral] {
    let paths = try #require(
      FileManager.default.enumerator(atPath: "\(repository)/\(folder)")?.allObjects as? [String])
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let source = try #require(readText("\(repository)/\(folder)/\(path)"))
      return source.components(separatedBy: "Diagnostic(").dropFirst().compactMap(message(of:))
    }
  }

  /// All texts of a file that have words in them.
  static func texts(in path: String) throws -> [MessageLiteral] {
    let source = try #require(readText("\(repository)/\(path)"))
    return source.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "\"").map { MessageLiteral(text: literal(line[$0...])) }
    }.filter { $0.text.contains(" ") && $0.text.count > 12 }
  }

  /// The message among the arguments of a diagnostic: the first that is a text without a label.
  private static func message(of arguments: String) -> MessageLiteral? {
    var depth = 0
    var start = arguments.startIndex
    var rest = arguments[...]
    while let character = rest.first {
      let place = rest.startIndex
      if character == "\"" {
        let isWhole = arguments[start..<place].allSatisfy(\.isWhitespace)
        if depth == 0, isWhole { return MessageLiteral(text: literal(rest)) }
        rest = rest.dropFirst(length(of: rest))
        continue
      }
      rest.removeFirst()
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: start = rest.startIndex
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// The text of the literal that a source begins with.
  private static func literal(_ source: Substring) -> String {
    var text = ""
    var rest = source.dropFirst().prefix(length(of: source) - 2)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      if rest.first == "(" {
        text.append("\0")
        rest = rest.dropFirst(interpolationLength(of: rest))
      } else if let escaped = rest.popFirst() {
        text.append(escaped)
      }
    }
    return text
  }

  /// How long the literal is that a source begins with, with its quotes.
  private static func length(of source: Substring) -> Int {
    var rest = source.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else { continue }
      rest = rest.dropFirst(rest.first == "(" ? interpolationLength(of: rest) : 1)
    }
    return source.count - rest.count
  }

  /// How long an interpolation is, from its parenthesis on.
  private static func interpolationLength(of source: Substring) -> Int {
    var rest = source
    var depth = 0
    repeat {
      guard let character = rest.first else { break }
      if character == "\"" {
        rest = rest.dropFirst(length(of: rest))
        continue
      }
      rest.removeFirst()
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
    } while depth > 0
    return source.count - rest.count
  }
}

/// A text with gaps for any words.
struct WildText {
  let parts: [String]

  init(_ text: String, gap: String) { parts = text.components(separatedBy: gap) }

  /// Whether all of a text is the parts with anything between them.
  func matches(_ text: some StringProtocol) -> Bool {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return text == first }
    return isFound(in: String(text)) && (last.isEmpty || text.hasSuffix(last))
  }

  /// Whether the parts follow each other somewhere in a text.
  func isFound(in text: String) -> Bool {
    var rest = text[...]
    for part in parts where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
