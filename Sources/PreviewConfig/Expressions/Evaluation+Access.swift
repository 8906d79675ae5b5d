import PlainText

extension Evaluation {
  /// What a step into a value finds.
  private enum Found {
    case value(DataValue)
    /// The step's subscript waits for a pending name.
    case pending
    /// An object has no such field (text), or a list no such element (a number).
    case missing(key: DataValue)
  }

  /// The value that fields and elements lead to.
  func value(
    of base: Expression, _ steps: [Expression.Step], isOptional: Bool
  ) throws(ExpressionError) -> DataValue? {
    guard var value = try value(of: base, isOptional: isOptional) else { return nil }
    for (place, step) in steps.enumerated() {
      // On the left of `??`, what is missing makes the whole path null.
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

  /// Takes one step; `path` describes the value that it leads into.
  private func follow(
    _ step: Expression.Step, into value: DataValue, _ path: () -> String
  ) throws(ExpressionError) -> Found {
    switch step {
    case .field(let name, let span):
      if case .object(let fields) = value, let field = fields[name] { return .value(field) }
      // A field named `count` comes before the count of fields.
      if name == "count", let count = count(of: value) { return .value(.number(Double(count))) }
      if case .object = value { return .missing(key: .string(name)) }
      throw ExpressionError(
        at: span,
        "\(path()) is \(value.summary) and has no '\(excerpt(of: name, limit: 40))'")
    case .element(let index):
      guard let key = try self.value(of: index) else { return .pending }
      switch (value, key) {
      case (.list(let values), .number(let number)):
        guard let index = Int(exactly: number), values.indices.contains(index) else {
          return .missing(key: key)
        }
        return .value(values[index])
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

  /// How many characters, elements or fields a value has; nil for what cannot be counted.
  private func count(of value: DataValue) -> Int? {
    switch value {
    case .string(let text): text.count
    case .list(let values): values.count
    case .object(let fields): fields.count
    case .null, .bool, .number: nil
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
          ?? listing("write '?? …' where it may be missing; its fields", fields.keys))
    default:
      ExpressionError(
        at: span, "\(path) is \(value.summary) and has no element \(key.text ?? "")",
        suggestion: "elements count from 0")
    }
  }

  /// A path as it was written, in quotes.
  private func description(
    of base: Expression, _ steps: ArraySlice<Expression.Step>
  ) -> String {
    guard case .name(let name) = base.kind else { return "the value" }
    let path = steps.reduce(into: name) { path, step in
      switch step {
      case .field(let name, _): path += "." + name
      case .element: path += "[…]"
      }
    }
    return "'\(excerpt(of: path, limit: 80))'"
  }
}
