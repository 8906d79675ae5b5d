/// Computes the value of expressions in a scope.
///
/// A nil result is one that waits for a pending name.
struct Evaluation {
  /// How long text may become, in bytes of UTF-8: a few `let`s that double each other's text would
  /// otherwise fill the memory.
  static let longestText = 1_000_000

  /// How many values a comparison may look at.
  static let longestComparison = 1_000_000

  let scope: Scope

  /// The value of an expression.
  ///
  /// - Parameter isOptional: True on the left of `??`, where a missing field is null.
  func value(
    of expression: Expression, isOptional: Bool = false
  ) throws(ExpressionError) -> DataValue? {
    switch expression.kind {
    case .literal(let value):
      return value
    case .name(let name):
      return try value(named: name, at: expression.span)
    case .access(let base, let steps):
      return try value(of: base, steps, isOptional: isOptional)
    case .negative(let operand):
      return try number(operand).map { .number(-$0) }
    case .not(let operand):
      return try truth(operand).map { .bool(!$0) }
    case .arithmetic(let first, let rest):
      return try arithmetic(first, rest)
    case .comparison(let left, let symbol, let right):
      return try comparison(left, symbol, right)
    case .conjunction(let operands):
      return try firstTruth(false, of: operands)
    case .disjunction(let operands):
      return try firstTruth(true, of: operands)
    case .firstPresent(let operands):
      return try firstPresent(operands)
    case .choice(let condition, let then, let otherwise):
      guard let isTrue = try truth(condition) else { return nil }
      return try value(of: isTrue ? then : otherwise)
    case .call(let function, let arguments):
      return try call(function, arguments, at: expression.span)
    }
  }

  /// The value of an expression that must be a number.
  func number(_ expression: Expression) throws(ExpressionError) -> Double? {
    guard let value = try value(of: expression) else { return nil }
    guard case .number(let number) = value else {
      throw ExpressionError(
        at: expression.span, "expected a number, found \(value.summary)")
    }
    return number
  }

  /// The value of an expression that must be text.
  func text(_ expression: Expression) throws(ExpressionError) -> String? {
    guard let value = try value(of: expression) else { return nil }
    guard case .string(let text) = value else {
      throw ExpressionError(at: expression.span, "expected text, found \(value.summary)")
    }
    return text
  }

  /// The value of an expression that must be true or false.
  private func truth(_ expression: Expression) throws(ExpressionError) -> Bool? {
    guard let value = try value(of: expression) else { return nil }
    guard case .bool(let isTrue) = value else {
      throw ExpressionError(
        at: expression.span, "expected true or false, found \(value.summary)")
    }
    return isTrue
  }

  private func value(
    named name: String, at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    switch scope[name] {
    case .value(let value): return value
    case .pending: return nil
    case .unknown: throw ExpressionError.unknownName(name, at: span, among: scope.names)
    }
  }

  /// The one of `&&`'s and `||`'s operands that decides, or else the last one's value.
  private func firstTruth(
    _ deciding: Bool, of operands: [Expression]
  ) throws(ExpressionError) -> DataValue? {
    for operand in operands {
      guard let isTrue = try truth(operand) else { return nil }
      if isTrue == deciding { return .bool(deciding) }
    }
    return .bool(!deciding)
  }

  private func firstPresent(_ operands: [Expression]) throws(ExpressionError) -> DataValue? {
    for operand in operands.dropLast() {
      guard let value = try value(of: operand, isOptional: true) else { return nil }
      guard case .null = value else { return value }
    }
    // The parser makes no such node without operands.
    guard let last = operands.last else { return .null }
    return try value(of: last)
  }
}
