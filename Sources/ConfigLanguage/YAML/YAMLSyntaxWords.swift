import Diagnostics
import PlainText

/// A syntax error in the words of a config's author, with a place where they look for it and a
/// remedy.
///
/// libyaml's messages use its grammar: block mappings, flow nodes and simple keys. Their causes are
/// a few habits: texts with a colon and colours without quotes, lines with another indentation,
/// unclosed brackets.
struct YAMLSyntaxWords {
  private(set) var message: String
  /// The remedy; nil if the message suffices.
  private(set) var suggestion: String?
  private(set) var range: SourceRange

  private let error: YAMLSyntaxError
  private let source: SourceText

  /// Creates the words for an error of libyaml's scanner or parser.
  init(_ error: YAMLSyntaxError, in source: SourceText) {
    self.error = error
    self.source = source
    range = YAMLSyntaxError.range(of: error.place, in: source)
    (message, suggestion) = ("a mistake that is not known by name", nil)
    if error.isInBrackets, let comment = commentedColor() {
      range = comment.range
      (message, suggestion) = ("a comment in the place of a value", Self.quoting(comment.color))
    } else {
      explain()
    }
  }

  private mutating func explain() {
    if error.isInDirective {
      say("a line that begins with '%' is an instruction to YAML's readers", Self.quotingValue)
      return
    }
    switch error.problem {
    case "mapping values are not allowed in this context": explainColon()
    case "did not find expected key": explainKey()
    case "did not find expected '-' indicator":
      say(
        "neither an element of the list that begins in line \(firstLine) nor a line around it",
        "begin an element with '- ', below the '-' of the others")
    case "did not find expected ',' or ']'":
      say(
        "the list that '[' opens in line \(firstLine) is not closed before this",
        "put commas between its elements, and ']' at its end")
    case "did not find expected ',' or '}'":
      say(
        "the mapping that '{' opens in line \(firstLine) is not closed before this",
        "put commas between its keys, and '}' at its end")
    case "did not find expected node content": explainMissing()
    case "could not find expected ':'":
      begin()
      say("a key without a ':' after it", "write a value as 'key: value'")
    case "found unexpected end of stream":
      begin()
      say("a quote that nothing closes", "end the text with the same quote")
    case "found character that cannot start any token": explainCharacter()
    case "block sequence entries are not allowed in this context":
      say("a '- ' after a key", "begin the list in the next line")
    case "mapping keys are not allowed in this context":
      say("a value that begins with '? '", Self.quotingValue)
    case "found unexpected ':'":
      say("a ':' inside of a value in brackets", "quote the value, or write a space after the ':'")
    case "did not find expected <document start>":
      say("something after the end of the document", "a config is one document")
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      say("a tab", Self.spaces)
    default:
      if let (message, suggestion) = Self.rareWords[error.problem] { say(message, suggestion) }
    }
  }

  private mutating func say(_ message: String, _ suggestion: String?) {
    (self.message, self.suggestion) = (message, suggestion)
  }

  /// Moves the place to the start of the node being parsed, as the parser has noticed the error
  /// late.
  private mutating func begin() {
    if let context = error.context {
      range = YAMLSyntaxError.range(of: context.place, in: source)
    }
  }

  /// The line with the start of the node being parsed.
  private var firstLine: Int { (error.context?.place ?? error.place).line }

  /// The line of the error.
  private var line: String { source.line(error.place.line) ?? "" }

  /// The part of the line before the error.
  private var textBefore: String {
    String(line.unicodeScalars.prefix(error.place.column - 1))
  }

  // MARK: The frequent errors

  /// Explains a second colon in a line, or a key that the line before does not allow.
  private mutating func explainColon() {
    guard let colon = line.firstRange(of: ": "), textBefore.contains(": ") else {
      say(
        "a key where the value above goes on",
        "indent it as the keys that it belongs with; a value that has keys has no text before them")
      return
    }
    let value = String(line[colon.upperBound...])
    let end = value.firstRange(of: " #")?.lowerBound ?? value.endIndex
    say("a ': ' inside of a value", Self.quoting(String(value[..<end].drop { $0 == " " })))
  }

  /// Explains a line, or the rest of one, that belongs to nothing.
  private mutating func explainKey() {
    if textBefore.allSatisfy({ $0 == " " }) {
      say(
        "a line that is indented as none of those around it",
        "indent it as the keys that it belongs with; those around it begin in line \(firstLine)")
    } else {
      say("something after the end of a value", Self.quotingValue)
    }
  }

