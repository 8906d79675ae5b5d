/// A Pratt parser for the expression in `${…}`.
struct ExpressionParser {
  /// The limit of nesting of parentheses, choices, signs, subscripts and calls.
  static let maximumDepth = 64

  private var lexer: ExpressionLexer
  private var token: Token

  /// Parses the expression whose `${` is at an offset of a scalar.
  ///
  /// - Returns: The expression, and the offset after its `}`.
  static func parse(
    _ source: [Unicode.Scalar], opening: Int
  ) throws(ExpressionError) -> (expression: Expression, end: Int) {
    var parser = try ExpressionParser(ExpressionLexer(source, opening: opening))
    if parser.token.kind == .end {
      throw ExpressionError(at: opening..<parser.token.span.upperBound, "the expression is empty")
    }
    let expression = try parser.expression(depth: 1)
    guard parser.token.kind == .end else { throw parser.strayToken() }
    return (expression, parser.token.span.upperBound)
  }

  private init(_ lexer: ExpressionLexer) throws(ExpressionError) {
    self.lexer = lexer
    token = try self.lexer.next()
  }

  private mutating func expression(depth: Int) throws(ExpressionError) -> Expression {
    let condition = try operation(precedence: 1, depth: depth)
    guard try take(.question) else { return condition }
    let then = try expression(depth: depth + 1)
    try expect(.colon)
    let otherwise = try expression(depth: depth + 1)
    return Expression(
      kind: .choice(condition: condition, then: then, otherwise: otherwise),
      span: condition.span.lowerBound..<otherwise.span.upperBound)
  }

  /// Parses operands joined by operators that bind at least as tightly as `precedence`.
  private mutating func operation(
    precedence minimum: Int, depth: Int
  ) throws(ExpressionError) -> Expression {
    var left = try prefixed(depth: depth)
    while let precedence = binaryPrecedence, precedence >= minimum {
      var rest: [Expression.Operation] = []
      while binaryPrecedence == precedence {
        let symbol = token
        try advance()
        let operand = try operation(precedence: precedence + 1, depth: depth)
        rest.append(Expression.Operation(symbol: symbol, operand: operand))
      }
      left = try joined(left, rest)
    }
    return left
  }

  private var binaryPrecedence: Int? {
    if case .symbol(let symbol) = token.kind { symbol.precedence } else { nil }
  }

  /// Returns the node for operators of one precedence.
  private func joined(
    _ first: Expression, _ rest: [Expression.Operation]
  ) throws(ExpressionError) -> Expression {
    guard let last = rest.last, case .symbol(let kind) = last.symbol.kind else { return first }
    let span = first.span.lowerBound..<last.operand.span.upperBound
    let operands = [first] + rest.map(\.operand)
    switch kind {
    case .and: return Expression(kind: .conjunction(operands), span: span)
    case .or: return Expression(kind: .disjunction(operands), span: span)
    case .coalesce: return Expression(kind: .firstPresent(operands), span: span)
    case .plus, .minus, .times, .divide, .remainder:
      return Expression(kind: .arithmetic(first, rest), span: span)
    default:
      guard rest.count == 1 else {
        throw ExpressionError(
          at: rest[1].symbol.span, "comparisons do not chain", suggestion: "join them with '&&'")
      }
      return Expression(kind: .comparison(first, last.symbol, last.operand), span: span)
    }
  }

  private mutating func prefixed(depth: Int) throws(ExpressionError) -> Expression {
    // Every recursion passes here, so that this one check bounds them all.
    guard depth <= Self.maximumDepth else {
      throw ExpressionError(
        at: token.span, "an expression may be nested at most \(Self.maximumDepth) deep")
    }
    let start = token.span.lowerBound
    if try take(.minus) {
      let operand = try prefixed(depth: depth + 1)
      return Expression(kind: .negative(operand), span: start..<operand.span.upperBound)
    }
    if try take(.not) {
      let operand = try prefixed(depth: depth + 1)
      return Expression(kind: .not(operand), span: start..<operand.span.upperBound)
    }
    return try accessed(depth: depth)
  }

  /// Returns a value with the fields and elements that are read from it, and the methods that are
  /// called on it.
  private mutating func accessed(depth: Int) throws(ExpressionError) -> Expression {
    let base = try primary(depth: depth)
    var steps: [Expression.Step] = []
    var end = base.span.upperBound
    while true {
      if try take(.dot) {
        guard case .name(let field) = token.kind else {
          throw ExpressionError(
            at: token.span, "expected a field's name after '.', found \(token.description)")
        }
        let span = token.span
        end = span.upperBound
        try advance()
        if token.kind == .symbol(.openParenthesis) {
          let call = try call(ofMethod: field, at: span, depth: depth)
          steps.append(call.step)
          end = call.end
        } else {
          steps.append(.field(field, span: span))
        }
      } else if try take(.openBracket) {
        steps.append(.element(try expression(depth: depth + 1)))
        end = token.span.upperBound
        try expect(.closeBracket)
      } else {
        break
      }
    }
    guard !steps.isEmpty else { return base }
    return Expression(kind: .access(base, steps), span: base.span.lowerBound..<end)
  }

