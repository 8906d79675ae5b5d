import PlainText

/// The names in an expression, and their values.
package struct Scope: Sendable {
  /// The result of a name's lookup.
  package enum Lookup: Sendable {
    /// A known value.
    case value(DataValue)
    /// A computed value of a later pass, for which the expression waits.
    case pending
    /// An unknown name.
    case unknown
  }

  /// The values of a whole screen, and those of outer names that are too many for a linear search.
  private var outer: [String: DataValue]
  /// The values of inner names, such as a cell's item: a few, set anew for each element, in a short
  /// list, which is faster to copy and to search than a dictionary.
  private var inner: [Binding] = []
  /// The ids whose values no pass of layout has computed yet.
  package var pending: Set<String>
  /// The steps that the expressions of a screen may take together; nil for no such bound.
  package var budget: ExpressionBudget?

  private struct Binding: Sendable {
    let name: String
    var value: DataValue
  }

  /// The most names in a linear search.
  private static let innerLimit = 12

  /// Creates a scope of names.
  package init(
    values: [String: DataValue] = [:], pending: Set<String> = [], budget: ExpressionBudget? = nil
  ) {
    outer = values
    self.pending = pending
    self.budget = budget
  }

  /// Accesses the lookup of a name.
  package subscript(name: String) -> Lookup {
    if let value = value(named: name) { return .value(value) }
    return pending.contains(name) ? .pending : .unknown
  }

  /// Returns the value of a name; nil for one that is unknown, or not known yet.
  package func value(named name: String) -> DataValue? {
    for binding in inner where binding.name == name { return binding.value }
    return outer[name]
  }

  /// Binds a name to a value, which hides an outer one.
  package mutating func bind(_ name: String, to value: DataValue) {
    if let place = inner.firstIndex(where: { $0.name == name }) {
      inner[place].value = value
    } else if inner.count < Self.innerLimit {
      if inner.isEmpty { inner.reserveCapacity(6) }
      inner.append(Binding(name: name, value: value))
    } else {
      outer = values
      inner = [Binding(name: name, value: value)]
    }
  }

  /// The values of all known names.
  package var values: [String: DataValue] {
    inner.reduce(into: outer) { $0[$1.name] = $1.value }
  }

  /// All names, known and pending.
  package var names: Set<String> { pending.union(values.keys) }
}

/// Computes the value of expressions in a scope.
///
/// A nil result waits for a pending name.
struct Evaluation {
  /// The longest text, in bytes of UTF-8: a few `let`s that double each other's text would
  /// otherwise exhaust the memory.
  static let longestText = 1_000_000

  /// The most values that a comparison visits.
  static let longestComparison = 1_000_000

  /// The most elements of lists for which one template computes expressions, and the most bytes of
  /// text that these create.
  static let longestList = 1_000_000
  static let longestTexts = 64_000_000

  /// The most steps of one template: half a second on a machine of 2020.
  ///
  /// A step is a part of an expression, or a byte of a text or an element of a list that a function
  /// looks at; some look several times.
  static let mostWork = 20_000_000

  let scope: Scope
  /// The rest of these bounds.
  let room: ExpressionRoom

  /// Creates the evaluation of a template's expressions.
  init(scope: Scope) {
    self.init(scope: scope, room: ExpressionRoom(scope.budget))
  }

  /// Creates the evaluation of a part of an expression, with what is left of its bounds.
  init(scope: Scope, room: ExpressionRoom) {
    self.scope = scope
    self.room = room
  }

