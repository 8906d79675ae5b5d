import Diagnostics
import PlainText

/// What is wrong with a text's syntax in the words of those who write configs, where they look for
/// it, and what to do.
///
/// libyaml speaks of its grammar: of block mappings, flow nodes and simple keys. What it finds follows
/// from a few habits: texts with a colon and colours without quotes, lines at another indentation,
/// brackets that nothing closes.
struct YAMLSyntaxWords {
  /// What is wrong.
  private(set) var message: String
  /// What to do; nil where the message is enough.
  private(set) var suggestion: String?
  /// Where it is.
  private(set) var range: SourceRange

  private let error: YAMLSyntaxError
  private let source: SourceText

  /// The words of an error of libyaml's scanner or parser.
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
    case "did not find expected node content": say("a value is missing here", nil)
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

  /// Moves to where that begins which the parser was about to read: it has noticed late what is wrong.
  private mutating func begin() {
    if let context = error.context {
      range = YAMLSyntaxError.range(of: context.place, in: source)
    }
  }

  /// The line in which that begins which the parser was about to read.
  private var firstLine: Int { (error.context?.place ?? error.place).line }

  /// The line of the mistake.
  private var line: String { source.line(error.place.line) ?? "" }

  /// The part of the line before the mistake.
  private var textBefore: String {
    String(line.unicodeScalars.prefix(error.place.column - 1))
  }

  // MARK: The frequent ones

  /// A second colon in a line, or a key that the line before does not allow.
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

  /// A line, or the rest of one, that belongs to nothing.
  private mutating func explainKey() {
    if textBefore.allSatisfy({ $0 == " " }) {
      say(
        "a line that is indented as none of those around it",
        "indent it as the keys that it belongs with; those around it begin in line \(firstLine)")
    } else {
      say("something after the end of a value", Self.quotingValue)
    }
  }

  /// A character that begins nothing in YAML.
  private mutating func explainCharacter() {
    let character = line.unicodeScalars.dropFirst(error.place.column - 1).first
    if character == "\t" {
      say("a tab", Self.spaces)
    } else {
      let name = character.map { "'\(excerpt(of: String($0)))'" } ?? "this"
      say("no value begins with \(name)", Self.quotingValue)
    }
  }

  /// The first comment that has the form of a colour, from where the brackets open to the mistake.
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

  // MARK: What to do

  private static let spaces = "indent with spaces"
  private static let quotingValue = "quote the value, as in \"Note: this\""

  /// What to write for a value that needs quotes.
  static func quoting(_ value: String) -> String {
    value.count <= 60 && !value.contains("\"") && !value.contains("\\")
      ? "quote it: \"\(value)\"" : quotingValue
  }

  /// What few people ever write, by libyaml's words.
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
  /// True if the parser stops in a line of instructions to itself, as `%YAML 1.2`.
  fileprivate var isInDirective: Bool {
    problem.contains("directive") || context?.text.contains("directive") == true
      || problem == "found incompatible YAML document"
  }

  /// True if the parser stops in a list or a mapping in brackets.
  fileprivate var isInBrackets: Bool {
    kind == .grammar && context?.text.contains("flow") == true
  }
}

extension ConfigScalar {
  /// The comment in a line that has the form of a colour, as in `background: #FF2D55`.
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