  /// Explains a value that is missing: a list with dashes in brackets, or just nothing.
  private mutating func explainMissing() {
    let rest = line.unicodeScalars.dropFirst(error.place.column - 1)
    guard rest.first == "-", textBefore.allSatisfy({ $0 == " " }), let opening = openBracket()
    else {
      say("a value is missing here", nil)
      return
    }
    let isList = opening.bracket == UInt8(ascii: "[")
    say(
      "the \(isList ? "list" : "mapping") that '\(isList ? "[" : "{")' opens in line \(opening.line) is "
        + "not closed before this",
      isList
        ? "leave out the '[' of a list with a '- ' before each element"
        : "put '}' at its end; a list in it has brackets, and no '- '")
  }

  /// Returns the last bracket before the error that nothing closes, with its line.
  private func openBracket() -> (bracket: UInt8, line: Int)? {
    var open: [(bracket: UInt8, line: Int)] = []
    var quote: UInt8?
    var isComment = false
    var (line, last) = (1, UInt8(ascii: " "))
    for byte in source.bytes[..<source.lineStart(error.place.line)] {
      switch byte {
      case 0x0A: (line, isComment) = (line + 1, false)
      case _ where isComment: break
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if " [{,:".utf8.contains(last) { quote = byte }
      case UInt8(ascii: "#"): isComment = last == UInt8(ascii: " ")
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte, line))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      last = byte == 0x0A ? UInt8(ascii: " ") : byte
    }
    return open.last
  }

  /// Explains a character that begins nothing in YAML.
  private mutating func explainCharacter() {
    let character = line.unicodeScalars.dropFirst(error.place.column - 1).first
    if character == "\t" {
      say("a tab", Self.spaces)
    } else {
      let name = character.map { "'\(excerpt(of: String($0)))'" } ?? "this"
      say("no value begins with \(name)", Self.quotingValue)
    }
  }

  /// Returns the first comment that has the form of a colour, between the opening of the brackets
  /// and the error.
  private func commentedColor() -> (color: String, range: SourceRange)? {
    let first = min(firstLine, range.start.line)
    for number in first...max(first, error.place.line) {
      guard let line = source.line(number), let color = ConfigScalar.commentedColor(in: line) else {
        continue
      }
      let column = line[..<color.startIndex].unicodeScalars.count
      return (
        String(color),
        SourceRange(
          file: source.file, start: SourcePosition(line: number, column: column + 1),
          length: color.count)
      )
    }
    return nil
  }

  // MARK: Remedies

  private static let spaces = "indent with spaces"
  private static let quotingValue = "quote the value, as in \"Note: this\""

  /// Returns the advice for a value that needs quotes.
  static func quoting(_ value: String) -> String {
    value.count <= 60 && !value.contains("\"") && !value.contains("\\")
      ? "quote it: \"\(value)\"" : quotingValue
  }

  /// The words for rare errors, by libyaml's messages.
  private static let rareWords: [String: (String, String?)] = [
    "found unknown escape character": (
      "an escape that YAML lacks", "write '\\\\' for a backslash, or use single quotes"
    ),
    "did not find expected hexdecimal number": (
      "an escape without its hexadecimal digits", "write '\\\\' for a backslash"
    ),
    "found invalid Unicode character escape code": (
      "an escape that is no character by itself", "write the character itself"
    ),
    "found unexpected document indicator": (
      "a line of '---' or '...' inside of a quoted text", "indent the lines of the text"
    ),
    "did not find expected alphabetic or numeric character": (
      "'&' begins the name of an anchor", quotingValue
    ),
    "did not find expected comment or line break": (
      "something in the line after '|' or '>', which begin a block of text", quotingValue
    ),
    "found an indentation indicator equal to 0": (
      "a block of text whose lines are not indented", "write '|' without a number"
    ),
    "did not find URI escaped octet": tag, "found an incorrect leading UTF-8 octet": tag,
    "found an incorrect trailing UTF-8 octet": tag, "did not find expected tag URI": tag,
    "did not find the expected '>'": tag, "found undefined tag handle": tag,
    "did not find expected whitespace or line break": tag,
  ]

  private static let tag = ("'!' begins the name of a type", quotingValue as String?)
}

extension YAMLSyntaxError {
  /// Indicates whether the parser stops in a directive, such as `%YAML 1.2`.
  fileprivate var isInDirective: Bool {
    problem.contains("directive") || context?.text.contains("directive") == true
      || problem == "found incompatible YAML document"
  }

  /// Indicates whether the parser stops in a list or a mapping in brackets.
  fileprivate var isInBrackets: Bool {
    kind == .grammar && context?.text.contains("flow") == true
  }
}

extension ConfigScalar {
  /// Returns the comment in a line that has the form of a colour, as in `background: #FF2D55`.
  static func commentedColor(in line: String) -> Substring? {
    var rest = line[...]
    while let hash = rest.firstIndex(of: "#") {
      let color = line[hash...].prefix { $0 == "#" || $0.isHexDigit }
      let follows = line[color.endIndex...].first
      let isComment = hash == line.startIndex || line[line.index(before: hash)] == " "
      guard isComment else {
        rest = line[line.index(after: hash)...]
        continue
      }
      let isColor =
        [4, 7, 9].contains(color.count)
        && follows.map { " ,}]".contains($0) } ?? true
      return isColor ? color : nil
    }
    return nil
  }
}