  /// Returns the value of an expression.
  ///
  /// - Parameter isOptional: Indicates whether a missing field is null, as on the left of `??`.
  func value(
    of expression: Expression, isOptional: Bool = false
  ) throws(ExpressionError) -> DataValue? {
    try room.spend(1, at: expression.span)
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
    case .list(let elements):
      return try values(elements).map(DataValue.list)
    }
  }

  private func values(_ elements: [Expression]) throws(ExpressionError) -> [DataValue]? {
    var values: [DataValue] = []
    for element in elements {
      guard let value = try value(of: element) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the value of an expression that must be a number.
  func number(_ expression: Expression) throws(ExpressionError) -> Double? {
    guard let value = try value(of: expression) else { return nil }
    guard case .number(let number) = value else {
      throw ExpressionError(
        at: expression.span, "expected a number, found \(value.summary)")
    }
    return number
  }

  /// Returns the value of an expression that must be text.
  func text(_ expression: Expression) throws(ExpressionError) -> String? {
    guard let value = try value(of: expression) else { return nil }
    guard case .string(let text) = value else {
      throw ExpressionError(at: expression.span, "expected text, found \(value.summary)")
    }
    return text
  }

  /// Returns the value of an expression that must be a whole number of at least 0.
  func count(_ expression: Expression) throws(ExpressionError) -> Int? {
    guard let number = try number(expression) else { return nil }
    guard let count = Int(exactly: number), count >= 0 else {
      throw ExpressionError(
        at: expression.span,
        "expected a whole number from 0 on, found \(DataValue.number(number).summary)")
    }
    return count
  }

  /// Returns the value of an expression that must be true or false.
  func truth(_ expression: Expression) throws(ExpressionError) -> Bool? {
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

  /// Returns the deciding operand of `&&` or `||`, or else the last one's value.
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
    // The parser creates no such node without operands.
    guard let last = operands.last else { return .null }
    return try value(of: last)
  }
}

extension Evaluation {
  /// The result of a step into a value.
  private enum Found {
    case value(DataValue)
    /// The step's subscript or argument waits for a pending name.
    case pending
    /// An object lacks the field (text), or a list the element (a number).
    case missing(key: DataValue)
  }

  /// Returns the value at the end of fields and elements.
  func value(
    of base: Expression, _ steps: [Expression.Step], isOptional: Bool
  ) throws(ExpressionError) -> DataValue? {
    guard var value = try value(of: base, isOptional: isOptional) else { return nil }
    for (place, step) in steps.enumerated() {
      // On the left of `??`, a missing part makes the whole path null.
      if isOptional, case .null = value { return .null }
      switch try follow(step, into: value, { description(of: base, steps.prefix(place)) }) {
      case .value(let found): value = found
      case .pending: return nil
      case .missing(let key):
        guard !isOptional else { return .null }
        throw missing(key, in: value, description(of: base, steps.prefix(place)), at: step.span)
      }
    }
    return value
  }

  /// Takes one step; `path` describes the value before it.
  private func follow(
    _ step: Expression.Step, into value: DataValue, _ path: () -> String
  ) throws(ExpressionError) -> Found {
    switch step {
    case .field(let name, let span):
      if case .object(let fields) = value, let field = fields[name] { return .value(field) }
      try room.spend(cost(ofMember: name, of: value), at: span)
      // A field named `count` takes precedence over the count of fields.
      if let member = member(named: name, of: value) { return .value(member) }
      if case .object = value { return .missing(key: .string(name)) }
      throw ExpressionError(
        at: span,
        "\(path()) is \(value.summary) and has no '\(excerpt(of: name, limit: 40))'",
        suggestion: advice(onMember: name, of: value))
    case .call(let method, let arguments, let span):
      return try call(method, on: value, arguments, at: span, path)
        .map(Found.value) ?? .pending
    case .each(let method, let element, let span):
      guard case .list(let values) = value else {
        throw Self.noMethod(method.rawValue, of: value, path, at: span)
      }
      return try call(method, on: values, element, at: span).map(Found.value) ?? .pending
    case .element(let index):
      guard let key = try self.value(of: index) else { return .pending }
      switch (value, key) {
      case (.list(let values), .number(let number)):
        guard let index = Int(exactly: number), values.indices.contains(index) else {
          return .missing(key: key)
        }
        return .value(values[index])
      case (.object(let fields), .number(let number)):
        // A number may name a field, such as a day in a month.
        let name = NumberText.shortest(number)
        return fields[name].map(Found.value) ?? .missing(key: .string(name))
      case (.object(let fields), .string(let name)):
        return fields[name].map(Found.value) ?? .missing(key: key)
      case (.list, _):
        throw ExpressionError(at: index.span, "expected a number, found \(key.summary)")
      case (.object, _):
        throw ExpressionError(at: index.span, "expected a field's name, found \(key.summary)")
      default:
        throw ExpressionError(at: index.span, "\(path()) is \(value.summary) and has no elements")
      }
    }
  }

  private func missing(
    _ key: DataValue, in value: DataValue, _ path: String, at span: Range<Int>
  ) -> ExpressionError {
    switch (value, key) {
    case (.object(let fields), .string(let name)):
      ExpressionError(
        at: span, "\(path) has no field '\(excerpt(of: name, limit: 40))'",
        suggestion: suggestion(for: name, among: fields.keys)
          ?? listing(
            "write '?? …' where it may be missing; its fields",
            // No expression needs the name of a design token, which is a field of its parts.
            fields.keys.filter { !$0.hasPrefix("{") }))
    default:
      ExpressionError(
        at: span, "\(path) is \(value.summary) and has no element \(key.text ?? "")",
        suggestion: "elements count from 0")
    }
  }

  /// Returns a path in its notation, in quotes.
  private func description(
    of base: Expression, _ steps: ArraySlice<Expression.Step>
  ) -> String {
    guard case .name(let name) = base.kind else { return "the value" }
    let path = steps.reduce(into: name) { path, step in
      switch step {
      case .field(let name, _): path += "." + name
      case .element: path += "[…]"
      case .call(let method, _, _): path += ".\(method.rawValue)(…)"
      case .each(let method, _, _): path += ".\(method.rawValue)(…)"
      }
    }
    return "'\(excerpt(of: path, limit: 80))'"
  }
}

extension Evaluation {
  /// Returns the value of a call whose number of arguments the parser has checked.
  func call(
    _ function: ExpressionFunction, _ arguments: [Expression], at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    switch function {
    case .upper, .lower:
      guard let text = try text(arguments[0]) else { return nil }
      try room.spend(4 * text.utf8.count, at: span)
      return .string(function == .upper ? text.uppercased() : text.lowercased())
    case .round, .floor, .ceil, .abs:
      return try number(arguments[0]).flatMap { function.result(of: $0).map(DataValue.number) }
    case .decimals:
      // As long as a text of so many bytes.
      try room.spend(50, at: span)
      return try decimals(arguments[0], count: arguments[1])
    case .number: return try readNumber(arguments[0])
    case .formatted, .percent, .compact, .currency, .date, .relative:
      // ICU takes tens of microseconds for a value.
      try room.spend(2000, at: span)
      return try localized(function, arguments, at: span)
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

  /// Returns the number in a text, in the notation of data files; a number is returned unchanged.
  private func readNumber(_ argument: Expression) throws(ExpressionError) -> DataValue? {
    guard let value = try value(of: argument) else { return nil }
    switch value {
    case .number: return value
    case .string(let text):
      try room.spend(4 * text.utf8.count, at: argument.span)
      if case .number(let number)? = try? ScalarReader.value(ofPlain: trimmed(text)) {
        return .number(number)
      }
    case .null, .bool, .list, .object: break
    }
    throw ExpressionError(
      at: argument.span, "expected a number or the text of one, found \(value.summary)")
  }
}
