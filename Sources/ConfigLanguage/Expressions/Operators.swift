extension Evaluation {
  /// Returns the value of operands joined by `+ - * / %` of one precedence, from left to right; `+`
  /// joins texts and lists, too.
  func arithmetic(
    _ first: Expression, _ rest: [Expression.Operation]
  ) throws(ExpressionError) -> DataValue? {
    guard var left = try value(of: first) else { return nil }
    for operation in rest {
      let (symbol, operand) = (operation.symbol, operation.operand)
      guard let right = try value(of: operand) else { return nil }
      switch (symbol.kind, left, right) {
      case (.symbol(.plus), .string(let a), .string(let b)):
        left = .string(try joined(a, b, at: operand.span))
      case (.symbol(.plus), .list(let a), .list(let b)):
        guard a.count + b.count <= Self.longestList else {
          throw Self.tooManyElements(at: operand.span)
        }
        try room.spend(a.count + b.count, at: operand.span)
        left = .list(a + b)
      case (.symbol(let kind), .number(let a), .number(let b)):
        left = .number(try number(a, kind, b, symbol, operand.span))
      case (.symbol(.plus), .string, .number), (.symbol(.plus), .number, .string):
        throw ExpressionError(
          at: symbol.span, "'+' does not join \(left.summary) with \(right.summary)",
          suggestion: "use ${…} twice to join text with numbers")
      case (.symbol(.plus), _, _):
        throw ExpressionError(
          at: symbol.span, "'+' does not join \(left.summary) with \(right.summary)")
      case (_, .number, _):
        throw ExpressionError(at: operand.span, "expected a number, found \(right.summary)")
      default:
        // Only the first operand can be wrong: any result of it is a number.
        throw ExpressionError(at: first.span, "expected a number, found \(left.summary)")
      }
    }
    return left
  }

  private func joined(
    _ a: String, _ b: String, at span: Range<Int>
  ) throws(ExpressionError) -> String {
    guard a.utf8.count + b.utf8.count <= Self.longestText else {
      throw Self.tooLong(at: span)
    }
    try room.spend(a.utf8.count + b.utf8.count, at: span)
    return a + b
  }

  private func number(
    _ a: Double, _ kind: Token.Symbol, _ b: Double, _ symbol: Token, _ divisor: Range<Int>
  ) throws(ExpressionError) -> Double {
    if kind == .divide || kind == .remainder, b == 0 {
      throw ExpressionError(at: divisor, "division by zero")
    }
    let result = kind.result(of: a, b)
    guard result.isFinite else {
      throw ExpressionError(at: symbol.span, "the result is too large")
    }
    return result
  }

  /// Returns the value of `==` and `!=` on any two values of one type or null, of the rest on
  /// numbers and on text.
  func comparison(
    _ left: Expression, _ symbol: Token, _ right: Expression
  ) throws(ExpressionError) -> DataValue? {
    guard case .symbol(let kind) = symbol.kind, let a = try value(of: left),
      let b = try value(of: right)
    else { return nil }
    if case (.string(let a), .string(let b)) = (a, b) {
      try room.spend(min(a.utf8.count, b.utf8.count), at: symbol.span)
    }
    let result: Bool? =
      switch (kind, a, b) {
      case (.equal, _, _) where canEqual(a, b): try isEqual(a, b, symbol)
      case (.notEqual, _, _) where canEqual(a, b): try !isEqual(a, b, symbol)
      case (_, .number(let a), .number(let b)): isInOrder(a, kind, b)
      case (_, .string(let a), .string(let b)): isInOrder(a, kind, b)
      default: nil
      }
    guard let result else {
      throw ExpressionError(
        at: symbol.span, "'\(kind.rawValue)' does not compare \(a.summary) with \(b.summary)")
    }
    return .bool(result)
  }

  private func canEqual(_ a: DataValue, _ b: DataValue) -> Bool {
    switch (a, b) {
    case (.null, _), (_, .null), (.bool, .bool), (.number, .number), (.string, .string),
      (.list, .list), (.object, .object):
      true
    default: false
    }
  }

  /// Returns whether a list contains an element equal to a value; one of another type is not.
  func contains(
    _ values: [DataValue], _ wanted: DataValue, at span: Range<Int>
  ) throws(ExpressionError) -> Bool {
    var room = Self.longestComparison
    for value in values {
      let before = room
      guard let isEqual = Self.isEqual(value, wanted, room: &room) else {
        throw Self.tooManyValues(at: span)
      }
      try self.room.spend(before - room, at: span)
      if isEqual { return true }
    }
    return false
  }

  private static func tooManyValues(at span: Range<Int>) -> ExpressionError {
    ExpressionError(
      at: span, "the values hold more than \(longestComparison) others to compare")
  }

  /// Returns whether two values, with all nested ones, are equal.
  ///
  /// A few `let`s whose lists contain each other ten times each have more values than can be
  /// compared.
  private func isEqual(
    _ a: DataValue, _ b: DataValue, _ symbol: Token
  ) throws(ExpressionError) -> Bool {
    var room = Self.longestComparison
    guard let result = Self.isEqual(a, b, room: &room) else {
      throw Self.tooManyValues(at: symbol.span)
    }
    try self.room.spend(Self.longestComparison - room, at: symbol.span)
    return result
  }

  /// Returns whether two values are equal; nil once `room` values have been compared.
  private static func isEqual(_ a: DataValue, _ b: DataValue, room: inout Int) -> Bool? {
    room -= 1
    guard room > 0 else { return nil }
    switch (a, b) {
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for (first, second) in zip(a, b) {
        guard let isEqual = isEqual(first, second, room: &room) else { return nil }
        if !isEqual { return false }
      }
      return true
    case (.object(let a), .object(let b)):
      guard a.count == b.count else { return false }
      for (name, first) in a {
        guard let second = b[name] else { return false }
        guard let isEqual = isEqual(first, second, room: &room) else { return nil }
        if !isEqual { return false }
      }
      return true
    case (.string(let a), .string(let b)):
      // Long texts are like lists of their bytes.
      room -= min(a.utf8.count, b.utf8.count) / 16
      return room > 0 ? a == b : nil
    default: return a == b
    }
  }

  private func isInOrder<T: Comparable>(_ a: T, _ kind: Token.Symbol, _ b: T) -> Bool? {
    switch kind {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: nil
    }
  }
}

extension Token.Symbol {
  /// Returns the result of an operator on two numbers; not finite for a division by zero.
  ///
  /// - Precondition: The symbol is one of `+ - * / %`.
  @inline(__always)
  func result(of a: Double, _ b: Double) -> Double {
    switch self {
    case .plus: a + b
    case .minus: a - b
    case .times: a * b
    case .divide: a / b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    default: preconditionFailure("'\(rawValue)' is not an operator on numbers")
    }
  }
}

extension ExpressionFunction {
  /// Returns the result of a function of one number; nil for another function.
  @inline(__always)
  func result(of number: Double) -> Double? {
    switch self {
    // Half away from zero, as in school.
    case .round: number.rounded()
    case .floor: number.rounded(.down)
    case .ceil: number.rounded(.up)
    case .abs: number.magnitude
    default: nil
    }
  }
}
