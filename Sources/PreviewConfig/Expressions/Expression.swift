/// An expression that was parsed, with the place of each of its parts.
///
/// Operators of one precedence that follow each other are one node with a list of operands, so that
/// a long sum is no deeper than a short one: depth is that of parentheses and the like, and
/// bounded.
struct Expression: Sendable {
  var kind: Kind
  /// The part of the template's scalar that the expression was written as, in Unicode scalars.
  var span: Range<Int>

  indirect enum Kind: Sendable {
    case literal(DataValue)
    case name(String)
    case access(Expression, [Step])
    case negative(Expression)
    case not(Expression)
    case arithmetic(Expression, [Operation])
    case comparison(Expression, Token, Expression)
    /// `&&`: false as soon as one operand is.
    case conjunction([Expression])
    /// `||`: true as soon as one operand is.
    case disjunction([Expression])
    /// `??`: the first operand that is there and not null, or else the last.
    case firstPresent([Expression])
    case choice(condition: Expression, then: Expression, otherwise: Expression)
    case call(ExpressionFunction, [Expression])
  }

  /// An operator and its right operand.
  struct Operation: Sendable {
    let symbol: Token
    let operand: Expression
  }

  /// A way from a value into it.
  enum Step: Sendable {
    case field(String, span: Range<Int>)
    case element(Expression)

    /// The part of the scalar that names the field or element.
    var span: Range<Int> {
      switch self {
      case .field(_, let span): span
      case .element(let index): index.span
      }
    }
  }

  /// The names that the expression reads from its scope, and where.
  func forEachName(_ body: (String, Range<Int>) -> Void) {
    switch kind {
    case .literal: break
    case .name(let name): body(name, span)
    case .access(let base, let steps):
      base.forEachName(body)
      for case .element(let index) in steps { index.forEachName(body) }
    case .negative(let operand), .not(let operand): operand.forEachName(body)
    case .arithmetic(let first, let rest):
      first.forEachName(body)
      for operation in rest { operation.operand.forEachName(body) }
    case .comparison(let left, _, let right):
      left.forEachName(body)
      right.forEachName(body)
    case .conjunction(let operands), .disjunction(let operands), .firstPresent(let operands),
      .call(_, let operands):
      for operand in operands { operand.forEachName(body) }
    case .choice(let condition, let then, let otherwise):
      condition.forEachName(body)
      then.forEachName(body)
      otherwise.forEachName(body)
    }
  }
}
