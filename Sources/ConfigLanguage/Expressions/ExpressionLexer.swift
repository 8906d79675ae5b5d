import PlainText

/// A token of an expression, with its place in the template's scalar.
struct Token: Sendable {
  var kind: Kind
  /// The range in Unicode scalars of the template's scalar.
  var span: Range<Int>

  enum Kind: Hashable, Sendable {
    case number(Double)
    case text(String)
    case name(String)
    case symbol(Symbol)
    /// The brace that closes `${`.
    case end
  }

  /// Operators and punctuation; a longer one precedes its own prefix.
  enum Symbol: String, CaseIterable, Sendable {
    case equal = "=="
    case arrow = "=>"
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case coalesce = "??"
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case not = "!"
    case question = "?"
    case colon = ":"
    case dot = "."
    case comma = ","
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"

    /// The precedence of an operator between two operands, in Swift's order; nil for other symbols.
    var precedence: Int? {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .coalesce: 4
      case .plus, .minus: 5
      case .times, .divide, .remainder: 6
      default: nil
      }
    }
  }

  /// The token in messages.
  var description: String {
    switch kind {
    case .number(let number): "'\(NumberText.shortest(number))'"
    case .text(let text): "the text '\(excerpt(of: text, limit: 40))'"
    case .name(let name): "'\(excerpt(of: name, limit: 40))'"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .end: "the end of the expression"
    }
  }
}

/// Splits an expression into tokens, from after its `${` to its `}`.
struct ExpressionLexer {
  private let source: [Unicode.Scalar]
  /// The position of the next token.
  private(set) var offset: Int
  private let opening: Range<Int>

  /// Creates a lexer of the expression whose `${` is at an offset.
  init(_ source: [Unicode.Scalar], opening: Int) throws(ExpressionError) {
    self.source = source
    self.opening = opening..<opening + 2
    offset = opening + 2
    // Reported at once, as otherwise the first word of the text after it would be the error.
    guard source[offset...].contains("}") else { throw notClosed }
  }

  private var notClosed: ExpressionError {
    ExpressionError(at: opening, "'${' is not closed", suggestion: "add '}'")
  }

  /// Returns the next token; the last one is `end`.
  mutating func next() throws(ExpressionError) -> Token {
    while let scalar = peek(), scalar.properties.isWhitespace { offset += 1 }
    guard let scalar = peek() else { throw notClosed }
    let start = offset
    let kind: Token.Kind
    switch scalar {
    case "}":
      offset += 1
      kind = .end
    case "'", "\"":
      kind = .text(try text(quote: scalar))
    // After a dot, digits are a field's name, as in the token `space.5`: a number's own dot is part
    // of the number.
    case "0"..."9" where source[start - 1] == ".":
      while let scalar = peek(), isNamePart(scalar) { offset += 1 }
      kind = .name(string(start..<offset))
    case "0"..."9":
      kind = .number(try number())
    case _ where isNameStart(scalar):
      while let scalar = peek(), isNamePart(scalar) { offset += 1 }
      kind = .name(string(start..<offset))
    default:
      kind = .symbol(try symbol(scalar))
    }
    return Token(kind: kind, span: start..<offset)
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    offset + distance < source.count ? source[offset + distance] : nil
  }

  private func string(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in source[range] { result.append(scalar) }
    return String(result)
  }

  private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  private mutating func symbol(
    _ scalar: Unicode.Scalar
  ) throws(ExpressionError) -> Token.Symbol {
    for symbol in Token.Symbol.allCases {
      let scalars = symbol.rawValue.unicodeScalars
      guard scalars.first == scalar, scalars.count == 1 || scalars.last == peek(1) else { continue }
      offset += scalars.count
      return symbol
    }
    let suggestion: String? =
      switch scalar {
      case "=": "use '==' to compare"
      case "&": "use '&&'"
      case "|": "use '||'"
      case "‘", "’", "“", "”": "use plain quotes"
      case "×": "use '*'"
      case "÷": "use '/'"
      case "−", "–": "use '-'"
      default: nil
      }
    throw ExpressionError(
      at: offset..<offset + 1, "unexpected character '\(excerpt(of: String(scalar)))'",
      suggestion: suggestion)
  }

  private mutating func number() throws(ExpressionError) -> Double {
    let start = offset
    takeDigits()
    var isWhole = true
    if peek() == ".", isDigit(peek(1)) {
      isWhole = false
      offset += 1
      takeDigits()
    }
    if let mark = peek(), mark == "e" || mark == "E" {
      let signs = peek(1) == "+" || peek(1) == "-" ? 2 : 1
      if isDigit(peek(signs)) {
        offset += signs
        takeDigits()
        isWhole = false
      }
    }
    if let scalar = peek(), isNamePart(scalar) {
      let end = source[offset...].firstIndex { !isNamePart($0) } ?? source.count
      let unit = excerpt(of: string(offset..<end), limit: 40)
      throw ExpressionError(at: start..<end, "unexpected '\(unit)' after a number")
    }
    guard let value = Double(string(start..<offset)), value.isFinite else {
      throw ExpressionError(at: start..<offset, "the number is too large")
    }
    guard !isWhole || !NumberText.isRounded(whole: string(start..<offset)) else {
      throw ExpressionError(
        at: start..<offset,
        "the number \(NumberText.roundingWords)",
        suggestion: "quote it if it is a code")
    }
    return value
  }

  private mutating func takeDigits() {
    while isDigit(peek()) { offset += 1 }
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  private mutating func text(quote: Unicode.Scalar) throws(ExpressionError) -> String {
    let start = offset
    var result = String.UnicodeScalarView()
    offset += 1
    while let scalar = peek() {
      offset += 1
      if scalar == quote { return String(result) }
      result.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw ExpressionError(
      at: start..<start + 1, "the text is not closed", suggestion: "add \(quote)")
  }

  /// Returns the character of an escape after its backslash.
  private mutating func escaped() throws(ExpressionError) -> Unicode.Scalar {
    let scalar = peek() ?? "\\"
    offset += 1
    switch scalar {
    case "\\", "'", "\"": return scalar
    case "n": return "\n"
    case "t": return "\t"
    default:
      throw ExpressionError(
        at: offset - 2..<min(offset, source.count),
        "unknown escape '\\\(excerpt(of: String(scalar)))'",
        suggestion: #"use '\\' for a backslash"#)
    }
  }
}
