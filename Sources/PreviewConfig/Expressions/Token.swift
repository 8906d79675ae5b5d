import PlainText

/// A word of an expression, with its place in the template's scalar.
struct Token: Sendable {
  var kind: Kind
  /// In Unicode scalars of the template's scalar.
  var span: Range<Int>

  enum Kind: Hashable, Sendable {
    case number(Double)
    case text(String)
    case name(String)
    case symbol(Symbol)
    /// The brace that closes `${`.
    case end
  }

  /// Operators and punctuation; a longer one comes before its own beginning.
  enum Symbol: String, CaseIterable, Sendable {
    case equal = "=="
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

    /// How tightly an operator between two operands binds, in Swift's order; nil for other symbols.
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
