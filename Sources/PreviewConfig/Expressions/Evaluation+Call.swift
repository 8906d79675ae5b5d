import PlainText

extension Evaluation {
  /// The value of a call whose count of arguments the parser has checked.
  func call(
    _ function: ExpressionFunction, _ arguments: [Expression], at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    switch function {
    case .upper: return try text(arguments[0]).map { .string($0.uppercased()) }
    case .lower: return try text(arguments[0]).map { .string($0.lowercased()) }
    case .round:
      // Half away from zero, as in school.
      return try number(arguments[0]).map { .number($0.rounded()) }
    case .floor: return try number(arguments[0]).map { .number($0.rounded(.down)) }
    case .ceil: return try number(arguments[0]).map { .number($0.rounded(.up)) }
    case .abs: return try number(arguments[0]).map { .number($0.magnitude) }
    case .decimals: return try decimals(arguments[0], count: arguments[1])
    case .min, .max:
      guard var best = try number(arguments[0]) else { return nil }
      for argument in arguments.dropFirst() {
        guard let next = try number(argument) else { return nil }
        best = function == .min ? Swift.min(best, next) : Swift.max(best, next)
      }
      return .number(best)
    }
  }

  private func decimals(
    _ argument: Expression, count: Expression
  ) throws(ExpressionError) -> DataValue? {
    guard let value = try number(argument), let digits = try number(count) else { return nil }
    guard let digits = Int(exactly: digits), (0...15).contains(digits) else {
      throw ExpressionError(
        at: count.span,
        "expected 0 to 15 decimals, found \(DataValue.number(digits).summary)")
    }
    return .string(NumberText.decimals(value, count: digits))
  }
}
