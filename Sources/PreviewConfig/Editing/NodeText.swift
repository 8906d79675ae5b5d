import ConfigLanguage
import PlainText

/// Writes values on one line in the notation of YAML or JSON.
struct NodeText {
  enum Quotes {
    case single, double
  }

  /// Indicates whether the file is JSON and stays so.
  let isJSON: Bool

  /// Returns a value's text.
  ///
  /// - Parameters:
  ///   - isInFlow: Indicates whether the value is inside brackets, where a comma ends a plain text.
  ///   - quotes: The quotes of the text that the value replaces; nil for none.
  func text(of node: ConfigNode, isInFlow: Bool, quotes: Quotes? = nil) -> String {
    switch node.content {
    case .scalar(let scalar):
      return text(of: scalar, isInFlow: isInFlow, quotes: quotes)
    case .list(let nodes):
      return "[" + nodes.map { text(of: $0, isInFlow: true) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      let parts = entries.map { entry($0.key, $0.value, isInFlow: true) }
      guard !parts.isEmpty else { return "{}" }
      let inner = parts.joined(separator: ", ")
      return isJSON ? "{\(inner)}" : "{ \(inner) }"
    }
  }

  /// Returns a key with its value.
  func entry(_ key: String, _ value: ConfigNode, isInFlow: Bool) -> String {
    let written = text(of: value, isInFlow: isInFlow)
    let name =
      isJSON
      ? JSONValue.quoted(key)
      : Self.isPlain(key, isInFlow: isInFlow, isKey: true) ? key : Self.quoted(key)
    return written.isEmpty ? "\(name):" : "\(name): \(written)"
  }

  private func text(of scalar: ConfigScalar, isInFlow: Bool, quotes: Quotes?) -> String {
    let text = scalar.text
    if scalar.isMissing { return "" }
    if scalar.isPlainOnly { return isJSON && text.isTokenName ? JSONValue.quoted(text) : text }
    if isJSON { return JSONValue.quoted(text) }
    let mayBePlain = !scalar.isQuoted || scalar.isSameWithoutQuotes
    if let quotes { return Self.quoted(text, preferring: quotes) }
    return mayBePlain && Self.isPlain(text, isInFlow: isInFlow) ? text : Self.quoted(text)
  }

  /// Returns a text in quotes, double ones if it has characters that the others cannot contain.
  private static func quoted(_ text: String, preferring quotes: Quotes? = nil) -> String {
    let isPrintable = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFDD0...0xFDEF, 0xFEFF, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
    let hasDouble = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    let prefersSingle = quotes.map { $0 == .single } ?? (hasDouble && !text.utf8.contains(0x27))
    return isPrintable && prefersSingle
      ? "'" + text.replacing("'", with: "''") + "'" : JSONValue.quoted(text)
  }

  /// Returns whether every reader of YAML reads a text without quotes as the same text.
  private static func isPlain(_ text: String, isInFlow: Bool, isKey: Bool = false) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last,
      !"-?:,[]{}#&*!|>'\"%@`~=< \t".utf8.contains(first), last != 0x20, last != 0x09,
      last != UInt8(ascii: ":"), !text.hasPrefix("..."),
      // As a key, `y` is a coordinate.
      !isOtherThanText(text) || isKey && text == "y"
    else { return false }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x7F: return false
      case 0x20 where previous == UInt8(ascii: ":"): return false
      case UInt8(ascii: "#") where previous == 0x20: return false
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: ":"):
        if isInFlow { return false }
      default: break
      }
      previous = byte
    }
    // The line ends of Unicode, and invisible characters.
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x80...0x9F, 0x2028, 0x2029, 0xFDD0...0xFDEF, 0xFEFF, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// Returns whether a reader of YAML 1.1 or 1.2 reads a text as a Boolean value, null, a number or
  /// a date.
  private static func isOtherThanText(_ text: String) -> Bool {
    if (try? ScalarReader.value(ofPlain: text)) != .string(text) { return true }
    switch text.lowercased() {
    case "y", "n", "yes", "no", "on", "off", "true", "false", "null": return true
    default: break
    }
    // As in `1_000`, `1:30`, `0b1`, `2025-01-31`.
    guard let first = text.utf8.first(where: { !"+-.".utf8.contains($0) }),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.utf8.allSatisfy { "0123456789abcdefABCDEFoOxXtTzZ_.:+- ".utf8.contains($0) }
  }
}

extension ConfigScalar {
  /// Indicates whether quotes would change the meaning: a number, a Boolean value, null, the name
  /// of a design token.
  var isPlainOnly: Bool { !isQuoted && !isSameWithoutQuotes }

  /// Indicates whether the text means the same with and without quotes.
  var isSameWithoutQuotes: Bool {
    if isTemplate { return true }
    return (try? ScalarReader.value(ofPlain: text)) == .string(text) && !text.isTokenName
  }
}