  private mutating func primary(depth: Int) throws(ExpressionError) -> Expression {
    let first = token
    switch first.kind {
    case .number(let number):
      try advance()
      return Expression(kind: .literal(.number(number)), span: first.span)
    case .text(let text):
      try advance()
      return Expression(kind: .literal(.string(text)), span: first.span)
    case .name(let name):
      try advance()
      switch name {
      case "true": return Expression(kind: .literal(.bool(true)), span: first.span)
      case "false": return Expression(kind: .literal(.bool(false)), span: first.span)
      case "null": return Expression(kind: .literal(.null), span: first.span)
      default:
        guard token.kind == .symbol(.openParenthesis) else {
          return Expression(kind: .name(name), span: first.span)
        }
        return try call(name, at: first.span, depth: depth)
      }
    case .symbol(.openParenthesis):
      try advance()
      var inner = try expression(depth: depth + 1)
      inner.span = first.span.lowerBound..<token.span.upperBound
      try expect(.closeParenthesis)
      return inner
    case .symbol(.openBracket):
      let (elements, end) = try values(until: .closeBracket, depth: depth)
      return Expression(kind: .list(elements), span: first.span.lowerBound..<end)
    case .symbol, .end:
      throw ExpressionError(at: first.span, "expected a value, found \(first.description)")
    }
  }

  private mutating func call(
    _ name: String, at span: Range<Int>, depth: Int
  ) throws(ExpressionError) -> Expression {
    guard let function = ExpressionFunction(rawValue: name) else {
      throw ExpressionError.unknownFunction(name, at: span)
    }
    let (arguments, end) = try values(until: .closeParenthesis, depth: depth)
    let whole = span.lowerBound..<end
    guard function.argumentCounts.contains(arguments.count) else {
      throw ExpressionError(
        at: whole, "'\(name)' takes \(function.arguments), found \(arguments.count)")
    }
    return Expression(kind: .call(function, arguments), span: whole)
  }

  /// Returns the step of a method's call, whose opening parenthesis is the current token, and the
  /// end of its arguments.
  private mutating func call(
    ofMethod name: String, at span: Range<Int>, depth: Int
  ) throws(ExpressionError) -> (step: Expression.Step, end: Int) {
    if let method = ElementMethod(rawValue: name) {
      return try call(method, at: span, depth: depth)
    }
    let (arguments, end) = try values(until: .closeParenthesis, depth: depth)
    guard let method = ExpressionMethod(rawValue: name) else {
      throw ExpressionError.unknownMethod(name, at: span)
    }
    return (try step(method, arguments, at: span, until: end), end)
  }

  private func step(
    _ method: ExpressionMethod, _ arguments: [Expression], at span: Range<Int>, until end: Int
  ) throws(ExpressionError) -> Expression.Step {
    guard method.argumentCounts.contains(arguments.count) else {
      throw ExpressionError(
        at: span.lowerBound..<end,
        "'\(method.rawValue)' takes \(method.arguments), found \(arguments.count)")
    }
    return .call(method, arguments, span: span)
  }

  /// Returns the step of a method's call with an expression for each element: `item.name`, or `user
  /// => user.name`, which names the element.
  private mutating func call(
    _ method: ElementMethod, at span: Range<Int>, depth: Int
  ) throws(ExpressionError) -> (step: Expression.Step, end: Int) {
    let opening = self
    try advance()
    let parameter = try parameterName()
    if parameter == nil, let ofValues = ExpressionMethod(rawValue: method.rawValue) {
      self = opening
      let (arguments, end) = try values(until: .closeParenthesis, depth: depth)
      return (try step(ofValues, arguments, at: span, until: end), end)
    }
    if method == .sorted, token.kind == .symbol(.closeParenthesis) {
      let end = token.span.upperBound
      try expect(.closeParenthesis)
      let element = Expression.ElementExpression(
        parameter: nil, body: Expression(kind: .name("item"), span: span))
      return (.each(method, element, span: span), end)
    }
    guard token.kind != .symbol(.closeParenthesis) else {
      throw ListMember(rawValue: method.rawValue) == nil
        ? ExpressionError(
          at: span, "'\(method.rawValue)' takes an expression for each element",
          suggestion: "write it as in items.\(method.rawValue)(item.name)")
        : ExpressionError.unknownMethod(method.rawValue, at: span)
    }
    let body = try expression(depth: depth + 1)
    let end = token.span.upperBound
    try expect(.closeParenthesis)
    let element = Expression.ElementExpression(parameter: parameter, body: body)
    return (.each(method, element, span: span), end)
  }

  /// Returns the name before `=>`, and consumes both; nil for none.
  private mutating func parameterName() throws(ExpressionError) -> String? {
    guard case .name(let name) = token.kind else { return nil }
    var ahead = self
    try ahead.advance()
    guard try ahead.take(.arrow) else { return nil }
    self = ahead
    return name
  }

  /// Returns the values in parentheses or brackets, whose opening one is the current token, and
  /// their end.
  private mutating func values(
    until closing: Token.Symbol, depth: Int
  ) throws(ExpressionError) -> (values: [Expression], end: Int) {
    try advance()
    var values: [Expression] = []
    if token.kind != .symbol(closing) {
      repeat { values.append(try expression(depth: depth + 1)) } while try take(.comma)
    }
    let end = token.span.upperBound
    try expect(closing)
    return (values, end)
  }

  private mutating func advance() throws(ExpressionError) {
    token = try lexer.next()
  }

  private mutating func take(_ symbol: Token.Symbol) throws(ExpressionError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ symbol: Token.Symbol) throws(ExpressionError) {
    guard try !take(symbol) else { return }
    throw ExpressionError(
      at: token.span, "expected '\(symbol.rawValue)', found \(token.description)")
  }

  /// Returns the error for a token after a complete expression.
  private func strayToken() -> ExpressionError {
    let suggestion: String? =
      switch token.kind {
      case .name("and"): "use '&&'"
      case .name("or"): "use '||'"
      case .name("not"): "use '!'"
      default: nil
      }
    return ExpressionError(
      at: token.span, "expected an operator, found \(token.description)", suggestion: suggestion)
  }
}
